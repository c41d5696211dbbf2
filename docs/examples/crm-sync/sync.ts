import { type ContactChange, contactChanges, deleteContact } from "./crm.ts"
import { type Lead, type LeadType, leadTypes, listChanges, listLeads } from "./farelight.ts"
import { RefusedError } from "./patient.ts"
import { pullLead } from "./pull.ts"
import { pushContact } from "./push.ts"
import { type Load, readState, saveState } from "./state.ts"

// Run it as often as you like, one instance at a time. A position is stored after all earlier changes are done, and
// repeated changes have no effect, so it may be killed at any moment.

const WORKERS = 8
const state = await readState()

/** Handles groups concurrently and the changes of one lead in order. */
const forEachGroup = async <Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
  work: (group: [Item, ...Item[]]) => Promise<unknown>,
) => {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  const queue = groups.values()
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
}

/** Pushes people's changes in the CRM. Skips changes by this program. */
const sendContacts = async () => {
  for (let hasMore = true; hasMore; ) {
    const page = await contactChanges(state.crm)
    const made = page.changes.filter(({ by }) => by === "person")
    await forEachGroup<ContactChange>(made, (change) => change.contact_id, pushContact)
    state.crm = page.next_position
    hasMore = page.has_more
    await saveState(state)
  }
}

const receive = (leads: Lead[], type: LeadType) =>
  forEachGroup(
    leads,
    ({ id }) => String(id),
    ([lead]) => pullLead(type, lead, state.crm),
  )

/** Full load. The position is read first, so that the feed repeats changes made meanwhile. */
const loadLeads = async () => {
  state.load ??= { position: (await listChanges({ limit: 1 })).head_position, type: "driver_application" }
  while (state.load) {
    const { type, cursor, position }: Load = state.load
    const { leads, next } = await listLeads(type, cursor)
    await receive(leads, type)
    const nextType: LeadType | undefined = next ? type : leadTypes[leadTypes.indexOf(type) + 1]
    if (!nextType) state.farelight = position
    state.load = nextType && { position, type: nextType, cursor: next }
    await saveState(state)
  }
}

/** Pulls changes from Farelight. Skips those by this program, which were compared when they were pushed. */
const receiveChanges = async () => {
  for (let hasMore = true; hasMore; ) {
    const page = await listChanges({ after: state.farelight ?? 0, limit: 100 })
    await forEachGroup(
      page.changes.filter(({ made_by_key_id }) => made_by_key_id === null || made_by_key_id !== page.key_id),
      ({ lead_type, lead_id }) => `${lead_type} ${lead_id}`,
      ([{ lead_type, lead_id, lead }]) =>
        lead ? pullLead(lead_type, lead, state.crm) : deleteContact(lead_type, lead_id),
    )
    state.farelight = page.next_position
    hasMore = page.has_more
    await saveState(state)
  }
}

await sendContacts()
if (state.farelight === null) await loadLeads()
try {
  await receiveChanges()
} catch (error) {
  // The position is too old, or the server was restored from a backup: requires a full load.
  if (!(error instanceof RefusedError && error.status === 409)) throw error
  state.farelight = null
  await loadLeads()
  await receiveChanges()
}
console.log(`Both sides are equal up to position ${state.farelight} of Farelight and ${state.crm} of the CRM.`)
