import { exifOf, orientationIn } from "./exif.ts"
import { createPartialCopy, type PictureFile } from "./pictureFile.ts"

const RIFF_BYTES = 8
const HEADER_BYTES = 12
const CHUNK_HEAD_BYTES = 8

const COPIED = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"])

const HAS_EXIF = 0x08
const HAS_XMP = 0x04

interface Chunk {
  type: string
  start: number
  dataEnd: number
  /** Chunks are padded to an even length. */
  end: number
}

const chunksOf = (bytes: Buffer) => {
  const limit = Math.min(RIFF_BYTES + bytes.readUInt32LE(4), bytes.length)
  const chunks: Chunk[] = []
  let offset = HEADER_BYTES
  while (offset + CHUNK_HEAD_BYTES <= limit) {
    const length = bytes.readUInt32LE(offset + 4)
    const dataEnd = offset + CHUNK_HEAD_BYTES + length
    const end = dataEnd + (length % 2)
    chunks.push({ type: bytes.toString("latin1", offset, offset + 4), start: offset, dataEnd, end })
    offset = end
  }
  const isWhole = RIFF_BYTES + bytes.readUInt32LE(4) <= bytes.length && (chunks.at(-1)?.dataEnd ?? limit + 1) <= limit
  return { chunks, isWhole }
}

const exifChunk = (orientation: number) => {
  const data = exifOf(orientation)
  const head = Buffer.from("EXIF\0\0\0\0", "latin1")
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data])
}

/** Bytes beyond the declared length are no part of the picture and may hold anything. */
export const readWebp = (bytes: Buffer): PictureFile => {
  const { chunks, isWhole } = chunksOf(bytes)
  const exif = chunks.find(({ type }) => type === "EXIF")
  const isExtended = chunks[0]?.type === "VP8X"
  const orientation =
    exif && isExtended ? orientationIn(bytes.subarray(exif.start + CHUNK_HEAD_BYTES, exif.dataEnd)) : 1
  const copy = createPartialCopy(bytes)
  for (const chunk of chunks) {
    if (chunk === exif && orientation !== 1) copy.insert(exifChunk(orientation))
    else if (chunk.type === "VP8X") {
      const head = Buffer.from(bytes.subarray(chunk.start, chunk.end))
      const flags = (head[CHUNK_HEAD_BYTES] ?? 0) & ~(HAS_EXIF | HAS_XMP)
      head[CHUNK_HEAD_BYTES] = flags | (orientation === 1 ? 0 : HAS_EXIF)
      copy.insert(head)
    } else if (COPIED.has(chunk.type)) copy.keep(chunk.start, chunk.end)
  }
  const body = copy.join()
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES))
  header.writeUInt32LE(HEADER_BYTES - RIFF_BYTES + body.length, 4)
  const frames = chunks.filter(({ type }) => type === "ANMF").length
  return { isWhole, frames: Math.max(frames, 1), scans: 1, publicBytes: Buffer.concat([header, body]) }
}
