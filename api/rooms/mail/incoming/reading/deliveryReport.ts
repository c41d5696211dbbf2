import { enhancedStatusIn, explainReport } from "../../../../platform/failures/reportCauses.ts"
import type { DeliveryReport } from "../parsedMessage.ts"
import { type Head, readHead } from "./head.ts"
import { bareAddress, messageIdsIn } from "./headValues.ts"
import { isFromDaemon } from "./messageKind.ts"
import type { FilePart } from "./readParts.ts"

// Reads reports by RFC 3464, and free text from servers that do not follow it.

const REPORT_MAX = 65_536

const STATUS_PART = /^message\/(global-)?delivery-status$/
const ORIGINAL_PART = /^(message\/(rfc822|rfc822-headers|global|global-headers)|text\/rfc822-headers)$/

type Fields = ReadonlyMap<string, string>

/** The first group is about the message; each recipient has another. */
const groupsIn = (status: string): Fields[] =>
  status
    .slice(0, REPORT_MAX)
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]+/g, " ")
    .split(/\n{2,}/)
    .map((group) => {
      const fields = new Map<string, string>()
      for (const line of group.split("\n")) {
        const colon = line.indexOf(":")
        const name = line.slice(0, colon).trim().toLowerCase()
        if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
      }
      return fields
    })

const addressIn = (value: string | undefined) => bareAddress(value?.replace(/^[^;]*;/, "").replace(/^\s*<|>\s*$/g, ""))

const ACTIONS: Record<string, DeliveryReport["action"]> = {
  failed: "failed",
  delayed: "delayed",
  delivered: "delivered",
  relayed: "delivered",
  expanded: "delivered",
}

const SERIOUS = ["failed", "delayed", "delivered"]

const DELIVERED: Record<string, string> = {
  delivered: "The receiving server has delivered the mail.",
  relayed: "The mail was passed on to a server that does not report deliveries.",
  expanded: "The mail was passed on to the members of a list.",
}

const statusOf = (group: Fields) => {
  const [status, report] = [group.get("status"), group.get("diagnostic-code")].map((text) =>
    enhancedStatusIn(text ?? ""),
  )
  // A relay may only report a generic failure; the status of the server behind it is more precise.
  return (/^\d\.0\.0$/.test(status ?? "0.0.0") ? report : null) ?? status ?? null
}

const readGroup = (group: Fields): Omit<DeliveryReport, "messageId"> => {
  const named = /^[a-z]*/i.exec(group.get("action") ?? "")?.[0].toLowerCase() ?? ""
  const status = statusOf(group)
  const byStatus = status?.startsWith("2") ? "delivered" : status?.startsWith("4") ? "delayed" : "failed"
  const action = Object.hasOwn(ACTIONS, named) ? (ACTIONS[named] ?? byStatus) : byStatus
  const recipient = addressIn(group.get("original-recipient")) ?? addressIn(group.get("final-recipient"))
  if (action === "delivered")
    return { action, kind: null, reason: DELIVERED[named] ?? DELIVERED.delivered ?? "", recipient }
  return { action, ...explainReport(action, status, group.get("diagnostic-code") ?? ""), recipient }
}

/** Servers put the id into the attached head, a field, a quotation, or the reply headers. */
const originalId = (files: readonly FilePart[], text: string, status: Fields | undefined, head: Head) => {
  const attached = files
    .filter(({ contentType, bytes }) => bytes && ORIGINAL_PART.test(contentType))
    .flatMap(({ bytes }) => messageIdsIn(readHead(bytes ?? Buffer.alloc(0)).first("message-id") ?? ""))
  const report = status?.get("x-original-message-id") ?? status?.get("original-message-id") ?? ""
  const quoted = /^[> \t]{0,8}Message-ID:[ \t\n]{0,10}(<[^<>\s]{1,500}>)/im.exec(text)?.[1] ?? ""
  const answered = [head.first("in-reply-to"), head.first("references")].flatMap((value) => messageIdsIn(value ?? ""))
  return attached[0] ?? messageIdsIn(report)[0] ?? messageIdsIn(quoted)[0] ?? answered[0] ?? null
}

