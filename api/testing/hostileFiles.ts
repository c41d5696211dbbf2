import { once } from "node:events"
import { buffer } from "node:stream/consumers"
import { crc32, createDeflate } from "node:zlib"

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const chunk = (type: string, data: Buffer) => {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(data.length, 0)
  typed.copy(framed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}

/** A valid PNG of one colour, black and white with one bit a pixel: a small file, however many pixels it has. */
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
    chunk("IHDR", header),
    chunk("IDAT", await packed),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

/** The picture made exactly this long by a chunk that decoders skip. */
export const paddedPng = (png: Buffer, length: number): Buffer => {
  const end = png.length - 12
  const padding = chunk("tEXt", Buffer.alloc(length - png.length - 12, "x"))
  return Buffer.concat([png.subarray(0, end), padding, png.subarray(end)])
}

/** The picture with a chunk that decoders skip, and whose checksum is wrong, as some programs write them. */
export const pngWithDamagedRemark = (png: Buffer): Buffer => {
  const remark = chunk("tEXt", Buffer.from("Comment\0damaged"))
  remark[remark.length - 1] = (remark.at(-1) ?? 0) ^ 0xff
  const afterHeader = PNG_SIGNATURE.length + 25
  return Buffer.concat([png.subarray(0, afterHeader), remark, png.subarray(afterHeader)])
}

const SCRIPT = "<html><body><script>alert(document.cookie)</script></body></html>"

/** Files that are something else than their names say, each with what they are. */
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

/** A script for which a browser would have to be talked into running a picture. */
export const script = Buffer.from(SCRIPT)
