import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

/** The sample report has other sections now: its page is seeded again when the server starts. */
export const up: Migration["up"] = async (queryInterface) => {
  await removePages(queryInterface, ["safety"], ["check"])
  await removePages(queryInterface, ["see_your_ad"], ["facts", "share"])
  await removePages(queryInterface, ["sample_report"])
}

/** The version before seeds these when it starts, as they were delivered. */
export const down: Migration["down"] = async () => undefined
