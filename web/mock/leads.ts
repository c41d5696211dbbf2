import { ConflictError, NotFoundError } from "@farelight/api/contract/errors.ts"
import { leadStatuses } from "@farelight/api/contract/leadStatus.ts"
import type { LeadType } from "@farelight/api/contract/leadType.ts"
import { parseInput } from "@farelight/api/contract/parseInput.ts"
import { idOf } from "@farelight/api/database/rowId.ts"
import { advertiserSubmissionFacts } from "@farelight/api/modules/advertisers/advertiserSubmission.kind.ts"
import { driverApplicationFacts } from "@farelight/api/modules/drivers/driverApplication.kind.ts"
import {
  advertiserInquiryEmail,
  driverApplicationEmail,
  type EmailDraft,
} from "@farelight/api/modules/email/emailTemplates.ts"
import { type LeadKey, leadKeyOf } from "@farelight/api/modules/leads/leadKey.ts"
import {
  type LeadReference,
  referenceToApplication,
  referenceToSubmission,
} from "@farelight/api/modules/leads/leadReference.ts"
import {
  isAsExpected,
  type StatusChangeInput,
  statusChangeInput,
  statusChangesInput,
} from "@farelight/api/modules/leads/leadStatusChange.rules.ts"
import type { LeadRow } from "./lists.ts"
import { writeEmail } from "./mail.ts"
import { type AdvertiserSubmissionRow, type DriverApplicationRow, nextId, type Store } from "./store.ts"

/** A kind of lead, and where the store has its rows. */
export interface MockKind<Row extends LeadRow> {
  type: LeadType
  noun: string
  promiseHours: number
  searchable: (lead: Row) => string[]
  rowsOf: (store: Store) => Row[]
  /** A row of what a sender sent; throws for bad values. */
  toRow: (input: unknown, given: Pick<LeadRow, "id" | "status" | "createdAt" | "updatedAt">) => Row
  draftEmail: (lead: Row) => EmailDraft
  toReference: (lead: Row) => LeadReference
}

const urlOf = (path: string) => `${globalThis.location?.origin ?? ""}${path}`

export const driverKind: MockKind<DriverApplicationRow> = {
  ...driverApplicationFacts,
  rowsOf: (store) => store.driverApplications,
  toRow: (input, given) => ({ ...driverApplicationFacts.parse(input), ...given }),
  draftEmail: (lead) => driverApplicationEmail(lead, urlOf),
  toReference: referenceToApplication,
}

export const advertiserKind: MockKind<AdvertiserSubmissionRow> = {
  ...advertiserSubmissionFacts,
  rowsOf: (store) => store.advertiserSubmissions,
  toRow: (input, given) => ({ ...advertiserSubmissionFacts.parse(input), ...given }),
  draftEmail: (lead) => advertiserInquiryEmail(lead, urlOf),
  toReference: referenceToSubmission,
}

/** Stores a lead with the mail about it; a repeat, known by its `submissionId`, answers with the first one. */
export const submit = <Row extends LeadRow>(kind: MockKind<Row>, store: Store, input: unknown): Row => {
  const rows = kind.rowsOf(store)
  const now = new Date()
  const lead = kind.toRow(input, { id: nextId(rows), status: leadStatuses.PENDING, createdAt: now, updatedAt: now })
  const repeated = rows.find(({ submissionId }) => submissionId !== null && submissionId === lead.submissionId)
  if (repeated) return repeated
  rows.push(lead)
  writeEmail(store, kind.draftEmail(lead), lead.id)
  return lead
}

const apply = <Row extends LeadRow>(kind: MockKind<Row>, store: Store, lead: Row, { status }: StatusChangeInput) => {
  if (lead.status === status) return
  store.statusChanges.push({
    id: nextId(store.statusChanges),
    leadType: kind.type,
    leadId: lead.id,
    fromStatus: lead.status,
    toStatus: status,
    changedBy: store.admin.username,
    changedAt: new Date(),
  })
  lead.status = status
}

const find = <Row extends LeadRow>(kind: MockKind<Row>, store: Store, id: string) => {
  const lead = kind.rowsOf(store).find((row) => row.id === idOf(id))
  if (!lead) throw new NotFoundError(kind.noun)
  return lead
}

/** Puts a lead into a status. */
export const setStatus = <Row extends LeadRow>(kind: MockKind<Row>, store: Store, input: unknown): Row => {
  const change = parseInput(statusChangeInput, input)
  const lead = find(kind, store, change.id)
  if (!isAsExpected(lead, change)) throw new ConflictError(`This ${kind.noun} is ${lead.status} by now.`)
  apply(kind, store, lead, change)
  return lead
}

/** Changes several leads; answers those that no longer have their expected status, and the ids that no lead has. */
export const setStatuses = <Row extends LeadRow>(kind: MockKind<Row>, store: Store, input: unknown) => {
  const changed: Row[] = []
  const conflicts: Row[] = []
  const notFoundIds: string[] = []
  for (const change of parseInput(statusChangesInput, input).changes) {
    const lead = kind.rowsOf(store).find(({ id }) => id === idOf(change.id))
    if (!lead) notFoundIds.push(change.id)
    else if (!isAsExpected(lead, change)) conflicts.push(lead)
    else {
      apply(kind, store, lead, change)
      changed.push(lead)
    }
  }
  return { changed, conflicts, notFoundIds }
}

/** What belongs to a lead, oldest first. */
export const ownedBy = <Row extends LeadKey>(rows: readonly Row[], { leadType, leadId }: LeadKey) =>
  rows.filter((row) => row.leadType === leadType && row.leadId === leadId)

/** The mails about a lead, oldest first. */
export const emailsAbout = ({ emailLogs }: Store, key: LeadKey) =>
  emailLogs.filter(
    (log) =>
      ownedBy(
        [leadKeyOf(log)].filter((about) => about !== null),
        key,
      ).length > 0,
  )

const references = (store: Store): LeadReference[] => [
  ...store.driverApplications.map(referenceToApplication),
  ...store.advertiserSubmissions.map(referenceToSubmission),
]

/** The lead of this key in short, or null. */
export const referenceOf = (store: Store, key: LeadKey | null) =>
  references(store).find(({ type, id }) => type === key?.leadType && id === key.leadId) ?? null

/** Other leads with the same e-mail address, newest first. */
export const repeatsOf = (store: Store, { leadType, leadId }: LeadKey, email: string) =>
  references(store)
    .filter((other) => other.email === email && (other.type !== leadType || other.id !== leadId))
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
