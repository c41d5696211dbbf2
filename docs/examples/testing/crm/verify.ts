import { isDeepStrictEqual } from "node:util"
import type { Contact } from "../../crm-sync/crm.ts"
import type { LeadType } from "../../crm-sync/farelight.ts"
import { askRest, type Crm, type Deed, madeUp, places, types } from "./people.ts"

interface StoredLead extends Record<string, unknown> {
  id: number
  status: string
  metadata: Record<string, string>
  external_id: string | null
  note_count: number
}

interface Side {
  properties: Record<string, string>
  status: string
  metadata: Record<string, string>
  notes: string[]
}

/** All leads of Farelight in the words of the CRM, by contact; those without one under their own name. */
const readFarelight = async (url: string, token: string) => {
  const sides = new Map<string, Side>()
  const doubled: string[] = []
  const noteTexts = async (type: LeadType, { id, note_count }: StoredLead): Promise<string[]> => {
    if (note_count === 0) return []
    const notes: { text: string }[] = await askRest(url, token, "GET", `${places[type].leads}/${id}/notes`)
    return notes.map(({ text }) => text)
  }
  for (const type of types) {
    const leads: StoredLead[] = await askRest(url, token, "GET", places[type].list)
    const names = Object.keys(madeUp(type, "Anybody"))
    for (const lead of leads) {
      const key = lead.external_id ?? `${type} ${lead.id}`
      if (sides.has(key)) doubled.push(key)
      const properties = Object.fromEntries(names.map((name) => [name, String(lead[name] ?? "")]))
      const { status, metadata } = lead
      sides.set(key, { properties, status, metadata, notes: (await noteTexts(type, lead)).sort() })
    }
  }
  return { sides, doubled }
}

// Jest gives parsed answers other prototypes than its own objects.
const plain = (side: Side): Side => JSON.parse(JSON.stringify(side))

const sideOf = ({ properties, status, metadata, notes }: Contact): Side => ({
  properties,
  status,
  metadata,
  notes: notes.map(({ text }) => text).sort(),
})

/** Differences of both sides after the sync, given people's actions. */
export const findFaults = async (url: string, token: string, crm: Crm, deeds: readonly Deed[]) => {
  const faults: string[] = []
  const contacts = new Map(crm.contacts().map((contact) => [contact.id, contact]))
  const { sides, doubled } = await readFarelight(url, token)
  for (const id of doubled) faults.push(`${id} is two leads`)
  const people = new Map<string, string>()
  for (const { id, kind, lead_id, properties } of contacts.values()) {
    if (!sides.has(id)) faults.push(`the contact ${id} (${kind} ${lead_id}) has no lead`)
    const email = properties.email ?? ""
    if (people.has(email)) faults.push(`${email} is two contacts`)
    people.set(email, id)
  }
  for (const [id, side] of sides) {
    const contact = contacts.get(id)
    if (!contact) faults.push(`${id} has no contact`)
    else if (!isDeepStrictEqual(plain(sideOf(contact)), plain(side)))
      faults.push(`${id} differs: ${JSON.stringify(sideOf(contact))} and ${JSON.stringify(side)}`)
  }

  const idsByLead = new Map([...contacts.values()].map(({ kind, lead_id, id }) => [`${kind} ${lead_id}`, id]))
  const statuses = new Map<string, Deed[]>()
  const tiers = new Map<string, string[]>()
  for (const deed of deeds) {
    const id = idsByLead.get(deed.to) ?? deed.to
    const contact = contacts.get(id)
    // Its lead was deleted.
    if (!contact) continue
    if (deed.status) statuses.set(id, [...(statuses.get(id) ?? []), deed])
    if (deed.note && contact.notes.filter(({ text }) => text === deed.note).length !== 1)
      faults.push(`${id} does not have once: ${deed.note}`)
    if (deed.text?.name === "tier") tiers.set(id, [...(tiers.get(id) ?? []), deed.text.value])
    else if (deed.text && contact.metadata[deed.text.name] !== deed.text.value)
      faults.push(`${id} has lost ${deed.text.name}`)
  }
  for (const [id, values] of tiers)
    if (!values.includes(contacts.get(id)?.metadata.tier ?? "")) faults.push(`${id} has a tier that nobody gave`)
  for (const [id, changes] of statuses) {
    const now = contacts.get(id)?.status
    const isOneSided = new Set(changes.map(({ by }) => by)).size === 1
    const allowed = isOneSided ? changes.slice(-1) : changes
    if (!allowed.some(({ status }) => status === now)) faults.push(`${id} is ${now}, which nobody has said last`)
  }
  return faults
}
