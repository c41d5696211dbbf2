import { LAST_BASELINE } from "./firstVersion.ts"

/** The last migration of each released version, to which `npm run migrate -- down --to VERSION` goes back. */
export const lastMigrations: Record<string, string> = {
  "0.1.0": LAST_BASELINE,
  "0.2.0": "20261130020200-add-link-salt",
}
