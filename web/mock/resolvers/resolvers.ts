import { UnauthenticatedError } from "@farelight/api/contract/api/errors.ts"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { emailLogStatuses } from "@farelight/api/contract/mail/emailLog.ts"
import { enumsOf } from "@farelight/api/edges/graphql/enums.ts"
import { plainTextAsHtml } from "@farelight/api/platform/outbox/mailContent.ts"
import { credentials } from "@farelight/api/rooms/accounts/passwords/credentials.rules.ts"
import { readPhone } from "@farelight/api/rooms/leads/drivers/phoneNumber.ts"
import { namedCounters } from "@farelight/api/rooms/leads/figures/namedCounters.ts"
import { metadataEntries } from "@farelight/api/rooms/leads/lead/external.rules.ts"
import { answerDueAt, lastDays } from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import type { LeadListRequest } from "@farelight/api/rooms/leads/lead/lead.service.ts"
import type { LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { leadKeyOf } from "@farelight/api/rooms/leads/mails/emailTemplates.ts"
import { previewOf } from "@farelight/api/rooms/mail/log/mailPreview.ts"
import { GraphQLScalarType } from "graphql"
import { DateTimeISOResolver, JSONResolver, LocalDateResolver } from "graphql-scalars"
import { leadFigures } from "../data/leadFigures.ts"
import { byId, keptBy, matchesSearch, pageOf } from "../data/lists.ts"
import { mergesInto } from "../data/mergedRows.ts"
import type { DriverApplicationRow, MockContext, Store, UserRow } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"
import { importResolvers } from "../imports/importResolvers.ts"
import { ruleResolvers } from "../rules/ruleResolvers.ts"
import { accountResolvers, requireCode, signIn } from "./account.ts"
import { apiKeyResolvers } from "./apiKeys.ts"
import { changeResolvers } from "./changes.ts"
import { cmsResolvers } from "./cms.ts"
import { filesOfLead, leadFileResolvers } from "./conversations/files.ts"
import { conversationOf, conversationResolvers } from "./conversations/messages.ts"
import { replyResolvers } from "./conversations/replies.ts"
import { waitListResolvers } from "./conversations/waitList.ts"
import { erasureResolvers } from "./erasure.ts"
import { eventResolvers } from "./events.ts"
import { historyOf } from "./leadEvents.ts"
import {
  add,
  emailsAbout,
  type MockKind,
  mockKinds,
  ownedBy,
  promiseOf,
  referenceOf,
  repeatsOf,
  setStatus,
  setStatuses,
  standingLead,
  submit,
  urlOf,
} from "./leads.ts"
import { colleagueOf, countWork, leadWorkResolvers } from "./leadWork.ts"
import { cancel, mailState, resend, resendFailed, resendMany, sendTest } from "./mail/mail.ts"
import { mailboxResolvers } from "./mail/mailbox.ts"
import { mediaResolvers } from "./media.ts"
import { mergeResolvers } from "./merges.ts"
import { nodeResolvers } from "./node.ts"
import { privacyRequestResolvers } from "./privacyRequests.ts"
import { quarantineResolvers } from "./quarantine.ts"
import { retentionResolvers } from "./retention.ts"
import { teamResolvers } from "./team.ts"
import { webhookResolvers } from "./webhooks.ts"

/** The operations and the type of a kind, under the names that the kind gives them. */
const ofKind = (kind: MockKind): Resolvers => {
  const { type, one, many, submit: submitName } = kind.graphql
  const keyOf = ({ id }: LeadRow) => ({ leadType: kind.type, leadId: id })
  const operations = {
    ...(kind.graphql.hasNamedCounters && namedCounters(kind)),
    Query: {
      [many]: (_parent: object, { filter, orderBy, ...page }: LeadListRequest, { store }: MockContext) =>
        pageOf(kind.rowsOf(store), page, {
          keeps: keptBy(kind, promiseOf(kind, store), filter, store),
          order: orderBy as never,
        }),
      [one]: (_parent: object, { id }: { id: string }, { store }: MockContext) => standingLead(kind, store, id),
    },
    Mutation: {
      [submitName]: (_parent: object, { input }: { input: { signals?: unknown } }, { store }: MockContext) => ({
        id: String(submit(kind, store, input, input.signals).id),
        message: kind.messages.sent(promiseOf(kind, store).text),
      }),
      [`add${type}`]: (_parent: object, { input, ...said }: { input: object }, { store }: MockContext) => ({
        [one]: add(kind, store, input, said),
      }),
      [`set${type}Status`]: (_parent: object, change: object, { store }: MockContext) => ({
        [one]: setStatus(kind, store, change),
      }),
      [`set${type}Statuses`]: (_parent: object, changes: object, { store }: MockContext) => {
        const { changed, ...others } = setStatuses(kind, store, changes)
        return { [many]: changed, ...others }
      },
    },
    [type]: {
      termsAcceptance: ({ termsAcceptedAt, termsDate, termsVersion }: LeadRow) =>
        termsAcceptedAt && { acceptedAt: termsAcceptedAt, termsDate, version: termsVersion },
      source: ({ source, campaign, landingPage }: LeadRow) =>
        source === null ? null : { source, campaign, landingPage },
      metadata: ({ metadata }: LeadRow) => metadataEntries(metadata),
      answerDueAt: (lead: LeadRow, _args: object, { store }: MockContext) => answerDueAt(promiseOf(kind, store), lead),
      ...conversationOf(keyOf),
      ...filesOfLead(keyOf),
      statusChanges: (lead: LeadRow, _args: object, { store }: MockContext) =>
        ownedBy(store.statusChanges, keyOf(lead)),
      notes: (lead: LeadRow, _args: object, { store }: MockContext) => ownedBy(store.leadNotes, keyOf(lead)),
      owner: ({ ownerId }: LeadRow, _args: object, { store }: MockContext) => colleagueOf(store, ownerId),
      history: (lead: LeadRow, _args: object, { store }: MockContext) => historyOf(store, kind, lead),
      emails: (lead: LeadRow, _args: object, { store }: MockContext) => emailsAbout(store, keyOf(lead)),
      possibleRepeats: (lead: LeadRow, _args: object, { store }: MockContext) => repeatsOf(store, keyOf(lead), lead),
      merges: (lead: LeadRow, _args: object, { store }: MockContext) => mergesInto(store, keyOf(lead)),
      hasPossibleRepeats: (lead: LeadRow, _args: object, { store }: MockContext) =>
        repeatsOf(store, keyOf(lead), lead).length > 0,
    },
  }
  // As in the API, the compiler cannot follow computed names; the schema checks them when it is made.
  return operations as unknown as Resolvers
}

const countIn = (store: Store, keeps: (lead: LeadRow) => boolean) =>
  mockKinds.map((kind) => ({ leadType: kind.type, count: kind.rowsOf(store).filter(keeps).length }))

/** A scalar by the name of the schema, which its own would replace. */
const named = (name: string, scalar: GraphQLScalarType) => new GraphQLScalarType({ ...scalar.toConfig(), name })

const otherResolvers: Resolvers = {
  ...enumsOf(mockKinds),
  DateTime: named("DateTime", DateTimeISOResolver),
  Date: named("Date", LocalDateResolver),
  JSON: JSONResolver,

  Query: {
    me: (_parent, _args, { user }) => user as UserRow,
    loginHint: (_parent, { key }, { store: { user, loginHintKey } }) => (key && key === loginHintKey ? user : null),
    dashboardSummary: (_parent, { today }, { store }) => ({
      kinds: mockKinds.map((kind) => countWork(kind, store, today)),
    }),
    leadCities: (_parent, { startsWith }, { store }) =>
      [...new Set(store.driverApplications.map(({ city }) => city))]
        .filter((city) => city.toLowerCase().startsWith(startsWith.toLowerCase()))
        .sort()
        .slice(0, 10),
    leadStatistics: (_parent, { days }, { store }) => ({
      days: lastDays(days).map((date) => ({
        date,
        kinds: countIn(store, ({ createdAt }) => createdAt.toISOString().startsWith(date)),
      })),
      statuses: Object.values(leadStatuses).map((status) => ({
        status,
        kinds: countIn(store, (lead) => lead.status === status),
      })),
    }),
    leadFigures: (_parent, request, { store }) => leadFigures(store, request),
    visitStatistics: (_parent, _args, { store }) => store.visits,
    emailLogs: (_parent, { filter, ...page }, { store }) =>
      pageOf(store.emailLogs, page, {
        keeps: ({ subject, recipient, status, logType }) =>
          matchesSearch(filter?.search, [subject, recipient]) &&
          (filter?.statuses?.includes(status) ?? true) &&
          (filter?.types?.some((type) => type === logType) ?? true),
      }),
    emailLog: (_parent, { id }, { store }) => byId(store.emailLogs, id),
    mailState: (_parent, _args, { store }) => mailState(store),
    emailPreview: (_parent, { type }, { store }) =>
      previewOf(mockKinds, type, { sections: store.cmsBlocks, urlOf, timeZone: "UTC" }),
  },

  Mutation: {
    login: (_parent, { code, ...input }, { store }) => {
      const { user } = store
      const { username, password } = parseInput(credentials, input)
      if (![user.username, user.email].includes(username.toLowerCase()) || password !== user.password)
        throw new UnauthenticatedError(messages.loginRejected)
      requireCode(store, code)
      return signIn(store)
    },
    logout: (_parent, _args, { store, token }) => store.tokens.delete(token),
    resendEmail: (_parent, { id }, { store }) => ({ emailLog: resend(store, id) }),
    resendEmails: (_parent, { ids }, { store }) => resendMany(store, ids),
    resendFailedEmails: (_parent, _args, { store }) => ({ count: resendFailed(store) }),
    cancelEmail: (_parent, { id }, { store }) => ({ emailLog: cancel(store, id) }),
    sendTestEmail: (_parent, _args, { store }) => sendTest(store),
  },

  DriverApplication: {
    phoneE164: (lead) => (lead as DriverApplicationRow).phoneE164 || null,
    phoneDisplay: (lead) => readPhone((lead as DriverApplicationRow).phone).display,
  },
  StatusChange: { from: ({ fromStatus }) => fromStatus, to: ({ toStatus }) => toStatus },
  EmailLog: {
    type: ({ logType }) => logType,
    html: ({ html, body }) => html ?? plainTextAsHtml(body),
    attempts: ({ id }, _args, { store }) => store.emailAttempts.filter(({ emailLogId }) => emailLogId === id),
    nextAttemptAt: ({ status, dueAt }) => (status === emailLogStatuses.QUEUED ? dueAt : null),
    lead: (log, _args, { store }) => referenceOf(store, leadKeyOf(mockKinds, log)),
  },
}

/** Each field of the schema over the store, by the product's own rules. Who may ask is decided in `schema.ts`. */
export const resolvers: Resolvers[] = [
  otherResolvers,
  cmsResolvers,
  mediaResolvers,
  accountResolvers,
  erasureResolvers,
  privacyRequestResolvers,
  quarantineResolvers,
  waitListResolvers,
  retentionResolvers,
  ruleResolvers,
  teamResolvers,
  apiKeyResolvers,
  webhookResolvers,
  nodeResolvers,
  eventResolvers,
  changeResolvers,
  leadWorkResolvers,
  replyResolvers,
  mailboxResolvers,
  mergeResolvers,
  conversationResolvers,
  leadFileResolvers,
  importResolvers,
  ...mockKinds.map(ofKind),
]
