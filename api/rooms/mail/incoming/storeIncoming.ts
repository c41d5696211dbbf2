import type { Transaction } from "sequelize"
import { ServiceUnavailableError } from "../../../contract/api/errors.ts"
import { LEAD_FILE_BYTES_MAX } from "../../../contract/files/leadFiles.ts"
import {
  ATTACHMENTS_MAX,
  type MessageKind,
  type MessageMatch,
  type StoredAttachment,
} from "../../../contract/mail/messages.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { type Origin, recordEvents } from "../../../platform/events/recordEvents.ts"
import { redactTokens } from "../../../platform/text/redactTokens.ts"
import { countSent, countStored } from "../../../platform/throttling/ceilings.ts"
import { onReplyReceived } from "../../conversation/messages/onReplyReceived.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { storeFile } from "../../leads/related/storedFiles.ts"
import { refreshLead } from "../../leads/work/changeLeads.ts"
import { liftSuppression } from "../bounces/suppressionList.ts"
import { applyReport } from "./applyReport.ts"
import { isOwnMail, matchLead } from "./matchLead.ts"
import type { ParsedMessage } from "./parsedMessage.ts"
import { isAutomaticSubject } from "./reading/messageKind.ts"

export interface StoredMessage {
  kind: MessageKind
  matchedBy: MessageMatch | null
  messageId: number | null
}

// Messages count as actions of the lead's sender.
const VISITOR: Origin = { actorType: "visitor", actorId: null, requestId: null }

const NAME_MAX = 255
const ADDRESS_MAX = 320
const LINE_MAX = 512
// Nobody reads more characters. They take at most a fifth of the bytes that the column can hold.
const TEXT_MAX = 1_000_000

/** Attachments may quote our mails with tokens. Latin-1 preserves every byte. */
const redactedFile = (contentType: string, bytes: Buffer) =>
  /^(message|text)\//.test(contentType) ? Buffer.from(redactTokens(bytes.toString("latin1")), "latin1") : bytes

const cut = (text: string, max: number) =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "")
const cutOrNull = (text: string | null, max: number) => (text === null ? null : cut(text, max))

/** A truncated identifier is useless. */
const whole = (text: string | null, max: number) => (text === null || text.length > max ? null : text)

type Matched = Pick<LeadMessage, "leadType" | "leadId" | "matchedBy">

const rowOf = (parsed: ParsedMessage, matched: Matched) => ({
  ...matched,
  direction: "INCOMING" as const,
  kind: parsed.kind,
  emailLogId: null,
  fromName: cutOrNull(parsed.fromName, NAME_MAX),
  fromAddress: whole(parsed.fromAddress, ADDRESS_MAX),
  subject: cut(redactTokens(parsed.subject), LINE_MAX),
  text: cut(redactTokens(parsed.text), TEXT_MAX),
  quotedText: parsed.quotedText && cut(redactTokens(parsed.quotedText), TEXT_MAX),
  // Whole or not at all, as truncated HTML could be parsed differently.
  html: parsed.html && whole(redactTokens(parsed.html), TEXT_MAX),
  attachments: [],
  problem: parsed.problem,
  messageId: whole(parsed.messageId, LINE_MAX),
  sentAt: parsed.sentAt,
  createdAt: clock.wallTime(),
})

const storeMessage = async (parsed: ParsedMessage, matched: Matched, transaction: Transaction) => {
  const message = await LeadMessage.create(rowOf(parsed, matched), { transaction })
  const { leadType, leadId, id: messageId } = message
  const lead = leadType !== null && leadId !== null ? { leadType, leadId } : null
  const stored: StoredAttachment[] = []
  for (const { bytes, name, ...attachment } of parsed.attachments) {
    const kept = stored.filter(({ fileId }) => fileId !== null).length
    const leftOut =
      attachment.leftOut ??
      (attachment.size > LEAD_FILE_BYTES_MAX ? "TOO_LARGE" : kept >= ATTACHMENTS_MAX ? "TOO_MANY" : null)
    const isKept = leftOut === null && bytes !== null
    const kind = { lead, messageId, name: cut(name, NAME_MAX), addedBy: "MESSAGE" } as const
    const file = isKept
      ? await storeFile({ ...kind, bytes: redactedFile(attachment.contentType, bytes) }, transaction)
      : null
    stored.push({
      ...attachment,
      name: cut(name, NAME_MAX),
      fileId: file?.file.id ?? null,
      leftOut: file ? null : (leftOut ?? "UNREADABLE"),
    })
  }
  return message.update({ attachments: stored }, { transaction })
}

