import sharp from "sharp"
import type { RenditionFormat } from "../../../../contract/site/media.ts"
import { MAX_PIXELS, MAX_SIDE, PREVIEW_SIZE } from "./limits.ts"
import type { Checked, CheckJob, MadeRendition, PreviewJob, RenderJob } from "./messages.ts"
import { drawFirstPage } from "./pdfPage.ts"

/** Decodes and discards every pixel of every frame, a few rows at a time. */
const decodeAll = ({ bytes, hasFrames }: CheckJob, size: { width: number; height: number }) =>
  sharp(bytes, {
    // libjpeg invents missing pixels with only a warning.
    failOn: "warning",
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
    pages: hasFrames ? -1 : 1,
  })
    // Extracting first disables shrink-on-load, which would leave most of the picture undecoded.
    .extract({ left: 0, top: 0, ...size })
    .resize(16, 16, { fit: "fill" })
    .raw()
    .toBuffer()

/** Reads the header and, unless the picture is too large, decodes all of it. */
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
    await decodeAll(job, { width, height })
    return { outcome: "readable", ...autoOrient, isAnimated: frames > 1 }
  } catch {
    return { outcome: "damaged" }
  }
}

// At this effort AVIF takes a quarter of the next level's time, and WebP half of the default's, at about the same size.
const encoding: Record<RenditionFormat, object> = { avif: { quality: 55, effort: 0 }, webp: { quality: 78, effort: 0 } }

/** Makes all renditions from one decoding and reports each. Uploads were already checked. */
export const render = async (
  { bytes, renditions }: RenderJob,
  report: (made: MadeRendition) => void,
): Promise<void> => {
  const { data, info } = await sharp(bytes, { failOn: "none", limitInputPixels: false, sequentialRead: true })
    .autoOrient()
    .resize({ width: Math.max(...renditions.map(({ width }) => width)) })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const rendition of renditions) {
    const made = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: rendition.width })
      .toFormat(rendition.format, encoding[rendition.format])
      .toBuffer()
    report({ rendition, data: made })
  }
}

/** Reports a preview, or nothing if unreadable. Contains only pixels, whatever else the file holds. */
export const preview = async ({ bytes, isPdf }: PreviewJob, report: (made: MadeRendition) => void): Promise<void> => {
  try {
    const page = isPdf ? await drawFirstPage(bytes) : null
    if (isPdf && !page) return
    const opened = page
      ? sharp(page.pixels, { raw: { width: page.width, height: page.height, channels: 4 } })
      : sharp(bytes, { failOn: "none", limitInputPixels: MAX_PIXELS, sequentialRead: true }).autoOrient()
    const { data, info } = await opened
      .resize({ ...PREVIEW_SIZE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .webp(encoding.webp)
      .toBuffer({ resolveWithObject: true })
    report({ rendition: { width: info.width, format: "webp" }, data })
  } catch {
    // Not displayable as a picture.
  }
}
