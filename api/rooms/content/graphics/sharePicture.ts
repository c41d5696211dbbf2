import type { Locale } from "../../../contract/text/locale.ts"
import { drawable, outlineText, widthOf } from "./letters.ts"
import { type PictureFile, picturePath } from "./pictureFile.ts"

export interface SharePictureContent {
  brand: string
  title: string
  picture: PictureFile
  locale: Locale
}

/** The same as in `web/theme/tokens.ts`. */
const colors = { night: "#0d152b", white: "#ffffff", amber: "#ffb52e" } as const

/** From `web/theme/sign.svg`: the lit roof light, in a square of 512 units. */
const sign = {
  size: 512,
  light: "M150 296l30.5-118.500a33 33 0 0 1 32-24.500h87a33 33 0 0 1 32 24.500L362 296z",
  bar: "M123 318h266a19 19 0 0 1 0 38h-266a19 19 0 0 1 0-38z",
} as const

const WIDTH = 1200
const HEIGHT = 630

/** Fractions of the share picture, chosen so that the subject of the photo stays to the right of the title. */
const scenes: Record<PictureFile, { left: number; top: number; height: number }> = {
  interior: { left: 0.26, top: 0, height: 1 },
  "roof-screen": { left: 0.26, top: 0, height: 1 },
  "roof-screen-side": { left: 0.34, top: 0.155, height: 0.655 },
}

const sceneBox = ({ left, top, height }: (typeof scenes)[PictureFile]) => {
  const x = Math.round(WIDTH * left)
  return { x, y: Math.round(HEIGHT * top), width: WIDTH - x, height: Math.round(HEIGHT * height) }
}

const fading = { across: 0.59, down: 0.25, third: 0.35, left: 0.92, edge: 0.75 } as const

const EDGE = 72
const ROOM = { width: 520, lines: 5, top: 232, height: 290 }
const LINE = 1.12

const linesOf = (text: string, size: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size) <= ROOM.width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const drawTitle = (title: string) => {
  const fits = (lines: readonly string[], size: number) =>
    lines.length <= ROOM.lines &&
    lines.length * size * LINE <= ROOM.height &&
    lines.every((line) => widthOf(line, size) <= ROOM.width)
  let size = 68
  let lines = linesOf(title, size)
  while (size > 36 && !fits(lines, size)) {
    size -= 4
    lines = linesOf(title, size)
  }
  if (lines.length > ROOM.lines) lines = [...lines.slice(0, ROOM.lines - 1), `${lines[ROOM.lines - 1]}…`]
  return lines.map((line, index) =>
    outlineText(line, { x: EDGE, y: ROOM.top + size * (0.8 + index * LINE), size, color: colors.white }),
  )
}

const fade = (id: string, [x1, y1, x2, y2]: readonly number[], middle: number, box: readonly number[]) => {
  const [x, y, width, height] = box
  const stops = [
    [0, 1],
    [fading.third, middle],
    [1, 0],
  ]
  const drawn = stops.map(
    ([at, opacity]) => `<stop offset="${at}" stop-color="${colors.night}" stop-opacity="${opacity}"/>`,
  )
  return (
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${drawn.join("")}</linearGradient>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id})"/>`
  )
}

export const drawSharePicture = async ({ brand, title, picture, locale }: SharePictureContent): Promise<Buffer> => {
  const { x, y, width, height } = sceneBox(scenes[picture])
  const [across, down] = [width * fading.across, height * fading.down]
  const scale = 78 / sign.size
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    fade("left", [0, 0, 1, 0], fading.left, [x - 1, y - 1, across, height + 2]),
    fade("below", [0, 1, 0, 0], fading.edge, [x - 1, y + height - down, width + 1, down + 1]),
    y > 0 ? fade("above", [0, 0, 0, 1], fading.edge, [x - 1, y - 1, width + 1, down + 1]) : "",
    `<g transform="translate(${EDGE - 104 * scale} ${EDGE - 153 * scale}) scale(${scale})">`,
    `<path d="${sign.light}" fill="${colors.amber}"/><path d="${sign.bar}" fill="${colors.white}"/></g>`,
    outlineText(drawable(brand), { x: EDGE + 62, y: EDGE + 30, size: 38, color: colors.white }),
    `<rect x="${EDGE}" y="${ROOM.top - 42}" width="72" height="8" fill="${colors.amber}"/>`,
    ...drawTitle(drawable(title)),
    "</svg>",
  ]
  // Loaded on demand, as the library takes long and few processes ever draw.
  const { default: sharp } = await import("sharp")
  const scene = await sharp(picturePath(picture, locale)).resize(width, height, { fit: "cover" }).toBuffer()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colors.night } })
    .composite([
      { input: scene, left: x, top: y },
      { input: Buffer.from(svg.join("")), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
