import { Op, type Transaction } from "sequelize"
import { openStatuses } from "../../../contract/leads/leadStatus.ts"
import type { MessageMatch } from "../../../contract/mail/messages.ts"
import { storedEmail } from "../../../contract/text/text.ts"
import { config } from "../../../platform/config/config.ts"
import { bareAddress } from "../../../platform/outbox/bareAddress.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKey, LeadKind } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { addresseeOf, leadKeyOf } from "../../leads/mails/emailTemplates.ts"
import { survivorIdOf } from "../../leads/merged/mergedLeads.ts"
import { LeadAddress, LeadMessage } from "../../leads/related/leadMessage.model.ts"
import type { ParsedMessage } from "./parsedMessage.ts"

export type LeadMatch = { kind: LeadKind; lead: Lead; matchedBy: MessageMatch } | { unmatchedBecause: string | null }

// Real threads have fewer references.
const REFERENCES_MAX = 50

const tokensOf = (recipients: readonly string[], mailbox: string) => {
  const [local = "", domain = ""] = mailbox.split("@")
  return recipients.flatMap((address) => {
    const isOurs = address.startsWith(`${local}+`) && address.endsWith(`@${domain}`)
    return isOurs ? [address.slice(local.length + 1, -domain.length - 1)] : []
  })
}

const byToken = async (tokens: readonly string[], transaction: Transaction): Promise<LeadKey | null> => {
  if (tokens.length === 0) return null
  const found = await LeadAddress.findAll({ where: { token: [...tokens], revokedAt: null }, transaction })
  // MySQL's collation may return other spellings, so tokens are compared again.
  const tokensFound = found.filter(({ token }) => tokens.includes(token))
  tokensFound.sort((one, other) => tokens.indexOf(one.token) - tokens.indexOf(other.token))
  return tokensFound[0] ?? null
}

const senderOf = async ({ leadType, leadId }: LeadKey, transaction: Transaction) => {
  const kind = leadKinds.find(({ type }) => type === leadType)
  const lead = await kind?.model.unscoped().findByPk(leadId, { attributes: ["email"], transaction })
  return lead?.email.toLowerCase()
}

/** Anybody may answer a forwarded mail to the team, so a reply to it must come from the lead's sender. */
const isAnswerable = async (log: EmailLog, key: LeadKey, from: string | null, transaction: Transaction) =>
  addresseeOf(leadKinds, log.logType) === "sender" || (from !== null && (await senderOf(key, transaction)) === from)

const byReference = async (
  { references, fromAddress }: ParsedMessage,
  transaction: Transaction,
): Promise<LeadKey | null> => {
  const messageId = references.slice(-REFERENCES_MAX)
  if (messageId.length === 0) return null
  const logs = await EmailLog.findAll({ where: { messageId }, transaction })
  // Messages matched by address are left out, as their sender and Message-ID may be forged.
  const proven = { [Op.or]: [null, { [Op.ne]: "ADDRESS" }] }
  const where = { messageId, leadId: { [Op.ne]: null }, matchedBy: proven }
  const messages = await LeadMessage.findAll({ where, transaction })
  for (const reference of messageId.toReversed()) {
    for (const log of logs.filter((one) => one.messageId === reference)) {
      const key = leadKeyOf(leadKinds, log)
      if (key && (await isAnswerable(log, key, fromAddress, transaction))) return key
    }
    const message = messages.find((one) => one.messageId === reference)
    if (message?.leadType && message.leadId) return { leadType: message.leadType, leadId: message.leadId }
  }
  return null
}

const byAddress = async ({ fromAddress }: ParsedMessage, transaction: Transaction): Promise<LeadKey | null> => {
  const email = fromAddress && storedEmail(fromAddress)
  if (!email) return null
  const found: LeadKey[] = []
  for (const { type: leadType, model } of leadKinds) {
    const where = { email, status: openStatuses }
    const leads = await model.findAll({ attributes: ["id"], where, limit: 2, transaction })
    const ids = new Set(leads.map(({ id }) => id))
    // Merged leads are searched too, as their survivors may have another address.
    const merged = { email, place: leadPlaces.MERGED }
    for (const { id } of await model.unscoped().findAll({ attributes: ["id"], where: merged, transaction })) {
      const survivor = { id: await survivorIdOf(leadType, id, transaction), status: openStatuses }
      if (await model.findOne({ attributes: ["id"], where: survivor, transaction })) ids.add(survivor.id)
    }
    found.push(...[...ids].map((leadId) => ({ leadType, leadId })))
  }
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Answering the product's own mail would loop. */
export const isOwnMail = ({ fromAddress }: ParsedMessage, mailbox: string) => {
  if (fromAddress === null) return false
  const own = [mailbox, config.email.from && bareAddress(config.email.from).toLowerCase()]
  return own.includes(fromAddress) || tokensOf([fromAddress], mailbox).length > 0
}

const ELSEWHERE = {
  [leadPlaces.QUARANTINE]: "It answers a submission that waits in quarantine.",
  [leadPlaces.TRASH]: "It answers a lead that was deleted.",
  [leadPlaces.MERGED]: "It answers a lead that became a part of another.",
}

const lockFound = async (
  { leadType, leadId }: LeadKey,
  matchedBy: MessageMatch,
  transaction: Transaction,
): Promise<LeadMatch> => {
  const kind = leadKinds.find(({ type }) => type === leadType)
  const id = await survivorIdOf(leadType, leadId, transaction)
  const lead = await kind?.model.unscoped().findByPk(id, { transaction, lock: true })
  if (!kind || !lead) return { unmatchedBecause: "It answers a lead that was erased." }
  if (lead.place !== leadPlaces.INBOX) return { unmatchedBecause: ELSEWHERE[lead.place] }
  return { kind, lead, matchedBy }
}

/**
 * Strongest proof first: the reply address, which only our mails contain, then a referenced mail, then the From address
 * if it has exactly one open lead. A message that identifies a deleted or hidden lead is not matched to another.
 */
export const matchLead = async (
  parsed: ParsedMessage,
  mailbox: string,
  transaction: Transaction,
): Promise<LeadMatch> => {
  const ways: [MessageMatch, () => Promise<LeadKey | null>][] = [
    ["TOKEN", () => byToken(tokensOf(parsed.recipients, mailbox), transaction)],
    ["REFERENCE", () => byReference(parsed, transaction)],
    ["ADDRESS", async () => (isOwnMail(parsed, mailbox) ? null : byAddress(parsed, transaction))],
  ]
  for (const [matchedBy, find] of ways) {
    const key = await find()
    if (key) return lockFound(key, matchedBy, transaction)
  }
  return { unmatchedBecause: null }
}
