import { type ReactNode, useId } from "react"
import { Box, Flex, Heading } from "../chakra.ts"

interface Props {
  title: string
  mark?: ReactNode
  children: ReactNode
}

/** A section of a page with a heading. */
export const Panel = ({ title, mark, children }: Props) => {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      background="bg"
      borderRadius="l3"
      borderWidth="1px"
      padding={{ base: "4", md: "5" }}
    >
      <Flex align="center" gap="3" marginBottom="3">
        <Heading as="h3" id={id} size="md">
          {title}
        </Heading>
        {mark}
      </Flex>
      {children}
    </Box>
  )
}
