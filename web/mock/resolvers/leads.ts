import { ConflictError, type DomainError, NotFoundError } from "@farelight/api/contract/api/errors.ts"
import { changedMeanwhile, itemResults } from "@farelight/api/contract/api/itemResults.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { waitedFor } from "@farelight/api/contract/cities/findCity.ts"
import { globalContentOf, listedCities } from "@farelight/api/contract/content/pageContent.ts"
import { byHandRules, DEFAULT_SOURCE } from "@farelight/api/contract/leads/byHand.ts"
import type { ReplyPromise } from "@farelight/api/contract/leads/promiseHours.ts"
import { replyPromise } from "@farelight/api/contract/leads/replyPromise.ts"
import { messageMatches } from "@farelight/api/contract/mail/messages.ts"
import { STATUS_PATH } from "@farelight/api/contract/site/sitePaths.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import { advertiserSubmissionDescription } from "@farelight/api/rooms/leads/advertisers/advertiserSubmission.description.ts"
import { driverApplicationDescription } from "@farelight/api/rooms/leads/drivers/driverApplication.description.ts"
import { newExternal, takenMessage } from "@farelight/api/rooms/leads/lead/external.rules.ts"
import {
  answeredAfter,
  asArrived,
  isAsExpected,
  type StatusChangeInput,
  statusChangeInput,
  statusChangesInput,
} from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import type { LeadDescription, LeadKey, LeadRow, Submitted } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { draftLeadEmail, leadKeyOf, type MailedDescription } from "@farelight/api/rooms/leads/mails/emailTemplates.ts"
import { readSignals } from "@farelight/api/rooms/leads/quarantine/signals.ts"
import { judge } from "@farelight/api/rooms/leads/quarantine/spamScore.ts"
import { waitMark } from "@farelight/api/rooms/leads/waitList/waitList.rules.ts"
import { type LeadReference, referenceTo } from "@farelight/api/rooms/leads/work/leadReference.ts"
import { byId, existing } from "../data/lists.ts"
import { survivorIdOf } from "../data/mergedRows.ts"
import { nextId, type Store } from "../data/store.ts"
import { recordAbout } from "./leadEvents.ts"
import { writeEmail } from "./mail/mail.ts"

/** A kind of lead, and where the store has its rows. */
export interface MockKind extends MailedDescription {
  rowsOf: (store: Store) => LeadRow[]
}

export const driverKind: MockKind = {
  ...driverApplicationDescription,
  rowsOf: (store) => store.driverApplications,
}

export const advertiserKind: MockKind = {
  ...advertiserSubmissionDescription,
  rowsOf: (store) => store.advertiserSubmissions,
}

export const mockKinds: readonly MockKind[] = [driverKind, advertiserKind]

/** The kind of this type. */
export const kindOf = (leadType: string) => {
  const kind = mockKinds.find(({ type }) => type === leadType)
  if (!kind) throw new NotFoundError("kind of lead")
  return kind
}

/** The lead that answers to an id: its own, or that of a lead which became a part of it. */
export const standingLead = (kind: MockKind, store: Store, id: string) =>
  byId(kind.rowsOf(store), String(survivorIdOf(store, { leadType: kind.type, leadId: idOf(id) })))

/** What the senders of a kind are promised by the stored content. */
export const promiseOf = ({ promiseField }: LeadDescription, { cmsBlocks }: Store): ReplyPromise => {
  return replyPromise(promiseField, globalContentOf(cmsBlocks).promises)
}

/** The address of a page. */
export const urlOf = (path: string) => `${globalThis.location?.origin ?? ""}${path}`

/** Writes the mails about a lead that go to the operator. */
export const writeLeadEmails = (kind: MockKind, store: Store, lead: LeadRow) => {
  const promise = promiseOf(kind, store).text
  return kind.emails
    .filter(({ addressee }) => addressee === "operator")
    .map((email) =>
      writeEmail(
        store,
        draftLeadEmail(kind, email, lead, { promise, urlOf, statusPath: `${STATUS_PATH}/example`, timeZone: "UTC" }),
        lead.id,
      ),
    )
}

/** Throws for an external id that another lead has. */
export const refuseTaken = (kind: MockKind, store: Store, externalId: string | null | undefined, lead?: LeadRow) => {
  const other = kind.rowsOf(store).find((row) => externalId != null && row.externalId === externalId)
  if (other && other !== lead) throw new ConflictError(takenMessage(kind, other.id))
}

const markOf = (kind: MockKind, store: Store, values: Submitted<LeadRow>) =>
  waitMark(waitedFor(listedCities(store.cmsBlocks), kind.placesNamed(values)))

/** Stores a lead with the mail about it, unless its `submissionId` is known. What looks like spam is quarantined. */
export const submit = (kind: MockKind, store: Store, input: unknown, formSignals?: unknown): LeadRow => {
  const rows = kind.rowsOf(store)
  const { acceptedTerms, ...values } = parseInput(kind.input, input)
  const { subject: trap, formOpenMs } = readSignals(formSignals)
  const held = store.quarantined.flatMap((one) => (one.kind === kind ? one.lead : []))
  const now = new Date()
  const id = nextId([...rows, ...held])
  const derived = kind.derived?.({ ...values, ...asArrived, id, createdAt: now, updatedAt: now })
  const { legal } = globalContentOf(store.cmsBlocks)
  const terms = acceptedTerms && { termsAcceptedAt: now, termsDate: legal.last_updated, termsVersion: "0".repeat(64) }
  const mark = markOf(kind, store, values)
  const lead = { ...values, ...derived, id, ...asArrived, ...mark, ...terms, createdAt: now, updatedAt: now }
  const repeated = rows.find(({ submissionId }) => submissionId !== null && submissionId === lead.submissionId)
  if (repeated) return repeated
  const { isSuspected, reasons, score } = judge({ values: { ...values }, roles: kind.textRoles, trap, formOpenMs })
  if (isSuspected) {
    store.quarantined.push({ id: nextId(store.quarantined), leadType: kind.type, reasons, score, kind, lead })
    return lead
  }
  rows.push(lead)
  writeLeadEmails(kind, store, lead)
  return lead
}

