import type { Transaction } from "sequelize"
import type { City } from "../../../contract/cities/city.ts"
import { awaitedPlace } from "../../../contract/cities/findCity.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { updateRows } from "../../../platform/database/writing/updateRows.ts"
import { type NewEvent, recordEvents } from "../../../platform/events/recordEvents.ts"
import { markChanged, searchTextOf } from "../../../platform/search/searchIndex.ts"
import { removeAllFromIndex } from "../../../platform/search/searchIndexer.ts"
import { countChanges } from "../counters/countedLeads.ts"
import type { Lead } from "../lead/lead.model.ts"
import { isSameJson } from "../lead/lead.rules.ts"
import type { LeadKey, LeadKind, LeadRow } from "../lead/leadKind.ts"
import { leadPlaces } from "../lead/leadPlace.ts"
import { type RelatedTexts, readRelatedTexts } from "../related/leadTexts.ts"
import { waitListColumns } from "../waitList/waitList.rules.ts"

type Values = Readonly<Record<string, unknown>>

export interface ChangedLead {
  lead: Lead
  key: LeadKey
  before: LeadRow
  after: LeadRow
  was: Values
}

export interface LeadChange {
  lead: Lead
  values: Values
  events?: (changed: ChangedLead) => readonly NewEvent[]
  /** True if a note, message, file or merged lead was added or removed, so that the search text changes. */
  hasNewTexts?: boolean
}

interface Options {
  /** Puts leads with a changed city on its wait list if it is closed. Omit to leave wait lists alone. */
  cities?: readonly City[] | undefined
  /** Keeps `updatedAt`, which API clients poll. */
  isSilent?: boolean
}

const columnsOf = (row: object) => row as Values

/** A lead without a promise gets no promise later; its reply clock starts when it leaves the wait list. */
const markNow = (kind: LeadKind, cities: readonly City[], before: LeadRow, after: LeadRow) => {
  const { isPromised, waitListCity, waitingSince } = before
  const mark = waitListColumns(awaitedPlace(cities, kind.placesNamed(after)))
  if (isPromised !== false || !mark.isPromised) return mark
  return { ...mark, isPromised, ...(waitListCity && { waitingSince: waitingSince ?? clock.wallTime() }) }
}

/** True if the sender's fields change, from which other columns are derived. */
const isSent = (kind: LeadKind, { values }: LeadChange) =>
  Object.keys(values).some((name) => name in kind.additionInput.shape && name !== "submissionId")

const derivedFrom = (kind: LeadKind, before: LeadRow, values: Values, cities: Options["cities"]) => {
  const after = { ...before, ...values } as LeadRow
  const isMoved = kind.cityColumn in values && !isSameJson(columnsOf(before)[kind.cityColumn], values[kind.cityColumn])
  return { ...kind.derived?.(after), ...(cities && isMoved && markNow(kind, cities, before, after)) }
}

const setValues = (
  kind: LeadKind,
  change: LeadChange,
  { texts, ...counts }: Partial<RelatedTexts>,
  { cities, isSilent = false }: Options,
): ChangedLead | null => {
  const { lead, values } = change
  const before = { ...lead.get() }
  const isMoved = values.status !== undefined && values.status !== before.status
  // A reason belongs to its status, so a new status clears it.
  const wanted = {
    ...(isMoved && { statusReason: null }),
    ...values,
    ...(isSent(kind, change) && derivedFrom(kind, before, values, cities)),
  }
  const news = Object.entries(wanted).filter(([name, value]) => !isSameJson(columnsOf(before)[name], value))
  if (news.length === 0 && !change.hasNewTexts) return null
  lead.set(Object.fromEntries(news))
  if (texts) lead.set({ ...counts, searchText: searchTextOf([...kind.searchable(lead.get()), ...texts]) })
  if (lead.place === leadPlaces.INBOX && !isSilent) lead.setDataValue("updatedAt", clock.wallTime())
  const was = Object.fromEntries(news.map(([name]) => [name, columnsOf(before)[name] ?? null]))
  const key = { leadType: kind.type, leadId: lead.id }
  return { lead, key, before, after: { ...lead.get() }, was }
}

const isIn = ({ place }: LeadRow) => place === leadPlaces.INBOX

const storedNow = ({ lead, before, after }: ChangedLead) => {
  const names = Object.keys(after).filter((name) => !isSameJson(columnsOf(before)[name], columnsOf(after)[name]))
  return { id: lead.id, ...Object.fromEntries(names.map((name) => [name, lead.get(name)])) }
}

/**
 * All writes of senders' values, owner, follow-up, status and place go through here, so that derived columns, wait-list
 * mark, search text, events and counters always follow. The leads must be locked, and each may be given only in one
 * change. Returns the leads that changed.
 */
export const changeLeads = async (
  kind: LeadKind,
  changes: readonly LeadChange[],
  transaction: Transaction,
  options: Options = {},
): Promise<ChangedLead[]> => {
  const refreshed = changes.filter((change) => change.hasNewTexts || isSent(kind, change)).map(({ lead }) => lead.id)
  const beside =
    refreshed.length > 0 ? await readRelatedTexts(kind, refreshed, transaction) : new Map<number, RelatedTexts>()
  const events: NewEvent[] = []
  const changed = changes.flatMap((change) => {
    const one = setValues(kind, change, beside.get(change.lead.id) ?? {}, options)
    if (one) events.push(...(change.events?.(one) ?? []))
    return one ?? []
  })
  const rows = changed.map(storedNow).filter((row) => Object.keys(row).length > 1)
  await updateRows(kind.model, rows, transaction)
  const leaving = changed.filter(({ before, after }) => isIn(before) && !isIn(after))
  const texts = leaving.map(({ lead, before }) => ({ id: lead.id, text: String(columnsOf(before).searchText ?? "") }))
  if (texts.length > 0) await removeAllFromIndex(kind.type, texts, transaction)
  const found = changed.filter(({ lead, before, after }) => isIn(after) && (beside.has(lead.id) || !isIn(before)))
  await markChanged([{ kind: kind.type, ids: found.map(({ lead }) => lead.id) }], transaction)
  await recordEvents(events, transaction)
  // Last, as this locks counter rows, which all writers of leads need, until the transaction ends.
  const counted = changed.map(({ before, after }) => ({
    before: isIn(before) ? before : null,
    after: isIn(after) ? after : null,
  }))
  await countChanges(kind, counted, transaction)
  return changed
}

/** The lead must be locked. `isSilent` keeps `updatedAt`. */
export const refreshLead = (kind: LeadKind, lead: Lead, transaction: Transaction, options: Options = {}) =>
  changeLeads(kind, [{ lead, values: {}, hasNewTexts: true }], transaction, options)
