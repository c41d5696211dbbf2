import { messages } from "@farelight/api/contract/api/messages.ts"
import { describePayGap, payGaps } from "@farelight/api/contract/campaign/payGaps.ts"
import { DEFAULT_LOCALE, isLocale, type Locale, languages, locales } from "@farelight/api/contract/text/locale.ts"
import { useEffect, useMemo, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useMediaQuery } from "../../../../browser/useMediaQuery.ts"
import { Badge, Box, Flex, Heading, HelpText, RouteLink, StrokeIcon } from "../../../../components/chakra.ts"
import { EmptyNote } from "../../../../components/list/ListNotices.tsx"
import { Segments } from "../../../../components/list/ToggleGroup.tsx"
import { LoadFailure } from "../../../../components/records/LoadFailure.tsx"
import { useCmsEditorQuery } from "../../../../graphql/generated.ts"
import { TWO_COLUMNS } from "../../../../theme/mediaQueries.ts"
import type { PictureControl as PictureControlType } from "../fields/contentForm.ts"
import {
  blockTranslationGaps,
  type EditedBlock,
  gapsInWords,
  isUnpublished,
  localeOf,
  pairWithEnglish,
} from "../languages/editedBlock.ts"
import { OpenPage } from "../list/OpenPage.tsx"
import { PageTabs } from "../list/PageTabs.tsx"
import { type RowsProps, SectionRows } from "../list/SectionRows.tsx"
import { pageHeadStyles, sectionList } from "../list/sectionListStyles.ts"
import { blocksOf, pageLabel, pagesOf } from "../pages.ts"
import { CmsLoading } from "./CmsLoading.tsx"
import { SectionDetail } from "./SectionDetail.tsx"

