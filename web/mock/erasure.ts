import { NotFoundError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { emailLogStatuses } from "@farelight/api/contract/mail/emailLog.ts"
import { type ErasedCopyKind, type UnreachedKind, unreachedCopies } from "@farelight/api/contract/person/erasure.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import type { LeadRow } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import { personInput } from "@farelight/api/rooms/person/erasure/erasure.rules.ts"
import { comparedEmail, isFrom } from "@farelight/api/rooms/person/erasure/person.ts"
import type { Resolvers } from "./generated.ts"
import { recordAbout } from "./leadEvents.ts"
import { type MockKind, mockKinds } from "./leads.ts"
import { pageOf } from "./lists.ts"
import type { Store } from "./store.ts"

const KEPT_MS = 30 * 24 * 60 * 60_000

interface Found {
  kind: MockKind
  lead: LeadRow
}

/** A lead in the trash, and the list that it was taken from. */
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

/** The kind of this type. */
export const kindOf = (leadType: string) => {
  const kind = mockKinds.find(({ type }) => type === leadType)
  if (!kind) throw new NotFoundError("kind of lead")
  return kind
}

const trashedOf = (store: Store, kind: MockKind) =>
  store.trashed.filter((trashed) => trashed.kind === kind).map(({ lead }) => lead)

const findLead = (store: Store, { leadType, leadId }: Which): Found | null => {
  const kind = kindOf(leadType)
  const lead = [...kind.rowsOf(store), ...trashedOf(store, kind)].find(({ id }) => id === idOf(leadId))
  return lead ? { kind, lead } : null
}

const takeOut = <Row>(rows: Row[], isOut: (row: Row) => boolean) => {
  for (const row of rows.filter(isOut)) rows.splice(rows.indexOf(row), 1)
}

/** The leads that have an address or a number. */
export const ofPerson = (store: Store, { email, phone }: Who) => {
  const person = { email: email ? comparedEmail(email) : null, phone: phone || null }
  return mockKinds.flatMap((kind) =>
    [...kind.rowsOf(store), ...trashedOf(store, kind)]
      .filter((lead) => isFrom(person, lead))
      .map((lead) => ({ kind, lead })),
  )
}

const belongsTo =
  ({ kind, lead }: Found) =>
  (row: { leadType: string; leadId: number }) =>
    row.leadType === kind.type && row.leadId === lead.id

const isMailAbout =
  ({ kind, lead }: Found) =>
  ({ logType, leadId }: { logType: string; leadId: number | null }) =>
    leadId === lead.id && Object.values(kind.emailTypes).includes(logType)

const exportsOf = ({ events }: Store, found: readonly Found[]) =>
  events
    .filter(({ type, subjectType }) => type === "leads.exported" && found.some(({ kind }) => kind.type === subjectType))
    .map(({ id, subjectType, occurredAt, actorName, facts }) => {
      const { filters = [] } = facts as { filters?: string[] }
      return { id: String(id), leadType: subjectType, occurredAt, actorName, isFile: true, filters }
    })

const leftAt = (kind: UnreachedKind, count: number | null = null) => ({ kind, count, text: unreachedCopies[kind] })

/** How many requests of an address were answered. */
const answeredOf = ({ privacyRequests }: Store, email: string | null | undefined) =>
  privacyRequests.filter((row) => row.status === "ANSWERED" && row.email?.toLowerCase() === email?.toLowerCase()).length

const reportOn = (store: Store, found: readonly Found[], erasedAt: Date | null, answered = 0) => {
  const counts: [ErasedCopyKind, number][] = [
    ["LEAD", found.length],
    ["NOTE", found.flatMap((one) => store.leadNotes.filter(belongsTo(one))).length],
    ["MAIL", found.flatMap((one) => store.emailLogs.filter(isMailAbout(one))).length],
    ["PRIVACY_REQUEST", answered],
  ]
  const exports = exportsOf(store, found)
  const mails = found
    .flatMap((one) => store.emailLogs.filter(isMailAbout(one)))
    .filter(({ status }) => status === emailLogStatuses.SENT).length
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
      ...(mails > 0 ? [leftAt("MAILBOXES", mails)] : []),
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
    recordAbout(store, { leadType: one.kind.type, leadId: one.lead.id }, "lead.erased", { reason })
    takeOut(store.trashed, ({ lead }) => lead === one.lead)
    takeOut(one.kind.rowsOf(store), (lead) => lead === one.lead)
    takeOut(store.leadNotes, belongsTo(one))
    takeOut(store.emailLogs, isMailAbout(one))
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
  deletedBy: { id: String(deletedBy.id), name: deletedBy.name },
  erasedFrom: new Date(deletedAt.getTime() + KEPT_MS),
})

