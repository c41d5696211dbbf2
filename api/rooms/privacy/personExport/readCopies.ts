import { referenceOf } from "../../../contract/leads/statusLink.ts"
import { accountEmailTypes } from "../../../contract/mail/emailLog.ts"
import { messageDirections } from "../../../contract/mail/messages.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { Webhook, WebhookDelivery } from "../../activity/webhooks/webhook.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { addresseeOf, leadKeyOf } from "../../leads/mails/emailTemplates.ts"
import { LeadFile } from "../../leads/related/leadFile.model.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { textsOf } from "../../mail/delivery/mailTexts.ts"
import type { Copies } from "../erasure/leadCopies.ts"
import type { PersonCopies } from "../erasure/personCopies.ts"
import type { OptionalLead } from "../erasure/personMessages.ts"
import { findExports } from "../erasure/remainingCopies.ts"
import { columnsOf } from "./columns.ts"

const NAME_LENGTH = 100

const aboutOf = ({ leadType, leadId }: OptionalLead) => {
  const kind = leadKinds.find(({ type }) => type === leadType)
  return kind && leadId ? referenceOf(kind.letter, leadId) : null
}

const pathOf = (name: string, index: number) => {
  const safe = name.normalize("NFC").replaceAll(/[^\p{L}\p{N}._ -]+/gu, "_")
  const [, stem = "", ending = ""] = /^(.*?)(\.\w{1,8})?$/.exec(safe) ?? []
  return `files/${index + 1}-${[...stem].slice(0, NAME_LENGTH).join("")}${ending}`
}

export const readFiles = async (ids: readonly number[]) => {
  const files = await LeadFile.findAll({ where: { id: [...ids] }, order: ["createdAt", "id"] })
  return files.map((file, index) => ({
    id: file.id,
    exported: {
      ...columnsOf(file, { name: "name", type: "contentType", size: "size", added_at: "createdAt" }),
      path: pathOf(file.name, index),
      about: aboutOf(file),
      added_by: ({ SENDER: "you", COLLEAGUE: "us", MESSAGE: "message" } as const)[file.addedBy],
    },
  }))
}

/** Oldest first. Only the mail log has the texts of sent messages. */
export const readLetters = async (ids: readonly number[], files: Awaited<ReturnType<typeof readFiles>>) => {
  const messages = await LeadMessage.findAll({ where: { id: [...ids] }, order: ["createdAt", "id"] })
  const logs = await EmailLog.findAll({ where: { id: messages.flatMap(({ emailLogId }) => emailLogId ?? []) } })
  const texts = await textsOf(logs)
  return messages.map((message) => {
    const index = logs.findIndex(({ id }) => id === message.emailLogId)
    return {
      direction: message.direction === messageDirections.INCOMING ? "to_us" : "to_you",
      kind: message.kind.toLowerCase(),
      about: aboutOf(message),
      ...columnsOf(message, {
        received_at: "createdAt",
        sent_at: "sentAt",
        from_name: "fromName",
        from_address: "fromAddress",
      }),
      subject: logs[index]?.subject ?? message.subject,
      text: texts[index]?.body ?? message.text,
      quoted_text: message.quotedText,
      attachments: message.attachments.map(({ name, size, fileId }) => ({
        name,
        size,
        path: files.find(({ id }) => id === fileId)?.exported.path ?? null,
      })),
    }
  })
}

const teamTypes: readonly string[] = Object.values(accountEmailTypes)

const directionOf = ({ logType }: EmailLog) => {
  if (teamTypes.includes(logType)) return "internal"
  return addresseeOf(leadKinds, logType) === "operator" ? "to_us" : "to_you"
}

/** Oldest first. Unsent mails have the text that would be sent now. */
export const readMails = async (mails: Copies["mails"]) => {
  const logs = await EmailLog.findAll({ where: { id: mails.map(({ id }) => id) }, order: ["createdAt", "id"] })
  const texts = await textsOf(logs)
  const emailLogId = logs.map(({ id }) => id)
  const attempts = await EmailAttempt.findAll({ where: { emailLogId }, order: ["startedAt", "id"] })
  return logs.map((log, index) => {
    const direction = directionOf(log)
    return {
      direction,
      about: aboutOf(leadKeyOf(leadKinds, log) ?? { leadType: null, leadId: null }),
      ...columnsOf(log, { type: "logType", created_at: "createdAt", sent_at: "sentAt", status: "status" }),
      // Mails among colleagues may name other people, so their texts are left out.
      subject: direction === "internal" ? null : log.subject,
      text: direction === "internal" ? null : (texts[index]?.body ?? log.body),
      attempts: attempts
        .filter((attempt) => attempt.emailLogId === log.id)
        .map((attempt) => ({
          ...columnsOf(attempt, { at: "startedAt", outcome: "outcome" }),
          // Responses to mails to the team may contain a colleague's address, so they are left out.
          answer: direction === "to_you" ? (attempt.answer ?? null) : null,
        })),
    }
  })
}

/** Oldest first. Without contents, which repeat the submission as it was at that time. */
export const readMessages = async (deliveries: Copies["deliveries"]) => {
  const where = { id: deliveries.map(({ id }) => id) }
  const rows = await WebhookDelivery.findAll({ where, order: ["createdAt", "id"] })
  const webhooks = await Webhook.findAll({ attributes: ["id", "url"] })
  const hosts = new Map(webhooks.map(({ id, url }) => [id, new URL(url).host]))
  return rows.map((row) => ({
    receiver: hosts.get(row.webhookId) ?? "",
    ...columnsOf(row, { event: "type", created_at: "createdAt", delivered_at: "deliveredAt", status: "status" }),
  }))
}

/** Oldest first. Exports from before the person's first submission are left out, as they cannot contain the person. */
export const readExports = async (leads: PersonCopies["leads"]) => {
  const found = leads.map((one) => one.found)
  const since = new Date(Math.min(...found.map(({ lead }) => lead.createdAt.getTime())))
  const exports = await findExports([...new Set(found.map(({ kind }) => kind.type))], since)
  return exports
    .sort((one, other) => one.id - other.id)
    .map((one) => ({
      ...columnsOf(one, { at: "occurredAt", kind: "leadType" }),
      as: one.isFile ? "file" : "program",
    }))
}
