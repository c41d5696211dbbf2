const INCHES = /(?<!\d)(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) \p{L}/u
const DIAGONAL = /^(\d+(?:\.\d+)?) \p{L}/u
const PIXELS = /(?<!\d)(\d+) × (\d+) px/

/** Texts and logos must keep this distance from each edge, as a fraction of the width or height. */
export const SAFE_MARGIN = 0.05

export const CAR_LENGTH = 191

export interface Size {
  width: number
  height: number
}

export const pixelsOf = ({ resolution }: { resolution: string }): Size | undefined => {
  const [, width, height] = PIXELS.exec(resolution) ?? []
  return width && height && Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : undefined
}

const isDrawable = (width: number, height: number) => width > 0 && width <= 48 && height > 0 && height <= 18

/** A diagonal such as "10.1 in" needs the resolution for its sides. Undefined for texts of another form. */
export const screenSize = ({ size, resolution }: { size: string; resolution: string }): Size | undefined => {
  const sides = INCHES.exec(size)
  const across = DIAGONAL.exec(size)
  const pixels = pixelsOf({ resolution })
  let [width, height] = [Number(sides?.[1]), Number(sides?.[2])]
  if (!sides && across && pixels) {
    const scale = Number(across[1]) / Math.hypot(pixels.width, pixels.height)
    ;[width, height] = [pixels.width * scale, pixels.height * scale]
  }
  return isDrawable(width, height) ? { width, height } : undefined
}
