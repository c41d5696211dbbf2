import { Button } from "../../parts/chakra.ts"
import { StrokeIcon } from "../../parts/StrokeIcon.tsx"
import { chooseColorMode, useColorMode } from "../frame/colorMode.ts"

const MOON = "M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5Z"
const SUN = "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1"

/** Switches between light and dark. */
export const ColorModeButton = () => {
  const mode = useColorMode()
  const other = mode === "dark" ? "light" : "dark"
  return (
    <Button
      variant="ghost"
      width="full"
      justifyContent="start"
      paddingX="3"
      fontWeight="normal"
      onClick={() => chooseColorMode(other)}
    >
      <StrokeIcon path={mode === "dark" ? SUN : MOON} />
      {`Use ${other} colors`}
    </Button>
  )
}
