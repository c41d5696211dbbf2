import { Box } from "@chakra-ui/react/box"
import { Flex } from "@chakra-ui/react/flex"
import { Heading } from "@chakra-ui/react/heading"
import { chakra } from "@chakra-ui/react/styled-system"
import { type ReactNode, type Ref, useId } from "react"
import { keyInWords } from "../content.ts"
import { sectionTitle } from "../sections/sectionTitles.ts"

interface Props {
  block: { page: string; sectionId: string }
  cardRef?: Ref<HTMLElement>
  headingRef?: Ref<HTMLHeadingElement>
  /** What can be done with the block. */
  actions?: ReactNode
  children: ReactNode
}

/** A block's card, titled by what its section is, and by its name in the content. */
export const BlockCard = ({ block, cardRef, headingRef, actions, children }: Props) => {
  const id = useId()
  return (
    <Box
      as="section"
      ref={cardRef}
      aria-labelledby={id}
      data-block={block.sectionId}
      background="bg"
      borderRadius="l3"
      borderWidth="1px"
      padding={{ base: "4", md: "5" }}
      scrollMarginTop="4"
    >
      <Flex align="center" justify="space-between" wrap="wrap" gap="3" marginBottom="3">
        <Heading as="h3" ref={headingRef} tabIndex={-1} size="md" lineHeight="short">
          {sectionTitle(block)}{" "}
          <chakra.span id={id} fontSize="sm" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
            {keyInWords(block.sectionId)}
          </chakra.span>
        </Heading>
        {actions && <Flex gap="2">{actions}</Flex>}
      </Flex>
      {children}
    </Box>
  )
}
