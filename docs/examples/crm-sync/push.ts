import { type Contact, type ContactChange, getContact } from "./crm.ts"
import { addLead, addNote, findLead, getLead, type Lead, listNotes, setExternal, setStatus } from "./farelight.ts"
import { RefusedError, unless } from "./patient.ts"
import { editContact, pullLead } from "./pull.ts"

/** The lead of a contact, created if necessary. The CRM's id is its external id, which prevents duplicates. */
const leadOf = async (contact: Contact): Promise<Lead | undefined> => {
  const { id, version, kind, lead_id, properties, metadata } = contact
  // Undefined if the lead is in the trash or erased, which the feed reports.
  if (lead_id !== null) return unless([404], getLead(kind, lead_id))
  const body = { ...properties, metadata, external_id: id }
  const lead = (await unless([409], addLead(kind, body, `contact-${id}-${version}`))) ?? (await findLead(kind, id))
  if (lead) await editOf(contact, (now) => ({ ...now, lead_id: lead.id }))
  return lead
}

const editOf = ({ id }: Contact, edit: (now: Contact) => Contact) =>
  editContact(
    () => getContact(id),
    (now) => {
      if (!now) throw new Error(`The contact ${id} went away`)
      const { id: _id, version: _version, changed_position: _position, ...values } = edit(now)
      return values
    },
  )

/** Each note's id is its idempotency key: for 24 hours a repeat returns the same note. */
const sendNotes = async (contact: Contact, lead: Lead) => {
  for (const note of contact.notes.filter(({ farelight_id }) => farelight_id === null)) {
    const added = await unless([409], addNote(contact.kind, lead.id, note.text, `note-${note.id}`))
    // A 409 may also mean that the server stopped after adding the note, before storing its response.
    const { id } = added ?? (await listNotes(contact.kind, lead.id)).find(({ text }) => text === note.text) ?? {}
    if (id === undefined) continue
    await editOf(contact, (now) => ({
      ...now,
      notes: now.notes.map((each) => (each.id === note.id ? { ...each, farelight_id: id } : each)),
    }))
  }
}

/**
 * Pushes people's changes of one contact in order, then updates the contact from the lead. A status applies only if
 * Farelight still has the previous one; of conflicting texts, the CRM's wins.
 */
export const pushContact = async (changes: ContactChange[]) => {
  const inOrder = changes.toSorted((one, other) => one.position - other.position)
  const last = inOrder.at(-1)
  if (!last?.contact) return
  const { contact, position } = last
  const { id, kind } = contact
  try {
    const lead = await leadOf(contact)
    if (!lead) return
    for (const { status, position } of inOrder) {
      if (!status) continue
      const change = setStatus(kind, lead.id, status.from ?? "pending", status.to, `contact-change-${position}`)
      await unless([409], change)
    }
    const names = inOrder.flatMap(({ metadata }) => metadata ?? [])
    const metadata = Object.fromEntries(names.map((name) => [name, contact.metadata[name] ?? null]))
    const change = `contact-texts-${id}-${contact.version}-${position}`
    if (names.length > 0) await unless([409], setExternal(kind, lead.id, { metadata }, change))
    await sendNotes(contact, lead)
    await pullLead(kind, await getLead(kind, lead.id), position)
  } catch (error) {
    // A rejected change must not block the others.
    if (!(error instanceof RefusedError && error.status === 400)) throw error
    console.error(`Contact ${id} was not taken: ${error.message}`)
  }
}
