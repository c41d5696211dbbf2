import { DEFAULT_LOCALE } from "../../text/locale.ts"
import { mapTexts } from "../contentTexts.ts"
import type { StoredSection } from "../pageContent.ts"
import type { PageName } from "../registry.ts"
import { pathOfPage } from "./pagePaths.ts"

/** These pages are hidden until an operator enables them in their `publication` section. */
export const optionalPages: readonly PageName[] = ["driver_agreement"]

export const isShown = (page: PageName, stored: readonly StoredSection[]) => {
  if (!optionalPages.includes(page)) return true
  const block = stored.findLast(
    ({ page: of, sectionId, locale = DEFAULT_LOCALE }) =>
      of === page && sectionId === "publication" && locale === DEFAULT_LOCALE,
  )
  const { on_the_site } = { on_the_site: "", ...(block?.content ?? {}) }
  return on_the_site === "yes"
}

export const asPublished = (page: PageName, stored: readonly StoredSection[]): readonly StoredSection[] => [
  ...stored,
  { page, sectionId: "publication", content: { on_the_site: "yes" } },
]

export const withoutHiddenLinks = <Content>(content: Content, stored: readonly StoredSection[]): Content => {
  const hidden = optionalPages.filter((page) => !isShown(page, stored)).map((page) => `](${pathOfPage[page]})`)
  if (hidden.length === 0) return content
  return mapTexts(content, (text) =>
    hidden.some((end) => text.includes(end))
      ? text.replace(/\[([^[\]]+)\]\(\/[\w/-]*\)/g, (link, words: string) =>
          hidden.some((end) => link.endsWith(end)) ? words : link,
        )
      : text,
  )
}
