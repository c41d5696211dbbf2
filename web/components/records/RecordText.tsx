import { chakra } from "../chakra.ts"

export const PreformattedText = ({ children }: { children: string }) => (
  <chakra.code display="block" fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {children}
  </chakra.code>
)
