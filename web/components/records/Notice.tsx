import type { ReactNode } from "react"
import { Box, Flex, type FlexProps } from "../chakra.ts"

interface Props extends Omit<FlexProps, "children"> {
  tone: "blue" | "yellow" | "red"
  text: ReactNode
  children?: ReactNode
}

export const Notice = ({ tone, text, children, ...band }: Props) => (
  <Flex
    align="center"
    wrap="wrap"
    columnGap="3"
    rowGap="1"
    background={`${tone}.subtle`}
    color={`${tone}.fg`}
    borderWidth="1px"
    borderColor={`${tone}.muted`}
    borderRadius="l3"
    paddingX="4"
    paddingY="1.5"
    fontSize="sm"
    {...band}
  >
    <Box flex="1 1 16rem" overflowWrap="anywhere">
      {text}
    </Box>
    {children}
  </Flex>
)
