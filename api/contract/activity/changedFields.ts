/** `from` and `to` are null for personal data, as events outlive an erasure. */
export interface ChangedField {
  field: string
  from: string | number | null
  to: string | number | null
}

const moved: Readonly<Record<string, string>> = {
  status_changed: "status",
  "lead.assigned": "owner_id",
}

const touched: Readonly<Record<string, readonly string[]>> = {
  "lead.reason_set": ["status_reason"],
  "lead.noted": ["note_count"],
  "lead.note_deleted": ["note_count"],
  "lead.message_received": ["message_count", "waiting_since"],
  "lead.message_bounced": ["waiting_since", "mail_returned_at"],
  "lead.message_attached": ["message_count", "file_count"],
  "lead.message_detached": ["message_count", "file_count"],
  "lead.replied": ["message_count", "waiting_since", "mail_returned_at"],
  "lead.file_added": ["file_count"],
  "lead.file_deleted": ["file_count"],
  "lead.sale_opted_out": ["sale_opt_out_at"],
  "lead.merged": ["note_count", "message_count", "file_count"],
  "lead.unmerged": ["note_count", "message_count", "file_count"],
}

const named = ["lead.corrected", "lead.external_set", "lead.merged", "lead.unmerged"]

/** Metadata keys stay unchanged, as API clients choose them. */
export const restName = (name: string) =>
  name.startsWith("metadata.") ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const scalar = (value: unknown) => (typeof value === "string" || typeof value === "number" ? value : null)

export const changedFields = (type: string, eventFacts: object): ChangedField[] => {
  const facts: { from?: unknown; to?: unknown; on?: unknown; fields?: unknown; reason?: unknown } = eventFacts
  const field = moved[type.replace(/^(?!lead\.)\w+\./, "")]
  const hasReason = "reason" in facts || "hasOwnReason" in facts
  const why = hasReason ? [{ field: "status_reason", from: null, to: scalar(facts.reason) }] : []
  if (field) return [{ field, from: scalar(facts.from), to: scalar(facts.to) }, ...why]
  if (type === "lead.follow_up_set") return [{ field: "follow_up_on", from: null, to: scalar(facts.on) }]
  const corrected = named.includes(type) && Array.isArray(facts.fields) ? (facts.fields as string[]) : []
  return [...corrected.map(restName), ...(touched[type] ?? [])].map((name) => ({ field: name, from: null, to: null }))
}
