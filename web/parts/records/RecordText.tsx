import { chakra } from "../chakra.ts"

/** A text from a machine or for one, exactly as it is. */
export const Verbatim = ({ children }: { children: string }) => (
  <chakra.code display="block" fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {children}
  </chakra.code>
)
