import type { Json } from "../testApp.ts"
import { tableRows } from "./tableRows.ts"

const ofTests = ({ lead_type }: Json) => lead_type.startsWith("test_")
const ofKind = ({ kind }: Json) => kind.startsWith("test_")

/** Where rows may be that a test key has brought about, and how they are told from all others. */
const isOfTest: Readonly<Record<string, (row: Json) => boolean>> = {
  test_driver_applications: () => true,
  test_advertiser_submissions: () => true,
  // When it was last used.
  api_keys: ({ is_test }) => Boolean(is_test),
  // That it was refused, and that a webhook was added, is no test.
  events: ({ subject_type }) => subject_type.startsWith("test_") || ["api_key", "webhook"].includes(subject_type),
  event_chain: () => true,
  idempotency_keys: () => true,
  lead_counts: ofKind,
  lead_file_requests: ofTests,
  lead_merges: ofTests,
  lead_notes: ofTests,
  lead_placements: ofTests,
  lead_rule_cursor: () => true,
  rate_limits: ({ id }) => /^(api-key|graphql|refusal-events)/.test(id),
  reply_drafts: ofTests,
  search_pending: ofKind,
  search_postings: ofKind,
  // How far each has looked.
  webhooks: () => true,
}

/** The rows that have come, changed or gone since `before`, but for those of tests, by table. */
export const strayRows = async (before: ReadonlyMap<string, readonly string[]>) => {
  const strays: Record<string, Json[]> = {}
  for (const [name, rows] of await tableRows()) {
    const known = before.get(name) ?? []
    const isMarked = isOfTest[name] ?? (() => false)
    const changed = [...rows.filter((row) => !known.includes(row)), ...known.filter((row) => !rows.includes(row))]
    const others = changed.map((row) => JSON.parse(row)).filter((row) => !isMarked(row))
    if (others.length > 0) strays[name] = others
  }
  return strays
}
