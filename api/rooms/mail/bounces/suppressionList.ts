import { createHash } from "node:crypto"
import DataLoader from "dataloader"
import type { Transaction } from "sequelize"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { asciiLowerCase } from "../../../contract/text/text.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import { leadInput } from "../../leads/lead/lead.rules.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import type { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { lockLead } from "../../leads/related/leadTexts.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { UndeliverableAddress } from "./undeliverable.model.ts"
import { UnsubscribedAddress } from "./unsubscribedAddress.model.ts"

// Mail to dead addresses is suppressed, as servers would otherwise treat all our mail as spam.

const EXPLANATION_MAX = 512
const REMEDY = "Allow mail again to send it."

/** The table must not reveal addresses of erased leads. */
export const hashOfAddress = (email: string) => createHash("sha256").update(asciiLowerCase(email.trim())).digest("hex")

export type Suppression = Pick<UndeliverableAddress, "reason" | "bouncedAt">

export const findSuppression = (email: string, transaction?: Transaction): Promise<Suppression | null> =>
  UndeliverableAddress.findByPk(hashOfAddress(email), { transaction })

export const findSuppressedHashes = async (emails: readonly string[], transaction?: Transaction) => {
  const where = { addressHash: emails.map(hashOfAddress) }
  const found = await UndeliverableAddress.findAll({ attributes: ["addressHash"], where, transaction })
  return new Set(found.map(({ addressHash }) => addressHash))
}

export const findUnsubscribed = async (emails: readonly string[], transaction?: Transaction) => {
  const where = { addressHash: emails.map(hashOfAddress) }
  const found = await UnsubscribedAddress.findAll({ where, transaction })
  return new Map(found.map(({ addressHash, unsubscribedAt }) => [addressHash, unsubscribedAt]))
}

export const explainSuppression = ({ reason, bouncedAt }: Suppression, timeZone: string) => {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }).format(bouncedAt)
  const head = `Mail to this address came back on ${day}: `
  const words = reason.trim().replace(/(?<![.!])[.!]+$/, "")
  const room = EXPLANATION_MAX - head.length - REMEDY.length - 2
  const shown = words.length > room ? `${[...words].slice(0, room - 1).join("")}…` : words
  return `${head}${shown}. ${REMEDY}`
}

export const allowMail = async (viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePermission(viewer, "leads:write")
  requirePermission(viewer, "mail:write")
  const { leadType, leadId } = parseInput(leadInput, input)
  const kind = kindOf(leadType)
  return inTransaction(async (transaction) => {
    const lead = await lockLead(kind, leadId, transaction)
    const where = { addressHash: hashOfAddress(lead.email) }
    if ((await UndeliverableAddress.destroy({ where, transaction })) === 0) return lead
    await recordEvents([leadEvent("lead.mail_allowed", { leadType, leadId: lead.id }, originOf(viewer))], transaction)
    lead.changed("updatedAt", true)
    return lead.save({ transaction })
  })
}

/** Only a reply to the lead's own address proves that its sender got our mail; anybody can forge a From address. */
export const liftSuppression = async (
  { kind, matchedBy, fromAddress }: Pick<LeadMessage, "kind" | "matchedBy" | "fromAddress">,
  { email }: Pick<Lead, "email">,
  transaction: Transaction,
) => {
  const addressHash = hashOfAddress(email)
  if (kind !== "LETTER" || matchedBy !== "TOKEN" || !fromAddress || hashOfAddress(fromAddress) !== addressHash) return
  await UndeliverableAddress.destroy({ where: { addressHash }, transaction })
}

/** Call after deleting the lead's row, which would count as a use of the address. */
export const deleteUnusedSuppression = async (email: string, transaction: Transaction) => {
  for (const { model } of leadKinds)
    if (await model.unscoped().findOne({ attributes: ["id"], where: { email }, transaction })) return
  await UndeliverableAddress.destroy({ where: { addressHash: hashOfAddress(email) }, transaction })
}

export const createSuppressionLoaders = (viewer: Viewer) => ({
  holds: new DataLoader<string, Suppression | null>(async (emails) => {
    requirePermission(viewer, "mail:read")
    const hashes = emails.map(hashOfAddress)
    const found = await UndeliverableAddress.findAll({ where: { addressHash: hashes } })
    const holds = new Map(found.map((hold) => [hold.addressHash, hold]))
    return hashes.map((hash) => holds.get(hash) ?? null)
  }),
  unsubscribed: new DataLoader<string, Date | null>(async (emails) => {
    requirePermission(viewer, "mail:read")
    const found = await findUnsubscribed(emails)
    return emails.map((email) => found.get(hashOfAddress(email)) ?? null)
  }),
})
