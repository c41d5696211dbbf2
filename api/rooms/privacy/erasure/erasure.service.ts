import { NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { listedCities } from "../../../contract/content/pageContent.ts"
import { messageDirections } from "../../../contract/mail/messages.ts"
import type { ErasedCopyKind, ErasureReason } from "../../../contract/privacy/erasure.ts"
import { erasedCopyKinds } from "../../../contract/privacy/erasure.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { secureDelete } from "../../../platform/database/writing/secureDelete.ts"
import { type Origin, originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requireFreshProof, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { erasePersonCells } from "../../automation/imports/forgetImports.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { leadInput } from "../../leads/lead/lead.rules.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { deleteUnusedSuppression } from "../../mail/bounces/suppressionList.ts"
import { clearRequests, countAnsweredOf, findRequestsOf } from "./clearRequests.ts"
import { countOf, eraseOne, type Order } from "./eraseOne.ts"
import { leadErasureInput, personErasureInput, personInput } from "./erasure.rules.ts"
import { addCounts, type CopyCounts, copyCountsOf, eraseMails, mergeCopies } from "./leadCopies.ts"
import { eraseMentions } from "./mentions.ts"
import { comparedEmail } from "./person.ts"
import { findFamily, findPersonCopies, type LeadWithCopies, type PersonCopies } from "./personCopies.ts"
import { eraseMessage, type FoundMessage } from "./personMessages.ts"
import {
  describeRemainingCopies,
  describeUnwipedFiles,
  findExports,
  type NamedExport,
  type RemainingCopy,
} from "./remainingCopies.ts"
import { hasAny, patternsOf } from "./textPatterns.ts"

export interface ErasedKey extends LeadKey {
  receivedAt: Date
}

export interface ErasureReport {
  leads: ErasedKey[]
  copies: { kind: ErasedCopyKind; count: number }[]
  exports: NamedExport[]
  unreached: RemainingCopy[]
  erasedAt: Date | null
}

const countedCopies = (counts: CopyCounts) =>
  erasedCopyKinds.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : []))

const survey = async (
  all: readonly LeadWithCopies[],
  more: CopyCounts = {},
  { mails, messages }: Pick<PersonCopies, "mails" | "messages"> = { mails: [], messages: [] },
) => {
  const copies = mergeCopies(all.map((one) => one.copies))
  const found = all.map((one) => one.found)
  const leads = found.map(({ kind, lead }) => ({ leadType: kind.type, leadId: lead.id, receivedAt: lead.createdAt }))
  const since = new Date(Math.min(...leads.map(({ receivedAt }) => receivedAt.getTime())))
  const exports = leads.length > 0 ? await findExports([...new Set(leads.map(({ leadType }) => leadType))], since) : []
  const counts = addCounts(...found.map(countOf), more, copyCountsOf(copies))
  const came = copies.messages.filter(({ direction }) => direction === messageDirections.INCOMING)
  const received = came.length + messages.length
  const sentCopies = { mails: [...copies.mails, ...mails], received, deliveries: copies.deliveries }
  return {
    leads,
    copies: countedCopies(counts),
    exports,
    unreached: describeRemainingCopies(sentCopies, exports),
    erasedAt: null,
  }
}

export const previewLeadErasure = async (viewer: Viewer, input: unknown): Promise<ErasureReport | null> => {
  requirePermission(viewer, "leads:erase")
  const { leadType, leadId } = parseInput(leadInput, input)
  const kind = kindOf(leadType)
  const family = await findFamily(kind, leadId)
  if (family.length === 0) return null
  const emails = new Set(family.map(({ found }) => comparedEmail(found.lead.email)))
  let PRIVACY_REQUEST = 0
  for (const email of emails) PRIVACY_REQUEST += await countAnsweredOf(email)
  return survey(family, { PRIVACY_REQUEST })
}

const countsOfMessages = (messages: readonly FoundMessage[]): CopyCounts => ({
  MESSAGE: messages.length,
  FILE: messages.flatMap(({ fileIds }) => fileIds).length,
})

export const previewPersonErasure = async (viewer: Viewer, input: unknown): Promise<ErasureReport> => {
  requirePermission(viewer, "leads:erase")
  const person = parseInput(personInput, input)
  const { leads, mails, messages, mentions, requests } = await findPersonCopies(person)
  const counts = {
    MAIL: mails.length,
    ...countsOfMessages(messages),
    MENTION_IN_NOTE: mentions.length,
    PRIVACY_REQUEST: requests.length,
  }
  return survey(leads, counts, { mails, messages })
}

/** Read before the erasure's transaction, which on SQLite holds the only connection. */
export const createErasureOrder = async (reason: ErasureReason, origin: Origin): Promise<Order> => {
  const { sections } = await publishedContent()
  return { reason, origin, cities: listedCities(sections) }
}

const finish = async (report: ErasureReport, counts: CopyCounts): Promise<ErasureReport> => {
  const unreached = [...report.unreached, ...describeUnwipedFiles(await secureDelete())]
  return { ...report, copies: countedCopies(counts), unreached, erasedAt: clock.wallTime() }
}

/** Reports copies that the product cannot reach. Throws `NotFoundError`. */
export const eraseLead = async (viewer: Viewer, input: unknown): Promise<ErasureReport> => {
  requirePermission(viewer, "leads:erase")
  requireFreshProof(viewer)
  const { leadType, leadId, reason } = parseInput(leadErasureInput, input)
  const kind = kindOf(leadType)
  const family = await findFamily(kind, leadId)
  const [first] = family
  if (!first) throw new NotFoundError(kind.noun)
  const report = await survey(family)
  const erased = await eraseOne(kind, first.found.lead.id, await createErasureOrder(reason, originOf(viewer)))
  // Another request has erased the lead meanwhile.
  if (!erased) throw new NotFoundError(kind.noun)
  return finish(report, erased.counts)
}

/**
 * One transaction per lead, so repeat the call after an interruption. Includes mentions in texts about other people,
 * and privacy requests except the one being answered.
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
  const order = await createErasureOrder(reason, origin)
  const { leads, mails, messages, mentions, requests } = await findPersonCopies(person)
  const report = await survey(leads, {}, { mails, messages })
  const counts: CopyCounts[] = []
  for (const { found } of leads) {
    const erased = await eraseOne(found.kind, found.lead.id, order)
    // Privacy requests are counted once for the person, not for each lead.
    if (erased) counts.push({ ...erased.counts, PRIVACY_REQUEST: 0 })
  }
  const contacts = patternsOf([person.email ?? "", person.phone ?? ""])
  await erasePersonCells((text) => hasAny(text, contacts))
  if (mails.length > 0) await inTransaction((transaction) => eraseMails(mails, transaction))
  for (const message of messages) if (await eraseMessage(message)) counts.push(countsOfMessages([message]))
  const { email } = person
  if (email !== null) await inTransaction((transaction) => deleteUnusedSuppression(email, transaction))
  const isOther = ({ id }: { id: number }) => id !== answeredRequestId
  await clearRequests((await findRequestsOf(person)).filter(isOther))
  const cleared = requests.filter(isOther).length
  counts.push({ MAIL: mails.length, MENTION_IN_NOTE: await eraseMentions(mentions), PRIVACY_REQUEST: cleared })
  const total = addCounts(...counts)
  const event = { type: "person.erased", origin, facts: { reason, leads: leads.length } } as const
  await inTransaction((transaction) => recordEvents([event], transaction))
  return finish(report, total)
}
