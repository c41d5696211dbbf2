import { Box } from "@chakra-ui/react/box"
import { Flex } from "@chakra-ui/react/flex"
import { Heading } from "@chakra-ui/react/heading"
import { type ReactNode, type Ref, useId } from "react"
import { keyInWords } from "../content.ts"

interface Props {
  sectionId: string
  headingRef?: Ref<HTMLHeadingElement>
  /** What can be done with the block. */
  actions?: ReactNode
  children: ReactNode
}

/** A block's card, titled by its section. */
export const BlockCard = ({ sectionId, headingRef, actions, children }: Props) => {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      data-block={sectionId}
      background="bg"
      borderRadius="l3"
      borderWidth="1px"
      padding={{ base: "4", md: "5" }}
      scrollMarginTop="4"
    >
      <Flex align="center" justify="space-between" wrap="wrap" gap="3" marginBottom="3">
        <Heading as="h3" id={id} ref={headingRef} tabIndex={-1} size="md" _firstLetter={{ textTransform: "uppercase" }}>
          {keyInWords(sectionId)}
        </Heading>
        {actions && <Flex gap="2">{actions}</Flex>}
      </Flex>
      {children}
    </Box>
  )
}
