import { Tabs } from "@chakra-ui/react/tabs"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { DEFAULT_LOCALE, type Locale } from "@farelight/api/contract/site/locale.ts"
import { useEffect, useMemo } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { toast } from "sonner"
import { useCmsEditorQuery } from "../../../../graphql/generated.ts"
import { LoadFailure } from "../../../../parts/records/LoadFailure.tsx"
import type { PictureControl as PictureControlType } from "../fields/contentForm.ts"
import { inSpanish } from "../languages/editedBlock.ts"
import { LanguageBar } from "../languages/LanguageBar.tsx"
import { pageLabel, pagesOf } from "../pages.ts"
import { CmsLoading } from "./CmsLoading.tsx"
import { PageBlocks } from "./PageBlocks.tsx"

const DEFAULT_PAGE = "home"

const POLL_MS = 15_000

interface Props {
  /** How pictures are chosen; the media library is another subject. */
  PictureControl: PictureControlType
}

/** The site's content, page by page. The page is part of the address, and a block can be linked to. */
export const CmsEditor = ({ PictureControl }: Props) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data, previousData, error, refetch, startPolling, stopPolling } = useCmsEditorQuery({
    fetchPolicy: "cache-and-network",
  })
  const { cmsBlocks: blocks, spanish } = data ?? previousData ?? {}
  const translated = useMemo(() => inSpanish(spanish ?? [], blocks ?? []), [spanish, blocks])
  const isScheduled = [...(blocks ?? []), ...(spanish ?? [])].some(({ draft }) => draft?.publishAt)

  useEffect(() => {
    if (!isScheduled) return
    // The operator sees a draft go live without a reload.
    startPolling(POLL_MS)
    return stopPolling
  }, [isScheduled, startPolling, stopPolling])

  useEffect(() => {
    if (error) toast.error(messages.cmsLoadFailed, { id: messages.cmsLoadFailed })
  }, [error])

  if (!blocks) return error ? <LoadFailure message={messages.cmsLoadFailed} retry={refetch} /> : <CmsLoading />

  const pages = pagesOf(blocks)
  const address = new URLSearchParams(search)
  const page = pages.find((name) => name === address.get("page")) ?? pages[0] ?? DEFAULT_PAGE
  const language: Locale = address.get("language") === "es" ? "es" : DEFAULT_LOCALE
  const edited = language === DEFAULT_LOCALE ? blocks : translated
  const go = (to: { page: string; language: Locale }) => {
    const asked = { tab: "cms", page: to.page, ...(to.language !== DEFAULT_LOCALE && { language: to.language }) }
    navigate({ search: `?${new URLSearchParams(asked)}` }, { preventScrollReset: true })
  }
  return (
    <>
      {error && <LoadFailure message={messages.cmsLoadFailed} retry={refetch} />}
      <Tabs.Root
        value={page}
        variant="subtle"
        size="sm"
        lazyMount
        unmountOnExit
        onValueChange={({ value }) => go({ page: value, language })}
      >
        <Tabs.List aria-label="Pages" colorPalette="blue" width="full" display="flex" flexWrap="wrap" height="auto">
          {pages.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {pageLabel(name)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {pages.map((name) => (
          <Tabs.Content key={name} value={name}>
            <LanguageBar
              language={language}
              blocks={translated.filter((block) => block.page === name)}
              choose={(chosen) => go({ page: name, language: chosen })}
            />
            <PageBlocks
              key={language}
              page={name}
              blocks={edited}
              english={blocks}
              linked={address.get("block")}
              PictureControl={PictureControl}
            />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  )
}
