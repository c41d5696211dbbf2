import { referenceOf } from "../../../contract/leads/statusLink.ts"
import { accountEmailTypes } from "../../../contract/mail/emailLog.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { Webhook, WebhookDelivery } from "../../activity/webhooks/webhook.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { addresseeOf, leadKeyOf } from "../../leads/mails/emailTemplates.ts"
import { textsOf } from "../../mail/server/mailTexts.ts"
import { type Copies, together } from "../erasure/leadCopies.ts"
import type { PersonCopies } from "../erasure/personCopies.ts"
import { findExports } from "../erasure/unreached.ts"

const teamTypes: readonly string[] = Object.values(accountEmailTypes)

const directionOf = ({ logType }: EmailLog) => {
  if (teamTypes.includes(logType)) return "internal"
  return addresseeOf(leadKinds, logType) === "operator" ? "to_us" : "to_you"
}

const aboutOf = (log: EmailLog) => {
  const key = leadKeyOf(leadKinds, log)
  const kind = leadKinds.find(({ type }) => type === key?.leadType)
  return key && kind ? referenceOf(kind.letter, key.leadId) : null
}

/** Mails, oldest first. One that was not written yet says what it would say now. */
export const readMails = async (mails: Copies["mails"]) => {
  const logs = await EmailLog.findAll({ where: { id: mails.map(({ id }) => id) }, order: ["createdAt", "id"] })
  const texts = await textsOf(logs)
  const emailLogId = logs.map(({ id }) => id)
  const attempts = await EmailAttempt.findAll({ where: { emailLogId }, order: ["startedAt", "id"] })
  return logs.map((log, index) => {
    const direction = directionOf(log)
    const ofMail = attempts.filter((attempt) => attempt.emailLogId === log.id)
    return {
      direction,
      type: log.logType,
      about: aboutOf(log),
      created_at: log.createdAt.toISOString(),
      sent_at: log.sentAt?.toISOString() ?? null,
      status: log.status,
      // Mails among colleagues name them and may name others.
      subject: direction === "internal" ? null : log.subject,
      text: direction === "internal" ? null : (texts[index]?.body ?? log.body),
      attempts: ofMail.map(({ startedAt, outcome, answer }) => ({
        at: startedAt.toISOString(),
        outcome: outcome ?? null,
        // Of mails to those who work here it may have their address.
        answer: direction === "to_you" ? (answer ?? null) : null,
      })),
    }
  })
}

/** What other programs were told, oldest first. What it said is the submission as it stood then. */
export const readMessages = async (deliveries: Copies["deliveries"]) => {
  const where = { id: deliveries.map(({ id }) => id) }
  const rows = await WebhookDelivery.findAll({ where, order: ["createdAt", "id"] })
  const webhooks = await Webhook.findAll({ attributes: ["id", "url"] })
  const hosts = new Map(webhooks.map(({ id, url }) => [id, new URL(url).host]))
  return rows.map(({ webhookId, type, createdAt, deliveredAt, status }) => ({
    receiver: hosts.get(webhookId) ?? "",
    event: type,
    created_at: createdAt.toISOString(),
    delivered_at: deliveredAt?.toISOString() ?? null,
    status,
  }))
}

/** The lists that left the product since a person's first submission, oldest first. */
export const readExports = async (leads: PersonCopies["leads"]) => {
  const found = leads.map((one) => one.found)
  const since = new Date(Math.min(...found.map(({ lead }) => lead.createdAt.getTime())))
  const exports = await findExports([...new Set(found.map(({ kind }) => kind.type))], since)
  return exports
    .sort((one, other) => one.id - other.id)
    .map(({ occurredAt, leadType, isFile }) => ({
      at: occurredAt.toISOString(),
      kind: leadType,
      as: isFile ? "file" : "program",
    }))
}

export const allCopies = (leads: PersonCopies["leads"]): Copies => together(leads.map(({ copies }) => copies))
