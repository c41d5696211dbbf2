import { type Permission, permits } from "@farelight/api/contract/accounts/roles.ts"
import { ConflictError, ForbiddenError, NotFoundError } from "@farelight/api/contract/api/errors.ts"
import { resultsOfFound } from "@farelight/api/contract/api/itemResults.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import type { LeadFilter } from "@farelight/api/contract/leads/leadFilters.ts"
import { leadStatuses, openStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import type { EventType } from "@farelight/api/contract/record/eventTypes.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import { externalChanges, externalFields, externalInput } from "@farelight/api/rooms/leads/lead/external.rules.ts"
import {
  assignmentInput,
  followUpInput,
  leadInput,
  leadViewInput,
  localTime,
  noteEditInput,
  noteInput,
  refuseStale,
  VIEWS_MAX,
} from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import type { LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { byId, existing, keptBy } from "../data/lists.ts"
import { type LeadNoteRow, type LeadViewRow, nextId, type Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"
import { nameOf, recordAbout } from "./leadEvents.ts"
import { kindOf, type MockKind, mockKinds, promiseOf, refuseTaken } from "./leads.ts"

/** An account as its colleagues see it. */
export const colleagueOf = (store: Store, id: number | null) =>
  id === null ? null : { id: String(id), name: nameOf(store, id) }

/** The accounts that are in use and whose role permits something. */
const whoMay = ({ members }: Store, permission: Permission) =>
  members.filter(({ state, user }) => state === "ACTIVE" && permits(user.role, permission)).map(({ user }) => user)

/** Who can be given leads, by name. */
export const colleaguesOf = (store: Store) =>
  whoMay(store, "leads:write")
    .toSorted(byName)
    .map(({ id, name }) => ({ id: String(id), name }))

/** How many leads of a kind there are, and how many wait for the viewer and for anybody. */
export const countWork = (kind: MockKind, store: Store, today: string | null | undefined) => {
  const leads = kind.rowsOf(store)
  const promise = promiseOf(kind, store)
  const count = (filter: LeadFilter) => leads.filter(keptBy(kind, promise, filter, store)).length
  const ownerId = String(store.user.id)
  const statuses = [leadStatuses.PENDING]
  return {
    leadType: kind.type,
    total: leads.length,
    pending: count({ statuses }),
    overdue: count({ isOverdue: true }),
    mine: count({ ownerId, statuses: openStatuses }),
    unassigned: count({ isUnassigned: true, statuses }),
    followUpsDue: count({ ownerId, followUpBy: today ?? localTime(new Date(), "UTC").day }),
    replyPromise: promise.text,
  }
}

const change = (
  store: Store,
  { leadType, ids }: { leadType: string; ids: readonly string[] },
  apply: (lead: LeadRow) => { type: EventType; facts: object } | null,
) => {
  const rows = kindOf(leadType).rowsOf(store)
  const leads = rows.filter(({ id }) => ids.some((asked) => idOf(asked) === id))
  for (const lead of leads) {
    const done = apply(lead)
    if (!done) continue
    lead.updatedAt = new Date()
    recordAbout(store, { leadType, leadId: lead.id }, done.type, done.facts)
  }
  const notFoundIds = ids.filter((asked) => !leads.some(({ id }) => id === idOf(asked)))
  return { leads, notFoundIds, results: resultsOfFound(kindOf(leadType).noun, ids, notFoundIds) }
}

const mentioned = (store: Store, ids: readonly number[], before: readonly number[] = []) => {
  const readers = [...before, ...whoMay(store, "leads:read").map(({ id }) => id)]
  if (ids.some((id) => !readers.includes(id))) throw new NotFoundError("colleague")
  return [...ids]
}

const isOwn = ({ user }: Store, { authorId }: LeadNoteRow) => authorId === user.id

const ownNote = (store: Store, id: string) => {
  const note = existing(store.leadNotes, id, "note", id)
  if (!isOwn(store, note)) throw new ForbiddenError(refusals.othersNote)
  return note
}

const touch = (store: Store, { leadType, leadId, id: noteId }: LeadNoteRow, type: EventType) => {
  existing(kindOf(leadType).rowsOf(store), String(leadId), "lead").updatedAt = new Date()
  recordAbout(store, { leadType, leadId }, type, { noteId })
}

const ownViews = ({ leadViews, user }: Store) => leadViews.filter(({ userId }) => userId === user.id)

const saveView = (store: Store, input: unknown): LeadViewRow => {
  const { id, ...values } = parseInput(leadViewInput, input)
  const own = ownViews(store)
  const found = id ? existing(own, id, "view", id) : null
  const isTaken = own.some((view) => view !== found && view.name.toLowerCase() === values.name.toLowerCase())
  if (isTaken) throw new ConflictError(refusals.viewNameInUse)
  const now = new Date()
  if (found) return Object.assign(found, values, { updatedAt: now })
  if (own.length >= VIEWS_MAX) throw new ConflictError(`You have ${VIEWS_MAX} views already. Delete one first.`)
  const view = { ...values, id: nextId(store.leadViews), userId: store.user.id, createdAt: now, updatedAt: now }
  store.leadViews.push(view)
  return view
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)

export const leadWorkResolvers: Resolvers = {
  Query: {
    colleagues: (_parent, _args, { store }) => colleaguesOf(store),
    leadViews: (_parent, _args, { store }) =>
      store.leadViews.filter(({ userId, isShared }) => isShared || userId === store.user.id).toSorted(byName),
  },

  Mutation: {
    assignLeads: (_parent, input, { store }) => {
      const { ownerId, ...some } = parseInput(assignmentInput, input)
      const to = ownerId === null ? null : idOf(ownerId)
      if (to !== null && !whoMay(store, "leads:write").some(({ id }) => id === to)) throw new NotFoundError("colleague")
      return change(store, some, (lead) => {
        const from = lead.ownerId
        lead.ownerId = to
        return from === to ? null : { type: "lead.assigned", facts: { from, to } }
      })
    },
    setFollowUp: (_parent, input, { store }) => {
      const { on, ...some } = parseInput(followUpInput, input)
      return change(store, some, (lead) => {
        const isSame = lead.followUpOn === on
        lead.followUpOn = on
        return isSame ? null : { type: "lead.follow_up_set", facts: { on } }
      })
    },
    setLeadExternal: (_parent, input, { store }) => {
      const { leadType, leadId, expectedUpdatedAt, ...given } = parseInput(externalInput, input)
      const kind = kindOf(leadType)
      const lead = existing(kind.rowsOf(store), String(leadId), "lead")
      refuseStale(kind, lead, expectedUpdatedAt)
      refuseTaken(kind, store, given.externalId, lead)
      const changes = externalChanges(lead, given)
      const fields = externalFields(lead, changes)
      if (fields.length === 0) return { lead }
      recordAbout(store, { leadType, leadId: lead.id }, "lead.external_set", { fields })
      return { lead: Object.assign(lead, changes, { updatedAt: new Date() }) }
    },
    // The mock has one person at a time; tests put others there.
    keepLeadOpen: (_parent, input, { store }) => {
      parseInput(leadInput, input)
      return { others: store.alsoThere }
    },
    addLeadNote: (_parent, input, { store }) => {
      const { mentionedIds, ...values } = parseInput(noteInput, input)
      const { user, leadNotes } = store
      const by = { authorId: user.id, writtenBy: user.name, writtenAt: new Date(), editedAt: null }
      const note = { ...values, ...by, id: nextId(leadNotes), mentions: mentioned(store, mentionedIds) }
      touch(store, note, "lead.noted")
      leadNotes.push(note)
      return { note }
    },
    editLeadNote: (_parent, input, { store }) => {
      const { id, text, mentionedIds } = parseInput(noteEditInput, input)
      const note = ownNote(store, id)
      Object.assign(note, { text, mentions: mentioned(store, mentionedIds, note.mentions ?? []), editedAt: new Date() })
      touch(store, note, "lead.note_edited")
      return { note }
    },
    deleteLeadNote: (_parent, { id }, { store }) => {
      const note = ownNote(store, id)
      store.leadNotes = store.leadNotes.filter((other) => other !== note)
      touch(store, note, "lead.note_deleted")
      return true
    },
    saveLeadView: (_parent, { input }, { store }) => ({ leadView: saveView(store, input) }),
    deleteLeadView: (_parent, { id }, { store }) => {
      const view = byId(ownViews(store), id)
      store.leadViews = store.leadViews.filter((other) => other !== view)
      return view !== null
    },
  },

  Lead: {
    __resolveType: (lead, { store }) => {
      const kind = mockKinds.find((candidate) => candidate.rowsOf(store).includes(lead as LeadRow))
      return (kind ?? mockKinds[0])?.graphql.type as never
    },
  },
  LeadNote: {
    mentions: ({ mentions }, _args, { store }) => (mentions ?? []).flatMap((id) => colleagueOf(store, id) ?? []),
    viewerCanEdit: (note, _args, { store }) => isOwn(store, note) && permits(store.user.role, "leads:write"),
  },
  LeadView: {
    madeBy: ({ userId }, _args, { store }) => ({ id: String(userId), name: nameOf(store, userId) }),
    isOwn: ({ userId }, _args, { store }) => userId === store.user.id,
  },
}
