import type { Transaction } from "sequelize"
import { clock } from "../../../platform/database/clock/clock.ts"
import { recordEvents, systemOrigin } from "../../../platform/events/recordEvents.ts"
import { bareAddress } from "../../../platform/outbox/bareAddress.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { onBounce } from "../../conversation/messages/onReplyReceived.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadOfSender } from "../../leads/mails/emailTemplates.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { readReturnPath } from "../bounces/returnPath.ts"
import { hashOfAddress } from "../bounces/suppressionList.ts"
import { UndeliverableAddress } from "../bounces/undeliverable.model.ts"
import type { DeliveryReport, ParsedMessage } from "./parsedMessage.ts"
import { isAutomaticSubject, isDaemonAddress } from "./reading/messageKind.ts"

const UNEXPLAINED: DeliveryReport = {
  action: "failed",
  kind: "SOFT",
  reason: "The report gives no known reason.",
  messageId: null,
  recipient: null,
}

/** Mail to a return path is a bounce even without a readable report, unless an autoresponder sent it (RFC 3834). */
const reportOf = ({ report, kind, fromAddress, subject }: ParsedMessage) => {
  const isAnswer = isAutomaticSubject(subject) || (kind === "AUTOMATIC" && !isDaemonAddress(fromAddress))
  return report ?? (isAnswer ? null : UNEXPLAINED)
}

/** Does not search by recipient, as anybody can send a report that names an address. */
const findReported = async ({ recipients }: ParsedMessage, { messageId }: DeliveryReport, transaction: Transaction) => {
  for (const address of recipients) {
    const id = await readReturnPath(address, transaction)
    if (id !== null) return id
  }
  if (!messageId) return null
  const logs = await EmailLog.findAll({ attributes: ["id", "messageId"], where: { messageId }, transaction })
  const found = logs.filter((log) => log.messageId === messageId)
  return found.length === 1 ? (found[0]?.id ?? null) : null
}

const newBounce = ({ bounceKind }: EmailLog, { action, kind, reason }: DeliveryReport) => {
  if (action !== "failed" || (bounceKind && kind !== "HARD" && kind !== "COMPLAINT") || bounceKind === kind) return null
  return { kind: kind ?? "SOFT", reason, bouncedAt: clock.wallTime() }
}

/** Null if the report matches no mail; "applied" if the mail has no lead. */
export const applyReport = async (
  parsed: ParsedMessage,
  transaction: Transaction,
): Promise<LeadKey | "applied" | null> => {
  const report = reportOf(parsed)
  const id = report && (await findReported(parsed, report, transaction))
  const found = id ? await EmailLog.findByPk(id, { attributes: ["logType", "leadId", "recipient"], transaction }) : null
  if (!report || !id || !found) return null
  // The recipient's own message is no report.
  if (!parsed.report && bareAddress(found.recipient).toLowerCase() === parsed.fromAddress) return null
  const key = leadOfSender(leadKinds, found)
  // Finds the lead in any place, and locks it before its mail, as all code does, to prevent deadlocks.
  const leadKind = key && kindOf(key.leadType)
  const lead = key && (await leadKind?.model.unscoped().findByPk(key.leadId, { transaction, lock: true }))
  const log = await EmailLog.findByPk(id, { transaction, lock: true })
  if (!log) return null
  if (report.action === "delivered" && !log.deliveredAt)
    await log.update({ deliveredAt: clock.wallTime() }, { transaction })
  const bounce = newBounce(log, report)
  if (!bounce) return key ?? "applied"
  const { kind, reason, bouncedAt } = bounce
  await log.update({ bouncedAt, bounceKind: kind, bounceReason: reason }, { transaction })
  if (key && leadKind && lead) {
    const hold = { addressHash: hashOfAddress(log.recipient), emailLogId: id, reason, bouncedAt }
    if (kind === "HARD") await UndeliverableAddress.upsert(hold, { transaction })
    if (kind !== "COMPLAINT") await onBounce(leadKind, lead, bouncedAt, transaction)
    const isInInbox = lead.place === leadPlaces.INBOX
    if (isInInbox) lead.changed("updatedAt", true)
    await lead.save({ transaction, silent: !isInInbox })
    await recordEvents([leadEvent("lead.message_bounced", key, systemOrigin, { emailLogId: id, kind })], transaction)
  }
  return key ?? "applied"
}