const FAILED_SUBJECT =
  /undeliver|delivery (status notification:? )?\(?(has )?(fail|error)|(mail|message)( delivery)? fail|failure notice|error sending your mail|returned (mail|to sender)|delivery failure|mail delivery system|couldn['’]t be delivered|no se (pudo|puede) entregar|unzustellbar|non remis/i
const FAILED_TEXT =
  /delivery has failed to these recipients|could ?n[o']t be delivered|unable to deliver|permanent (fatal )?error|failed permanently|i wasn['’]t able to deliver|error (has )?occurred while (trying|attempting) to deliver|(was an error|trouble) delivering your|addresses had (delivery|permanent)|invalid user address|address(es)? failed|delivery to the following recipients? failed|did not reach the following recipient/i
const DELAYED_TEXT =
  /(delivery|message|mail)\b.{0,40}\b(is |has been |was )?(delayed|not yet)|will (be retried|retry|keep trying)|warning: (message|could not)/i

const ADDRESS = /<?\b([\w.+=~-]{1,64}@[a-z0-9.-]{1,190}\.[a-z0-9-]{2,63})\b>?/i

const SENT_BACK =
  /^[> -]{0,10}(-{2,} ?(below this line|original message|this is a copy|the header|forwarded)|original message (headers|follows)|received: (from|by) )/im

const readWords = (
  head: Head,
  subject: string,
  text: string,
  isSentBack: boolean,
): Omit<DeliveryReport, "messageId"> | null => {
  const start = text.slice(0, 20_000)
  const isFailed = FAILED_SUBJECT.test(subject) || FAILED_TEXT.test(start)
  const isDelayed = (!isFailed || /\bdelay/i.test(subject)) && DELAYED_TEXT.test(`${subject}\n${start}`)
  const action = isDelayed ? "delayed" : isFailed || isSentBack ? "failed" : null
  if (!action) return null
  // The returned mail has codes and addresses of its own, so only the words above it are read.
  const words = start.slice(0, SENT_BACK.exec(start)?.index ?? start.length)
  const recipient =
    bareAddress(head.first("x-failed-recipients")?.split(",")[0]) ?? bareAddress(ADDRESS.exec(words)?.[1])
  const status = enhancedStatusIn(words) ?? enhancedStatusIn(start)
  return { action, ...explainReport(action, status, words), recipient }
}

const COMPLAINT = /^feedback-type:[ \t]{0,10}(abuse|fraud|opt-out)/im
// Hotmail's format, without a structured report.
const COMPLAINT_SUBJECT = /^complaint about message from\b/i

export const deliveryReportOf = (
  head: Head,
  subject: string,
  fromAddress: string | null,
  text: string,
  files: readonly FilePart[],
): DeliveryReport | null => {
  const contentType = head.first("content-type") ?? ""
  const feedback = files.find((file) => file.contentType === "message/feedback-report")?.bytes
  const isSentBack = files.some((file) => ORIGINAL_PART.test(file.contentType))
  const isComplaint = COMPLAINT.test(feedback?.toString("latin1", 0, REPORT_MAX) ?? "")
  if (isComplaint || (isSentBack && COMPLAINT_SUBJECT.test(subject))) {
    const reason = "Its recipient reported the mail as spam."
    const messageId = originalId(files, text, undefined, head)
    return { action: "failed", kind: "COMPLAINT", reason, messageId, recipient: null }
  }
  const part = files.find((file) => STATUS_PART.test(file.contentType))
  // The report type is not required, as some servers omit it.
  const isReport = /^multipart\/report\b/i.test(contentType) && !/disposition-|feedback-/i.test(contentType)
  if (isReport || (part && isFromDaemon(head, fromAddress))) {
    const [about, ...groups] = groupsIn(part?.bytes?.toString("utf8") ?? "")
    // Some servers write all fields into the first group, so it is read if no later group has an action.
    const [report] = (groups.some((group) => group.has("action")) ? groups : [about, ...groups])
      .flatMap((group) => (group?.has("action") || group?.has("status") ? [readGroup(group)] : []))
      .sort((one, other) => SERIOUS.indexOf(one.action) - SERIOUS.indexOf(other.action))
    if (report) return { ...report, messageId: originalId(files, text, about, head) }
  }
  if (!isReport && !isFromDaemon(head, fromAddress)) return null
  const report = readWords(head, subject, text, isSentBack)
  return report && { ...report, messageId: originalId(files, text, undefined, head) }
}
