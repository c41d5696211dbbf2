import type { Rolldown } from "vite"

const SCREENS = /[\\/]dashboard[\\/]screens\.tsx$/

// Of zod, the first screen needs its settings alone: what checks forms comes with the forms.
const RULES = /[\\/]zod[\\/](?!.*[\\/]core[\\/]core\.js$)/

type Importers = (id: string) => readonly string[]

/** The module with what imports it at once, directly or not. */
const importersOf = (id: string, importers: Importers, found = new Set([id])) => {
  for (const importer of importers(id)) {
    if (found.has(importer)) continue
    found.add(importer)
    importersOf(importer, importers, found)
  }
  return found
}

/** Two files instead of dozens: the login page's, and the first screen's behind it. */
export const dashboardChunks: Rolldown.CodeSplittingGroup[] = [
  { name: "login", tags: ["$initial"] },
  {
    name: (id, chunking) =>
      !RULES.test(id) &&
      [...importersOf(id, (of) => chunking.getModuleInfo(of)?.importers ?? [])].some((importer) =>
        SCREENS.test(importer),
      )
        ? "screens"
        : null,
  },
]
