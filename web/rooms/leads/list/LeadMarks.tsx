import { Badge } from "@chakra-ui/react/badge"
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden"
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
  <span className="lead-repeat" title="Another lead has the same email address or phone number">
    <StrokeIcon path="M5.500 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4M1.500 13c0-2.300 1.700-3.500 4-3.500S9.500 10.700 9.500 13M10.500 7a2 2 0 1 0-1-3.700M11.500 9.600c1.800.2 3 1.400 3 3.400" />
    <VisuallyHidden>Possible repeat</VisuallyHidden>
  </span>
)
