import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"
import { FORM_DAY, utcDay } from "../leads/formDay.ts"
import type { SubmittedForm } from "./site.ts"

const UUID_GROUPS = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/

const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

/**
 * The same form on the same UTC day gives the same id, so that a double click, reload or retry creates no second lead.
 * Does not use `crypto.subtle`, which pages on plain http lack.
 */
export const submissionFingerprint = (kind: string, { values, choices }: SubmittedForm, now: Date): string => {
  const day = values[FORM_DAY] || utcDay(now)
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify([kind, day, sorted(values), sorted(choices)]))))
  // A UUID of version 8, whose content RFC 9562 leaves to the application.
  return hash.replace(UUID_GROUPS, (_, a, b, c, d, e) => `${a}-${b}-8${c.slice(1)}-a${d.slice(1)}-${e}`)
}
