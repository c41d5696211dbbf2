import {
  type CreationAttributes,
  literal,
  type ModelStatic,
  Op,
  UniqueConstraintError,
  type WhereOptions,
} from "sequelize"
import { ConflictError } from "../../contract/errors.ts"
import { leadStatuses } from "../../contract/leadStatus.ts"
import type { LeadType } from "../../contract/leadType.ts"
import { inTransaction } from "../../database/database.ts"
import { readAll, readPage } from "../../database/keyset.ts"
import { idOf } from "../../database/rowId.ts"
import { throttleSubmissions } from "../../throttling/throttle.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { queueLeadEmails } from "../email/email.service.ts"
import type { EmailDraft } from "../email/emailTemplates.ts"
import { indexWords } from "../search/searchTerm.model.ts"
import type { Lead } from "./lead.ts"
import { overdueSince } from "./leadClock.ts"
import { type LeadFilter, type LeadOrder, listingOf, whereLeads } from "./leadListing.ts"

/** What is particular to a kind of lead. */
export interface LeadKind<Row extends Lead> {
  type: LeadType
  /** What to call it in a message, for example "driver application". */
  noun: string
  model: ModelStatic<Row>
  /** Within how many hours the sender was promised an answer. */
  promiseHours: number
  /** What the lead can be found by. */
  searchable: (lead: Row) => string[]
  /** Checks what a sender sent; throws `InvalidInputError`. */
  parse: (input: unknown) => SubmittedValues<Row>
  /** The mails about a stored lead: to the operator, and the receipt to the sender. */
  draftEmails: (lead: Row) => EmailDraft[]
}

type SubmittedValues<Row extends Lead> = CreationAttributes<Row> & { submissionId: string | null }

/** What a list of leads is asked for by. */
export interface LeadListRequest {
  first?: number | null
  after?: string | null
  filter?: LeadFilter | null
  orderBy?: LeadOrder | null
}

/** Admin. A page of leads. */
export const listLeads = async <Row extends Lead>(kind: LeadKind<Row>, viewer: Viewer, request: LeadListRequest) => {
  requireAdmin(viewer)
  return readPage(kind.model, request, listingOf(kind, request.filter, request.orderBy))
}

/** Admin. All leads that a filter keeps, newest first, one by one. */
export const streamLeads = <Row extends Lead>(kind: LeadKind<Row>, viewer: Viewer, filter?: LeadFilter) => {
  requireAdmin(viewer)
  return readAll(kind.model, listingOf(kind, filter, null))
}

/** Admin. One lead, or null. */
export const findLead = async <Row extends Lead>(kind: LeadKind<Row>, viewer: Viewer, id: string) => {
  requireAdmin(viewer)
  return kind.model.findByPk(idOf(id))
}

/** How many leads there are, or how many of them a filter keeps. */
export const countLeads = <Row extends Lead>(kind: LeadKind<Row>, filter?: LeadFilter) =>
  kind.model.count({ where: whereLeads(kind, filter) })

/**
 * How many leads still wait for an answer that was promised for an earlier time. No index has both columns of the
 * condition: counting the many overdue would read each of them. So the pending are counted, by their index, less the
 * few that are pending in time; in one statement, between whose parts nothing changes.
 */
export const countOverdueLeads = async <Row extends Lead>({ model, promiseHours }: LeadKind<Row>): Promise<number> => {
  const status = leadStatuses.PENDING
  const pending = `(SELECT COUNT(*) FROM ${model.getTableName()} WHERE status = '${status}')`
  const where: WhereOptions = { status, createdAt: { [Op.gt]: overdueSince({ promiseHours }) } }
  const inTime = await model.findAll({ attributes: [[literal(`${pending} - COUNT(*)`), "overdue"]], where })
  return Number(inTime[0]?.get("overdue"))
}

/**
 * Stores a lead and the mails about it in one transaction. A repeat, known by its `submissionId`, answers
 * with the lead that is already there; the same id with other values is a `ConflictError`, as neither may be lost.
 * Throws for bad values and for too many from one address.
 */
export const submitLead = async <Row extends Lead>(
  kind: LeadKind<Row>,
  viewer: Viewer,
  input: unknown,
): Promise<Row> => {
  const values = kind.parse(input)
  await throttleSubmissions(viewer)
  const repeated = await findSubmission(kind, values)
  if (repeated) return repeated
  try {
    return await inTransaction(async (transaction) => {
      const lead = await kind.model.create(values, { transaction })
      await indexWords(kind.type, lead.id, kind.searchable(lead), transaction)
      await queueLeadEmails(kind.draftEmails(lead), lead.id, transaction)
      return lead
    })
  } catch (error) {
    // The same submission arrived twice at once, and the other one was first.
    const first = error instanceof UniqueConstraintError ? await findSubmission(kind, values) : null
    if (first) return first
    throw error
  }
}

const findSubmission = async <Row extends Lead>(kind: LeadKind<Row>, values: SubmittedValues<Row>) => {
  const { submissionId } = values
  if (!submissionId) return null
  const found = await kind.model.findOne({ where: { submissionId } as WhereOptions })
  if (!found) return null
  const stored: Record<string, unknown> = found.get()
  const isSame = Object.entries(values).every(([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value))
  if (isSame) return found
  throw new ConflictError("This submissionId was already used for other values. Send new values under a new one.")
}
