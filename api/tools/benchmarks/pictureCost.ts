import { Console } from "node:console"
import { setTimeout as wait } from "node:timers/promises"
import sharp, { type JpegOptions } from "sharp"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { logIn } from "../../testing/leadsClient.ts"
import { gifOfFrames, jpegOfScans, pngWithPackedRemarks } from "../../testing/pictures/hostileFiles.ts"
import { makePicture } from "../../testing/pictures/pictures.ts"
import { type Product, startProduct } from "../../testing/product/product.ts"
import { childrenOf, cpuMsOf, memoryBytesOf } from "./measure/processUsage.ts"

// Benchmark: what one upload costs the server and the process that decodes for it, its renditions included: processor
// time, and memory beyond what both held before. Once with ordinary large photos, once with files made to exhaust a
// decoder. Each is measured on a separate server, whose decoding process an ordinary picture has started. Linux only.
//   npm run build && npx tsx api/tools/benchmarks/pictureCost.ts

const LOOK_EVERY_MS = 5
/** It is done when it has used no processor time for this long. */
const IDLE_MS = 1_500
const TICK_MS = 10

const { log } = new Console(process.stdout)

/** Adds up what the server and its children use, including children that have ended. */
const watch = (pid: number) => {
  const cpu = new Map<number, number>()
  let children = childrenOf(pid)
  let peakBytes = 0
  let looks = 0
  const look = () => {
    looks += 1
    if (looks % 10 === 0) children = childrenOf(pid)
    let bytes = 0
    for (const one of [pid, ...children]) {
      bytes += memoryBytesOf(one) || 0
      cpu.set(one, Math.max(cpu.get(one) ?? 0, cpuMsOf(one) || 0))
    }
    peakBytes = Math.max(peakBytes, bytes)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  look()
  return {
    cpuMs: () => [...cpu.values()].reduce((sum, one) => sum + one, 0),
    peakBytes: () => peakBytes,
    end: () => clearInterval(timer),
  }
}

const idle = async (watching: ReturnType<typeof watch>) => {
  let before = -1
  while (watching.cpuMs() > before + TICK_MS) {
    before = watching.cpuMs()
    await wait(IDLE_MS)
  }
}

const upload = async ({ url }: Product, token: string, bytes: Buffer) => {
  const form = new FormData()
  form.append("file", new Blob([new Uint8Array(bytes)]), "picture")
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/cms/media`, { method: "POST", headers, body: form })
  const { message } = JSON.parse(await response.text())
  return `${response.status} ${message}`
}

const measure = async (name: string, bytes: Buffer) => {
  const database = await createScratchDatabase(undefined)
  const product = await startProduct({ DATABASE_URL: database.url })
  try {
    const token = await logIn(product.url)
    await upload(product, token, await makePicture())
    const watching = watch(product.pid ?? 0)
    await idle(watching)
    const before = { cpuMs: watching.cpuMs(), bytes: watching.peakBytes() }
    const start = performance.now()
    const answer = await upload(product, token, bytes)
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    await idle(watching)
    watching.end()
    const cpu = ((watching.cpuMs() - before.cpuMs) / 1_000).toFixed(2)
    const megabytes = Math.round((watching.peakBytes() - before.bytes) / 1e6)
    const total = Math.round(watching.peakBytes() / 1e6)
    log(
      `${name}, ${(bytes.length / 1e6).toFixed(1)} MB: ${cpu} s of CPU, +${megabytes} MB (${total} MB in all), ${seconds} s: ${answer}`,
    )
  } finally {
    await product.end("SIGTERM")
    await database.drop()
  }
}

/** A picture with about as much detail as a photo. */
const photo = async (width: number, height: number) => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const
  const create = {
    width: Math.ceil(width / 16),
    height: Math.ceil(height / 16),
    channels: 3,
    background: "#888",
    noise,
  } as const
  return sharp(await sharp({ create }).png().toBuffer()).resize(width, height, { fit: "fill" })
}

const jpeg = async (width: number, height: number, options: JpegOptions) =>
  (await photo(width, height)).jpeg(options).toBuffer()

await measure("12 megapixels, JPEG", await jpeg(4_000, 3_000, { quality: 95 }))
await measure("12 megapixels upright, JPEG", await jpeg(3_000, 4_000, { quality: 95 }))
await measure("24 megapixels, JPEG 4:4:4", await jpeg(6_000, 4_000, { quality: 96, chromaSubsampling: "4:4:4" }))
await measure("50 megapixels, JPEG", await jpeg(8_160, 6_120, { quality: 93 }))
await measure("50 megapixels, progressive JPEG", await jpeg(8_160, 6_120, { quality: 93, progressive: true }))
await measure("883 scans", jpegOfScans(8_160, 6_120, 883))
await measure("30 scans of 80 megapixels", jpegOfScans(10_900, 7_300, 30))
await measure("80 megapixels, progressive JPEG", await jpeg(10_900, 7_300, { quality: 85, progressive: true }))
await measure("79,000 frames", gifOfFrames(79_000))
await measure("40 packed remarks of 8 MB", pngWithPackedRemarks(await makePicture(), 40, 7_900_000))
