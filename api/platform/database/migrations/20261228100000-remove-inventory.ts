import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

// The previous version seeds the page at its start, without the entered bookings.
export const up: Migration["up"] = (queryInterface) => removePages(queryInterface, ["inventory"])
