import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

// The previous version seeds the default page at its start.
export const up: Migration["up"] = (queryInterface) => removePages(queryInterface, ["insurer_letter"])
