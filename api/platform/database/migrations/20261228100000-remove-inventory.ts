import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

export const up: Migration["up"] = (queryInterface) => removePages(queryInterface, ["inventory"])

/** The previous version seeds the page at its start, without the entered bookings. */
export const down: Migration["down"] = async () => undefined
