import { LAST_BASELINE } from "./firstVersion.ts"

/**
 * The last migration that does more than add, so that a process without it fails beside those with it. An upgrade that
 * runs it, or one before, is refused while others serve.
 */
export const LAST_TO_RUN_ALONE = "20270102090000-mark-returned-mail"

/** The last migration of each released version, to which `npm run migrate -- down --to VERSION` goes back. */
export const lastMigrations: Record<string, string> = {
  "0.1.0": LAST_BASELINE,
  "0.2.0": "20261130020200-add-link-salt",
}
