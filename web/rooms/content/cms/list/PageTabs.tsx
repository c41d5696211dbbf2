import { Tabs } from "@chakra-ui/react/tabs"
import { type Locale, languages } from "@farelight/api/contract/text/locale.ts"
import { useId } from "react"
import { Badge, Box, StrokeIcon } from "../../../../components/chakra.ts"
import { type EditedBlock, isUnpublished, localeOf } from "../languages/editedBlock.ts"
import { blocksOf, pageLabel, pathOf } from "../pages.ts"
import { OpenPage } from "./OpenPage.tsx"
import { type RowsProps, SectionRows } from "./SectionRows.tsx"
import { sectionList } from "./sectionListStyles.ts"

const FOLD = "M6 3.500 10.500 8 6 12.500"

interface Props extends RowsProps {
  pages: readonly string[]
  page: string
  language: Locale
  blocks: readonly EditedBlock[]
  others: readonly EditedBlock[]
  choose: (page: string) => void
}

export const PageTabs = ({ pages, page, language, blocks, others, choose, ...rows }: Props) => {
  const id = useId()
  const noteOf = (block: EditedBlock) => {
    const other = blocksOf(others, page).find(({ sectionId }) => sectionId === block.sectionId)
    return other?.draft ? `Draft, ${languages[localeOf(other)]}` : null
  }
  return (
    <Tabs.Root
      css={sectionList}
      value={page}
      variant="plain"
      orientation="vertical"
      onValueChange={({ value }) => choose(value)}
    >
      <Tabs.List aria-label="Pages" display="contents">
        {pages.map((name, index) => {
          const drafts = [...blocks, ...others].filter((block) => block.page === name && isUnpublished(block)).length
          return (
            <Tabs.Trigger
              key={name}
              value={name}
              data-has-page={pathOf(name, language) !== null || undefined}
              aria-labelledby={`${id}${name}`}
              aria-describedby={`${id}${name}-count`}
              // The panel is shown between the tabs, but must not be nested in the tab list, so the order is set by
              // style.
              style={{ order: 2 * index }}
            >
              <span className="page-fold">
                <StrokeIcon path={FOLD} />
              </span>
              <span id={`${id}${name}`}>{pageLabel(name)}</span>
              {drafts > 0 ? (
                <Badge id={`${id}${name}-count`} className="page-drafts" colorPalette="blue">
                  {`${drafts} unpublished`}
                </Badge>
              ) : (
                <span id={`${id}${name}-count`} className="page-count">
                  {blocksOf(blocks, name).length}
                </span>
              )}
            </Tabs.Trigger>
          )
        })}
      </Tabs.List>
      <Tabs.Content
        key={page}
        value={page}
        style={{ order: 2 * pages.indexOf(page) + 1 }}
        position="relative"
        padding="0"
        height="auto"
      >
        <Box position="absolute" insetEnd="3" bottom="100%" height="10" display="flex" alignItems="center" zIndex="1">
          <OpenPage page={page} locale={language} />
        </Box>
        <SectionRows
          label={`Sections of ${pageLabel(page)}`}
          blocks={blocksOf(blocks, page)}
          noteOf={noteOf}
          {...rows}
        />
      </Tabs.Content>
    </Tabs.Root>
  )
}
