import type { FilePart } from "./readParts.ts"

// Outlook packs attachments into a form of its own (TNEF, winmail.dat) for what it takes for another Outlook. Of that,
// [MS-OXTNEF], the files alone are read: no library that is kept up does.

const SIGNATURE = 0x223e9f78
const NEXT_ATTACHMENT = 0x00069002
const TITLE = 0x00018010
const DATA = 0x0006800f
const PROPERTIES = 0x00069005

const FILES_MAX = 100

export const isTnef = ({ contentType, name }: FilePart): boolean =>
  /^application\/(vnd\.)?ms-tnef$/i.test(contentType) || /^winmail\.dat$/i.test(name ?? "")

/** The long name among an attachment's properties: its tag (in bytes or in UTF-16), a count of one, its length, itself. */
const longName = (properties: Buffer): string | null => {
  for (const [tag, encoding] of [
    ["1f000737", "utf16le"],
    ["1e000737", "latin1"],
  ] as const) {
    const at = properties.indexOf(Buffer.from(tag, "hex"))
    if (at < 0 || at + 12 > properties.length) continue
    const length = properties.readUInt32LE(at + 8)
    const name = properties.toString(encoding, at + 12, Math.min(at + 12 + length, at + 2_048)).replace(/\0.*$/s, "")
    if (name) return name
  }
  return null
}

interface Found {
  title: string | null
  longName: string | null
  data: Buffer | null
}

const attachmentsIn = (tnef: Buffer): Found[] | null => {
  if (tnef.length < 6 || tnef.readUInt32LE(0) !== SIGNATURE) return null
  const found: Found[] = []
  let at = 6
  while (at + 11 <= tnef.length) {
    const name = tnef.readUInt32LE(at + 1)
    const end = at + 9 + tnef.readUInt32LE(at + 5)
    // After each attribute comes its checksum.
    if (end + 2 > tnef.length) return null
    const data = tnef.subarray(at + 9, end)
    if (name === NEXT_ATTACHMENT) found.push({ title: null, longName: null, data: null })
    if (found.length > FILES_MAX) return null
    const last = found.at(-1)
    if (last && name === TITLE) last.title = data.toString("latin1").replace(/\0.*$/s, "")
    if (last && name === DATA) last.data = data
    if (last && name === PROPERTIES) last.longName = longName(data)
    at = end + 2
  }
  return found
}

/** The files in winmail.dat, or null unless all that is attached within can be read. */
export const unpackTnef = ({ bytes }: FilePart, maxBytes: number): FilePart[] | null => {
  const found = bytes && attachmentsIn(bytes)
  if (!found || found.some(({ data }) => data === null)) return null
  return found.map(({ data, title, longName }) => ({
    contentType: "application/octet-stream",
    name: longName ?? title,
    size: data?.length ?? 0,
    bytes: data && data.length <= maxBytes ? data : null,
  }))
}
