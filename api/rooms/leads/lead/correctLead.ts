import type { Transaction } from "sequelize"
import type { WaitedFor } from "../../../contract/cities/findCity.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import type { Origin } from "../../../platform/events/recordEvents.ts"
import { recordEvents } from "../../../platform/events/recordEvents.ts"
import { markChanged } from "../../../platform/search/searchIndex.ts"
import { countChanged } from "../figures/countedLeads.ts"
import { leadCorrected } from "../history/leadEvents.ts"
import { leadPlaces } from "../places/leadPlace.ts"
import { waitMark } from "../waitList/waitList.rules.ts"
import { searchTextNow } from "../work/leadTexts.ts"
import type { Lead } from "./lead.model.ts"
import { type Correction, changesOf } from "./lead.rules.ts"
import type { LeadKind, LeadRow } from "./leadKind.ts"

interface CorrectionOrder {
  correction: Correction
  origin: Origin
  /** The city that it waits for from now on, where its place is corrected. */
  waits?: WaitedFor | null
  /** The privacy requests that ask for the correction of what an address has sent. */
  requestsOf?: (email: string, transaction: Transaction) => Promise<number[]>
}

/** The mark of a lead whose place is corrected: what was promised nothing so far waits from now on, or as little as before. */
const markNow = ({ isPromised, waitListCity, waitingSince }: Lead, waits: WaitedFor | null) => {
  const mark = waitMark(waits)
  if (isPromised !== false || !mark.isPromised) return mark
  return { ...mark, isPromised, ...(waitListCity && { waitingSince: waitingSince ?? clock.wallTime() }) }
}

/** Corrects a locked lead: derived values, search text, counters, and an event with the fields. */
export const correctStored = async (
  kind: LeadKind,
  lead: Lead,
  { correction, origin, waits, requestsOf }: CorrectionOrder,
  transaction: Transaction,
): Promise<void> => {
  const { id } = lead
  const before = { ...lead.get() } as LeadRow
  const changes = changesOf(correction, before)
  const fields = Object.keys(changes)
  if (fields.length === 0) return
  const after = { ...before, ...changes }
  const searchText = await searchTextNow(kind, after, transaction)
  const mark = waits !== undefined && fields.includes(kind.cityColumn) && markNow(lead, waits)
  await lead.update({ ...changes, ...kind.derived?.(after), ...mark, searchText }, { transaction })
  const isInInbox = lead.place === leadPlaces.INBOX
  if (isInInbox) await markChanged([{ kind: kind.type, ids: [id] }], transaction)
  const requestIds = fields.includes("email") ? await requestsOf?.(before.email, transaction) : []
  await recordEvents([leadCorrected({ leadType: kind.type, leadId: id }, fields, origin, requestIds)], transaction)
  if (isInInbox) await countChanged(kind, before, after, transaction)
}
