import { type ReactNode, useId } from "react"
import { Box, Flex, Heading } from "./chakra.ts"

interface Props {
  title: string
  actions?: ReactNode
  children: ReactNode
}

export const NumbersCard = ({ title, actions, children }: Props) => {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} background="bg" borderWidth="1px" borderRadius="l3" overflow="hidden">
      <Flex align="center" justify="space-between" wrap="wrap" gap="2" paddingX={{ base: "3", md: "4" }} paddingY="3">
        <Heading as="h3" id={id} size="md" fontWeight="semibold">
          {title}
        </Heading>
        <Flex gap="2">{actions}</Flex>
      </Flex>
      {children}
    </Box>
  )
}
