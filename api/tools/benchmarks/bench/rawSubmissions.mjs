import { createHash, randomUUID } from "node:crypto"

// Stores the same rows in as many statements as the product does before it answers. Event positions and the search
// index follow its answer, so they are left out.

const KIND = "driver_application"
const MAIL = "email_log"
const TEN_MINUTES_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

const words = ["name", "email", "phone", "city", "vehicle_year", "vehicle_make", "vehicle_model"]
const given = [...words, "platform", "submission_id"]

const LEADS = `driver_applications (${given}, search_text, status, phone_e164, created_at, updated_at)`
const MAILS = `email_logs (log_type, lead_id, status, subject, recipient, reply_to, body, form_data, promise, message_id,
  search_text, created_at, updated_at)`
const EVENTS = "events (type, subject_type, subject_id, actor_type, occurred_at, request_id, facts)"
const PENDING = "search_pending (kind, row_id, claim)"
const COUNTS = "lead_counts (kind, facet, value, status, choices, leads, min_id, max_id)"
const USES = "rate_limits (id, points, expires_at_ms)"

const searchTextOf = (texts) =>
  ` ${texts
    .join(" ")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")}`

const leadRow = (lead, now) => {
  const searchText = searchTextOf(words.map((name) => lead[name]))
  return [...given.map((name) => lead[name]), searchText, "pending", "", now, now]
}

const mailRow = (lead, now) => {
  const [subject, recipient] = [`New driver application: ${lead.name}`, "operator@example.com"]
  const messageId = `<${randomUUID()}@farelight.invalid>`
  const texts = [subject, recipient, lead.email, "", "{}", "48 hours", messageId]
  return [KIND, lead.id, "logged", ...texts, searchTextOf([subject, recipient]), now, now]
}

/** Each lead counts in three rows; leads of the same row are added up, as in the product. */
export const countRows = (leads, day) => {
  const sums = new Map()
  for (const { id, city, platform } of leads)
    for (const [facet, value] of [
      ["", ""],
      ["city", city],
      ["day", day],
    ]) {
      const key = `${facet}\n${value}\n${platform}`
      const [before, min] = sums.get(key)?.slice(5) ?? [0, id]
      sums.set(key, [KIND, facet, value, "pending", platform, before + 1, min, id])
    }
  return [...sums.values()]
}

const useRows = ({ address, submission_id: _id, ...content }, now) => {
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex")
  return {
    submission: [`submit:${address}`, 1, now + TEN_MINUTES_MS],
    content: [`same-submission:${address} ${hash}`, 1, now + HOUR_MS],
  }
}

/** Returns the ids. Only submissions with an address count toward the rate limit. */
export const storeSubmissions = ({ inTransaction, momentOf, onConflict }, submissions) =>
  inTransaction(async (insert) => {
    const date = new Date()
    const now = momentOf(date)
    const uses = submissions.filter(({ address }) => address).map((lead) => useRows(lead, date.getTime()))
    for (const rows of [uses.map(({ submission }) => submission), uses.map(({ content }) => content)])
      if (rows.length > 0) await insert(USES, rows, onConflict.uses)
    const leadRows = submissions.map((lead) => leadRow(lead, now))
    const ids = await insert(LEADS, leadRows)
    const leads = submissions.map((lead, index) => ({ ...lead, id: ids[index] }))
    const mailRows = leads.map((lead) => mailRow(lead, now))
    const mailIds = await insert(MAILS, mailRows)
    const pending = [...ids.map((id) => [KIND, id, 0]), ...mailIds.map((id) => [MAIL, id, 0])]
    await insert(PENDING, pending, onConflict.pending)
    const events = ids.map((id) => [`${KIND}.created`, KIND, String(id), "visitor", now, randomUUID(), "{}"])
    await insert(EVENTS, events)
    await insert(COUNTS, countRows(leads, now.slice(0, 10)), onConflict.counts)
    return ids
  })

/** Stores only the leads' own rows: an upper limit for every server that stores more. */
export const insertLeads = ({ inTransaction, momentOf }, submissions) =>
  inTransaction((insert) => {
    const now = momentOf(new Date())
    const rows = submissions.map((lead) => leadRow(lead, now))
    return insert(LEADS, rows)
  })
