import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

// No `down`: the previous version seeds the page again at its start. Edits of it are lost.
export const up: Migration["up"] = (queryInterface) => removePages(queryInterface, ["insurer_letter"])
