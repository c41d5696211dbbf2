import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

// The sample report has new sections; the next start seeds its page again. The previous version seeds these defaults at
// its start.
export const up: Migration["up"] = async (queryInterface) => {
  await removePages(queryInterface, ["safety"], ["check"])
  await removePages(queryInterface, ["see_your_ad"], ["facts", "share"])
  await removePages(queryInterface, ["sample_report"])
}
