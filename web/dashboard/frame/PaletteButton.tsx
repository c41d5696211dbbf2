import { Button, Text } from "../../parts/chakra.ts"
import { runCommand } from "../../parts/commands/commands.ts"
import { keyNames } from "../../parts/commands/keyNames.ts"

const GLASS = "M7 11.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9ZM10.500 10.500 14 14"

/** Opens the palette, for those who have no keyboard or do not know it yet. */
export const PaletteButton = () => (
  <Button
    variant="outline"
    size="sm"
    paddingX={{ base: "2", lg: "3" }}
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => runCommand("palette")}
  >
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={GLASS} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
    <Text as="span" srOnly={{ base: true, lg: false }}>
      Find anything
    </Text>
    <Text as="span" display={{ base: "none", lg: "inline" }} color="night.muted" fontWeight="normal" aria-hidden>
      {keyNames("mod+k")[0]}
    </Text>
  </Button>
)
