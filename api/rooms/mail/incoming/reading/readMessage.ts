import { messageKinds } from "../../../../contract/mail/messages.ts"
import type { ParsedMessage } from "../parsedMessage.ts"
import { attachmentsOf, hiddenParts, PART_LIMITS } from "./attachments.ts"
import { deliveryReportOf } from "./deliveryReport.ts"
import { BEGINNING_BYTES, bodyHead, type Head, ONLY_BEGINNING, ONLY_HEAD, readHead } from "./head.ts"
import { messageIdsIn, recipientsOf, referencesOf, senderOf, sentAtOf, subjectOf } from "./headValues.ts"
import { kindWithoutReport } from "./messageKind.ts"
import { separateQuote } from "./quotedParts.ts"
import { type FilePart, type PartLimits, type Parts, readParts, TooManyPartsError } from "./readParts.ts"
import { safeHtml } from "./safeHtml.ts"

export const TEXT_MAX = 200_000

export interface ParseJob {
  raw: Buffer
  /** Set if the message's files may be incomplete, so that none of them is stored. */
  problem: string | null
}

/** LF line ends and no control characters except tabs, as databases refuse some. */
const cleanText = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(/[^\P{Cc}\n\t]|\ufeff/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\u00a0/g, " ")
    // `trimEnd` per line, as a regular expression would backtrack from every space.
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .trim()

const NO_PARTS: Parts = { text: "", html: "", files: [], isTextIncomplete: false }

const partsOf = async (head: Head, body: Buffer, limits: PartLimits): Promise<[Parts, string | null]> => {
  try {
    return [await readParts(bodyHead(head), body, limits), null]
  } catch (error) {
    if (error instanceof TooManyPartsError && body.length > BEGINNING_BYTES) {
      const [parts, problem] = await partsOf(head, body.subarray(0, BEGINNING_BYTES), { ...limits, keptFiles: 0 })
      return [
        parts,
        problem ?? `Its parts are more, or have larger heads, than a mail program makes. ${ONLY_BEGINNING}`,
      ]
    }
    return [NO_PARTS, `It is not made as a mail should be. ${ONLY_HEAD}`]
  }
}

/** A report's parts are the report itself and the reported mail, so they are not stored as files. */
const filesOf = (head: Head, isReport: boolean, files: readonly FilePart[]) =>
  isReport || /^multipart\/report\b/i.test(head.first("content-type") ?? "") ? [] : files

export const readMessage = async ({ raw, problem }: ParseJob): Promise<ParsedMessage> => {
  const head = readHead(raw)
  const limits = problem ? { ...PART_LIMITS, keptFiles: 0 } : PART_LIMITS
  const [parts, partsProblem] = await partsOf(head, raw.subarray(head.bodyStart), limits)
  const subject = await subjectOf(head)
  const sender = senderOf(head)
  const whole = cleanText(parts.text.slice(0, TEXT_MAX))
  const report = deliveryReportOf(head, subject, sender.fromAddress, whole, parts.files)
  const files = filesOf(head, report !== null, parts.files)
  const attachments = await attachmentsOf(files, limits)
  const shown = safeHtml(parts.html)
  const problems = [
    problem,
    partsProblem,
    ...hiddenParts(head.first("content-type") ?? "", whole, files),
    parts.text.length > TEXT_MAX ? `Its text is cut after ${TEXT_MAX.toLocaleString("en-US")} characters.` : null,
    parts.isTextIncomplete && whole === "" ? "Its text could not be read from its HTML." : null,
    shown.problem,
    attachments.length >= PART_LIMITS.countedFiles ? "It has so many attachments that not all are named." : null,
  ].filter((one) => one !== null)
  return {
    kind: report ? messageKinds.DELIVERY_REPORT : kindWithoutReport(head, subject, sender.fromAddress),
    messageId: messageIdsIn(head.first("message-id") ?? "")[0] ?? null,
    references: referencesOf(head),
    recipients: recipientsOf(head),
    ...sender,
    subject,
    ...(report ? { text: whole, quotedText: null } : separateQuote(whole)),
    html: shown.html,
    sentAt: sentAtOf(head),
    attachments,
    report,
    problem: problems.join(" ") || null,
  }
}
