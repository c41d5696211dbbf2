import { randomUUID } from "node:crypto"
import type { Transaction } from "sequelize"
import { apiKeyName } from "../../../contract/accounts/apiKeys.ts"
import type { City } from "../../../contract/cities/city.ts"
import { leadImportOutcomes, leadImportStates } from "../../../contract/leads/leadImports.ts"
import { noTermsRecord } from "../../../contract/site/termsRecord.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { insertRows } from "../../../platform/database/writing/insertRows.ts"
import { updateRows } from "../../../platform/database/writing/updateRows.ts"
import { type Origin, recordEvents } from "../../../platform/events/recordEvents.ts"
import { searchTextOf } from "../../../platform/search/searchIndex.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { ApiKey } from "../../accounts/apiKeys/apiKey.model.ts"
import { User } from "../../accounts/users/user.model.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import { insertSubmissions, type NewSubmission, recordArrivals } from "../../leads/intake/storeLead.ts"
import type { LeadKind, LeadRow, Submitted } from "../../leads/lead/leadKind.ts"
import { type PublishedPromise, readReplyPromise } from "../../leads/lead/replyPromise.ts"
import { LeadNote } from "../../leads/related/leadWork.model.ts"
import { readCities } from "../../leads/waitList/waitList.service.ts"
import { type ChangedLead, changeLeads, type LeadChange } from "../../leads/work/changeLeads.ts"
import { countOutcomes, findOwners, nextPart, outcomeOf, planRecords } from "./checkImport.ts"
import { processInParts, readPart } from "./importParts.ts"
import { type LeadImport, LeadImportOutcomeRow } from "./leadImport.model.ts"
import type { PlannedRow } from "./planImport.ts"

const { DONE, FAILED } = leadImportStates
const { CREATED, UPDATED, SKIPPED, FAULTY } = leadImportOutcomes

/** `requestId` is null, as the request that started the import has ended. */
export const originOfImport = ({ actorType, actorId }: Pick<LeadImport, "actorType" | "actorId">): Origin => ({
  actorType,
  actorId,
  requestId: null,
})

// An import has no visitor, so nothing can be looked up by address.
const nobody: Viewer = { address: "", isLocal: false, session: null, user: null }

const findWriter = async ({ actorType, actorId }: LeadImport) => {
  const key = actorType === "api_key" ? await ApiKey.findByPk(actorId ?? 0) : null
  const user = actorType === "user" ? await User.findByPk(actorId ?? 0) : null
  return { authorId: user?.id ?? null, writtenBy: user?.username ?? apiKeyName(key?.name ?? "") }
}

interface Run {
  kind: LeadKind
  one: LeadImport
  promise: PublishedPromise
  writer: Awaited<ReturnType<typeof findWriter>>
}

const storeNotes = async (
  { kind, writer }: Run,
  leads: ReadonlyMap<PlannedRow, number>,
  transaction: Transaction,
): Promise<ReadonlyMap<PlannedRow, number | undefined>> => {
  const own = { ...writer, leadType: kind.type, writtenAt: clock.wallTime(), mentions: [] }
  const noted = [...leads].flatMap(([row, leadId]) => (row.note ? [{ row, leadId, text: row.note }] : []))
  const notes = noted.map(({ leadId, text }) => ({ leadId, text, ...own }))
  const ids = await insertRows(LeadNote, notes, transaction)
  return new Map(noted.map(({ row }, index) => [row, ids[index]]))
}

const arrivalOf = ({ kind, one, promise }: Run, { values: submitted, note }: PlannedRow): NewSubmission => {
  const { settings } = one
  const { receivedAt, ...values } = submitted as unknown as Submitted<LeadRow> &
    Partial<LeadRow> & { receivedAt?: Date }
  return {
    kind,
    viewer: nobody,
    origin: originOfImport(one),
    terms: noTermsRecord,
    promise,
    values: { ...values, submissionId: randomUUID() },
    byHand: {
      ownerId: values.ownerId ?? settings.ownerId,
      sendReceipt: false,
      imported: { importId: one.id, runsRules: settings.runsRules },
    },
    known: {
      source: settings.source,
      ownerId: settings.ownerId,
      ...values,
      // The sender got no reply promise and may have written years ago.
      isPromised: false,
      ...(receivedAt && { createdAt: receivedAt }),
      ...(note && { noteCount: 1, searchText: searchTextOf([...kind.searchable(values as LeadRow), note]) }),
    },
  }
}

