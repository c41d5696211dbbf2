import { Box } from "@chakra-ui/react/box"
import { Heading } from "@chakra-ui/react/heading"
import { type ReactNode, useId } from "react"

/** A section of a page with a heading. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
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
      <Heading as="h3" id={id} size="md" marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
