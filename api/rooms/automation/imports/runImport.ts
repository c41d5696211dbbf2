import { randomUUID } from "node:crypto"
import { Op, type Transaction } from "sequelize"
import { apiKeyName } from "../../../contract/accounts/apiKeys.ts"
import type { City } from "../../../contract/cities/city.ts"
import { leadImportStates } from "../../../contract/leads/leadImports.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import type { ReplyPromise } from "../../../contract/leads/promiseHours.ts"
import { noTermsRecord } from "../../../contract/site/termsRecord.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { insertRows } from "../../../platform/database/writing/insertRows.ts"
import { type Origin, recordEvents } from "../../../platform/events/recordEvents.ts"
import { claimIsolation } from "../../../platform/jobs/dueRows.ts"
import { searchTextOf } from "../../../platform/search/searchIndex.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { ApiKey } from "../../accounts/apiKeys/apiKey.model.ts"
import { User } from "../../accounts/users/user.model.ts"
import { LeadNote } from "../../leads/beside/leadWork.model.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import { type Arrival, completeLeads, insertArrivals } from "../../leads/intake/storeLead.ts"
import type { LeadKind, LeadRow } from "../../leads/lead/leadKind.ts"
import { readReplyPromise } from "../../leads/lead/replyPromise.ts"
import { readCities } from "../../leads/waitList/waitList.service.ts"
import { type ChangedLead, changeLeads, type LeadChange } from "../../leads/work/changeLeads.ts"
import { addDone, examine, findOwners, lockedAt, nextPart } from "./checkImport.ts"
import type { Examined, Target } from "./examineRows.ts"
import { readPart } from "./importParts.ts"
import { type LeadImport, LeadImportOutcomeRow } from "./leadImport.model.ts"
import type { CsvRecord } from "./readCsv.ts"

const { DONE, FAILED, RUNNING } = leadImportStates
const { PENDING } = leadStatuses

/** Who has asked for it, long after their request. */
export const originOfImport = ({ actorType, actorId }: Pick<LeadImport, "actorType" | "actorId">): Origin => ({
  actorType,
  actorId,
  requestId: null,
})

// Nothing is looked up by whom nobody has sent.
const nobody: Viewer = { address: "", isLocal: false, session: null, user: null }

const findWriter = async ({ actorType, actorId }: LeadImport) => {
  const key = actorType === "api_key" ? await ApiKey.findByPk(actorId ?? 0) : null
  const user = actorType === "user" ? await User.findByPk(actorId ?? 0) : null
  return { authorId: user?.id ?? null, writtenBy: user?.username ?? apiKeyName(key?.name ?? "") }
}

interface Run {
  kind: LeadKind
  one: LeadImport
  promise: ReplyPromise
  writer: Awaited<ReturnType<typeof findWriter>>
  cities: readonly City[]
}

const storeNotes = (
  { kind, writer }: Run,
  notes: readonly { leadId: number; text: string }[],
  transaction: Transaction,
): Promise<number[]> => {
  const rows = notes.map((note) => ({
    ...note,
    ...writer,
    leadType: kind.type,
    writtenAt: clock.wallTime(),
    mentions: [],
  }))
  return insertRows(LeadNote, rows, transaction)
}

const create = async (run: Run, rows: readonly Examined[], transaction: Transaction) => {
  const { kind, one, promise } = run
  const { settings } = one
  const origin = originOfImport(one)
  const sourceOf = new Map<Arrival, { source: string; campaign: null; landingPage: null }>()
  const arrivals = rows.flatMap(({ values, said, notes }): Arrival[] => {
    if (!values) return []
    const { receivedAt, source = settings.source, ...known } = said
    const isWaiting = settings.startsClock && (said.status ?? PENDING) === PENDING
    const text = notes.length > 0 && searchTextOf([...kind.searchable({ ...known, ...values } as LeadRow), ...notes])
    const arrival: Arrival = {
      kind,
      viewer: nobody,
      origin,
      terms: noTermsRecord,
      promise,
      values: { ...values, submissionId: randomUUID() },
      byHand: {
        ownerId: said.ownerId ?? settings.ownerId,
        sendReceipt: settings.sendsReceipts,
        imported: { importId: one.id, runsRules: settings.runsRules },
      },
      known: {
        ownerId: settings.ownerId,
        ...known,
        // Nobody has promised anything when it was received, perhaps years ago.
        isPromised: false,
        ...(isWaiting && { waitingSince: clock.wallTime() }),
        ...(receivedAt && { createdAt: receivedAt }),
        ...(notes.length > 0 && { noteCount: notes.length }),
        ...(text && { searchText: text }),
      },
    }
    sourceOf.set(arrival, { source, campaign: null, landingPage: null })
    return [arrival]
  })
  if (arrivals.length === 0) return new Map<Examined, number>()
  const { leads } = await insertArrivals(kind, arrivals, { sourceOf, verdictOf: new Map() }, transaction)
  const idOf = new Map(rows.map((row, index) => [row, leads[index]?.lead.id ?? 0]))
  const notes = rows.flatMap((row) => row.notes.map((text) => ({ leadId: idOf.get(row) ?? 0, text })))
  await storeNotes(run, notes, transaction)
  await completeLeads(new Map([[kind, leads]]), transaction)
  return idOf
}

