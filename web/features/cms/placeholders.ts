import { registry } from "@farelight/api/contract/content/registry.ts"
import { resolveContent } from "@farelight/api/contract/content/resolveContent.ts"

/** A fact of the `global` page that a text can name in braces. */
export interface Placeholder {
  name: string
  value: string
}

interface Stored {
  page: string
  sectionId: string
  content: unknown
}

/** The facts that texts can name in braces, with their present values, as the pages fill them in. */
export const placeholdersOf = (blocks: readonly Stored[]): Placeholder[] => {
  const stored = Object.fromEntries(
    blocks.filter(({ page }) => page === "global").map(({ sectionId, content }) => [sectionId, content]),
  )
  const { company, figures, promises, legal } = resolveContent(registry.global, stored)
  return Object.entries({ ...company, ...figures, ...promises, ...legal }).map(([name, value]) => ({ name, value }))
}

/** The names that a text has in braces. */
export const namedIn = (text: string) => [...new Set([...text.matchAll(/\{([a-z_]+)\}/g)].map(([, name = ""]) => name))]
