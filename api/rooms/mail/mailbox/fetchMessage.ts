import { createHash } from "node:crypto"
import type { FetchQueryObject, ImapFlow, MessageStructureObject } from "imapflow"
import { MESSAGE_BYTES_MAX } from "../../../contract/mail/messages.ts"
import { cleanFilename } from "../../content/media/mediaFile.rules.ts"
import type { ParsedAttachment } from "../incoming/parsedMessage.ts"

/** Of what is too large, so much is read behind the head. */
const PART_BYTES = 256_000

/** Anybody can make a message of a hundred thousand attachments. */
const NAMED_MAX = 200

export interface FetchedMessage {
  raw: Buffer
  /** That it is this message, wherever it lies and whichever way it came. */
  fingerprint: string
  /** What is attached to a message that is too large to be read as a whole; null of any other. */
  leftOut: readonly ParsedAttachment[] | null
}

/** The bytes of the head, with its empty line, and those behind it. */
const splitHead = (raw: Buffer) => {
  const ends = ["\r\n\r\n", "\n\n"].flatMap((gap) => {
    const at = raw.indexOf(gap)
    return at < 0 ? [] : [at + gap.length]
  })
  const end = Math.min(raw.length, ...ends)
  return { head: raw.subarray(0, end), body: raw.subarray(end) }
}

const fieldOf = (head: string, name: string) =>
  (new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(head)?.[1] ?? "").replace(/\s+/g, " ").trim()

/** What stays the same of a message on any way and in any folder: who wrote it when, and all that is behind its head. */
export const fingerprintOf = (head: Buffer, body: Buffer) => {
  const text = head.toString("latin1")
  const fields = ["Message-ID", "From", "Date"].map((name) => fieldOf(text, name))
  return createHash("sha256").update(JSON.stringify(fields)).update(body).digest("hex")
}

const leavesOf = (node: MessageStructureObject): MessageStructureObject[] =>
  node.childNodes ? node.childNodes.flatMap(leavesOf) : [node]

const nameOf = ({ dispositionParameters, parameters }: MessageStructureObject) =>
  dispositionParameters?.filename ?? parameters?.name

const attachmentOf = (leaf: MessageStructureObject): ParsedAttachment => ({
  name: cleanFilename(nameOf(leaf) ?? "", "attachment"),
  contentType: /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(leaf.type) ? leaf.type : "application/octet-stream",
  // A server tells the size as it is encoded.
  size: Math.floor(((leaf.size ?? 0) * (leaf.encoding === "base64" ? 3 : 4)) / 4),
  bytes: null,
  leftOut: "TOO_LARGE",
})

const isAttachment = (leaf: MessageStructureObject) => leaf.disposition === "attachment" || nameOf(leaf) !== undefined

/** The files of a message that is not read as a whole: as many, and by such names, as of one that is. */
export const attachmentsIn = (structure: MessageStructureObject): ParsedAttachment[] =>
  leavesOf(structure).filter(isAttachment).slice(0, NAMED_MAX).map(attachmentOf)

type Client = Pick<ImapFlow, "fetchOne">

/** Thrown for a message that is there: whoever skips it loses it. */
const notHandedOut = () => new Error("The server did not hand out a message")

const fetchOne = async (client: Client, uid: number, query: FetchQueryObject) =>
  (await client.fetchOne(String(uid), query, { uid: true })) || null

/** The head and the first part that can be read, as a message of its own. */
const fetchPart = async (client: Client, uid: number): Promise<FetchedMessage | null> => {
  const text = { key: "TEXT", start: 0, maxLength: PART_BYTES }
  const query = { headers: true, bodyStructure: true, bodyParts: [text] }
  const found = await fetchOne(client, uid, query)
  if (!found) return null
  if (!found.headers) throw notHandedOut()
  const leaves = found.bodyStructure ? leavesOf(found.bodyStructure) : []
  const beginning = found.bodyParts?.values().next().value ?? Buffer.alloc(0)
  const head = splitHead(found.headers).head
  const fingerprint = fingerprintOf(head, beginning)
  const leftOut = found.bodyStructure ? attachmentsIn(found.bodyStructure) : []
  const written = leaves.find((leaf) => leaf.type.startsWith("text/") && !isAttachment(leaf) && leaf.part)
  const isReport = found.bodyStructure?.type === "multipart/report"
  if (!written?.part || isReport) return { raw: Buffer.concat([head, beginning]), fingerprint, leftOut }
  const content = { key: written.part, start: 0, maxLength: PART_BYTES }
  const parts = { bodyParts: [`${written.part}.MIME`, content] }
  const read = await fetchOne(client, uid, parts)
  const [mime, body] = read ? [...(read.bodyParts?.values() ?? [])] : []
  if (!mime || !body) return { raw: Buffer.concat([head, beginning]), fingerprint, leftOut }
  // The first of each field counts, which is the part's.
  const ofPart = mime.toString("latin1").trimEnd()
  const others = head.toString("latin1").replace(/^content-[\w-]+:.*\r?\n([ \t].*\r?\n)*/gim, "")
  return { raw: Buffer.concat([Buffer.from(`${ofPart}\r\n${others}`, "latin1"), body]), fingerprint, leftOut }
}

/** Fetches one message without changing it; null when it is gone. */
export const fetchMessage = async (
  client: Client,
  uid: number,
  bytesMax = MESSAGE_BYTES_MAX,
): Promise<FetchedMessage | null> => {
  const measured = await fetchOne(client, uid, { size: true })
  if (!measured) return null
  if ((measured.size ?? 0) > bytesMax) return fetchPart(client, uid)
  // Never more, whatever size the server has told.
  const found = await fetchOne(client, uid, { source: { maxLength: bytesMax } })
  if (!found) return null
  if (!found.source) throw notHandedOut()
  const { head, body } = splitHead(found.source)
  return { raw: found.source, fingerprint: fingerprintOf(head, body), leftOut: null }
}
