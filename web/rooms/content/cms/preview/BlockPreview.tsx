import { isPageName, type PageName, registry } from "@farelight/api/contract/content/registry.ts"
import type { Locale } from "@farelight/api/contract/site/locale.ts"
import { useRef, useState } from "react"
import { Button, Flex, Text } from "../../../../parts/chakra.ts"
import { Select } from "../../../../parts/forms/Select.tsx"
import { PaneSwitch } from "../../../../parts/list/ToggleGroup.tsx"
import { Remark } from "../../../../parts/Remark.tsx"
import type { Content } from "../content.ts"
import { pageLabel } from "../pages.ts"
import { PreviewFrame, useWidth } from "./PreviewFrame.tsx"
import { usePreview } from "./usePreview.ts"

const widths = { Phone: 390, Desktop: 1280 }
const widthNames = ["Phone", "Desktop"] as const

// A small screen would shrink the page of a large one to a thumbnail.
const initialWidth = () => (window.innerWidth < 2 * widths.Phone ? "Phone" : "Desktop")

const pages = Object.keys(registry)
  .filter(isPageName)
  .map((name) => ({ name, label: pageLabel(name) }))

interface Props {
  page: string
  sectionId: string
  content: Content
  /** The language of the content and of the page, English unless it says so. */
  locale?: Locale | undefined
}

/** The public page with the draft in it, as visitors would see it. */
export const BlockPreview = ({ page, sectionId, content, locale }: Props) => {
  const [shownPage, setShownPage] = useState<PageName>(isPageName(page) ? page : "home")
  const [width, setWidth] = useState<(typeof widthNames)[number]>(initialWidth)
  const frame = useRef<HTMLDivElement>(null)
  // On a narrow screen the form shows instead.
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
            chosen={shownPage}
            choose={setShownPage}
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
        <Flex role="alert" align="center" gap="3" wrap="wrap" padding="2" background="red.subtle" color="red.fg">
          <Text fontSize="sm">The preview could not be loaded.</Text>
          <Button size="xs" variant="outline" onClick={retry}>
            Try again
          </Button>
        </Flex>
      )}
      {html === undefined ? (
        !hasFailed && (
          <Remark role="status" padding="6">
            Loading the preview...
          </Remark>
        )
      ) : (
        <PreviewFrame
          // Another page starts at its own section.
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
