import type { Rolldown } from "vite"

const SCREENS = /[\\/]dashboard[\\/]screens\.tsx$/

// The first screen needs only zod's core settings, so the rest loads with the forms.
const RULES = /[\\/]zod[\\/](?!.*[\\/]core[\\/]core\.js$)/

// The theme imports only names from these modules, so their code loads with later screens.
const LATER_PARTS = /[\\/](uqr|@zag-js[\\/](qr-code|progress))[\\/]/

type Importers = (id: string) => readonly string[]

const importersOf = (id: string, importers: Importers, found = new Set([id])) => {
  for (const importer of importers(id)) {
    if (found.has(importer)) continue
    found.add(importer)
    importersOf(importer, importers, found)
  }
  return found
}

/** One chunk for the login page and one for the first screen, instead of dozens of small files. */
export const dashboardChunks: Rolldown.CodeSplittingGroup[] = [
  { name: "login", tags: ["$initial"] },
  {
    name: (id, chunking) =>
      !RULES.test(id) &&
      !LATER_PARTS.test(id) &&
      [...importersOf(id, (of) => chunking.getModuleInfo(of)?.importers ?? [])].some((importer) =>
        SCREENS.test(importer),
      )
        ? "screens"
        : null,
  },
]
