import { ConflictError, InvalidInputError, NotFoundError } from "@farelight/api/contract/errors.ts"
import {
  ANSWER_WITHIN_DAYS,
  DUE_SOON_DAYS,
  daysLater,
  PRIVACY_LINK_DAYS,
} from "@farelight/api/contract/privacyRequests.ts"
import { idOf } from "@farelight/api/database/rowId.ts"
import type { PrivacyRequestRow } from "@farelight/api/modules/privacyRequests/privacyRequest.model.ts"
import { requireFreshProof } from "./account.ts"
import { erase, ofPerson } from "./erasure.ts"
import type { Resolvers } from "./generated.ts"
import { mockKinds } from "./leads.ts"
import { byId, pageOf } from "./lists.ts"
import { type MockContext, requirePermission, type Store } from "./store.ts"

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

const openRequest = (store: Store, id: string) => {
  const request = store.privacyRequests.find((row) => row.id === idOf(id))
  if (!request) throw new NotFoundError("privacy request")
  if (request.status === "ANSWERED") throw new ConflictError("This request was answered already.")
  return request
}

const leadsOf = (store: Store, { email, phone }: PrivacyRequestRow) =>
  (email ? ofPerson(store, { email, phone }) : []).map(({ kind, lead }) => ({
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
    answerPrivacyRequest: (
      _parent: object,
      {
        id,
        outcome,
        message,
      }: { id: string; outcome: NonNullable<PrivacyRequestRow["outcome"]>; message: string | null },
      context: MockContext,
    ) => {
      const { store } = context
      const viewer = requirePermission(context, "leads:erase")
      const request = openRequest(store, id)
      if (outcome === "REFUSED" && !message)
        throw new InvalidInputError([{ field: "message", message: "Say why: the person is told." }])
      if (outcome === "NOTHING_FOUND" && ofPerson(store, { email: request.email }).length > 0)
        throw new ConflictError("There are leads with this address.")
      const isDone = outcome === "FULFILLED"
      if (isDone && request.kind === "DELETE") requireFreshProof(context)
      const report =
        isDone && request.kind === "DELETE"
          ? erase(store, ofPerson(store, { email: request.email }), "requested")
          : null
      Object.assign(request, {
        status: "ANSWERED",
        outcome,
        answerMessage: message,
        answeredAt: new Date(),
        answeredById: viewer.id,
        exportExpiresAt: isDone && request.kind === "KNOW" ? daysLater(new Date(), PRIVACY_LINK_DAYS) : null,
      })
      return { privacyRequest: request, erasureReport: report }
    },
    correctLead: (
      _parent: object,
      { leadType, leadId, values }: { leadType: string; leadId: string; values: object },
      { store }: MockContext,
    ) => {
      const lead = mockKinds
        .find(({ type }) => type === leadType)
        ?.rowsOf(store)
        .find(({ id }) => id === idOf(leadId))
      if (!lead) throw new NotFoundError("lead")
      return { lead: Object.assign(lead, values) }
    },
    extendPrivacyRequest: (_parent: object, { id, reason }: { id: string; reason: string }, { store }: MockContext) => {
      const request = openRequest(store, id)
      if (request.extendedAt) throw new ConflictError("This request was extended already.")
      const dueAt = daysLater(request.dueAt, ANSWER_WITHIN_DAYS)
      Object.assign(request, { extendedAt: new Date(), extensionReason: reason, dueAt })
      return { privacyRequest: request }
    },
  },
  PrivacyRequest: {
    id: ({ id }: PrivacyRequestRow) => String(id),
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
