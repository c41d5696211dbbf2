const INCHES = /(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) \p{L}/u
const DIAGONAL = /^(\d+(?:\.\d+)?) \p{L}/u
const PIXELS = /(\d+) × (\d+) px/

/** Larger ones do not fit in the drawing. */
const isDrawable = (width: number, height: number) => width > 0 && width <= 48 && height > 0 && height <= 18

/**
 * A screen's width and height in inches, as the texts of a specification give them: "36 × 12 in", or "10.1 in" across
 * with its pixels. Undefined for other texts.
 */
export const screenSize = ({ size, resolution }: { size: string; resolution: string }) => {
  const sides = INCHES.exec(size)
  const across = DIAGONAL.exec(size)
  const pixels = PIXELS.exec(resolution)
  let [width, height] = [Number(sides?.[1]), Number(sides?.[2])]
  if (!sides && across && pixels) {
    const scale = Number(across[1]) / Math.hypot(Number(pixels[1]), Number(pixels[2]))
    ;[width, height] = [Number(pixels[1]) * scale, Number(pixels[2]) * scale]
  }
  return isDrawable(width, height) ? { width, height } : undefined
}
