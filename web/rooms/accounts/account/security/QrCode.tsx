import { encode } from "uqr"
import { chakra } from "../../../../components/chakra.ts"

// In modules. Scanners require this empty space around the code.
const QUIET_ZONE = 4

/** Dark on light in any color mode, as some scanners read nothing else. */
export const QrCode = ({ label, text }: { label: string; text: string }) => {
  const { size, data } = encode(text, { border: QUIET_ZONE, ecc: "M" })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      boxSize="48"
      flexShrink="0"
      borderRadius="l2"
      borderWidth="1px"
      shapeRendering="crispEdges"
      css={{ forcedColorAdjust: "none" }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </chakra.svg>
  )
}
