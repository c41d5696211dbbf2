import { type ReactNode, useId } from "react"
import { Box, Flex, Heading, HelpText } from "../chakra.ts"

interface Props {
  title: string
  mark?: ReactNode
  about?: ReactNode
  children: ReactNode
}

export const Panel = ({ title, mark, about, children }: Props) => {
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
      <Flex align="center" gap="3">
        <Heading as="h3" id={id} size="md">
          {title}
        </Heading>
        {mark}
      </Flex>
      {about && <HelpText marginTop="0.5">{about}</HelpText>}
      <Box height={about ? "4" : "3"} />
      {children}
    </Box>
  )
}
