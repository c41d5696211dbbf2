import { Text } from "@chakra-ui/react/text"
import type { ReactNode } from "react"

/** Stands where records would be. */
export const EmptyNote = ({ children }: { children: ReactNode }) => (
  <Text
    borderWidth="1px"
    borderStyle="dashed"
    borderRadius="l3"
    color="fg.muted"
    paddingX="6"
    paddingY="16"
    textAlign="center"
  >
    {children}
  </Text>
)
