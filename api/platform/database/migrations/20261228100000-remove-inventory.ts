import type { Migration } from "../versions/migrator.ts"
import { removePages } from "../writing/removePages.ts"

export const up: Migration["up"] = (queryInterface) => removePages(queryInterface, ["inventory"])

/** The version before seeds the page when it starts, without the bookings that were entered. */
export const down: Migration["down"] = async () => undefined
