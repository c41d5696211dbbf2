import { randomUUID } from "node:crypto"
import { createClient, RefusedError } from "./client.ts"
import {
  type AdvertiserFieldsFragment,
  AdvertisersDocument,
  ChangesDocument,
  type DriverFieldsFragment,
  DriversDocument,
  HeadDocument,
  SetDriverStatusDocument,
} from "./generated.ts"
import { type Lead, openStore } from "./store.ts"

// Run it as often as you like, for example by cron.

const { FARELIGHT_URL, FARELIGHT_KEY, SYNC_FILE = "leads.sqlite" } = process.env
if (!FARELIGHT_URL || !FARELIGHT_KEY) throw new Error("Set FARELIGHT_URL and FARELIGHT_KEY.")

const ask = createClient(FARELIGHT_URL, FARELIGHT_KEY)
const store = openStore(SYNC_FILE)

const toLead = (lead: DriverFieldsFragment | AdvertiserFieldsFragment): Lead => {
  const { id, email, city, status, updatedAt } = lead
  const common = { id, email, city, status, updatedAt }
  return lead.__typename === "DriverApplication"
    ? { ...common, type: "DRIVER_APPLICATION", name: lead.name, phone: lead.phone }
    : { ...common, type: "ADVERTISER_SUBMISSION", name: lead.companyName, phone: null }
}

/** Pushes status changes, unless somebody has changed the status in Farelight. */
const sendStatuses = async () => {
  for (const { leadId, fromStatus, toStatus } of store.statusChanges()) {
    try {
      await ask(SetDriverStatusDocument, { id: leadId, status: toStatus, expectedStatus: fromStatus })
      console.log(`Driver ${leadId} is ${toStatus}.`)
    } catch (error) {
      // The feed returns the final status: theirs, or ours if this was a retry after a lost response.
      if (!(error instanceof RefusedError && ["CONFLICT", "NOT_FOUND"].includes(error.code))) throw error
      console.log(`Driver ${leadId} was not set to ${toStatus}: ${error.message}`)
    }
    store.forgetStatusChange(leadId)
  }
}

/** Full load. The position is read first, so that the feed repeats changes made meanwhile. */
const loadAll = async () => {
  const { headPosition } = (await ask(HeadDocument, {})).changes
  const loadId = randomUUID()
  const lists = [
    async (after?: string | null) => (await ask(DriversDocument, { after })).driverApplications,
    async (after?: string | null) => (await ask(AdvertisersDocument, { after })).advertiserSubmissions,
  ]
  for (const list of lists) {
    for (let after: string | null | undefined, isMore = true; isMore; ) {
      const { nodes, pageInfo } = await list(after)
      store.addPage(nodes.map(toLead), loadId)
      after = pageInfo.endCursor
      isMore = pageInfo.hasNextPage
    }
  }
  store.finishLoad(loadId, headPosition)
  console.log(`Loaded all leads as of position ${headPosition}.`)
}

/** Reads changes after the stored position. */
const followChanges = async () => {
  for (let isMore = true; isMore; ) {
    const { nodes, nextPosition, pageInfo } = (await ask(ChangesDocument, { after: store.position() ?? "0" })).changes
    const changes = nodes.map(({ leadType, leadId, lead }) => ({
      type: leadType,
      id: leadId,
      lead: lead && toLead(lead),
    }))
    store.applyChanges(changes, nextPosition)
    isMore = pageInfo.hasNextPage
    console.log(`${changes.length} changes up to position ${nextPosition}.`)
  }
}

if (store.position() === null) await loadAll()
await sendStatuses()
try {
  await followChanges()
} catch (error) {
  // The position is too old, or the server was restored from a backup: requires a full load.
  if (!(error instanceof RefusedError && error.code === "CONFLICT")) throw error
  await loadAll()
  await followChanges()
}
store.close()
