import { chakra } from "@chakra-ui/react/styled-system"

/** What a machine said or is to be told, letter for letter. */
export const Verbatim = ({ children }: { children: string }) => (
  <chakra.code display="block" fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {children}
  </chakra.code>
)
