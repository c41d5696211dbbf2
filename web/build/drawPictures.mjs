// Renders pictures that cannot be SVG (phone icons) from web/brand. After a change there, run `node
// web/build/drawPictures.mjs` and commit the result.

import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { chromium } from "playwright-core"
import { findChromium } from "../../api/scripts/testing/findChromium.mjs"

const WEB = join(import.meta.dirname, "..")

const pictures = [
  { from: "theme/sign.svg", to: "apple-touch-icon.png", width: 180, height: 180 },
  { from: "public/favicon.svg", to: "icon-192.png", width: 192, height: 192 },
  { from: "public/favicon.svg", to: "icon-512.png", width: 512, height: 512 },
  // Phones crop this icon to various shapes; the logo stays within the central four fifths.
  { from: "theme/sign.svg", to: "icon-maskable-512.png", width: 512, height: 512 },
]

/** An ICO file with one PNG image, which every browser supports. */
const icon = (png, size) => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
const page = await browser.newPage()

const draw = async ({ from, width, height }) => {
  const svg = await readFile(join(WEB, from), "utf8")
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>body { margin: 0 } svg { display: block; inline-size: 100% }</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}

for (const picture of pictures) await writeFile(join(WEB, "public", picture.to), await draw(picture))
const favicon = await draw({ from: "public/favicon.svg", width: 32, height: 32 })
await writeFile(join(WEB, "public/favicon.ico"), icon(favicon, 32))

await browser.close()
