import { listedCities } from "../../contract/content/pageContent.ts"
import type { ErasedCopyKind, ErasureReason } from "../../contract/erasure.ts"
import { erasedCopyKinds } from "../../contract/erasure.ts"
import { NotFoundError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { clock } from "../../database/clock.ts"
import { inTransaction } from "../../database/database.ts"
import { eraseTraces } from "../../database/eraseTraces.ts"
import { leadKinds } from "../../leadKinds.ts"
import { requireFreshProof, requirePermission, type Viewer } from "../auth/viewer.ts"
import { publishedContent } from "../cms/cms.service.ts"
import { type Origin, originOf, recordEvents } from "../events/recordEvents.ts"
import { kindOf } from "../leads/leadAssignment.service.ts"
import type { LeadKey } from "../leads/leadKind.ts"
import { clearRequests, findRequestsOf } from "../privacyRequests/clearRequests.ts"
import { eraseOne, type Found, findOne, type Order } from "./eraseOne.ts"
import { leadErasureInput, leadInput, personErasureInput, personInput } from "./erasure.rules.ts"
import { type FoundKey, findPersonLeads, findPersonMails } from "./findPerson.ts"
import { added, type Copies, type Counts, countsOf, eraseMails, findCopies, together } from "./leadCopies.ts"
import { eraseMentions, findMentions } from "./mentions.ts"
import { type Person, tracesOf } from "./person.ts"
import { findExports, type NamedExport, type Unreached, unreachedBeside, unwiped } from "./unreached.ts"

/** A lead that is erased. */
export interface ErasedKey extends LeadKey {
  receivedAt: Date
}

/** What an erasure has done, or would do. Nothing in it tells whom it is about. */
export interface ErasureReport {
  leads: ErasedKey[]
  copies: { kind: ErasedCopyKind; count: number }[]
  exports: NamedExport[]
  unreached: Unreached[]
  /** Null in a preview. */
  erasedAt: Date | null
}

const countedCopies = (counts: Counts) =>
  erasedCopyKinds.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : []))

const copiesOfAll = async (found: readonly Found[]) => {
  const copies: Copies[] = []
  for (const { kind, lead } of found) copies.push(await findCopies(kind, lead.id, tracesOf(kind, lead)))
  return together(copies)
}

/** What there is of some leads, and what of it stays elsewhere. */
const survey = async (found: readonly Found[], more: Counts = {}, mails: Copies["mails"] = []) => {
  const copies = await copiesOfAll(found)
  const leads = found.map(({ kind, lead }) => ({
    leadType: kind.type,
    leadId: lead.id,
    receivedAt: lead.createdAt,
  }))
  const since = new Date(Math.min(...leads.map(({ receivedAt }) => receivedAt.getTime())))
  const exports = leads.length > 0 ? await findExports([...new Set(leads.map(({ leadType }) => leadType))], since) : []
  const counts = added(
    { LEAD: found.filter(({ isLead, isTrashed }) => isLead || isTrashed).length },
    more,
    countsOf(copies),
  )
  const all = { mails: [...copies.mails, ...mails], deliveries: copies.deliveries }
  return {
    leads,
    copies: countedCopies(counts),
    exports,
    unreached: unreachedBeside(all, exports),
    erasedAt: null,
  }
}

/** What of a person stands beside the leads: mails, notes about others, and what the person has asked for. */
const countBeside = ({ mails, mentions, requests }: Awaited<ReturnType<typeof beside>>): Counts => ({
  MAIL: mails.length,
  MENTION_IN_NOTE: mentions.length,
  PRIVACY_REQUEST: requests.length,
})

const findLeads = async (keys: readonly FoundKey[]) => {
  const found: Found[] = []
  for (const { kind, leadId } of keys) {
    const one = await findOne(kind, leadId)
    if (one) found.push(one)
  }
  return found
}