const resolvers = {
  Query: {
    leadErasurePreview: (_parent: object, which: Which, { store }: { store: Store }) => {
      const found = findLead(store, which)
      return found && reportOn(store, [found], null)
    },
    subjectErasurePreview: (_parent: object, who: Who, { store }: { store: Store }) =>
      reportOn(store, ofPerson(store, parseInput(personInput, who)), null, answeredOf(store, who.email)),
    trash: (_parent: object, request: { first?: number; after?: string }, { store }: { store: Store }) => {
      const { nodes, edges, ...page } = pageOf(store.trashed, request)
      return { ...page, nodes: nodes.map(present), edges: edges.map((edge) => ({ ...edge, node: present(edge.node) })) }
    },
  },
  Mutation: {
    eraseLead: (_parent: object, { reason, ...which }: Which & Reason, { store }: { store: Store }) => {
      const found = findLead(store, which)
      if (!found) throw new NotFoundError(kindOf(which.leadType).noun)
      return erase(store, [found], reason)
    },
    eraseSubject: (_parent: object, { reason, ...who }: Who & Reason, { store }: { store: Store }) =>
      erase(store, ofPerson(store, parseInput(personInput, who)), reason, answeredOf(store, who.email)),
    deleteLead: (_parent: object, which: Which, { store }: { store: Store }) => {
      const found = findLead(store, which)
      if (!found || trashedOf(store, found.kind).includes(found.lead))
        throw new NotFoundError(kindOf(which.leadType).noun)
      takeOut(found.kind.rowsOf(store), (lead) => lead === found.lead)
      const trashed = {
        ...found,
        id: Math.max(0, ...store.trashed.map(({ id }) => id)) + 1,
        deletedAt: new Date(),
        deletedBy: store.user,
      }
      store.trashed.push(trashed)
      recordAbout(store, { leadType: found.kind.type, leadId: found.lead.id }, "lead.deleted", {})
      return { trashedLead: present(trashed) }
    },
    endStatusLink: (_parent: object, which: Which, { store }: { store: Store }) => {
      const found = findLead(store, which)
      if (!found || trashedOf(store, found.kind).includes(found.lead))
        throw new NotFoundError(kindOf(which.leadType).noun)
      recordAbout(store, { leadType: found.kind.type, leadId: found.lead.id }, "lead.link_ended", {})
      return { lead: found.lead }
    },
    restoreLead: (_parent: object, { leadType, leadId }: Which, { store }: { store: Store }) => {
      const trashed = store.trashed.find(({ kind, lead }) => kind.type === leadType && lead.id === idOf(leadId))
      if (!trashed) throw new NotFoundError(kindOf(leadType).noun)
      takeOut(store.trashed, (row) => row === trashed)
      trashed.kind.rowsOf(store).push(trashed.lead)
      recordAbout(store, { leadType: trashed.kind.type, leadId: trashed.lead.id }, "lead.restored", {})
      return { lead: trashed.lead }
    },
  },
}

/** Erasure and trash over the store. */
export const erasureResolvers = resolvers as unknown as Resolvers
