import type { Picture } from "../picture.ts"
import { replyPromiseTexts } from "../replyPromise.ts"
import { shownPictures } from "./contentPictures.ts"
import { fillPlaceholders } from "./fillPlaceholders.ts"
import { type PageContent, type PageName, registry } from "./registry.ts"
import { resolveContent } from "./resolveContent.ts"

/** As much of a stored CMS block as a page needs. */
export interface StoredSection {
  page: string
  sectionId: string
  content: unknown
}

/**
 * What a page renders from: its sections and the shared ones as stored, completed from the registry, and those of the
 * given pictures that they name.
 */
export const pageContent = <Page extends PageName>(
  page: Page,
  stored: readonly StoredSection[],
  pictures: readonly Picture[] = [],
): PageContent<Page> => {
  const sectionsOf = (name: string) =>
    Object.fromEntries(stored.filter((block) => block.page === name).map((block) => [block.sectionId, block.content]))

  const shared = sectionsOf("global")
  const global = { ...resolveContent(registry.global, shared), promises: replyPromiseTexts(shared.promises) }
  const values = { ...global.company, ...global.figures, ...global.promises, ...global.legal }
  const content = fillPlaceholders(resolveContent(registry[page], sectionsOf(page)), values)
  return { global, page: content, pictures: shownPictures(content, pictures) }
}