/** The mails of a person beside those of the leads, the notes about other leads that name them, and privacy requests. */
const beside = async (person: Person, found: readonly Found[], keptRequestId?: number) => {
  const known = new Set((await copiesOfAll(found)).mails.map(({ id }) => id))
  const mails = (await findPersonMails(person)).filter(({ id }) => !known.has(id))
  const mentions = await findMentions(person, found)
  return { mails, mentions, requests: await findRequestsOf(person, keptRequestId) }
}

/** What erasing a lead would erase; null when there is no such lead, nor a submission in quarantine in its place. */
export const previewLeadErasure = async (viewer: Viewer, input: unknown): Promise<ErasureReport | null> => {
  requirePermission(viewer, "leads:erase")
  const { leadType, leadId } = parseInput(leadInput, input)
  const found = await findOne(kindOf(leadKinds, leadType), leadId)
  return found && survey([found])
}

/** What erasing a person would erase. */
export const previewPersonErasure = async (viewer: Viewer, input: unknown): Promise<ErasureReport> => {
  requirePermission(viewer, "leads:erase")
  const person = parseInput(personInput, input)
  const found = await findLeads(await findPersonLeads(person))
  const others = await beside(person, found)
  return survey(found, countBeside(others), others.mails)
}

/** Why something is erased and by whom, with what must be read before a transaction. */
export const orderOf = async (reason: ErasureReason, origin: Origin): Promise<Order> => {
  const { sections } = await publishedContent()
  return { reason, origin, cities: listedCities(sections) }
}

const finish = async (report: ErasureReport, counts: Counts): Promise<ErasureReport> => {
  const unreached = [...report.unreached, ...unwiped(await eraseTraces())]
  return { ...report, copies: countedCopies(counts), unreached, erasedAt: clock.wallTime() }
}

/** Erases a lead, or a submission in quarantine, with all of its copies; and says what cannot be reached from here. */
export const eraseLead = async (viewer: Viewer, input: unknown): Promise<ErasureReport> => {
  requirePermission(viewer, "leads:erase")
  requireFreshProof(viewer)
  const { leadType, leadId, reason } = parseInput(leadErasureInput, input)
  const kind = kindOf(leadKinds, leadType)
  const found = await findOne(kind, leadId)
  if (!found) throw new NotFoundError(kind.noun)
  const report = await survey([found])
  const erased = await eraseOne(kind, leadId, await orderOf(reason, originOf(viewer)))
  // Somebody else was faster.
  if (!erased) throw new NotFoundError(kind.noun)
  return finish(report, erased.counts)
}

/**
 * Erases everything of a person: the leads that have the address or the number, what waits in quarantine, mails to and from
 * the address, mentions in notes about others, and privacy requests but the one that this answers. Each lead in a transaction
 * of its own: what was interrupted is done by asking again.
 */
export const eraseSubject = async (
  viewer: Viewer,
  input: unknown,
  answeredRequestId?: number,
): Promise<ErasureReport> => {
  requirePermission(viewer, "leads:erase")
  requireFreshProof(viewer)
  const { reason, ...person } = parseInput(personErasureInput, input)
  const origin = originOf(viewer)
  const order = await orderOf(reason, origin)
  const found = await findLeads(await findPersonLeads(person))
  const { mails, mentions, requests } = await beside(person, found, answeredRequestId)
  const report = await survey(found, {}, mails)
  const counts: Counts[] = []
  for (const { kind, lead } of found) {
    const erased = await eraseOne(kind, lead.id, order)
    if (erased) counts.push(erased.counts)
  }
  if (mails.length > 0) await inTransaction((transaction) => eraseMails(mails, transaction))
  const cleared = await clearRequests(requests)
  counts.push({ MAIL: mails.length, MENTION_IN_NOTE: await eraseMentions(mentions), PRIVACY_REQUEST: cleared })
  const total = added(...counts)
  const event = { type: "person.erased", subjectType: "person", origin, facts: { reason, leads: found.length } }
  await inTransaction((transaction) => recordEvents([event], transaction))
  return finish(report, total)
}
