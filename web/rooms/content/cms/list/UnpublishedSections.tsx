import { DEFAULT_LOCALE, languages } from "@farelight/api/contract/text/locale.ts"
import { Badge, Box, Flex, Heading } from "../../../../parts/chakra.ts"
import { EmptyNote } from "../../../../parts/list/ListNotices.tsx"
import { type EditedBlock, localeOf } from "../languages/editedBlock.ts"
import { blocksOf, pageLabel, pagesOf } from "../pages.ts"
import { OpenPage } from "./OpenPage.tsx"
import { type RowsProps, SectionRows } from "./SectionRows.tsx"
import { pageHead, sectionList } from "./sectionListStyles.ts"

export const UnpublishedSections = ({ blocks, ...rows }: RowsProps & { blocks: readonly EditedBlock[] }) => {
  if (blocks.length === 0) {
    return (
      <EmptyNote title="Nothing is unpublished">
        Visitors see all that was edited. To prepare a change, edit a section and choose Keep as draft or Publish later.
      </EmptyNote>
    )
  }
  return (
    <Box css={sectionList}>
      {pagesOf(blocks).map((page, index) => {
        const drafts = blocksOf(blocks, page)
        return (
          <Box as="section" key={page} borderTopWidth={index > 0 ? "1px" : undefined}>
            <Flex css={pageHead} background="bg.subtle">
              <Heading as="h3" fontSize="sm" fontWeight="semibold" lineHeight="1.25rem">
                {pageLabel(page)}
              </Heading>
              <Badge colorPalette="blue">{`${drafts.length} unpublished`}</Badge>
              <Box marginInlineStart="auto">
                <OpenPage page={page} locale={DEFAULT_LOCALE} />
              </Box>
            </Flex>
            <SectionRows
              label={`Unpublished sections of ${pageLabel(page)}`}
              blocks={drafts}
              noteOf={(block) => (localeOf(block) === DEFAULT_LOCALE ? null : languages[localeOf(block)])}
              {...rows}
            />
          </Box>
        )
      })}
    </Box>
  )
}
