import sharp from "sharp"

interface PictureOptions {
  width?: number
  height?: number
  format?: "jpeg" | "png" | "gif" | "webp"
  /** Pictures of different colors are different files. */
  color?: string
}

let made = 0

/** A color that no other picture of this process has. */
export const newColor = () => {
  made += 1
  return `#${(made * 7919 + 0x202020).toString(16).padStart(6, "0").slice(-6)}`
}

export const makePicture = ({ width = 60, height = 40, format = "png", color = newColor() }: PictureOptions = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer()

export const makeAnimation = async () => {
  const frames = await Promise.all([1, 2, 3].map(() => makePicture()))
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
}

/** Like a phone's photo: a JPEG of about four megabytes. */
export const makePhoto = () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const
  const size = { width: 2016, height: 1512, channels: 3, background: newColor() } as const
  return sharp({ create: { ...size, noise } })
    .jpeg({ quality: 99 })
    .withExifMerge({ IFD0: { Make: "A phone" } })
    .toBuffer()
}
