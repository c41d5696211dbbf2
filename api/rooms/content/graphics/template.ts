import type { PageContent } from "../../../contract/content/registry.ts"
import type { FormatKey } from "../../../contract/site/adFormats.ts"
import { CAR_LENGTH, pixelsOf, SAFE_MARGIN, type Size } from "../../../contract/site/formatShapes.ts"
import { vehicleOutline } from "../../../contract/site/vehicleOutline.ts"
import { outlineText, widthOf } from "./letters.ts"

export type TemplateContent = { format: "car_wrapping" } | { format: Exclude<FormatKey, "car_wrapping">; size: Size }

/** No real screen is larger, and drawing more pixels would exhaust memory. */
const MAX_PIXELS = 20_000_000

/** sharp cannot draw longer sides. */
const MAX_SIDE = 32_767

export const templateOf = (
  format: FormatKey,
  specification: PageContent<"formats">["page"]["specification"],
): TemplateContent | null => {
  if (format === "car_wrapping") return { format }
  const size = pixelsOf(specification[format])
  const isDrawable = size && size.width * size.height <= MAX_PIXELS && Math.max(size.width, size.height) <= MAX_SIDE
  return isDrawable ? { format, size } : null
}

/** Contains only numbers, so that it serves all languages. */
const screenSvg = ({ width, height }: Size) => {
  const unit = Math.max(height / 400, 1)
  const [x, y] = [width * SAFE_MARGIN, height * SAFE_MARGIN]
  const [safeWidth, safeHeight] = [width - 2 * x, height - 2 * y]
  const size = Math.max(height / 14, 24)
  const edge = y * 2
  const [whole, safe] = [`${width} × ${height} px`, `${Math.round(safeWidth)} × ${Math.round(safeHeight)} px`]
  const middle = (width - widthOf(safe, size)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#d8deea"/>
<rect x="${x}" y="${y}" width="${safeWidth}" height="${safeHeight}" fill="#fff"/>
<path d="M${x} ${y}L${x + safeWidth} ${y + safeHeight}M${x + safeWidth} ${y}L${x} ${y + safeHeight}M${width / 2} ${y}v${safeHeight}M${x} ${height / 2}h${safeWidth}" stroke="#d8deea" stroke-width="${unit}"/>
<rect x="${x}" y="${y}" width="${safeWidth}" height="${safeHeight}" fill="none" stroke="#0d152b" stroke-width="${2 * unit}" stroke-dasharray="${12 * unit} ${8 * unit}"/>
${outlineText(whole, { x: x + edge, y: edge + size, size, color: "#0d152b" })}
${outlineText(safe, { x: middle, y: height / 2 + size / 3, size, color: "#0d152b" })}
</svg>`
}

// `VIEW` is in inches of a real car. The file shows the car at a tenth of its size.
const SCALE = 10
const VIEW = { left: 2, top: 36, width: 202, height: 72 }

/** One layer per part, so that designers can hide parts. */
const wrapSvg = () => {
  const { left, top, width, height } = VIEW
  const layer = (id: string, looks: string, path: string) => `<g id="${id}"><path ${looks} d="${path}"/></g>`
  const circle = (x: number) => `<circle cx="${x}" cy="87" r="13"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width / SCALE}in" height="${height / SCALE}in" viewBox="${left} ${top} ${width} ${height}" stroke-linejoin="round">
${layer("wrap", 'fill="#d8deea" stroke="#0d152b" stroke-width=".4"', vehicleOutline.body)}
${layer("windows", 'fill="#55627e"', vehicleOutline.windows)}
<g id="wheels" fill="#0d152b">${vehicleOutline.wheels.map(circle).join("")}</g>
${layer("doors", 'fill="none" stroke="#0d152b" stroke-width=".5"', vehicleOutline.doors)}
${layer("safe", 'fill="#fff" stroke="#0d152b" stroke-width=".3" stroke-dasharray="1.5 1"', vehicleOutline.safe)}
<g id="scale" font-family="sans-serif" font-size="4" fill="#0d152b"><path fill="none" stroke="#0d152b" stroke-width=".4" d="M8 103v3m0-1.5h${CAR_LENGTH}m0-1.5v3"/><text x="103" y="103" text-anchor="middle">1 : ${SCALE} · ${CAR_LENGTH} in</text></g>
</svg>`
}

export const drawTemplate = async (content: TemplateContent): Promise<Buffer> => {
  if (content.format === "car_wrapping") return Buffer.from(wrapSvg())
  const { default: sharp } = await import("sharp")
  return sharp(Buffer.from(screenSvg(content.size)))
    .png({ palette: true })
    .toBuffer()
}
