import { isPageName, type PageName, registry } from "@farelight/api/contract/content/registry.ts"
import type { Locale } from "@farelight/api/contract/text/locale.ts"
import { useEffect, useRef, useState } from "react"
import { dropRefusedToken, readAdminToken } from "../../../../apollo/adminToken.ts"
import { useStore } from "../../../../browser/store.ts"
import { Button, Flex, HelpText, Text } from "../../../../components/chakra.ts"
import { Select } from "../../../../components/forms/Select.tsx"
import { PaneSwitch } from "../../../../components/list/ToggleGroup.tsx"
import { Notice } from "../../../../components/records/Notice.tsx"
import { mediaChanges } from "../../media/mediaCache.ts"
import type { Content } from "../content.ts"
import { pageLabel } from "../pages.ts"
import { PreviewFrame, useWidth } from "./PreviewFrame.tsx"

const PAUSE_MS = 400

interface Request {
  page: string
  block: string
  locale: Locale | undefined
  signal: AbortSignal
}

const fetchPreview = async ({ page, block, locale, signal }: Request) => {
  const token = readAdminToken()
  const response = await fetch(`${window.location.origin}/adminpage/preview/${encodeURIComponent(page)}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: `{"blocks":[${block}]${locale ? `,"locale":"${locale}"` : ""}}`,
    signal,
  })
  if (response.status === 401) dropRefusedToken(token)
  if (!response.ok) throw new Error(`The preview of ${page} answered ${response.status}`)
  return response.text()
}

interface Preview {
  html: string | undefined
  hasFailed: boolean
}

interface Options {
  page: string
  draft: { page: string; sectionId: string; content: Content; locale?: Locale }
  /** While the preview is hidden, nothing is requested. */
  isShown: boolean
}

const usePreview = ({ page, draft, isShown }: Options) => {
  const [preview, setPreview] = useState<Preview>({ html: undefined, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const changedPictures = useStore(mediaChanges)
  // A text, so that a render with new but equal objects requests nothing.
  const block = JSON.stringify(draft)
  const { locale } = draft

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same request is sent again on demand, and for a changed picture.
  useEffect(() => {
    if (!isShown) return
    const request = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const html = await fetchPreview({ page, block, locale, signal: request.signal })
        if (!request.signal.aborted) setPreview({ html, hasFailed: false })
      } catch (error) {
        if (request.signal.aborted) return
        console.error("The preview could not be loaded:", error)
        setPreview(({ html }) => ({ html, hasFailed: true }))
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [page, block, locale, isShown, attempt, changedPictures])

  return { ...preview, retry: () => setAttempt(attempt + 1) }
}

const widths = { Phone: 390, Desktop: 1280 }
const widthNames = ["Phone", "Desktop"] as const

// A small screen would shrink a desktop page to a thumbnail.
const initialWidth = () => (window.innerWidth < 2 * widths.Phone ? "Phone" : "Desktop")

const pages = Object.keys(registry)
  .filter(isPageName)
  .map((name) => ({ name, label: pageLabel(name) }))

interface Props {
  page: string
  sectionId: string
  content: Content
  locale?: Locale | undefined
}

export const BlockPreview = ({ page, sectionId, content, locale }: Props) => {
  // Shared facts have no page of their own, so the user chooses a page that shows them.
  const [sharedPage, setSharedPage] = useState<PageName>("home")
  const shownPage = page === "global" ? sharedPage : page
  const [width, setWidth] = useState<(typeof widthNames)[number]>(() => (page === "mails" ? "Phone" : initialWidth()))
  const frame = useRef<HTMLDivElement>(null)
  // Narrow windows show the form instead of the preview.
  const isShown = useWidth(frame) > 0
  const { html, hasFailed, retry } = usePreview({
    page: shownPage,
    draft: { page, sectionId, content, ...(locale && { locale }) },
    isShown,
  })
  return (
    <Flex
      as="section"
      ref={frame}
      aria-label="Preview"
      direction="column"
      height="full"
      borderWidth="1px"
      borderRadius="l2"
      overflow="hidden"
    >
      <Flex align="center" wrap="wrap" gap="2" padding="1" borderBottomWidth="1px">
        {page === "global" ? (
          <Select
            label="Page to preview"
            size="xs"
            width="auto"
            background="bg"
            options={pages}
            chosen={sharedPage}
            choose={setSharedPage}
          />
        ) : (
          <Text fontSize="sm" fontWeight="medium" paddingInlineStart="1">
            {pageLabel(shownPage)}
          </Text>
        )}
        <PaneSwitch
          label="Width of the preview"
          panes={widthNames}
          shown={width}
          show={setWidth}
          marginInlineStart="auto"
        />
      </Flex>
      {hasFailed && (
        <Notice role="alert" tone="red" text="The preview could not be loaded.">
          <Button size="xs" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
      {html === undefined ? (
        !hasFailed && (
          <HelpText role="status" padding="6">
            Loading the preview...
          </HelpText>
        )
      ) : (
        <PreviewFrame
          // A different page gets a new frame, which then scrolls to its own section.
          key={`${shownPage} ${width}`}
          title={`Preview of ${pageLabel(shownPage)}`}
          html={html}
          viewportWidth={widths[width]}
          sectionId={sectionId}
        />
      )}
    </Flex>
  )
}
