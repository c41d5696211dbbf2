import { Tabs } from "@chakra-ui/react/tabs"
import { messages } from "@farelight/api/contract/messages.ts"
import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { toast } from "sonner"
import { LoadFailure } from "../../../components/records/LoadFailure.tsx"
import { useCmsEditorQuery } from "../../../graphql/generated.ts"
import type { PictureControl as PictureControlType } from "../fields/contentForm.ts"
import { pageLabel, pagesOf } from "../pages.ts"
import { CmsLoading } from "./CmsLoading.tsx"
import { PageBlocks } from "./PageBlocks.tsx"

const DEFAULT_PAGE = "home"

const POLL_MS = 15_000

interface Props {
  /** How pictures are chosen; the media library is another feature. */
  PictureControl: PictureControlType
}

/** The site's content, page by page. The page is part of the address, and a block can be linked to. */
export const CmsEditor = ({ PictureControl }: Props) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data, previousData, error, refetch, startPolling, stopPolling } = useCmsEditorQuery({
    fetchPolicy: "cache-and-network",
  })
  const blocks = (data ?? previousData)?.cmsBlocks
  const isScheduled = blocks?.some(({ draft }) => draft?.publishAt) ?? false

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
  return (
    <>
      {error && <LoadFailure message={messages.cmsLoadFailed} retry={refetch} />}
      <Tabs.Root
        value={page}
        variant="subtle"
        size="sm"
        lazyMount
        unmountOnExit
        onValueChange={({ value }) =>
          navigate({ search: `?${new URLSearchParams({ tab: "cms", page: value })}` }, { preventScrollReset: true })
        }
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
            <PageBlocks page={name} blocks={blocks} linked={address.get("block")} PictureControl={PictureControl} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  )
}
