import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

export const up: Migration["up"] = (queryInterface) => removePages(queryInterface, ["insurer_letter"])

/** The previous version seeds the default page at its start. */
export const down: Migration["down"] = async () => undefined
