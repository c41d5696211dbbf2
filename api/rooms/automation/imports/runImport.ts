import { randomUUID } from "node:crypto"
import type { Transaction } from "sequelize"
import { apiKeyName } from "../../../contract/accounts/apiKeys.ts"
import type { City } from "../../../contract/cities/city.ts"
import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import { leadImportStates } from "../../../contract/leads/leadImports.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { noTermsRecord } from "../../../contract/site/termsRecord.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { insertRows } from "../../../platform/database/writing/insertRows.ts"
import { type Origin, recordEvents } from "../../../platform/events/recordEvents.ts"
import { searchTextOf } from "../../../platform/search/searchIndex.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { ApiKey } from "../../accounts/apiKeys/apiKey.model.ts"
import { User } from "../../accounts/users/user.model.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import { completeLeads, insertSubmissions, type NewSubmission } from "../../leads/intake/storeLead.ts"
import type { LeadKind, LeadRow, Submitted } from "../../leads/lead/leadKind.ts"
import { readReplyPromise } from "../../leads/lead/replyPromise.ts"
import { LeadNote } from "../../leads/related/leadWork.model.ts"
import { readCities } from "../../leads/waitList/waitList.service.ts"
import { type ChangedLead, changeLeads, type LeadChange } from "../../leads/work/changeLeads.ts"
import { examine, findOwners, nextPart, storeOutcomes } from "./checkImport.ts"
import { processInParts, readPart } from "./importParts.ts"
import type { LeadImport } from "./leadImport.model.ts"
import type { Target } from "./planImport.ts"

const { DONE, FAILED } = leadImportStates
const { PENDING } = leadStatuses

/** The user who requested it; the request itself is long over. */
export const originOfImport = ({ actorType, actorId }: Pick<LeadImport, "actorType" | "actorId">): Origin => ({
  actorType,
  actorId,
  requestId: null,
})

// An import has no visitor, so nothing is looked up by address.
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
}

const storeNotes = (
  { kind, writer }: Run,
  notes: readonly { leadId: number; text: string }[],
  transaction: Transaction,
): Promise<number[]> => {
  const own = { ...writer, leadType: kind.type, writtenAt: clock.wallTime(), mentions: [] }
  return insertRows(
    LeadNote,
    notes.map((note) => ({ ...note, ...own })),
    transaction,
  )
}

const arrivalOf = ({ kind, one, promise }: Run, { values: submitted, notes }: Target): NewSubmission => {
  const { settings } = one
  const { receivedAt, ...values } = submitted as unknown as Submitted<LeadRow> &
    Partial<LeadRow> & { receivedAt?: Date }
  const isWaiting = settings.startsClock && (values.status ?? PENDING) === PENDING
  return {
    kind,
    viewer: nobody,
    origin: originOfImport(one),
    terms: noTermsRecord,
    promise,
    values: { ...values, submissionId: randomUUID() },
    byHand: {
      ownerId: values.ownerId ?? settings.ownerId,
      sendReceipt: settings.sendsReceipts,
      imported: { importId: one.id, runsRules: settings.runsRules },
    },
    known: {
      source: settings.source,
      ownerId: settings.ownerId,
      ...values,
      // The sender got no promise, perhaps years ago.
      isPromised: false,
      ...(isWaiting && { waitingSince: clock.wallTime() }),
      ...(receivedAt && { createdAt: receivedAt }),
      ...(notes.length > 0 && {
        noteCount: notes.length,
        searchText: searchTextOf([...kind.searchable(values as LeadRow), ...notes]),
      }),
    },
  }
}

const create = async (run: Run, targets: readonly Target[], transaction: Transaction) => {
  const { kind } = run
  if (targets.length === 0) return new Map<Target, number>()
  const arrivals = targets.map((target) => arrivalOf(run, target))
  const { leads } = await insertSubmissions(kind, arrivals, { sourceOf: new Map(), verdictOf: new Map() }, transaction)
  const made = new Map(targets.map((target, index) => [target, leads[index]?.lead.id ?? 0]))
  const notes = [...made].flatMap(([target, leadId]) => target.notes.map((text) => ({ leadId, text })))
  await storeNotes(run, notes, transaction)
  await completeLeads(new Map([[kind, leads]]), transaction)
  return made
}

/** Changes existing leads; returns their earlier values. */
const update = async (run: Run, targets: readonly Target[], cities: readonly City[], transaction: Transaction) => {
  const notes = targets.flatMap(({ lead, notes }) =>
    lead && notes.length > 0 ? [{ leadId: lead.id, text: notes.join("\n") }] : [],
  )
  const ids = await storeNotes(run, notes, transaction)
  const noteOf = new Map(notes.map(({ leadId }, index) => [leadId, ids[index] ?? null]))
  const changes = targets.flatMap(({ lead, values }): LeadChange[] => {
    const facts = { fields: Object.keys(values), importId: run.one.id }
    const events = ({ key }: ChangedLead) => [leadEvent("lead.corrected", key, originOfImport(run.one), facts)]
    return lead ? [{ lead, values, events, hasNewTexts: noteOf.has(lead.id) }] : []
  })
  const changed = await changeLeads(run.kind, changes, transaction, { cities })
  const kept = new Map(changed.map(({ lead, was }) => [lead, { values: was, noteId: noteOf.get(lead.id) ?? null }]))
  return new Map(targets.map((target) => [target, (target.lead && kept.get(target.lead)) ?? null]))
}

export const beginRun = async (kind: LeadKind, one: LeadImport): Promise<() => Promise<boolean>> => {
  const promise = await readReplyPromise(kind.promiseField)
  const writer = await findWriter(one)
  const prepare = async () => ({ owners: await findOwners(), cities: await readCities() })
  return processInParts(one, prepare, async (locked, { owners, cities }, transaction) => {
    const { id, columns, settings } = locked
    const run = { kind, one: locked, promise, writer }
    const records = await readPart(id, nextPart(locked), transaction)
    const by = { kind, columns, settings, owners }
    const examined = await examine(by, records, { transaction, isLocked: true })
    const targetsOf = (wanted: string) =>
      new Set(examined.flatMap(({ outcome, target }) => (outcome === wanted && target ? [target] : [])))
    const befores = await update(run, [...targetsOf("UPDATED")], cities, transaction)
    // Last, as all writers of leads wait for these counter rows until the end of the transaction.
    const made = await create(run, [...targetsOf("CREATED")], transaction)
    await storeOutcomes(locked, examined, transaction, made, befores)
    if (locked.doneCount >= locked.rowCount) {
      locked.set({ state: DONE, finishedAt: clock.wallTime() })
      const facts = { created: locked.createdCount, updated: locked.updatedCount }
      const origin = originOfImport(locked)
      await recordEvents([{ type: "import.finished", subjectId: id, origin, facts }], transaction)
    } else if (records.length === 0) locked.set({ state: FAILED, problem: "The file of this import is gone." })
  })
}
