import { NotFoundError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { emailLogStatuses } from "@farelight/api/contract/mail/emailLog.ts"
import { type ErasedCopyKind, type UnreachedKind, unreachedCopies } from "@farelight/api/contract/person/erasure.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import type { LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { personInput } from "@farelight/api/rooms/person/erasure/erasure.rules.ts"
import { comparedEmail, isFrom } from "@farelight/api/rooms/person/erasure/person.ts"
import { byId, pageOf } from "../data/lists.ts"
import { type MockContext, nextId, type Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"
import { recordAbout } from "./leadEvents.ts"
import { emailsAbout, kindOf, type MockKind, mockKinds, ownedBy } from "./leads.ts"

const KEPT_MS = 30 * 24 * 60 * 60_000

interface Found {
  kind: MockKind
  lead: LeadRow
}

export interface TrashedRow extends Found {
  id: number
  deletedAt: Date
  deletedBy: { id: number; name: string }
}

interface Which {
  leadType: string
  leadId: string
}

interface Who {
  email?: string | null
  phone?: string | null
}

interface Reason {
  reason: string
}

const keyOf = ({ kind, lead }: Found) => ({ leadType: kind.type, leadId: lead.id })

const leadsOf = (store: Store, kind: MockKind): Found[] => [
  ...kind.rowsOf(store).map((lead) => ({ kind, lead })),
  ...store.trashed.filter((trashed) => trashed.kind === kind),
]

const findLead = (store: Store, { leadType, leadId }: Which) =>
  leadsOf(store, kindOf(leadType)).find(({ lead }) => lead.id === idOf(leadId)) ?? null

const existing = <Lead>(lead: Lead | null | undefined, { leadType }: Which): Lead => {
  if (!lead) throw new NotFoundError(kindOf(leadType).noun)
  return lead
}

const listed = (store: Store, which: Which): Found => {
  const kind = kindOf(which.leadType)
  return { kind, lead: existing(byId(kind.rowsOf(store), which.leadId), which) }
}

const takeOut = <Row>(rows: Row[], out: readonly Row[]) => {
  rows.splice(0, rows.length, ...rows.filter((row) => !out.includes(row)))
}

/** The leads that have an address or a number. */
export const ofPerson = (store: Store, { email, phone }: Who) => {
  const person = { email: email ? comparedEmail(email) : null, phone: phone || null }
  return mockKinds.flatMap((kind) => leadsOf(store, kind)).filter(({ lead }) => isFrom(person, lead))
}

const exportsOf = ({ events }: Store, found: readonly Found[]) =>
  events
    .filter(({ type, subjectType }) => type === "leads.exported" && found.some(({ kind }) => kind.type === subjectType))
    .map(({ id, subjectType, occurredAt, actorName, facts }) => {
      const { filters = [] } = facts as { filters?: string[] }
      return { id: String(id), leadType: subjectType, occurredAt, actorName, isFile: true, filters }
    })

const leftAt = (kind: UnreachedKind, count: number | null = null) => ({ kind, count, text: unreachedCopies[kind] })

const answeredOf = ({ privacyRequests }: Store, email: string | null | undefined) =>
  privacyRequests.filter((row) => row.status === "ANSWERED" && row.email?.toLowerCase() === email?.toLowerCase()).length

const reportOn = (store: Store, found: readonly Found[], erasedAt: Date | null, answered = 0) => {
  const mails = found.flatMap((one) => emailsAbout(store, keyOf(one)))
  const counts: [ErasedCopyKind, number][] = [
    ["LEAD", found.length],
    ["NOTE", found.flatMap((one) => ownedBy(store.leadNotes, keyOf(one))).length],
    ["MAIL", mails.length],
    ["MESSAGE", found.flatMap((one) => ownedBy(store.leadMessages, keyOf(one))).length],
    ["FILE", found.flatMap((one) => ownedBy(store.leadFiles, keyOf(one))).length],
    ["PRIVACY_REQUEST", answered],
  ]
  const exports = exportsOf(store, found)
  const sent = mails.filter(({ status }) => status === emailLogStatuses.SENT).length
  return {
    leads: found.map(({ kind, lead }) => ({
      leadType: kind.type,
      leadId: String(lead.id),
      receivedAt: lead.createdAt,
    })),
    copies: counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : [])),
    exports,
    unreached: [
      ...(exports.length > 0 ? [leftAt("EXPORTED_FILES", exports.length)] : []),
      ...(sent > 0 ? [leftAt("MAILBOXES", sent)] : []),
      leftAt("BACKUPS"),
      leftAt("BROWSERS"),
    ],
    erasedAt,
  }
}

