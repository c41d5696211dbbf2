import { Badge } from "@chakra-ui/react/badge"
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden"
import { counted } from "../../../parts/list/counts.ts"
import { StrokeIcon } from "../../../parts/StrokeIcon.tsx"

/** Says that somebody else has changed a lead since the list was loaded. */
export const ChangedMark = () => (
  <Badge
    colorPalette="purple"
    variant="surface"
    size="xs"
    flexShrink="0"
    title="Somebody else has changed its status since this list was loaded"
  >
    Changed
  </Badge>
)

/** Says that the sender of a lead may have sent another. */
export const RepeatMark = () => (
  <span className="lead-mark" title="Another lead has the same email address or phone number">
    <StrokeIcon path="M5.500 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4M1.500 13c0-2.300 1.700-3.500 4-3.500S9.500 10.700 9.500 13M10.500 7a2 2 0 1 0-1-3.700M11.500 9.600c1.800.2 3 1.400 3 3.400" />
    <VisuallyHidden>Possible repeat</VisuallyHidden>
  </span>
)

/** Says that something its sender wrote waits for an answer. */
export const WaitingMark = () => (
  <span className="lead-mark" data-waiting="" title="Its sender wrote and waits for an answer">
    <StrokeIcon path="M2 3.500h12v9H2zM2 4l6 5 6-5" />
    <VisuallyHidden>Waits for an answer</VisuallyHidden>
  </span>
)

/** Says that its sender is, or was, on the wait list for a city. */
export const WaitListMark = () => (
  <span className="lead-mark" role="img" aria-label="Wait list" title="Wait list">
    <StrokeIcon path="M8 14C2 8 3.500 2.500 8 2.500S14 8 8 14" />
  </span>
)

/** How many files a lead has. */
export const FilesMark = ({ count }: { count: number }) => (
  <span className="lead-mark" data-files="" title={counted(count, ["file", "files"])}>
    <StrokeIcon path="M12.500 7.500 7.600 12.400a2.900 2.900 0 0 1-4.100-4.100l5.300-5.300a1.900 1.900 0 0 1 2.700 2.700l-5.200 5.200a.9.9 0 0 1-1.300-1.300l4.700-4.700" />
    {count}
    <VisuallyHidden>{count === 1 ? " file" : " files"}</VisuallyHidden>
  </span>
)
