import { createHash } from "node:crypto"
import type { SubmittedForm } from "../../contract/site.ts"

const UUID_GROUPS = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/

/**
 * The submission id of a form posted without JavaScript. Such a page cannot make one for each visit, as it may
 * come from a cache, so the id follows from the values and the day: a double click or a reload makes no second lead.
 */
export const submissionFingerprint = (kind: string, { values, choices }: SubmittedForm, now: Date): string => {
  const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
  const day = now.toISOString().slice(0, 10)
  const hash = createHash("sha256")
    .update(JSON.stringify([kind, day, sorted(values), sorted(choices)]))
    .digest("hex")
  // The form of a UUID of version 8, the one for ids of the maker's own design (RFC 9562).
  return hash.replace(UUID_GROUPS, (_, a, b, c, d, e) => `${a}-${b}-8${c.slice(1)}-a${d.slice(1)}-${e}`)
}
