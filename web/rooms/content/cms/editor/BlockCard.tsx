import { type ReactNode, type Ref, useId } from "react"
import { Box, chakra, Flex, Heading } from "../../../../parts/chakra.ts"
import { keyInWords } from "../content.ts"
import { sectionPurpose } from "../sections/sectionPurposes.ts"

interface Props {
  block: { page: string; sectionId: string }
  cardRef?: Ref<HTMLElement>
  headingRef?: Ref<HTMLHeadingElement>
  actions?: ReactNode
  children: ReactNode
}

/** A block's card, titled by its section's name in the content, with what that is for beside it. */
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
        <Box>
          <Heading as="h3" id={id} ref={headingRef} tabIndex={-1} size="md" lineHeight="short" display="inline">
            {keyInWords(block.sectionId)}
          </Heading>{" "}
          <chakra.span fontSize="sm" color="fg.muted">
            {sectionPurpose(block)}
          </chakra.span>
        </Box>
        {actions && <Flex gap="2">{actions}</Flex>}
      </Flex>
      {children}
    </Box>
  )
}
