import { chakra } from "../chakra.ts"

/** Has a margin, as the font has no space between a dot and a digit. */
export const SeparatorDot = () => <chakra.span marginEnd="1">·</chakra.span>

export const PreformattedText = ({ children }: { children: string }) => (
  <chakra.code display="block" fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {children}
  </chakra.code>
)
