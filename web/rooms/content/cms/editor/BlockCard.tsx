import { type ReactNode, type Ref, useId } from "react"
import { Box, chakra, Flex, Heading } from "../../../../components/chakra.ts"
import { LOW_WINDOW } from "../../../../theme/mediaQueries.ts"
import { keyInWords } from "../content.ts"
import { sectionPurpose } from "../sections/sectionPurposes.ts"

interface Props {
  block: { page: string; sectionId: string }
  cardRef?: Ref<HTMLElement>
  headingRef?: Ref<HTMLHeadingElement>
  actions?: ReactNode
  children: ReactNode
}

// Sticky, so that the card's end can be read at any scroll position of the list.
const card = {
  background: "bg",
  borderRadius: "l3",
  borderWidth: "1px",
  scrollMarginTop: "4",
  xl: { position: "sticky", top: "4", maxHeight: "calc(100dvh - 2rem)", overflowY: "auto" },
  [LOW_WINDOW]: { xl: { position: "static", maxHeight: "none" } },
} as const

const head = {
  position: { lg: "sticky" },
  top: "0",
  zIndex: "2",
  background: "bg",
  borderTopRadius: "l3",
  borderBottomWidth: "1px",
  minHeight: "3.25rem",
  paddingX: "4",
  paddingY: "2",
  [LOW_WINDOW]: { position: "static" },
} as const

export const BlockCard = ({ block, cardRef, headingRef, actions, children }: Props) => {
  const id = useId()
  return (
    <Box as="section" ref={cardRef} aria-labelledby={id} data-block={block.sectionId} css={card}>
      <Flex css={head} align="center" justify="space-between" wrap="wrap" columnGap="4" rowGap="1.5">
        <Box minWidth="0">
          <Heading
            as="h3"
            id={id}
            ref={headingRef}
            tabIndex={-1}
            size="md"
            lineHeight="short"
            display="inline"
            outline="none"
          >
            {keyInWords(block.sectionId)}
          </Heading>{" "}
          <chakra.span fontSize="sm" color="fg.muted">
            {sectionPurpose(block)}
          </chakra.span>
        </Box>
        <Flex align="center" gap="2">
          {actions}
        </Flex>
      </Flex>
      <Box padding="4">{children}</Box>
    </Box>
  )
}
