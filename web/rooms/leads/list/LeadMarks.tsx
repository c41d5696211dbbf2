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
    <StrokeIcon path="M6 6h7v7H6zM10 6V3H3v7h3" />
    <VisuallyHidden>Possible repeat</VisuallyHidden>
  </span>
)
