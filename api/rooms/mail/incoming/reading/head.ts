import { isUtf8 } from "node:buffer"

/** Maximum number of each field that is read; other fields are skipped, however many there are. */
const COUNTED: Record<string, number> = {
  from: 1,
  to: 20,
  cc: 20,
  "delivered-to": 20,
  "x-original-to": 20,
  "envelope-to": 20,
  "x-forwarded-to": 20,
  "x-failed-recipients": 1,
  "return-path": 1,
  subject: 1,
  date: 1,
  "message-id": 1,
  "in-reply-to": 5,
  references: 5,
  "auto-submitted": 1,
  "x-autoreply": 1,
  "x-autorespond": 1,
  "x-auto-response-suppress": 1,
  "x-ms-exchange-generated-message-source": 1,
  precedence: 1,
  "list-id": 1,
  "mime-version": 1,
  "content-type": 1,
  "content-transfer-encoding": 1,
  "content-disposition": 1,
}

const FIELD_BYTES_MAX = 32_768

/** A longer head is invalid. */
const HEAD_BYTES_MAX = 4_000_000

const LF = 0x0a
const WHITE = [0x20, 0x09]

/** Needs `stream`: without it, Node 20 decodes Latin-1 and loses quotes and dashes. */
const western = new TextDecoder("windows-1252")

const COUNTED_LETTERS_MAX = 200_000

/** Undeclared text is usually UTF-8 or windows-1252. Damaged UTF-8 still has more whole letters than broken ones. */
export const utf8OrWestern = (bytes: Buffer) => {
  const text = bytes.toString()
  if (isUtf8(bytes)) return text
  const letters = text.slice(0, COUNTED_LETTERS_MAX).replace(/\p{ASCII}+/gu, "")
  return letters.split("\ufffd").length - 1 > letters.length / 2 ? western.decode(bytes, { stream: true }) : text
}

export interface Head {
  /** Unfolded values, by lower-case name. */
  all: (name: string) => readonly string[]
  first: (name: string) => string | null
  /** The end of the data if there is no valid head. */
  bodyStart: number
}

/** One pass without decoding, as a hostile head may be large. */
export const readHead = (raw: Buffer): Head => {
  const fields = new Map<string, string[]>()
  const end = Math.min(raw.length, HEAD_BYTES_MAX)
  let at = 0
  let bodyStart = raw.length
  while (at < end) {
    let next = raw.indexOf(LF, at) + 1 || raw.length
    if (next - at <= 2 && (raw[at] === LF || raw[at + 1] === LF)) {
      bodyStart = next
      break
    }
    const start = at
    while (next < end && WHITE.includes(raw[next] ?? 0)) next = raw.indexOf(LF, next) + 1 || raw.length
    at = next
    const name = /^([!-9;-~]{1,60})[ \t]{0,10}:/.exec(raw.toString("latin1", start, Math.min(next, start + 80)))
    const key = name?.[1]?.toLowerCase() ?? ""
    const values = fields.get(key) ?? []
    if (!name || values.length >= (Object.hasOwn(COUNTED, key) ? (COUNTED[key] ?? 0) : 0)) continue
    const value = utf8OrWestern(raw.subarray(start + name[0].length, Math.min(next, start + FIELD_BYTES_MAX)))
    fields.set(key, [...values, value.replace(/[\r\n\0]+/g, "").trim()])
  }
  const all = (name: string) => fields.get(name) ?? []
  return { all, first: (name) => all(name)[0] || null, bodyStart }
}

const BODY_FIELDS = ["mime-version", "content-type", "content-transfer-encoding", "content-disposition"]

const written = (head: Head, names: readonly string[]) =>
  names.flatMap((name) => head.all(name).map((value) => `${name}: ${value}\r\n`)).join("")

export const bodyHead = (head: Head): Buffer => Buffer.from(`${written(head, BODY_FIELDS)}\r\n`)

const COUNTED_FIELDS = Object.keys(COUNTED)

/** Bytes of the body that are read if a message is too complex. */
export const BEGINNING_BYTES = 65_536

export const ONLY_BEGINNING = "Only its beginning was read. Open it in the mailbox."
export const ONLY_HEAD = "Only its head was read. Open it in the mailbox."

export const beginningOf = (raw: Buffer): Buffer => {
  const head = readHead(raw)
  const body = raw.subarray(head.bodyStart, head.bodyStart + BEGINNING_BYTES)
  return Buffer.concat([Buffer.from(`${written(head, COUNTED_FIELDS)}\r\n`), body])
}

export const headOf = (raw: Buffer): Buffer => {
  const names = COUNTED_FIELDS.filter((name) => !BODY_FIELDS.includes(name))
  return Buffer.from(`${written(readHead(raw), names)}\r\n`)
}
