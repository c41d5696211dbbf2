import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

export const up: Migration["up"] = (queryInterface) => removePages(queryInterface, ["insurer_letter"])

/** The version before seeds the page when it starts, as it was delivered. */
export const down: Migration["down"] = async () => undefined