type Stored = [PlannedRow, { leadId: number; before?: LeadImportOutcomeRow["before"] }]

const create = async (run: Run, rows: readonly PlannedRow[], transaction: Transaction): Promise<Stored[]> => {
  const { kind } = run
  if (rows.length === 0) return []
  const arrivals = rows.map((row) => arrivalOf(run, row))
  const { leads } = await insertSubmissions(kind, arrivals, { sourceOf: new Map(), verdictOf: new Map() }, transaction)
  const made = new Map(rows.map((row, index) => [row, leads[index]?.lead.id ?? 0]))
  await storeNotes(run, made, transaction)
  await recordArrivals(new Map([[kind, leads]]), transaction)
  return [...made].map(([row, leadId]) => [row, { leadId }])
}

const update = async (run: Run, rows: readonly PlannedRow[], cities: readonly City[], transaction: Transaction) => {
  const leads = new Map(rows.map((row) => [row, row.lead?.id ?? 0]))
  const noteIds = await storeNotes(run, leads, transaction)
  const changes = rows.flatMap((row): LeadChange[] => {
    const { lead, values = {} } = row
    const facts = { fields: Object.keys(values), importId: run.one.id }
    const events = ({ key }: ChangedLead) => [leadEvent("lead.corrected", key, originOfImport(run.one), facts)]
    return lead ? [{ lead, values, events, hasNewTexts: noteIds.has(row) }] : []
  })
  const changed = await changeLeads(run.kind, changes, transaction, { cities })
  return rows.map((row): Stored => {
    const was = changed.find(({ lead }) => lead === row.lead)?.was
    const before = was ? { values: was, noteId: noteIds.get(row) ?? null } : null
    return [row, { leadId: row.lead?.id ?? 0, before }]
  })
}

export const beginRun = async (kind: LeadKind, one: LeadImport): Promise<() => Promise<boolean>> => {
  const promise = await readReplyPromise(kind.promiseField)
  const writer = await findWriter(one)
  const prepare = async () => ({ owners: await findOwners(), cities: await readCities() })
  return processInParts(one, prepare, async (locked, { owners, cities }, transaction) => {
    const { id, columns, settings } = locked
    const run = { kind, one: locked, promise, writer }
    const records = await readPart(id, nextPart(locked), transaction)
    const where = { importId: id, line: records.map(({ line }) => line) }
    const attributes = ["id", "line", "outcome"]
    const checked = await LeadImportOutcomeRow.findAll({ attributes, where, transaction })
    // Rows that the check left out stay out, as a run must not do more than the check showed.
    const leftOut = checked.filter(({ outcome }) => outcome === SKIPPED || outcome === FAULTY)
    const idOf = new Map(checked.flatMap((row) => (leftOut.includes(row) ? [] : [[row.line, row.id]])))
    const by = { kind, columns, settings, owners, seen: new Map<string, number>() }
    const wanted = records.filter(({ line }) => idOf.has(line))
    const planned = await planRecords(by, wanted, { transaction, isLocked: true })
    const rowsOf = (outcome: string) => planned.filter((row) => row.outcome === outcome)
    const updated = await update(run, rowsOf(UPDATED), cities, transaction)
    // Last, as this locks counter rows, which all writers of leads need, until the transaction ends.
    const created = await create(run, rowsOf(CREATED), transaction)
    const stored = new Map([...updated, ...created])
    const outcomes = planned.map((row) => ({ id: idOf.get(row.line) ?? 0, ...outcomeOf(row), ...stored.get(row) }))
    await updateRows(LeadImportOutcomeRow, outcomes, transaction)
    countOutcomes(locked, [...planned, ...leftOut])
    if (locked.doneCount >= locked.rowCount) {
      locked.set({ state: DONE, finishedAt: clock.wallTime() })
      const facts = { created: locked.createdCount, updated: locked.updatedCount }
      const origin = originOfImport(locked)
      await recordEvents([{ type: "import.finished", subjectId: id, origin, facts }], transaction)
    } else if (records.length === 0) locked.set({ state: FAILED, problem: "The file of this import is gone." })
  })
}
