import { Op, type Transaction, type WhereOptions } from "sequelize"
import * as z from "zod"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { messageDirections, messageKinds, messageMatches } from "../../../contract/mail/messages.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { type Page, readAll, readPage } from "../../../platform/database/reading/keyset.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import { inLockOrder } from "../../leads/intake/storeLead.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import { leadInput } from "../../leads/lead/lead.rules.ts"
import type { LeadKey, LeadKind } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { findSurvivor, survivorIdOf } from "../../leads/merged/mergedLeads.ts"
import { LeadMessage, type LeadMessageRow } from "../../leads/related/leadMessage.model.ts"
import { lockLead } from "../../leads/related/leadTexts.ts"
import { deleteFiles, findFilesOf, moveFiles } from "../../leads/related/messageFiles.ts"
import { changeLeads, refreshLead } from "../../leads/work/changeLeads.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { onReplyReceived } from "./onReplyReceived.ts"

export type MessagePage = Page<LeadMessageRow>

const { INCOMING, OUTGOING } = messageDirections

const FIRST = 50

type Charge = (bytes: number) => void

const readMessages = (request: PageRequest, where: WhereOptions, charge?: Charge, isAscending = true) =>
  readPage(LeadMessage, request, { where, isAscending, texts: { columns: ["text", "quoted_text", "html"], charge } })

export const listMessages = async (viewer: Viewer, key: LeadKey, page: PageRequest, charge?: Charge) => {
  requirePermission(viewer, "mail:read")
  return readMessages({ ...page, first: page.first ?? FIRST }, { ...key }, charge)
}

export const messagesOfLead = async (kind: LeadKind, viewer: Viewer, id: string) => {
  requirePermission(viewer, "mail:read")
  const lead = await findSurvivor(kind, idOf(id), { attributes: ["id"] })
  if (!lead) throw new NotFoundError(kind.noun, id)
  const key = { leadType: kind.type, leadId: lead.id }
  return {
    page: (request: PageRequest) => listMessages(viewer, key, request),
    last: async (first: number) => (await readMessages({ first }, { ...key }, undefined, false)).nodes.reverse(),
    all: () => readAll(LeadMessage, { where: { ...key }, isAscending: true }),
  }
}

export const listUnmatched = async (viewer: Viewer, request: PageRequest, charge: Charge): Promise<MessagePage> => {
  requirePermission(viewer, "mail:read")
  return readMessages(request, { leadType: null, leadId: null, direction: INCOMING }, charge)
}

/** Assigning a message changes leads and mail, so it needs both permissions. */
const requireSorter = (viewer: Viewer) => {
  requirePermission(viewer, "leads:write")
  requirePermission(viewer, "mail:write")
}

const keyOf = ({ leadType, leadId }: LeadMessage): LeadKey | null =>
  leadType === null || leadId === null ? null : { leadType, leadId }

interface Locked {
  kind: LeadKind
  lead: Lead
  key: LeadKey
}

const isSame = (one: LeadKey | null, other: LeadKey | null) =>
  one?.leadType === other?.leadType && one?.leadId === other?.leadId

/** Locked in a fixed order, as two requests could otherwise deadlock. */
const lockAll = async (keys: readonly LeadKey[], transaction: Transaction): Promise<Locked[]> => {
  const locked: Locked[] = []
  for (const kind of inLockOrder(leadKinds)) {
    const ids = new Set(keys.filter(({ leadType }) => leadType === kind.type).map(({ leadId }) => leadId))
    for (const leadId of [...ids].sort((one, other) => one - other))
      locked.push({ kind, lead: await lockLead(kind, leadId, transaction), key: { leadType: kind.type, leadId } })
  }
  return locked
}

/** Without the message, the lead waits since the next letter, otherwise since the bounce, otherwise not at all. */
const waitsWithout = async ({ lead, key }: Locked, message: LeadMessage, transaction: Transaction) => {
  if (!lead.waitingSince || lead.waitingSince.getTime() !== message.createdAt.getTime()) return {}
  const where = { ...key, direction: INCOMING, kind: messageKinds.LETTER, createdAt: { [Op.gte]: lead.waitingSince } }
  const [first] = await LeadMessage.findAll({ where, order: ["id"], limit: 1, transaction, lock: true })
  return { waitingSince: first?.createdAt ?? lead.mailReturnedAt ?? null }
}