const EXCERPT = 2_000
const OVER_CEILING = "Its sender has sent more today than is kept: the rest of it is only in the mailbox."

const kilobytesOf = ({ text, quotedText, html, attachments }: ParsedMessage) =>
  ([text, quotedText, html].reduce((sum, part) => sum + Buffer.byteLength(part ?? ""), 0) +
    attachments.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0)) /
  1_000

const excerpt = (parsed: ParsedMessage): ParsedMessage => ({
  ...parsed,
  text: cut(parsed.text, EXCERPT),
  quotedText: null,
  html: null,
  attachments: parsed.attachments
    .slice(0, ATTACHMENTS_MAX)
    .map((file) => ({ ...file, bytes: null, leftOut: "TOO_MANY" })),
  problem: OVER_CEILING,
})

/** A message above its sender's ceiling is shortened. Above the total ceiling, it waits in the mailbox. */
const withinCeilings = async (read: ParsedMessage, transaction: Transaction): Promise<ParsedMessage> => {
  const sender = read.fromAddress ?? ""
  const isOver = (await countSent("mail_kilobytes", sender, kilobytesOf(read), transaction)) > 0
  const kept = isOver ? excerpt(read) : read
  const waits = [
    await countStored("mails", 1, transaction),
    await countStored("mail_kilobytes", kilobytesOf(kept), transaction),
  ]
  if (waits.every((wait) => wait === 0)) return kept
  throw new ServiceUnavailableError({
    cause: new Error("More mail came in a day than is kept. The rest is read later"),
  })
}

/** A report updates its mail. Other messages without a lead stay unmatched. */
export const storeIncoming = async (
  received: ParsedMessage,
  mailbox: string,
  transaction: Transaction,
): Promise<StoredMessage> => {
  const read = await withinCeilings(received, transaction)
  if (await applyReport(read, transaction)) return { kind: "DELIVERY_REPORT", matchedBy: null, messageId: null }
  // Our own mail must trigger nothing, so it is stored as automatic.
  const parsed: ParsedMessage =
    read.kind === "LETTER" && isOwnMail(read, mailbox) ? { ...read, kind: "AUTOMATIC" } : read
  const found =
    parsed.kind === "DELIVERY_REPORT" ? { unmatchedBecause: null } : await matchLead(parsed, mailbox, transaction)
  if ("unmatchedBecause" in found) {
    const problem = [found.unmatchedBecause, parsed.problem].filter((text) => text !== null).join(" ") || null
    const nobody = { leadType: null, leadId: null, matchedBy: null }
    const message = await storeMessage({ ...parsed, problem }, nobody, transaction)
    return { kind: parsed.kind, matchedBy: null, messageId: message.id }
  }
  const { lead, matchedBy } = found
  // Only our mails contain this address, so the message is a reply, and a person's reply has no such subject.
  const isAutomatic = matchedBy === "TOKEN" && isAutomaticSubject(parsed.subject)
  const kind = isAutomatic ? "AUTOMATIC" : parsed.kind
  const key = { leadType: found.kind.type, leadId: lead.id }
  const message = await storeMessage({ ...parsed, kind }, { ...key, matchedBy }, transaction)
  await refreshLead(found.kind, lead, transaction)
  const facts = { messageId: message.id, kind, matchedBy }
  await recordEvents([leadEvent("lead.message_received", key, VISITOR, facts)], transaction)
  await liftSuppression(message, lead, transaction)
  if (kind === "LETTER") await onReplyReceived({ kind: found.kind, lead, message }, transaction)
  return { kind, matchedBy, messageId: message.id }
}