/** Erases leads with what belongs to them, and tells what went. */
export const erase = (store: Store, found: readonly Found[], reason: string, answered = 0) => {
  const report = reportOn(store, found, new Date(), answered)
  for (const one of found) {
    recordAbout(store, keyOf(one), "lead.erased", { reason })
    store.trashed = store.trashed.filter(({ lead }) => lead !== one.lead)
    takeOut(one.kind.rowsOf(store), [one.lead])
    takeOut(store.leadNotes, ownedBy(store.leadNotes, keyOf(one)))
    takeOut(store.emailLogs, emailsAbout(store, keyOf(one)))
    takeOut(store.leadMessages, ownedBy(store.leadMessages, keyOf(one)))
    takeOut(store.leadFiles, ownedBy(store.leadFiles, keyOf(one)))
  }
  return report
}

const present = ({ kind, lead, deletedAt, deletedBy }: TrashedRow) => ({
  leadType: kind.type,
  leadId: String(lead.id),
  title: kind.titleOf(lead),
  status: lead.status,
  receivedAt: lead.createdAt,
  deletedAt,
  deletedBy,
  erasedFrom: new Date(deletedAt.getTime() + KEPT_MS),
})

const resolvers = {
  Query: {
    leadErasurePreview: (_parent: object, which: Which, { store }: MockContext) => {
      const found = findLead(store, which)
      return found && reportOn(store, [found], null)
    },
    subjectErasurePreview: (_parent: object, who: Who, { store }: MockContext) =>
      reportOn(store, ofPerson(store, parseInput(personInput, who)), null, answeredOf(store, who.email)),
    trash: (_parent: object, request: { first?: number; after?: string }, { store }: MockContext) => {
      const { nodes, edges, ...page } = pageOf(store.trashed, request)
      return { ...page, nodes: nodes.map(present), edges: edges.map((edge) => ({ ...edge, node: present(edge.node) })) }
    },
  },
  Mutation: {
    eraseLead: (_parent: object, { reason, ...which }: Which & Reason, { store }: MockContext) =>
      erase(store, [existing(findLead(store, which), which)], reason),
    eraseSubject: (_parent: object, { reason, ...who }: Who & Reason, { store }: MockContext) =>
      erase(store, ofPerson(store, parseInput(personInput, who)), reason, answeredOf(store, who.email)),
    deleteLead: (_parent: object, which: Which, { store }: MockContext) => {
      const found = listed(store, which)
      takeOut(found.kind.rowsOf(store), [found.lead])
      const trashed = { ...found, id: nextId(store.trashed), deletedAt: new Date(), deletedBy: store.user }
      store.trashed.push(trashed)
      recordAbout(store, keyOf(found), "lead.deleted", {})
      return { trashedLead: present(trashed) }
    },
    endStatusLink: (_parent: object, which: Which, { store }: MockContext) => {
      const found = listed(store, which)
      recordAbout(store, keyOf(found), "lead.link_ended", {})
      return found
    },
    restoreLead: (_parent: object, which: Which, { store }: MockContext) => {
      const { leadType, leadId } = which
      const isAsked = ({ kind, lead }: Found) => kind.type === leadType && lead.id === idOf(leadId)
      const trashed = existing(store.trashed.find(isAsked), which)
      takeOut(store.trashed, [trashed])
      trashed.kind.rowsOf(store).push(trashed.lead)
      recordAbout(store, keyOf(trashed), "lead.restored", {})
      return trashed
    },
  },
}

export const erasureResolvers = resolvers as unknown as Resolvers
