import { join } from "node:path"
import { Worker } from "node:worker_threads"
import sharp from "sharp"
import type { RenditionFormat } from "../../../../contract/site/media.ts"
import { isBuilt, programFolder } from "../../../../platform/processes/projectRoot.ts"
import { MAX_PIXELS, MAX_SIDE, PREVIEW_SIZE } from "./limits.ts"
import type { CheckJob, PictureCheck, PreviewJob, RenderedPicture, RenderJob } from "./messages.ts"

interface DrawnPage {
  width: number
  height: number
  pixels: Buffer
}

const program = join(programFolder, `rooms/content/pictures/decoding/pdfProgram${isBuilt ? ".js" : ".ts"}`)

const start = (workerData: Buffer) => {
  // Hides the PDF reader's messages about damaged files.
  const options = { workerData, stdout: true, stderr: true }
  if (isBuilt) return new Worker(program, options)
  // On Node.js 20, threads do not inherit the TypeScript loader.
  const source = `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(program)})))`
  return new Worker(source, { ...options, eval: true })
}

/** Draws in a thread, so that limits can stop it and its end frees WebAssembly's memory. Null for unreadable files. */
const drawFirstPage = async (bytes: Buffer): Promise<DrawnPage | null> => {
  const worker = start(bytes)
  try {
    return await new Promise((resolve, reject) => {
      worker.once("message", (page: { width: number; height: number; pixels: Uint8Array } | null) =>
        resolve(page && { ...page, pixels: Buffer.from(page.pixels.buffer) }),
      )
      worker.once("error", reject)
      worker.once("exit", () => resolve(null))
    })
  } finally {
    await worker.terminate()
  }
}

/** Every pixel of every frame is decoded, as a file may be damaged at its end. */
const decodeAll = ({ bytes, hasFrames }: CheckJob, size: { width: number; height: number }) =>
  sharp(bytes, {
    // libjpeg only warns when it invents missing pixels, so a warning counts as damage.
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

/** The header is read first: a picture that is too large must not be decoded. */
export const check = async (job: CheckJob): Promise<PictureCheck> => {
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

// At this effort, AVIF takes a quarter of the next level's time and WebP half of the default's, at about the same size.
const encoding: Record<RenditionFormat, object> = { avif: { quality: 55, effort: 0 }, webp: { quality: 78, effort: 0 } }

/** All renditions come from one decoding. It skips checks (`failOn`), as uploads were already checked. */
export const render = async (
  { bytes, renditions }: RenderJob,
  report: (made: RenderedPicture) => void,
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

/** Reports nothing for an unreadable file. The preview has only pixels, whatever else the file holds. */
export const preview = async ({ bytes, isPdf }: PreviewJob, report: (made: RenderedPicture) => void): Promise<void> => {
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
    // An unreadable file has no preview.
  }
}