interface Moved {
  message: LeadMessage
  lead: Lead
}

/** Moves the message back to the unmatched ones if `to` is null. Idempotent. */
const moveMessage = async (viewer: Viewer, id: string, to: LeadKey | null): Promise<Moved> => {
  // Read outside the transaction, where a read would take MySQL's snapshot before the locks.
  const known = await LeadMessage.findByPk(idOf(id), { attributes: ["leadType", "leadId"] })
  const from = known && keyOf(known)
  if (!known || (!from && !to)) throw new NotFoundError("message", id)
  return inTransaction(async (transaction) => {
    const locked = await lockAll([from ?? [], to ?? []].flat(), transaction)
    const at = (key: LeadKey | null) => locked.find((one) => isSame(one.key, key))
    const [source, target] = [at(from), at(to)]
    const lead = (target ?? source)?.lead
    if (!lead) throw new NotFoundError("lead")
    const message = await LeadMessage.findByPk(idOf(id), { transaction, lock: true })
    if (!message) throw new NotFoundError("message", id)
    if (message.direction === OUTGOING) throw new ConflictError(refusals.sentMessage)
    if (!isSame(keyOf(message), from)) throw new ConflictError(refusals.movedMessage)
    if (target && isSame(from, to)) return { message, lead }
    const origin = originOf(viewer)
    const attachments = await moveFiles(message, to, transaction)
    const place = { leadType: to?.leadType ?? null, leadId: to?.leadId ?? null }
    await message.update({ ...place, attachments, matchedBy: to ? messageMatches.PERSON : null }, { transaction })
    if (source) {
      const values = await waitsWithout(source, message, transaction)
      await changeLeads(source.kind, [{ lead: source.lead, values, hasNewTexts: true }], transaction)
      const left = leadEvent("lead.message_detached", source.key, origin, { messageId: message.id })
      await recordEvents([left], transaction)
    }
    if (target) {
      if (message.kind === messageKinds.LETTER) await onReplyReceived({ ...target, message }, transaction)
      await refreshLead(target.kind, target.lead, transaction)
      const came = leadEvent("lead.message_attached", target.key, origin, { messageId: message.id })
      await recordEvents([came], transaction)
    }
    return { message, lead }
  })
}

const attachInput = leadInput.extend({ id: z.string() })

export const attachMessage = async (viewer: Viewer, input: unknown): Promise<Moved> => {
  requireSorter(viewer)
  const { id, leadType, leadId } = parseInput(attachInput, input)
  kindOf(leadType)
  return moveMessage(viewer, id, { leadType, leadId: await survivorIdOf(leadType, leadId) })
}

export const detachMessage = async (viewer: Viewer, id: string): Promise<Moved> => {
  requireSorter(viewer)
  return moveMessage(viewer, id, null)
}

/** The message's fingerprint stays, so that the mailbox does not deliver the message again. */
export const takeUnmatched = async (id: string, transaction: Transaction): Promise<LeadMessage> => {
  const where = { id: idOf(id), leadType: null, leadId: null, direction: INCOMING }
  const message = await LeadMessage.findOne({ where, transaction, lock: true })
  if (!message) throw new NotFoundError("message", id)
  await deleteFiles(await findFilesOf([message.id], transaction), transaction)
  await message.destroy({ transaction })
  return message
}

export const discardMessage = async (viewer: Viewer, id: string): Promise<string> => {
  requireSorter(viewer)
  return inTransaction(async (transaction) => {
    const message = await takeUnmatched(id, transaction)
    const facts = { messageId: message.id }
    const event = { type: "message.discarded", subjectId: message.id, origin: originOf(viewer), facts } as const
    await recordEvents([event], transaction)
    return id
  })
}