/** Adds a lead by hand, as the first of whose messages one that waits may be given. */
export const add = (kind: MockKind, store: Store, input: unknown, said: unknown): LeadRow => {
  const rows = kind.rowsOf(store)
  const { acceptedTerms: _none, ...sent } = parseInput(kind.input, input)
  const values = { ...sent, ...parseInput(newExternal, input) }
  const { source, ownerId, messageId } = parseInput(byHandRules, said)
  const repeated = rows.find(({ submissionId }) => submissionId !== null && submissionId === values.submissionId)
  if (repeated) return repeated
  refuseTaken(kind, store, values.externalId)
  if (ownerId !== null)
    existing(
      store.members.map(({ user }) => user),
      ownerId,
      "colleague",
    )
  const message = messageId === null ? null : existing(store.leadMessages, messageId, "message", messageId)
  if (message?.leadId) throw new ConflictError("This message belongs to a lead already.")
  const now = new Date()
  const id = nextId(rows)
  const own = { source: source ?? DEFAULT_SOURCE, ownerId: ownerId === null ? null : idOf(ownerId) }
  const lead = { ...values, ...asArrived, ...markOf(kind, store, values), ...own, id, createdAt: now, updatedAt: now }
  rows.push({ ...lead, ...kind.derived?.(lead) })
  const key = { leadType: kind.type, leadId: id }
  recordAbout(store, key, "created", { isByHand: true })
  if (own.ownerId !== null) recordAbout(store, key, "lead.assigned", { from: null, to: own.ownerId })
  if (message) {
    Object.assign(message, key, { matchedBy: messageMatches.PERSON })
    recordAbout(store, key, "lead.message_attached", { messageId: message.id })
  }
  return rows.at(-1) ?? lead
}

const apply = (kind: MockKind, store: Store, lead: LeadRow, { status }: StatusChangeInput) => {
  if (lead.status === status) return
  const key = { leadType: kind.type, leadId: lead.id }
  const [fromStatus, changedBy, changedAt] = [lead.status, store.user.name, new Date()]
  recordAbout(store, key, "status_changed", { from: fromStatus, to: status })
  const id = nextId(store.statusChanges)
  store.statusChanges.push({ ...key, id, fromStatus, toStatus: status, changedBy, changedAt })
  const answered = answeredAfter(lead, status)
  Object.assign(lead, { status, answeredAfter: answered, waitingSince: null, updatedAt: changedAt })
}

/** Puts a lead into a status. */
export const setStatus = (kind: MockKind, store: Store, input: unknown): LeadRow => {
  const change = parseInput(statusChangeInput, input)
  const lead = existing(kind.rowsOf(store), change.id, kind.noun)
  if (!isAsExpected(lead, change)) throw changedMeanwhile(kind.noun, lead)
  apply(kind, store, lead, change)
  return lead
}

/** Changes several leads; answers those that no longer have their expected status, and the ids that no lead has. */
export const setStatuses = (kind: MockKind, store: Store, input: unknown) => {
  const changed: LeadRow[] = []
  const conflicts: LeadRow[] = []
  const errors = new Map<string, DomainError>()
  const { changes } = parseInput(statusChangesInput, input)
  for (const change of changes) {
    const lead = byId(kind.rowsOf(store), change.id)
    if (!lead) errors.set(change.id, new NotFoundError(kind.noun, change.id))
    else if (isAsExpected(lead, change)) {
      apply(kind, store, lead, change)
      changed.push(lead)
    } else {
      errors.set(change.id, changedMeanwhile(kind.noun, lead))
      conflicts.push(lead)
    }
  }
  const ids = changes.map(({ id }) => id)
  const notFoundIds = ids.filter((id) => errors.get(id) instanceof NotFoundError)
  return { changed, conflicts, notFoundIds, results: itemResults(ids, (id) => errors.get(id)) }
}

type Sender = Pick<LeadRow, "email"> & { phone?: string }

/** What belongs to a lead, oldest first. */
export const ownedBy = <Row extends { leadType: string | null; leadId: number | null }>(
  rows: readonly Row[],
  { leadType, leadId }: LeadKey,
) => rows.filter((row) => row.leadType === leadType && row.leadId === leadId)

/** The mails about a lead, oldest first. */
export const emailsAbout = ({ emailLogs }: Store, { leadType, leadId }: LeadKey) =>
  emailLogs.filter((log) => {
    const about = leadKeyOf(mockKinds, log)
    return about?.leadType === leadType && about.leadId === leadId
  })

/** The lead of this key in short, or null. */
export const referenceOf = (store: Store, key: LeadKey | null): LeadReference | null => {
  const kind = mockKinds.find(({ type }) => type === key?.leadType)
  const lead = kind?.rowsOf(store).find(({ id }) => id === key?.leadId)
  return kind && lead ? referenceTo(kind, lead) : null
}

/** Other leads with the same e-mail address or phone number, newest first. */
export const repeatsOf = (store: Store, { leadType, leadId }: LeadKey, { email, phone }: Sender) =>
  mockKinds
    .flatMap((kind) =>
      kind
        .rowsOf(store)
        .filter((lead: Sender) => lead.email === email || (phone !== undefined && lead.phone === phone))
        .map((lead) => referenceTo(kind, lead)),
    )
    .filter((other) => other.type !== leadType || other.id !== leadId)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
