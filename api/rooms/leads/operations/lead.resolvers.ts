import { InvalidInputError } from "../../../contract/api/errors.ts"
import type { RequestContext } from "../../../edges/graphql/context.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { actorOf, may } from "../../../platform/viewer/viewer.ts"
import type { HistoryPage } from "../history/leadEvents.ts"
import { historyOf } from "../history/leadHistory.ts"
import { addLead } from "../intake/addLead.ts"
import { submitLead } from "../intake/submitLead.service.ts"
import { metadataEntries } from "../lead/external.rules.ts"
import { answerDueAt } from "../lead/lead.rules.ts"
import type { LeadKind, LeadRow } from "../lead/leadKind.ts"
import { type PhoneColumns, readPhone } from "../lead/phoneNumber.ts"
import { leadKinds } from "../leadKinds.ts"
import { deleteLeadView, listLeadViews, saveLeadView } from "../list/leadViews.service.ts"
import { findLead, type LeadListRequest, listLeads } from "../list/listLeads.service.ts"
import { findPossibleRepeats } from "../list/possibleRepeats.ts"
import { setLeadExternal } from "../work/external.service.ts"
import { assignLeads, findColleagues, setFollowUp } from "../work/leadAssignment.service.ts"
import { addLeadNote, deleteLeadNote, editLeadNote, isAuthor } from "../work/leadNotes.service.ts"
import { recordLeadPresence } from "../work/leadPresence.service.ts"
import { setLeadStatus, setLeadStatuses } from "../work/leadWork.service.ts"

const HISTORY_MAX = 500

const LOADED = ["statusChanges", "notes", "files", "fileRequests", "merges", "emails", "replyDrafts"] as const

const overKinds: Resolvers = {
  Query: {
    colleagues: (_parent, _args, { viewer }) => findColleagues(viewer),
    leadViews: (_parent, _args, { viewer }) => listLeadViews(viewer),
  },
  Mutation: {
    assignLeads: (_parent, input, { viewer }) => assignLeads(viewer, input),
    setFollowUp: (_parent, input, { viewer }) => setFollowUp(viewer, input),
    setLeadExternal: async (_parent, input, { viewer }) => ({ lead: await setLeadExternal(viewer, input) }),
    addLeadNote: async (_parent, note, { viewer }) => ({ note: await addLeadNote(viewer, note) }),
    editLeadNote: async (_parent, note, { viewer }) => ({ note: await editLeadNote(viewer, note) }),
    deleteLeadNote: (_parent, { id }, { viewer }) => deleteLeadNote(viewer, id),
    keepLeadOpen: (_parent, which, { viewer }) => recordLeadPresence(viewer, which),
    saveLeadView: async (_parent, { input }, { viewer }) => ({ leadView: await saveLeadView(viewer, input) }),
    deleteLeadView: (_parent, { id }, { viewer }) => deleteLeadView(viewer, id),
  },
  Lead: {
    // `never`, as the compiler does not know which kinds there are.
    __resolveType: (lead) => leadKinds.find(({ model }) => lead instanceof model)?.graphql.type as never,
  },
  LeadNote: {
    call: ({ callOutcome }) => callOutcome ?? null,
    mentions: ({ mentions }, _args, { loaders }) =>
      mentions ? loaders.withTeam("team", ({ colleagueOf }) => mentions.map(colleagueOf)) : [],
    viewerCanEdit: (note, _args, { viewer }) => {
      const actor = actorOf(viewer)
      return actor !== null && may(viewer, "leads:write") && isAuthor(actor, note)
    },
    writtenBy: ({ writtenBy }, _args, { loaders }) => loaders.nameFor("leads:read", writtenBy),
  },
  LeadView: {
    madeBy: ({ userId }, _args, { loaders }) => loaders.withTeam("team", ({ colleagueOf }) => colleagueOf(userId)),
    isOwn: ({ userId }, _args, { viewer: { user } }) => userId === user?.id,
  },
  StatusChange: {
    from: ({ fromStatus }) => fromStatus,
    to: ({ toStatus }) => toStatus,
  },
}

