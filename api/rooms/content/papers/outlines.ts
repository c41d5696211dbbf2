import type { Font } from "./printable.ts"

/** Where a line of text begins, on its baseline, and its looks. */
interface Line {
  x: number
  y: number
  size: number
  color: string
}

/** A line of text as outlines, so that it is drawn without any font of the system. */
export const outlined = (font: Font, text: string, { x, y, size, color }: Line) => {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let right = 0
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const at = `translate(${right + xOffset} ${yOffset})`
    right += xAdvance
    return `<path transform="${at}" d="${path.toSVG()}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}">${paths.join("")}</g>`
}

/** How wide a line of text is. */
export const widthOf = (font: Font, text: string, size: number) =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm
