import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

// No `down`: the previous version seeds the page again at its start. Bookings entered on it are lost.
export const up: Migration["up"] = (queryInterface) => removePages(queryInterface, ["inventory"])
