import { createHash } from "node:crypto"
import { createRequire } from "node:module"
import { LRUCache } from "lru-cache"
import type { PageContent } from "../../../contract/content/registry.ts"
import type { FormatKey } from "../../../contract/leads/adFormats.ts"
import { CAR_LENGTH, pixelsOf, SAFE_MARGIN, type Size } from "../../../contract/site/formatShapes.ts"
import { sedan } from "../../../contract/site/sedan.ts"

type Specification = PageContent<"formats">["page"]["specification"]

/** A file to lay out an advertisement on. */
export interface Template {
  contentType: string
  /** Changes with the file. */
  tag: string
  read: () => Promise<Buffer>
}

/** More is no screen of a car, and would take the server's memory. */
const MAX_PIXELS = 20_000_000

const FONT = "@expo-google-fonts/overpass/400Regular/Overpass_400Regular.ttf"

const tagOf = (text: string) => createHash("sha256").update(text).digest("base64url")

/** A screen's pixels, with the safe area dashed. Only numbers stand in it, so that it serves in every language. */
const screenSvg = ({ width, height }: Size) => {
  const unit = Math.max(height / 400, 1)
  const [x, y] = [width * SAFE_MARGIN, height * SAFE_MARGIN]
  const [safeWidth, safeHeight] = [width - 2 * x, height - 2 * y]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#d8deea"/>
<rect x="${x}" y="${y}" width="${safeWidth}" height="${safeHeight}" fill="#fff"/>
<path d="M${x} ${y}L${x + safeWidth} ${y + safeHeight}M${x + safeWidth} ${y}L${x} ${y + safeHeight}M${width / 2} ${y}v${safeHeight}M${x} ${height / 2}h${safeWidth}" stroke="#d8deea" stroke-width="${unit}"/>
<rect x="${x}" y="${y}" width="${safeWidth}" height="${safeHeight}" fill="none" stroke="#0d152b" stroke-width="${2 * unit}" stroke-dasharray="${12 * unit} ${8 * unit}"/>
</svg>`
}

/** The words that a picture without fonts has none for. */
const label = (text: string, height: number) => ({
  text: {
    text: `<span foreground="#0d152b">${text}</span>`,
    fontfile: createRequire(import.meta.url).resolve(FONT),
    font: "Overpass",
    rgba: true,
    dpi: Math.max(Math.round(height / 3), 72),
  },
})

const screenPng = async (size: Size) => {
  const { width, height } = size
  // Only whoever asks for a template needs the library.
  const { default: sharp } = await import("sharp")
  const safe = [width, height].map((side) => Math.round(side * (1 - 2 * SAFE_MARGIN)))
  const edge = Math.round(height * SAFE_MARGIN * 2)
  return sharp(Buffer.from(screenSvg(size)))
    .composite([
      { input: label(`${width} × ${height} px`, height), left: Math.round(width * SAFE_MARGIN) + edge, top: edge },
      { input: label(`${safe.join(" × ")} px`, height), gravity: "centre" },
    ])
    .png({ palette: true })
    .toBuffer()
}

/** The last templates: they change only with the content. */
const made = new LRUCache<string, Promise<Buffer>>({ max: 4 })

const screenTemplate = (size: Size): Template => {
  const tag = tagOf(screenSvg(size))
  const read = () => {
    const png = made.get(tag) ?? screenPng(size)
    made.set(tag, png)
    png.catch(() => made.delete(tag))
    return png
  }
  return { contentType: "image/png", tag, read }
}

// A tenth of the car, in inches; its drawing is in inches too.
const SCALE = 10
const VIEW = { left: 2, top: 36, width: 202, height: 72 }

/** The car's side, a layer for each part, with the doors and what is safe on them. */
const wrapSvg = () => {
  const { left, top, width, height } = VIEW
  const layer = (id: string, looks: string, path: string) => `<g id="${id}"><path ${looks} d="${path}"/></g>`
  const circle = (x: number) => `<circle cx="${x}" cy="87" r="13"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width / SCALE}in" height="${height / SCALE}in" viewBox="${left} ${top} ${width} ${height}" stroke-linejoin="round">
${layer("wrap", 'fill="#d8deea" stroke="#0d152b" stroke-width=".4"', sedan.body)}
${layer("windows", 'fill="#55627e"', sedan.windows)}
<g id="wheels" fill="#0d152b">${sedan.wheels.map(circle).join("")}</g>
${layer("doors", 'fill="none" stroke="#0d152b" stroke-width=".5"', sedan.doors)}
${layer("safe", 'fill="#fff" stroke="#0d152b" stroke-width=".3" stroke-dasharray="1.5 1"', sedan.safe)}
<g id="scale" font-family="sans-serif" font-size="4" fill="#0d152b"><path fill="none" stroke="#0d152b" stroke-width=".4" d="M8 103v3m0-1.5h${CAR_LENGTH}m0-1.5v3"/><text x="103" y="103" text-anchor="middle">1 : ${SCALE} · ${CAR_LENGTH} in</text></g>
</svg>`
}

/** The template of a format, by what its specification says; null for a screen that gives no pixels. */
export const templateOf = (format: FormatKey, specification: Specification): Template | null => {
  if (format === "car_wrapping") {
    const svg = wrapSvg()
    return { contentType: "image/svg+xml; charset=utf-8", tag: tagOf(svg), read: async () => Buffer.from(svg) }
  }
  const size = pixelsOf(specification[format])
  return size && size.width * size.height <= MAX_PIXELS ? screenTemplate(size) : null
}