const UnpublishedSections = ({ blocks, ...rows }: RowsProps & { blocks: readonly EditedBlock[] }) => {
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
            <Flex css={pageHeadStyles} background="bg.subtle">
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

interface CmsAddress {
  page: string | null
  block: string | null
  language: Locale
  isUnpublished: boolean
}

const readCmsAddress = (search: string): CmsAddress => {
  const address = new URLSearchParams(search)
  const language = address.get("language")
  return {
    page: address.get("page"),
    block: address.get("block"),
    language: isLocale(language) ? language : DEFAULT_LOCALE,
    isUnpublished: address.get("show") === "unpublished",
  }
}

const writeCmsAddress = ({ page, block, language, isUnpublished }: CmsAddress) =>
  `?${new URLSearchParams({
    tab: "cms",
    ...(page && { page }),
    ...(block && { block }),
    ...(language !== DEFAULT_LOCALE && { language }),
    ...(isUnpublished && { show: "unpublished" }),
  })}`

interface LanguageBarProps {
  language: Locale
  blocks: readonly EditedBlock[]
  choose: (language: Locale) => void
}

const options = locales.map((name) => ({ name, label: languages[name] }))

const LanguageBar = ({ language, blocks, choose }: LanguageBarProps) => {
  // Sections that the site does not know have no translation, so the bar would be empty.
  if (blocks.length === 0) return null
  const gaps = blocks.map(blockTranslationGaps)
  const words = gapsInWords({
    missing: gaps.flatMap(({ missing }) => missing).length,
    outdated: gaps.flatMap(({ outdated }) => outdated).length,
  })
  return (
    <>
      <Segments label="Language of the page" options={options} chosen={language} choose={choose} />
      <HelpText flex={{ base: "1 1 100%", md: "1" }}>
        {words ? `On this page, ${words}` : "The Spanish of this page is complete."}
      </HelpText>
    </>
  )
}

const DEFAULT_PAGE = "home"

const POLL_MS = 15_000

const BACKWARD = "M10 3.500 5.500 8 10 12.500"

const twoColumns = {
  display: "grid",
  gridTemplateColumns: "17rem minmax(0, 1fr)",
  gap: "5",
  alignItems: "start",
} as const

interface Props {
  /** Passed in, as the media library is another room. */
  PictureControl: PictureControlType
}

export const CmsEditor = ({ PictureControl }: Props) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isBeside = useMediaQuery(TWO_COLUMNS)
  const list = useRef<HTMLDivElement>(null)
  const lastOpen = useRef<string>(undefined)
  const { data, previousData, error, refetch, startPolling, stopPolling } = useCmsEditorQuery({
    fetchPolicy: "cache-and-network",
  })
  const { cmsBlocks: blocks, spanish } = data ?? previousData ?? {}
  const translated = useMemo(() => pairWithEnglish(spanish ?? [], blocks ?? []), [spanish, blocks])
  const isScheduled = [...(blocks ?? []), ...(spanish ?? [])].some(({ draft }) => draft?.publishAt)

  useEffect(() => {
    if (!isScheduled) return
    // Polls, so that the publication of a scheduled draft shows without a reload.
    startPolling(POLL_MS)
    return stopPolling
  }, [isScheduled, startPolling, stopPolling])

  const address = readCmsAddress(search)
  const { language } = address
  const pages = pagesOf(blocks ?? [])
  const page = pages.find((name) => name === address.page) ?? pages[0] ?? DEFAULT_PAGE
  const [edited, others]: (readonly EditedBlock[])[] =
    language === DEFAULT_LOCALE ? [blocks ?? [], translated] : [translated, blocks ?? []]
  const unpublished = [...(blocks ?? []), ...translated].filter(isUnpublished)
  const onPage = blocksOf(edited ?? [], page)
  const listed = address.isUnpublished && unpublished.length > 0 ? unpublished : onPage
  const first = listed.find(({ sectionId }) => sectionId !== "meta") ?? listed[0]
  const open = onPage.find(({ sectionId }) => sectionId === address.block) ?? (isBeside ? first : undefined)

  useEffect(() => {
    const closed = open ? undefined : lastOpen.current
    lastOpen.current = open?.id
    // The element with the focus disappeared with the section, so the section's link gets the focus.
    if (!closed || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-section-link="${CSS.escape(closed)}"]`)?.focus()
  })

  const failure = error && (
    <LoadFailure
      message={messages.cmsLoadFailed}
      hint="If it keeps failing, the server's log says why."
      retry={refetch}
    />
  )
  if (!blocks) return failure || <CmsLoading />
  if (blocks.length === 0) {
    return (
      <EmptyNote title="No content yet">
        The site's sections are stored when the server starts. Start it again, then reload this page.
      </EmptyNote>
    )
  }

  const pays = page === "formats" || page === "drivers"
  const gaps = pays ? payGaps(blocks.map(({ page, sectionId, content }) => ({ page, sectionId, content }))) : []
  const here: CmsAddress = open
    ? { ...address, page: open.page, block: open.sectionId, language: localeOf(open) }
    : { ...address, page }
  const go = (to: Partial<CmsAddress>) =>
    navigate({ search: writeCmsAddress({ ...address, page, ...to }) }, { preventScrollReset: true })
  const rows = {
    openId: open?.id,
    isBeside,
    addressOf: (block: EditedBlock) =>
      writeCmsAddress({ ...address, page: block.page, block: block.sectionId, language: localeOf(block) }),
  }
  return (
    <>
      {failure}
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="2" minHeight="9" marginBottom="3">
        {!isBeside && open ? (
          <RouteLink
            to={writeCmsAddress({ ...here, block: null })}
            variant="plain"
            gap="1"
            minHeight="8"
            fontSize="sm"
            fontWeight="medium"
          >
            <StrokeIcon path={BACKWARD} />
            All sections
          </RouteLink>
        ) : (
          (unpublished.length > 0 || address.isUnpublished) && (
            <Segments
              label="What to list"
              options={[
                { name: "all", label: "All" },
                { name: "unpublished", label: `Unpublished ${unpublished.length}` },
              ]}
              chosen={address.isUnpublished ? "unpublished" : "all"}
              // Keeps the rest of the address, so that the open section and its edit stay.
              choose={(name) => go({ ...here, isUnpublished: name === "unpublished" })}
            />
          )
        )}
        {!address.isUnpublished && (
          <LanguageBar
            language={language}
            blocks={blocksOf(translated, page)}
            choose={(chosen) => go({ language: chosen })}
          />
        )}
        {gaps.length > 0 && (
          <HelpText flex="1 1 100%" color="yellow.fg">
            {gaps.map(describePayGap).join(" ")} Change the prices, the capacity, the cars or the pay.
          </HelpText>
        )}
      </Flex>
      <Box css={isBeside ? twoColumns : undefined}>
        {(isBeside || !open) && (
          <div ref={list}>
            {address.isUnpublished ? (
              <UnpublishedSections blocks={unpublished} {...rows} />
            ) : (
              <PageTabs
                pages={pages}
                page={page}
                language={language}
                blocks={edited ?? []}
                others={others ?? []}
                choose={(chosen) => go({ page: chosen, block: null })}
                {...rows}
              />
            )}
          </div>
        )}
        {open && (
          <SectionDetail
            key={open.id}
            block={open}
            english={blocks}
            isAsked={address.block !== null}
            PictureControl={PictureControl}
          />
        )}
      </Box>
    </>
  )
}
