import { once } from "node:events"
import { buffer } from "node:stream/consumers"
import { createDeflate, deflateSync } from "node:zlib"
import { jpegSegment } from "../../rooms/content/pictures/formats/jpeg.ts"
import { pngChunk } from "../../rooms/content/pictures/formats/png.ts"

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** One bit a pixel and one color: a small file, however many pixels it has. */
export const bombPng = async (width: number, height: number): Promise<Buffer> => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const row = Buffer.alloc(1 + Math.ceil(width / 8))
  const deflate = createDeflate({ level: 9 })
  const packed = buffer(deflate)
  for (let line = 0; line < height; line += 1) if (!deflate.write(row)) await once(deflate, "drain")
  deflate.end()
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk("IHDR", header),
    pngChunk("IDAT", await packed),
    pngChunk("IEND", Buffer.alloc(0)),
  ])
}

export const paddedPng = (png: Buffer, length: number): Buffer => {
  const end = png.length - 12
  const padding = pngChunk("tEXt", Buffer.alloc(length - png.length - 12, "x"))
  return Buffer.concat([png.subarray(0, end), padding, png.subarray(end)])
}

/** Some programs write such a chunk: decoders skip it, and its checksum is wrong. */
export const pngWithDamagedRemark = (png: Buffer): Buffer => {
  const comment = pngChunk("tEXt", Buffer.from("Comment\0damaged"))
  comment[comment.length - 1] = (comment.at(-1) ?? 0) ^ 0xff
  const afterHeader = PNG_SIGNATURE.length + 25
  return Buffer.concat([png.subarray(0, afterHeader), comment, png.subarray(afterHeader)])
}

const SCRIPT = "<html><body><script>alert(document.cookie)</script></body></html>"

/** Files with a false type, by their real one. */
export const disguised = {
  "HTML in a PNG's name": Buffer.from(SCRIPT),
  "HTML behind a PNG's signature": Buffer.concat([PNG_SIGNATURE, Buffer.from(SCRIPT)]),
  SVG: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`),
  "SVG behind a declaration": Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`),
  PDF: Buffer.from("%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript >> >> endobj"),
  TIFF: Buffer.from("49492a0008000000", "hex"),
  AVIF: Buffer.from("0000001c667479706176696600000000", "hex"),
  BMP: Buffer.from("424d46000000000000003600000028000000", "hex"),
  "a zip archive": Buffer.from("504b030414000000", "hex"),
  "a program": Buffer.from("7f454c4602010100", "hex"),
  "a JPEG's first bytes and nothing else": Buffer.from("ffd8ffe000104a4649460001", "hex"),
  "a GIF's signature before a script": Buffer.from(`GIF89a/*${SCRIPT}*/=1;`),
  "a WebP's signature before a script": Buffer.from(`RIFF\0\0\0\0WEBP${SCRIPT}`),
}

export const script = Buffer.from(SCRIPT)

const riff = (body: Buffer) => {
  const head = Buffer.from("RIFF\0\0\0\0", "latin1")
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

export const webpOfFrames = (animation: Buffer, frames: number): Buffer => {
  const last = animation.subarray(animation.lastIndexOf("ANMF"))
  const present = animation.toString("latin1").split("ANMF").length - 1
  return riff(Buffer.concat([animation.subarray(8), ...Array<Buffer>(frames - present).fill(last)]))
}

/** A GIF with this many frames. Valid for frames of one pixel; larger frames hold only their first pixel. */
export const gifOfFrames = (frames: number, width = 1, height = 1): Buffer => {
  const head = Buffer.from("47494638396101000100800000000000ffffff", "hex")
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from("21f904000a0000002c0000000001000100000202440100", "hex")
  frame.writeUInt16LE(width, 13)
  frame.writeUInt16LE(height, 15)
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
}

const BITS_OF_A_COEFFICIENT = 14
const COEFFICIENTS = 63
const BLOCKS_OF_A_RUN = 2 ** 14

/** A Huffman table of one symbol, whose code is a single 0. */
const tableOf = (id: number, symbol: number) =>
  jpegSegment(0xc4, Buffer.of(id, 1, ...Array<number>(15).fill(0), symbol))

/**
 * A valid gray progressive JPEG with this many scans, up to 883. A decoder runs each scan over the whole picture;
 * all scans but the first are a few bytes that change nothing.
 */
export const jpegOfScans = (width: number, height: number, scans: number): Buffer => {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff]
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const nothing = Buffer.alloc(Math.ceil((Math.ceil(blocks / BLOCKS_OF_A_RUN) * 15) / 8))
  const later = Array.from({ length: scans - 1 }, (_, number) => {
    const coefficient = 1 + (Math.floor(number / BITS_OF_A_COEFFICIENT) % COEFFICIENTS)
    const bit = BITS_OF_A_COEFFICIENT - 1 - (number % BITS_OF_A_COEFFICIENT)
    const before = bit === BITS_OF_A_COEFFICIENT - 1 ? 0 : bit + 1
    return Buffer.concat([
      jpegSegment(0xda, Buffer.of(1, 1, 0, coefficient, coefficient, (before << 4) | bit)),
      nothing,
    ])
  })
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, Buffer.of(0, ...Array<number>(64).fill(1))),
    jpegSegment(0xc2, Buffer.of(8, ...size, 1, 1, 0x11, 0)),
    tableOf(0x00, 0x00),
    tableOf(0x10, 0xe0),
    jpegSegment(0xda, Buffer.of(1, 1, 0, 0, 0, 0)),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...later,
    Buffer.from([0xff, 0xd9]),
  ])
}

export const pngWithPackedRemarks = (png: Buffer, remarks: number, unpackedBytes: number): Buffer => {
  const comment = pngChunk(
    "zTXt",
    Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(unpackedBytes, "x"))]),
  )
  const afterHeader = PNG_SIGNATURE.length + 25
  return Buffer.concat([
    png.subarray(0, afterHeader),
    ...Array<Buffer>(remarks).fill(comment),
    png.subarray(afterHeader),
  ])
}
