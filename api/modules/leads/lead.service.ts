import { literal, Op, UniqueConstraintError, type WhereOptions } from "sequelize"
import { ConflictError } from "../../contract/errors.ts"
import { leadStatuses } from "../../contract/leadStatus.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { type ReplyPromise, type ReplyPromiseField, replyPromise } from "../../contract/replyPromise.ts"
import { inTransaction } from "../../database/database.ts"
import { type Listing, type Page, readAll, readPage } from "../../database/keyset.ts"
import { idOf } from "../../database/rowId.ts"
import { throttleSubmissions } from "../../throttling/throttle.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { publishedContent } from "../cms/cms.service.ts"
import { indexWords } from "../search/searchTerm.model.ts"
import type { Lead } from "./lead.model.ts"
import { overdueSince } from "./lead.rules.ts"
import { countStored } from "./leadCounts.ts"
import type { LeadKind, LeadRow, Submitted } from "./leadKind.ts"
import { type LeadFilter, type LeadOrder, whereLeads } from "./leadListing.ts"

/** The promise that the site makes right now. When it is edited, the clock of waiting leads changes, too. */
export const readReplyPromise = async (field: ReplyPromiseField): Promise<ReplyPromise> => {
  const { sections } = await publishedContent()
  const stored = sections.find(({ page, sectionId }) => page === "global" && sectionId === "promises")
  return replyPromise(field, stored?.content)
}

const whereNow = async (kind: LeadKind, filter: LeadFilter | null | undefined) =>
  whereLeads(kind, filter, await readReplyPromise(kind.promiseField))

/** What a list of leads is asked for by. */
export interface LeadListRequest {
  first?: number | null
  after?: string | null
  filter?: LeadFilter | null
  orderBy?: LeadOrder | null
}

export type LeadPage = Page<LeadRow>

/** Admin. A page of leads, newest first unless asked for otherwise. */
export const listLeads = async (kind: LeadKind, viewer: Viewer, request: LeadListRequest): Promise<LeadPage> => {
  requireAdmin(viewer)
  const { filter, orderBy } = request
  const listing: Listing = {
    where: await whereNow(kind, filter),
    sortBy: orderBy && orderBy.field !== "id" ? orderBy.field : undefined,
    isAscending: orderBy ? orderBy.direction !== "DESCENDING" : false,
  }
  return readPage(kind.model, request, listing)
}

/** Admin. All leads that a filter keeps, newest first, one by one. */
export const streamLeads = (kind: LeadKind, viewer: Viewer, filter?: LeadFilter): AsyncIterable<LeadRow> => {
  requireAdmin(viewer)
  return (async function* () {
    yield* readAll(kind.model, { where: await whereNow(kind, filter) })
  })()
}

/** Admin. One lead, or null. */
export const findLead = async (kind: LeadKind, viewer: Viewer, id: string) => {
  requireAdmin(viewer)
  return kind.model.findByPk(idOf(id))
}

/**
 * How many leads still wait for an answer that was due earlier. No index has both columns of the condition: counting
 * the many overdue would read each of them. So the pending are counted, by their index, less the few that are pending
 * in time; in one statement, between whose parts nothing changes.
 */
export const countOverdueLeads = async ({ model }: LeadKind, promise: ReplyPromise): Promise<number> => {
  const status = leadStatuses.PENDING
  const pending = `(SELECT COUNT(*) FROM ${model.getTableName()} WHERE status = '${status}')`
  const where: WhereOptions = { status, createdAt: { [Op.gt]: overdueSince(promise) } }
  const inTime = await model.findAll({ attributes: [[literal(`${pending} - COUNT(*)`), "overdue"]], where })
  return Number(inTime[0]?.get("overdue"))
}

/** A stored lead, and what to tell its sender. */
export interface Submission {
  lead: Lead
  message: string
}

/**
 * Stores a lead, and in the same transaction what its kind adds, such as the mails about it. A repeat, recognized by its
 * `submissionId`, answers with the lead that is already there; the same id with other values is a `ConflictError`, as
 * neither may be lost. Throws for bad values and for too many from one address.
 */
export const submitLead = async (kind: LeadKind, viewer: Viewer, input: unknown): Promise<Submission> => {
  const values = parseInput(kind.input, input)
  await throttleSubmissions(viewer)
  // Not inside the transaction, which holds the only connection that SQLite has.
  const promise = await readReplyPromise(kind.promiseField)
  const lead = (await findSubmission(kind, values)) ?? (await storeLead(kind, values, promise))
  return { lead, message: kind.messages.sent(promise.text) }
}

const storeLead = async (kind: LeadKind, values: Submitted<LeadRow>, promise: ReplyPromise) => {
  try {
    return await inTransaction(async (transaction) => {
      const lead = await kind.model.create(values, { transaction })
      await countStored(kind, [lead], transaction)
      await indexWords(kind.type, lead.id, kind.searchable(lead), transaction)
      await kind.afterStored(lead, promise, transaction)
      return lead
    })
  } catch (error) {
    // The same submission arrived twice at once, and the other one was first.
    const first = error instanceof UniqueConstraintError ? await findSubmission(kind, values) : null
    if (first) return first
    throw error
  }
}

const findSubmission = async (kind: LeadKind, values: Submitted<LeadRow>) => {
  const { submissionId } = values
  if (!submissionId) return null
  const found = await kind.model.findOne({ where: { submissionId } })
  if (!found) return null
  const stored: Record<string, unknown> = found.get()
  const isSame = Object.entries(values).every(([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value))
  if (isSame) return found
  throw new ConflictError("This submissionId was already used for other values. Send new values under a new one.")
}
