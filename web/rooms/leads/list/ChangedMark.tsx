import { Badge } from "@chakra-ui/react/badge"

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