const update = async (run: Run, targets: readonly Target[], transaction: Transaction) => {
  const { kind, one, cities } = run
  const changing = targets.filter(({ changes, notes }) => Object.keys(changes).length > 0 || notes.length > 0)
  const noteOf = new Map<Target, number>()
  for (const target of changing) {
    const { lead, notes } = target
    const [noteId] = await storeNotes(
      run,
      notes.length > 0 ? [{ leadId: lead.id, text: notes.join("\n") }] : [],
      transaction,
    )
    if (noteId !== undefined) noteOf.set(target, noteId)
  }
  const origin = originOfImport(one)
  const changed = await changeLeads(
    kind,
    changing.map((target): LeadChange => {
      const facts = { fields: Object.keys(target.changes), importId: one.id }
      const events = ({ key }: ChangedLead) => [leadEvent("lead.corrected", key, origin, facts)]
      return { lead: target.lead, values: target.changes, events, hasNewTexts: noteOf.has(target) }
    }),
    transaction,
    { cities },
  )
  const wasOf = new Map(changed.map(({ lead, was }) => [lead, was]))
  return new Map(
    changing.map((target) => [target, { values: wasOf.get(target.lead) ?? {}, noteId: noteOf.get(target) ?? null }]),
  )
}

const storePart = async (
  run: Run,
  owners: Map<string, number>,
  records: readonly CsvRecord[],
  transaction: Transaction,
) => {
  const { kind, one } = run
  const by = { kind, columns: one.columns, settings: one.settings, owners }
  const examined = await examine(by, records, { transaction, isLocked: true })
  const targets = [
    ...new Set(examined.flatMap(({ outcome, target }) => (outcome === "UPDATED" && target ? [target] : []))),
  ]
  const befores = await update(run, targets, transaction)
  // Last, as everybody who stores leads waits for their counters until the end of the transaction.
  const idOf = await create(
    run,
    examined.filter(({ outcome }) => outcome === "CREATED"),
    transaction,
  )
  const rows = examined.map((row) => {
    const { line, outcome, faults, target, sameAs } = row
    const leadId = target?.lead.id ?? idOf.get(row) ?? (sameAs && idOf.get(sameAs)) ?? null
    const before = (outcome === "UPDATED" && target && befores.get(target)) || null
    // Of several rows that change one lead, the first knows what it was before.
    if (target && before) befores.delete(target)
    return { importId: one.id, line, outcome, faults: faults.length > 0 ? faults : null, leadId, before }
  })
  const line = { [Op.in]: rows.map((row) => row.line) }
  await LeadImportOutcomeRow.destroy({ where: { importId: one.id, line }, transaction })
  await insertRows(LeadImportOutcomeRow, rows, transaction)
  return rows
}

/** Runs an import from where it was, with its progress in each transaction. A step returns false at the end. */
export const beginRun = async (kind: LeadKind, one: LeadImport): Promise<() => Promise<boolean>> => {
  const promise = await readReplyPromise(kind.promiseField)
  const writer = await findWriter(one)
  let current = one
  return async () => {
    const owners = await findOwners()
    const cities = await readCities()
    const next = await inTransaction(
      async (transaction) => {
        const locked = await lockedAt(current, transaction)
        if (!locked) return null
        const records = await readPart(locked.id, nextPart(locked), transaction)
        const isLost = records.length === 0 && locked.doneCount < locked.rowCount
        const rows = await storePart({ kind, one: locked, promise, writer, cities }, owners, records, transaction)
        addDone(locked, { rows, done: rows.length })
        if (isLost) locked.set({ state: FAILED, problem: "The file of this import is gone." })
        else if (locked.doneCount >= locked.rowCount) {
          locked.set({ state: DONE, finishedAt: clock.wallTime() })
          const facts = { created: locked.createdCount, updated: locked.updatedCount }
          const origin = originOfImport(locked)
          await recordEvents([{ type: "import.finished", subjectId: locked.id, origin, facts }], transaction)
        }
        return locked.save({ transaction })
      },
      // What a first attempt has stored shows by how far the import is.
      // Texts beside leads are read once these are locked.
      { isolationLevel: claimIsolation, isIdempotent: true },
    )
    if (next) current = next
    return next?.state === RUNNING
  }
}
