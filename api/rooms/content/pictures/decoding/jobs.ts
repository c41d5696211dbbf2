import sharp from "sharp"
import type { RenditionFormat } from "../../../../contract/site/media.ts"
import { MAX_PIXELS, MAX_SIDE, PREVIEW_SIZE } from "./limits.ts"
import type { Checked, CheckJob, MadeRendition, PreviewJob, RenderJob } from "./messages.ts"
import { drawFirstPage } from "./pdfPage.ts"

/** Decodes every pixel of every frame, a few rows at a time, and discards them. */
const decodeAll = ({ bytes, hasFrames }: CheckJob, size: { width: number; height: number }) =>
  sharp(bytes, {
    // libjpeg makes up missing pixels and only warns about it.
    failOn: "warning",
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
    pages: hasFrames ? -1 : 1,
  })
    // Extracting first prevents shrink-on-load, which would leave most of the picture undecoded.
    .extract({ left: 0, top: 0, ...size })
    .resize(16, 16, { fit: "fill" })
    .raw()
    .toBuffer()

/** Measures a picture by its header and, unless it is too large, decodes all of it. */
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

// At this effort AVIF takes a quarter of the time of the next level, and WebP half of the default's, for files of about
// the same size.
const encoding: Record<RenditionFormat, object> = { avif: { quality: 55, effort: 0 }, webp: { quality: 78, effort: 0 } }

/** Makes renditions from one decoding, reporting each. The picture was checked at upload. */
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

/** Makes a preview and reports it, or nothing of what cannot be read. It shows pixels alone, whatever the file holds. */
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
    // Nobody can see it as a picture.
  }
}
