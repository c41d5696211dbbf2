import { LAST_BASELINE } from "./firstVersion.ts"

/** The last migration that does more than add: older processes would fail, so it is refused while others serve. */
export const LAST_EXCLUSIVE_MIGRATION = "20270102090000-mark-returned-mail"

/** The last migration of each released version, for `npm run migrate -- down --to VERSION`. */
export const lastMigrations: Record<string, string> = {
  "0.1.0": LAST_BASELINE,
  "0.2.0": "20261130020200-add-link-salt",
}
