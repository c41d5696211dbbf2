import type { RequestContext } from "../../context.ts"
import type { Resolvers } from "../../graphql/generated.ts"
import { answerDueAt } from "./lead.rules.ts"
import { findLead, type LeadListRequest, type LeadPage, listLeads, submitLead } from "./lead.service.ts"
import type { LeadKind, LeadRow } from "./leadKind.ts"
import { readLeadStatistics, summarizeLeads } from "./leadSummary.service.ts"
import { addLeadNote, setLeadStatus, setLeadStatuses } from "./leadWork.service.ts"
import { namedCounters } from "./namedCounters.ts"
import { findPossibleRepeats } from "./possibleRepeats.ts"

const overKinds = (kinds: readonly LeadKind[]): Resolvers => ({
  Query: {
    dashboardSummary: (_parent, _args, { viewer }) => summarizeLeads(kinds, viewer),
    leadStatistics: (_parent, request, { viewer }) => readLeadStatistics(kinds, viewer, request),
  },
  Mutation: { addLeadNote: async (_parent, note, { viewer }) => ({ note: await addLeadNote(kinds, viewer, note) }) },
  LeadNote: {
    id: ({ id }) => String(id),
    writtenBy: ({ writtenBy }, _args, { loaders }) => loaders.userNames.load(writtenBy),
  },
  LeadReference: { id: ({ id }) => String(id) },
  StatusChange: {
    id: ({ id }) => String(id),
    from: ({ fromStatus }) => fromStatus,
    to: ({ toStatus }) => toStatus,
  },
})

/** The operations and the type of one kind, under the names that the kind gives them. */
const ofKind = (kind: LeadKind, kinds: readonly LeadKind[]) => {
  const { type, one, many, submit, hasNamedCounters } = kind.graphql
  const keyOf = ({ id }: LeadRow) => ({ leadType: kind.type, leadId: id })
  const resolvers = {
    ...(hasNamedCounters && namedCounters(kind)),
    Query: {
      [many]: async (_parent: object, request: LeadListRequest, { viewer, loaders }: RequestContext) => {
        const page = await listLeads(kind, viewer, request)
        // Before the rows, whose fields are values from then on.
        await loaders.withReplyPromise(kind.promiseField, () => null)
        return page
      },
      [one]: (_parent: object, { id }: { id: string }, { viewer }: RequestContext) => findLead(kind, viewer, id),
    },
    Mutation: {
      [submit]: async (_parent: object, { input }: { input: unknown }, { viewer }: RequestContext) => {
        const { id, message } = await submitLead(kind, viewer, input)
        return { id: String(id), message }
      },
      [`set${type}Status`]: async (_parent: object, change: object, { viewer }: RequestContext) => ({
        [one]: await setLeadStatus(kind, viewer, change),
      }),
      [`set${type}Statuses`]: async (_parent: object, changes: object, { viewer }: RequestContext) => {
        const { changed, ...others } = await setLeadStatuses(kind, viewer, changes)
        return { [many]: changed, ...others }
      },
    },
    [type]: {
      id: ({ id }: LeadRow) => String(id),
      answerDueAt: (lead: LeadRow, _args: object, { loaders }: RequestContext) =>
        loaders.withReplyPromise(kind.promiseField, (promise) => answerDueAt(promise, lead)),
      statusChanges: (lead: LeadRow, _args: object, { loaders }: RequestContext) =>
        loaders.statusChanges.load(keyOf(lead)),
      notes: (lead: LeadRow, _args: object, { loaders }: RequestContext) => loaders.notes.load(keyOf(lead)),
      possibleRepeats: (lead: LeadRow, _args: object, { viewer }: RequestContext) =>
        findPossibleRepeats(kinds, viewer, keyOf(lead), kind.senderOf(lead)),
    },
    [`${type}Connection`]: {
      totalCount: async (page: LeadPage) => (await page.countAll()).count,
      totalCountIsExact: async (page: LeadPage) => (await page.countAll()).isExact,
    },
  }
  // The compiler cannot follow computed names; that each of them is in the schema is checked when the server starts.
  return resolvers as Resolvers
}

/** GraphQL for all kinds of leads: what goes over all of them, and each kind's own operations. */
export const createLeadResolvers = (kinds: readonly LeadKind[]): Resolvers[] => [
  overKinds(kinds),
  ...kinds.map((kind) => ofKind(kind, kinds)),
]
