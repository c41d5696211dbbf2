import { LEAD_FILE_BYTES_MAX } from "../../../../contract/leads/leadFiles.ts"
import { ATTACHMENTS_MAX, type LeftOutReason, leftOutReasons } from "../../../../contract/mail/messages.ts"
import type { ParsedAttachment } from "../parsedMessage.ts"
import { readHead } from "./head.ts"
import { NAME_MAX, oneLine, subjectOf } from "./headValues.ts"
import type { FilePart, PartLimits } from "./readParts.ts"
import { isTnef } from "./unpackTnef.ts"

// What is kept of the files in a message, and how they are called.

/** Beyond these not even the names are kept. */
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

/** A name without a path, on one line, cut before its extension; one with nothing left says what it is. */
export const attachmentName = (name: string | null, contentType: string): string => {
  const clean = oneLine(
    (name ?? "")
      .slice(-4 * NAME_MAX)
      .split(/[/\\]/)
      .at(-1) ?? "",
    4 * NAME_MAX,
  )
    // Windows takes these for parts of a path or of a device.
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

/** Messages within the message are called by their subjects. */
const nameOf = async ({ name, contentType, bytes }: FilePart) => {
  if (contentType !== "message/rfc822" || !bytes || name) return attachmentName(name, contentType)
  const subject = (await subjectOf(readHead(bytes))).replace(/[/\\]/g, "_").slice(0, NAME_MAX - 4)
  return attachmentName(subject && `${subject}.eml`, contentType)
}

const leftOutOf = ({ contentType, bytes, size }: FilePart, limits: PartLimits): LeftOutReason | null => {
  // One that lies elsewhere is only named here.
  if (size === 0 || contentType === "message/external-body") return UNREADABLE
  if (bytes) return null
  // Where none is kept, the message was too large.
  return size > limits.fileBytes || limits.keptFiles === 0 ? TOO_LARGE : TOO_MANY
}

/** A type that can be told to a browser, whatever the message calls it. */
const typeOf = ({ contentType }: FilePart) =>
  /^[\w.+-]{1,60}\/[\w.+-]{1,120}$/.test(contentType) ? contentType.toLowerCase() : "application/octet-stream"

/** The files of a message as they are stored, or why they are not. */
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

const startsLike = (bytes: Buffer | null, oid: string) => bytes?.subarray(0, 64).includes(Buffer.from(oid, "hex"))

const ENVELOPED = "2a864886f70d010703"
const SIGNED = "2a864886f70d010702"

const ENCRYPTED = "This message is encrypted. Open it in the mailbox."

/** What the files and the form of a message keep of it from those who read it here, in plain words. */
export const hiddenParts = (contentType: string, text: string, files: readonly FilePart[]): string[] => {
  const isPgp = /^multipart\/encrypted/i.test(contentType) || /^\s{0,100}-----BEGIN PGP MESSAGE-----/.test(text)
  if (isPgp) return [ENCRYPTED]
  const smime = files.find((file) => /^application\/(x-)?pkcs7-mime$/i.test(file.contentType))
  if (smime && (startsLike(smime.bytes, ENVELOPED) || /smime-type="?(authenveloped|enveloped)/i.test(contentType)))
    return [ENCRYPTED]
  const isSigned = smime && (startsLike(smime.bytes, SIGNED) || /smime-type="?signed-data/i.test(contentType))
  return [
    ...(isSigned
      ? [
          "This message lies inside its signature (S/MIME, smime.p7m), where only a mail program reads it. Open it in the mailbox.",
        ]
      : []),
    ...(smime && !isSigned ? ["This message is signed or encrypted (S/MIME, smime.p7m). Open it in the mailbox."] : []),
    ...(files.some(isTnef)
      ? [
          "Outlook has packed its attachments into winmail.dat, which could not be unpacked. Ask for them as plain files.",
        ]
      : []),
    ...(/^message\/partial/i.test(contentType) ? ["This is one piece of a message that was sent in several."] : []),
  ]
}
