import { LAST_BASELINE } from "./firstVersion.ts"

/** The last migration that changes or removes something. It is refused while other processes serve: they would fail. */
export const LAST_EXCLUSIVE_MIGRATION = "20270102090000-mark-returned-mail"

/** The last migration of each released version, for `npm run migrate -- down --to VERSION`. */
export const lastMigrations: Record<string, string> = {
  "0.1.0": LAST_BASELINE,
  "0.2.0": "20261130020200-add-link-salt",
}
