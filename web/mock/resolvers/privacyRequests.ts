import { ConflictError, InvalidInputError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import {
  ANSWER_WITHIN_DAYS,
  DUE_SOON_DAYS,
  daysLater,
  PRIVACY_LINK_DAYS,
} from "@farelight/api/contract/person/privacyRequests.ts"
import { changesOf, refuseStale } from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import type { LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import {
  correctionInput,
  readCorrection,
} from "@farelight/api/rooms/person/privacyRequests/answers/correctLead.rules.ts"
import type { PrivacyRequestRow } from "@farelight/api/rooms/person/privacyRequests/privacyRequest.model.ts"
import { answerInput, extensionInput } from "@farelight/api/rooms/person/privacyRequests/privacyRequest.rules.ts"
import { byId, existing, pageOf } from "../data/lists.ts"
import type { MockContext, Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"
import { requireFreshProof } from "./account.ts"
import { erase, ofPerson } from "./erasure.ts"
import { recordAbout } from "./leadEvents.ts"
import { kindOf } from "./leads.ts"

/** A request that was confirmed ten minutes after it was sent. */
export const newPrivacyRequest = (row: Partial<PrivacyRequestRow> & { id: number }): PrivacyRequestRow => {
  const receivedAt = row.receivedAt ?? new Date()
  return {
    kind: "KNOW",
    status: "OPEN",
    email: "dana@example.com",
    emailKey: null,
    phone: null,
    name: "Dana Driver",
    details: null,
    locale: "en",
    receivedAt,
    confirmedAt: new Date(receivedAt.getTime() + 10 * 60_000),
    dueAt: daysLater(receivedAt, ANSWER_WITHIN_DAYS),
    extendedAt: null,
    extensionReason: null,
    remindedAt: null,
    overdueToldAt: null,
    answeredAt: null,
    answeredById: null,
    outcome: null,
    answerMessage: null,
    exportExpiresAt: null,
    clearFrom: null,
    sameKey: null,
    mailedAt: null,
    ...row,
  }
}

const openRequest = (store: Store, id: number) => {
  const request = existing(store.privacyRequests, String(id), "privacy request")
  if (request.status === "ANSWERED") throw new ConflictError(refusals.answeredRequest)
  return request
}

const newestFirst = (one: { lead: LeadRow }, other: { lead: LeadRow }) =>
  other.lead.createdAt.getTime() - one.lead.createdAt.getTime()

const leadsOf = (store: Store, { email, phone }: PrivacyRequestRow) =>
  (email ? ofPerson(store, { email, phone }) : []).toSorted(newestFirst).map(({ kind, lead }) => ({
    leadType: kind.type,
    leadId: String(lead.id),
    name: kind.titleOf(lead),
    receivedAt: lead.createdAt,
    isTrashed: false,
    isQuarantined: false,
    matches: [
      ...(lead.email.toLowerCase() === email?.toLowerCase() ? ["EMAIL"] : []),
      ...(phone && (lead as { phone?: string }).phone === phone ? ["PHONE"] : []),
    ],
  }))

const wasCorrected = ({ events }: Store, { receivedAt }: PrivacyRequestRow, leads: ReturnType<typeof leadsOf>) =>
  events.some(
    ({ type, occurredAt, subjectType, subjectId }) =>
      type === "lead.corrected" &&
      occurredAt >= receivedAt &&
      leads.some(({ leadType, leadId }) => leadType === subjectType && leadId === subjectId),
  )

const resolvers = {
  Query: {
    privacyRequests: (_parent: object, { status, ...page }: { status?: string }, { store }: MockContext) =>
      pageOf(store.privacyRequests, page, {
        keeps: (row) => !status || row.status === status,
        order: status === "OPEN" ? { field: "dueAt" } : { field: "answeredAt", direction: "DESCENDING" },
      }),
    privacyRequest: (_parent: object, { id }: { id: string }, { store }: MockContext) =>
      byId(store.privacyRequests, id),
  },
  Mutation: {
    answerPrivacyRequest: (_parent: object, input: object, context: MockContext) => {
      const { store } = context
      const { id, outcome, message } = parseInput(answerInput, input)
      const request = openRequest(store, id)
      if (outcome === "REFUSED" && !message)
        throw new InvalidInputError([{ field: "message", message: refusals.unansweredReason }])
      const leads = leadsOf(store, request).filter(({ matches }) => matches.includes("EMAIL"))
      if (outcome === "NOTHING_FOUND" && leads.length > 0)
        throw new ConflictError(refusals.leadsOfAddress(leads.length))
      if (outcome === "FULFILLED" && request.kind === "CORRECT" && !wasCorrected(store, request, leads))
        throw new ConflictError(refusals.nothingCorrected)
      const isDone = outcome === "FULFILLED"
      const isErased = isDone && request.kind === "DELETE"
      if (isErased) requireFreshProof(context)
      const erasureReport = isErased ? erase(store, ofPerson(store, { email: request.email }), "requested") : null
      Object.assign(request, {
        status: "ANSWERED",
        outcome,
        answerMessage: message,
        answeredAt: new Date(),
        answeredById: store.user.id,
        exportExpiresAt: isDone && request.kind === "KNOW" ? daysLater(new Date(), PRIVACY_LINK_DAYS) : null,
      })
      return { privacyRequest: request, erasureReport }
    },
    correctLead: (_parent: object, input: object, { store }: MockContext) => {
      const { leadType, leadId, values, expectedUpdatedAt } = parseInput(correctionInput, input)
      const kind = kindOf(leadType)
      const correction = readCorrection(kind, values)
      const lead = existing(kind.rowsOf(store), String(leadId), kind.noun)
      refuseStale(kind, lead, expectedUpdatedAt)
      const changes = changesOf(correction, lead)
      const fields = Object.keys(changes)
      if (fields.length > 0) recordAbout(store, { leadType, leadId }, "lead.corrected", { fields })
      return { lead: Object.assign(lead, changes) }
    },
    extendPrivacyRequest: (_parent: object, input: object, { store }: MockContext) => {
      const { id, reason } = parseInput(extensionInput, input)
      const request = openRequest(store, id)
      if (request.extendedAt) throw new ConflictError(refusals.extendedRequest)
      const dueAt = daysLater(request.dueAt, ANSWER_WITHIN_DAYS)
      Object.assign(request, { extendedAt: new Date(), extensionReason: reason, dueAt })
      return { privacyRequest: request }
    },
  },
  PrivacyRequest: {
    answeredBy: ({ answeredById }: PrivacyRequestRow, _args: object, { store }: MockContext) =>
      answeredById === null ? null : store.user,
    leads: (request: PrivacyRequestRow, _args: object, { store }: MockContext) => leadsOf(store, request),
  },
  DashboardSummary: {
    privacyRequests: (_parent: object, _args: object, { store }: MockContext) => {
      const open = store.privacyRequests.filter(({ status }) => status === "OPEN")
      const now = new Date()
      return {
        open: open.length,
        dueSoon: open.filter(({ dueAt }) => dueAt > now && dueAt <= daysLater(now, DUE_SOON_DAYS)).length,
        overdue: open.filter(({ dueAt }) => dueAt <= now).length,
      }
    },
  },
}

/** Privacy requests over the store. Nothing is mailed. */
export const privacyRequestResolvers = resolvers as unknown as Resolvers
