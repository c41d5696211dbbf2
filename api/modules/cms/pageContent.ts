import { fillPlaceholders } from "./fillPlaceholders.ts"
import { type PageContent, type PageName, registry } from "./registry.ts"
import { resolveContent } from "./resolveContent.ts"

/** As much of a stored CMS block as a page needs. */
export interface StoredSection {
  page: string
  sectionId: string
  content: unknown
}

/** What a page renders from: its sections and the shared ones as stored, completed from the registry. */
export const pageContent = <Page extends PageName>(page: Page, stored: readonly StoredSection[]): PageContent<Page> => {
  const sectionsOf = (name: string) =>
    Object.fromEntries(stored.filter((block) => block.page === name).map((block) => [block.sectionId, block.content]))

  const global = resolveContent(registry.global, sectionsOf("global"))
  const values = { ...global.company, ...global.figures, ...global.promises, ...global.legal }
  return { global, page: fillPlaceholders(resolveContent(registry[page], sectionsOf(page)), values) }
}
