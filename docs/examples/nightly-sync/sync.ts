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

// Run it as often as you like, for example by cron: it does what there is to do and ends.

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

/** Tells Farelight what was decided on this side, unless somebody there has decided otherwise meanwhile. */
const sendStatuses = async () => {
  for (const { leadId, fromStatus, toStatus } of store.statusChanges()) {
    try {
      await ask(SetDriverStatusDocument, { id: leadId, status: toStatus, expectedStatus: fromStatus })
      console.log(`Driver ${leadId} is ${toStatus}.`)
    } catch (error) {
      // The feed brings what holds: theirs, or ours if an answer was lost and this was the second attempt.
      if (!(error instanceof RefusedError && ["CONFLICT", "NOT_FOUND"].includes(error.code))) throw error
      console.log(`Driver ${leadId} was not set to ${toStatus}: ${error.message}`)
    }
    store.forgetStatusChange(leadId)
  }
}

/** Reads all leads once. The position is taken first, so what changes meanwhile comes again by the feed. */
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

/** Reads what came behind the kept position. */
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
  // The position is too old, or the server was restored from a backup: only the lists know.
  if (!(error instanceof RefusedError && error.code === "CONFLICT")) throw error
  await loadAll()
  await followChanges()
}
store.close()
