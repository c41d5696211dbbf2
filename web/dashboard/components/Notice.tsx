import type { ReactNode } from "react"
import { Flex, Text } from "../../components/chakra.ts"

interface Props {
  label: string
  text: string
  children: ReactNode
}

export const Notice = ({ label, text, children }: Props) => (
  <Flex
    as="section"
    aria-label={label}
    align="center"
    wrap="wrap"
    gap="2"
    marginBottom="4"
    paddingX="4"
    paddingY="1.5"
    background="blue.subtle"
    color="blue.fg"
    borderWidth="1px"
    borderColor="blue.muted"
    borderRadius="l3"
  >
    <Text flex="1" minWidth="40">
      {text}
    </Text>
    {children}
  </Flex>
)
