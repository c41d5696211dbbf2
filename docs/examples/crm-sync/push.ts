import { type Contact, type ContactChange, getContact } from "./crm.ts"
import { addLead, addNote, findLead, getLead, type Lead, listNotes, setExternal, setStatus } from "./farelight.ts"
import { RefusedError, unless } from "./patient.ts"
import { editContact, pullLead } from "./pull.ts"

/** The lead that a contact has become. Its id in the CRM is the external id, so that it becomes one only. */
const leadOf = async (contact: Contact): Promise<Lead | undefined> => {
  const { id, version, kind, lead_id, properties, metadata } = contact
  // Undefined when it is in the trash or erased: the feed tells.
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

/** Notes of the CRM, each sent under its id: for 24 hours, sending it again answers with the same note. */
const sendNotes = async (contact: Contact, lead: Lead) => {
  for (const note of contact.notes.filter(({ farelight_id }) => farelight_id === null)) {
    const added = await unless([409], addNote(contact.kind, lead.id, note.text, `note-${note.id}`))
    // 409 says as well that it may have been added by a server that died before it could keep the answer.
    const { id } = added ?? (await listNotes(contact.kind, lead.id)).find(({ text }) => text === note.text) ?? {}
    if (id === undefined) continue
    await editOf(contact, (now) => ({
      ...now,
      notes: now.notes.map((each) => (each.id === note.id ? { ...each, farelight_id: id } : each)),
    }))
  }
}

/**
 * Sends what people have changed in one contact, in their order, and then makes the contact what the lead is. A status is
 * taken only if Farelight still has the one that it was chosen over; of the same text, the CRM's is taken.
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
    // What Farelight does not take must not keep back the others.
    if (!(error instanceof RefusedError && error.status === 400)) throw error
    console.error(`Contact ${id} was not taken: ${error.message}`)
  }
}
