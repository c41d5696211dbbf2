// Encodes a finished picture for the site: AVIF with a JPEG for browsers without it, both 1600 and 800 wide.
//   node encode.mjs FINISHED.png NAME

import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"

const OUTPUT = join(import.meta.dirname, "..", "site", "pictures", "files")
const WIDTHS = [1600, 800]

const [source, name] = process.argv.slice(2)
if (!source || !name) throw new Error("Usage: node encode.mjs FINISHED.png NAME")

await mkdir(OUTPUT, { recursive: true })
for (const width of WIDTHS) {
  const picture = sharp(source).resize({ width })
  const path = join(OUTPUT, `${name}-${width}`)
  await picture.clone().avif({ quality: 58, effort: 5 }).toFile(`${path}.avif`)
  await picture.clone().jpeg({ quality: 78, mozjpeg: true }).toFile(`${path}.jpg`)
}