const ofKind = (kind: LeadKind) => {
  const { type, one, many, submit } = kind.graphql
  const keyOf = ({ id }: LeadRow) => ({ leadType: kind.type, leadId: id })
  const loaded =
    (name: (typeof LOADED)[number]) =>
    (lead: LeadRow, _args: object, { loaders }: RequestContext) =>
      loaders[name].load(keyOf(lead))
  const resolvers = {
    Query: {
      [many]: async (_parent: object, request: LeadListRequest, { viewer, loaders }: RequestContext) => {
        const page = await listLeads(kind, viewer, request)
        // Preloaded, so that the rows' fields are plain values.
        await loaders.withReplyPromise(kind.promiseField, () => null)
        return page
      },
      [one]: (_parent: object, { id }: { id: string }, { viewer }: RequestContext) => findLead(kind, viewer, id),
    },
    Mutation: {
      [submit]: async (_parent: object, { input }: { input: { signals?: unknown } }, { viewer }: RequestContext) => {
        const { id, message } = await submitLead(kind, viewer, input, input.signals)
        return { id: String(id), message }
      },
      [`add${type}`]: async (
        _parent: object,
        { input, ...settings }: { input: object },
        { viewer }: RequestContext,
      ) => ({
        [one]: await addLead(kind, viewer, input, settings),
      }),
      [`set${type}Status`]: async (_parent: object, change: object, { viewer }: RequestContext) => ({
        [one]: await setLeadStatus(kind, viewer, change),
      }),
      [`set${type}Statuses`]: async (_parent: object, changes: object, { viewer }: RequestContext) => {
        const { changed, ...others } = await setLeadStatuses(kind, viewer, changes)
        return { [many]: changed, ...others }
      },
    },
    [type]: {
      ...Object.fromEntries(LOADED.map((name) => [name, loaded(name)])),
      title: (lead: LeadRow) => kind.titleOf(lead),
      phone: ({ phone = "" }: PhoneColumns) => phone,
      phoneDisplay: ({ phone = "" }: PhoneColumns) => readPhone(phone).display,
      answerDueAt: (lead: LeadRow, _args: object, { loaders }: RequestContext) =>
        loaders.withReplyPromise(kind.promiseField, (promise) => answerDueAt(promise, lead)),
      termsAcceptance: ({ termsAcceptedAt, termsDate, termsVersion }: LeadRow) =>
        termsAcceptedAt && { acceptedAt: termsAcceptedAt, termsDate, version: termsVersion },
      source: ({ source, campaign, landingPage }: LeadRow) =>
        source === null ? null : { source, campaign, landingPage },
      metadata: ({ metadata }: LeadRow) => metadataEntries(metadata),
      owner: ({ ownerId }: LeadRow, _args: object, { loaders }: RequestContext) =>
        ownerId === null ? null : loaders.withTeam("team", ({ colleagueOf }) => colleagueOf(ownerId)),
      history: async (lead: LeadRow, page: HistoryPage, { loaders }: RequestContext) => {
        if (page.last < 1 || page.last > HISTORY_MAX)
          throw new InvalidInputError([
            { field: "last", message: `A page of the history has 1 to ${HISTORY_MAX} entries.` },
          ])
        const events = await loaders.history.load({ ...keyOf(lead), ...page })
        const { id, createdAt, statusReason } = lead
        const described = { id, createdAt, ...(!page.before && { statusReason }) }
        return loaders.withTeam("team", (team) => historyOf(kind, described, events, team))
      },
      possibleRepeats: (lead: LeadRow, _args: object, { viewer }: RequestContext) =>
        findPossibleRepeats(viewer, keyOf(lead), kind.senderOf(lead)),
      hasPossibleRepeats: (lead: LeadRow, _args: object, { loaders }: RequestContext) =>
        loaders.hasRepeats.load({ lead, kind }),
    },
  }
  // The compiler cannot check computed names; the server checks them against the schema at its start.
  return resolvers as Resolvers
}

export const leadResolvers: Resolvers[] = [overKinds, ...leadKinds.map(ofKind)]
