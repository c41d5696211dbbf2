import { LEAD_FILE_BYTES_MAX } from "../../../../contract/files/leadFiles.ts"
import { ATTACHMENTS_MAX, type LeftOutReason, leftOutReasons } from "../../../../contract/mail/messages.ts"
import type { ParsedAttachment } from "../parsedMessage.ts"
import { readHead } from "./head.ts"
import { NAME_MAX, oneLine, subjectOf } from "./headValues.ts"
import type { FilePart, PartLimits } from "./readParts.ts"

const NAMED_MAX = 200

export const PART_LIMITS: PartLimits = {
  fileBytes: LEAD_FILE_BYTES_MAX,
  keptFiles: ATTACHMENTS_MAX,
  countedFiles: NAMED_MAX,
}

const { TOO_LARGE, TOO_MANY, UNREADABLE } = leftOutReasons

const EXTENSIONS: Record<string, string> = {
  "application/pdf": "pdf",
  "application/pkcs7-mime": "p7m",
  "application/pkcs7-signature": "p7s",
  "application/zip": "zip",
  "image/gif": "gif",
  "image/heic": "heic",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "message/rfc822": "eml",
  "text/calendar": "ics",
  "text/csv": "csv",
  "text/html": "html",
  "text/plain": "txt",
  "text/vcard": "vcf",
}

const EXTENSION = /\.[\p{L}\p{N}]{1,10}$/u

/** Senders choose names, which may contain paths or line breaks. */
export const attachmentName = (name: string | null, contentType: string): string => {
  const clean = oneLine(
    (name ?? "")
      .slice(-4 * NAME_MAX)
      .split(/[/\\]/)
      .at(-1) ?? "",
    4 * NAME_MAX,
  )
    // Reserved on Windows for paths and devices.
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[.\s]+/, "")
  if (clean === "") {
    const extension = Object.hasOwn(EXTENSIONS, contentType) ? `.${EXTENSIONS[contentType]}` : ""
    return `attachment${extension}`
  }
  if (clean.length <= NAME_MAX) return clean
  const extension = EXTENSION.exec(clean)?.[0] ?? ""
  return oneLine(clean.slice(0, NAME_MAX - extension.length), NAME_MAX - extension.length) + extension
}

/** An attached message often has no filename, so it is named after its subject. */
const nameOf = async ({ name, contentType, bytes }: FilePart) => {
  if (contentType !== "message/rfc822" || !bytes || name) return attachmentName(name, contentType)
  const subject = (await subjectOf(readHead(bytes))).replace(/[/\\]/g, "_").slice(0, NAME_MAX - 4)
  return attachmentName(subject && `${subject}.eml`, contentType)
}

const leftOutOf = ({ contentType, bytes, size }: FilePart, limits: PartLimits): LeftOutReason | null => {
  // The bytes of an external body are not in the message.
  if (size === 0 || contentType === "message/external-body") return UNREADABLE
  if (bytes) return null
  // `keptFiles` is 0 for a message that is too large.
  return size > limits.fileBytes || limits.keptFiles === 0 ? TOO_LARGE : TOO_MANY
}

/** Messages may declare any type, so one that browsers could misread is replaced. */
const typeOf = ({ contentType }: FilePart) =>
  /^[\w.+-]{1,60}\/[\w.+-]{1,120}$/.test(contentType) ? contentType.toLowerCase() : "application/octet-stream"

export const attachmentsOf = (files: readonly FilePart[], limits: PartLimits): Promise<ParsedAttachment[]> =>
  Promise.all(
    files.map(async (file) => {
      const leftOut = leftOutOf(file, limits)
      return {
        name: await nameOf(file),
        contentType: typeOf(file),
        size: file.size,
        bytes: leftOut ? null : file.bytes,
        leftOut,
      }
    }),
  )

/** Encrypted messages and pieces of messages look empty, so the team needs to know why. */
export const hiddenParts = (contentType: string, text: string, files: readonly FilePart[]): string[] => {
  const isSealed =
    /^multipart\/encrypted/i.test(contentType) ||
    /^\s{0,100}-----BEGIN PGP MESSAGE-----/.test(text) ||
    files.some((file) => /^application\/(x-)?pkcs7-mime$/i.test(file.contentType))
  return [
    ...(isSealed ? ["This message is encrypted, or within its signature. Open it in the mailbox."] : []),
    ...(/^message\/partial/i.test(contentType) ? ["This is one piece of a message that was sent in several."] : []),
  ]
}
