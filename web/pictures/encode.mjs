// Encodes a finished picture for the site: AVIF with a JPEG for browsers without it.
//   node encode.mjs FINISHED.png NAME [WIDTH ...]

import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"

const [source, name, ...widths] = process.argv.slice(2)
if (!source || !name) throw new Error("Usage: node encode.mjs FINISHED.png NAME [WIDTH ...]")

const folder = join(import.meta.dirname, "..", "site", "pictures", "files", name)
const { LOCALE } = process.env
await mkdir(folder, { recursive: true })
for (const width of widths.length > 0 ? widths.map(Number) : [1600, 800, 480]) {
  const picture = sharp(source).resize({ width })
  const path = join(folder, [name, LOCALE, width].filter(Boolean).join("-"))
  await picture.clone().avif({ quality: 58, effort: 5 }).toFile(`${path}.avif`)
  await picture.clone().jpeg({ quality: 78, mozjpeg: true }).toFile(`${path}.jpg`)
}
