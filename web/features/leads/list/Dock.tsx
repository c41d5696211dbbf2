import { Flex } from "@chakra-ui/react/flex"
import type { ReactNode } from "react"

/** The lower edge of the window: what appears here moves nothing of what is being read. */
export const Dock = ({ children }: { children: ReactNode }) => (
  <Flex
    position="fixed"
    bottom="4"
    insetX="4"
    zIndex="docked"
    justify="center"
    pointerEvents="none"
    css={{ "& > *": { pointerEvents: "auto" } }}
  >
    {children}
  </Flex>
)
