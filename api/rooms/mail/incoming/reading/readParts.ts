import { Duplex, Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { type AttachmentStream, MailParser, type MessageText, simpleParser } from "mailparser"
import { utf8OrWestern } from "./head.ts"
import { withoutEmbedded } from "./safeHtml.ts"

export interface FilePart {
  contentType: string
  name: string | null
  size: number
  bytes: Buffer | null
}

export interface Parts {
  text: string
  html: string
  files: readonly FilePart[]
  isTextIncomplete: boolean
}

export interface PartLimits {
  fileBytes: number
  keptFiles: number
  countedFiles: number
}

const PARTS_MAX = 2_000
const PART_HEAD_BYTES_MAX = 262_144
const HTML_MAX = 2_000_000

/** Bounds the plain text that the parser converts to HTML if a message has both kinds in sequence. */
const TEXT_AS_HTML_MAX = 400_000

const options = {
  checksumAlgo: false,
  ignoreEmbedded: true,
  keepDeliveryStatus: true,
  skipImageLinks: true,
  skipTextLinks: true,
  maxHtmlLengthToParse: HTML_MAX,
  maxHeadSize: PART_HEAD_BYTES_MAX,
  maxChildNodes: PARTS_MAX,
} as const

/** The parser's types lack these members. `decoder` decodes character sets other than UTF-8. */
interface Internals {
  decoder: { decodeStream(charset: string): Duplex }
  createNode(part: object): { contentType: string | false; charset?: string }
}

/** Mail programs also declare these character sets for windows-1252 text. */
const UNSURE_CHARSET = /^(utf-?8|us-?ascii|ascii|unknown.*|x-unknown|default|)$/i
const UNSURE = "x-utf-8-or-windows-1252"

const unsureDecoder = () =>
  Duplex.from(async function* (bytes: Readable) {
    yield utf8OrWestern(await buffer(bytes))
  })

class BoundedParser extends MailParser {
  #left = TEXT_AS_HTML_MAX

  constructor() {
    super(options)
    const internals = this as MailParser as MailParser & Internals
    const { decoder } = internals
    const createNode = internals.createNode.bind(this)
    internals.decoder = { decodeStream: (name) => (name === UNSURE ? unsureDecoder() : decoder.decodeStream(name)) }
    internals.createNode = (part) => {
      const node = createNode(part)
      if (/^text\//.test(node.contentType || "") && UNSURE_CHARSET.test(node.charset ?? "")) node.charset = UNSURE
      return node
    }
  }

  override textToHtml(text: string) {
    this.#left -= text.length
    return this.#left < 0 ? "" : super.textToHtml(text)
  }
}

/** The message has too many parts, or a part's head is too large. */
export class TooManyPartsError extends Error {}

const readFile = (attachment: AttachmentStream, isKept: boolean, maxBytes: number) =>
  new Promise<FilePart>((resolve, reject) => {
    const { contentType, filename } = attachment
    const pieces: Buffer[] = []
    let size = 0
    attachment.content.on("data", (piece: Buffer) => {
      size += piece.length
      if (isKept && size <= maxBytes) pieces.push(piece)
      else pieces.length = 0
    })
    attachment.content.once("error", reject)
    attachment.content.once("end", () => {
      const bytes = isKept && size <= maxBytes ? Buffer.concat(pieces) : null
      resolve({ contentType: contentType || "application/octet-stream", name: filename || null, size, bytes })
      attachment.release?.()
    })
  })

const PIECE_BYTES = 65_536

/** Small pieces, as the parser creates an object per line. */
function* piecesOf(raw: readonly Buffer[]) {
  for (const bytes of raw)
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

const readOnce = (raw: readonly Buffer[], limits: PartLimits) =>
  new Promise<Parts>((resolve, reject) => {
    const parser = new BoundedParser()
    const files: FilePart[] = []
    let count = 0
    let kept = 0
    let text: MessageText | undefined
    const fail = (error: unknown) => {
      parser.destroy()
      // The parser's code for too many parts, or for a part's head that is too large.
      const isTooLarge = error instanceof Error && "code" in error && error.code === "EMAXLEN"
      reject(isTooLarge ? new TooManyPartsError() : error)
    }
    parser.on("error", fail)
    parser.on("data", async (data: AttachmentStream | MessageText) => {
      if (data.type === "text") {
        text = data
        return
      }
      count += 1
      const isCounted = count <= limits.countedFiles
      try {
        const file = await readFile(data, isCounted && kept < limits.keptFiles, limits.fileBytes)
        if (file.bytes) kept += 1
        if (isCounted) files.push(file)
      } catch (error) {
        fail(error)
      }
    })
    parser.once("end", () =>
      resolve({
        text: text?.text ?? "",
        html: text?.html ?? "",
        files,
        isTextIncomplete: Boolean(text?.textConversionError),
      }),
    )
    Readable.from(piecesOf(raw)).pipe(parser)
  })

const PICTURE = /\[(?:cid:[^[\]\s]{1,300}|(https?:[^[\]\s]{1,2000}))\]/g
const PICTURES_LOOKED_UP = 100

/** Picture addresses appear in brackets like those of links, but say nothing to a reader. */
const withoutPictures = (text: string, html: string) => {
  let left = PICTURES_LOOKED_UP
  return text.replace(PICTURE, (whole, url: string | undefined) => {
    if (url === undefined) return ""
    left -= 1
    return left >= 0 && ['"', "'", ""].some((quote) => html.includes(`src=${quote}${url}`)) ? "" : whole
  })
}

const htmlAsText = async (whole: string) => {
  const html = withoutEmbedded(whole).slice(0, HTML_MAX)
  const message = Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`)
  const { text } = await simpleParser(message, { ...options, skipTextToHtml: true })
  return text ?? ""
}

export const readParts = async (head: Buffer, body: Buffer, limits: PartLimits): Promise<Parts> => {
  const parts = await readOnce([head, body], limits)
  if (parts.text.trim() === "" && parts.html.trim() !== "") parts.text = await htmlAsText(parts.html)
  return { ...parts, text: parts.html ? withoutPictures(parts.text, parts.html) : parts.text }
}
