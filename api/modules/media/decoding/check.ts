import { MAX_PIXELS, MAX_SIDE } from "../pictureLimits.ts"
import type { Checked, CheckJob } from "./jobs.ts"
import { sharp } from "./sharp.ts"

/** Decodes every pixel of every frame, a few rows at a time, and keeps none of them. */
const decodeWhole = ({ bytes, hasFrames }: CheckJob, size: { width: number; height: number }) =>
  sharp(bytes, {
    // libjpeg only warns where it makes up the pixels that are missing.
    failOn: "warning",
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
    pages: hasFrames ? -1 : 1,
  })
    // Cut out first: a decoder that knows the picture is to be made smaller would leave most of it undecoded.
    .extract({ left: 0, top: 0, ...size })
    .resize(16, 16, { fit: "fill" })
    .raw()
    .toBuffer()

/** Measures a picture by its header and, when it is not too large, decodes it whole. */
export const check = async (job: CheckJob): Promise<Checked> => {
  try {
    const {
      width,
      height,
      pages: frames = 1,
      autoOrient,
    } = await sharp(job.bytes, { limitInputPixels: false }).metadata()
    if (Math.max(width, height) > MAX_SIDE || width * height * frames > MAX_PIXELS) {
      return { outcome: "tooLarge", width, height, frames }
    }
    await decodeWhole(job, { width, height })
    return { outcome: "readable", ...autoOrient, isAnimated: frames > 1 }
  } catch {
    return { outcome: "damaged" }
  }
}
