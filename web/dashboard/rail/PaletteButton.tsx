import { Button, Text } from "../../parts/chakra.ts"
import { runCommand } from "../../parts/commands/commands.ts"
import { keyNames } from "../../parts/commands/keyNames.ts"
import { StrokeIcon } from "../../parts/StrokeIcon.tsx"

const GLASS = "M7 11.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM10.500 10.500 14 14"

/** Opens the palette, for those who have no keyboard or do not know it yet. */
export const PaletteButton = () => (
  <Button
    variant="outline"
    size="sm"
    paddingX={{ base: "2", lg: "3" }}
    justifyContent={{ lg: "start" }}
    background={{ lg: "bg" }}
    borderColor={{ base: "transparent", lg: "border" }}
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => runCommand("palette")}
  >
    <StrokeIcon path={GLASS} />
    <Text
      as="span"
      srOnly={{ base: true, lg: false }}
      fontWeight={{ lg: "normal" }}
      color={{ lg: "fg.muted" }}
      flexGrow="1"
      textAlign="start"
    >
      Find anything
    </Text>
    <Text
      as="span"
      display={{ base: "none", lg: "inline" }}
      color="fg.muted"
      fontSize="xs"
      fontWeight="normal"
      aria-hidden
    >
      {keyNames("mod+k")[0]}
    </Text>
  </Button>
)
