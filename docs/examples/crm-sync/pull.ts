import { isDeepStrictEqual } from "node:util"
import { type Contact, type ContactValues, findContact, getContact, saveContact } from "./crm.ts"
import { kinds, type Lead, type LeadType, listNotes, setExternal } from "./farelight.ts"
import { unless } from "./patient.ts"

type Note = Awaited<ReturnType<typeof listNotes>>[number]

const valuesOf = ({ id: _id, version: _version, changed_position: _position, ...values }: Contact): ContactValues =>
  values

/** Retries the edit on the latest version; undefined stands for a new contact. */
export const editContact = async (
  find: () => Promise<Contact | undefined>,
  edit: (now: Contact | undefined) => ContactValues,
): Promise<Contact> => {
  for (;;) {
    const now = await find()
    const values = edit(now)
    if (now && isDeepStrictEqual(valuesOf(now), values)) return now
    const saved = await saveContact(now, values)
    if (saved) return saved
  }
}

/**
 * Merges a lead into its contact. Farelight owns the sender's fields. Status and texts stay while the CRM has changes
 * after `seen`, as pushing those decides first. Notes of both sides are combined.
 */
const merged = (type: LeadType, lead: Lead, notes: Note[], now: Contact | undefined, seen: number): ContactValues => {
  const given = new Map(Object.entries(lead))
  const known = new Map(now?.notes.map((note) => [note.farelight_id, note]))
  const isAhead = now !== undefined && now.changed_position > seen
  return {
    kind: type,
    lead_id: lead.id,
    properties: Object.fromEntries(kinds[type].fields.map((name) => [name, String(given.get(name) ?? "")])),
    status: isAhead ? now.status : lead.status,
    metadata: isAhead ? now.metadata : lead.metadata,
    notes: [
      ...notes.map(({ id, text }) => ({ ...known.get(id), farelight_id: id, text })),
      ...(now?.notes.filter((note) => note.farelight_id === null) ?? []),
    ],
  }
}

/** Updates a contact from its lead. `seen` is the position up to which CRM changes were pushed. */
export const pullLead = async (type: LeadType, lead: Lead, seen: number) => {
  const notes = (lead.note_count > 0 && (await unless([404], listNotes(type, lead.id)))) || []
  const find = async () => {
    // Found by either id, as the other may not be synced yet.
    const known = lead.external_id ? await getContact(lead.external_id) : undefined
    const isIts = known?.kind === type && (known.lead_id ?? lead.id) === lead.id
    return isIts ? known : findContact(type, lead.id)
  }
  const contact = await editContact(find, (now) => merged(type, lead, notes, now, seen))
  if (lead.external_id === contact.id) return
  const change = `link-${type}-${lead.id}-${contact.id}-${lead.updated_at}`
  // Refused if another lead has this external id: people have to resolve that.
  await unless([404, 409], setExternal(type, lead.id, { external_id: contact.id }, change))
}
