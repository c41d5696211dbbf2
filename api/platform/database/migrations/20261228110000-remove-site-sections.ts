import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

// The sample report has new sections, which the next start seeds. No `down`: the previous version seeds the removed
// sections again at its start. Edits of them are lost.
export const up: Migration["up"] = async (queryInterface) => {
  await removePages(queryInterface, ["safety"], ["check"])
  await removePages(queryInterface, ["see_your_ad"], ["facts", "share"])
  await removePages(queryInterface, ["sample_report"])
}
