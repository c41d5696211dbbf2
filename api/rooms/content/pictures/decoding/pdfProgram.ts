import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { parentPort, workerData } from "node:worker_threads"
import { PDFiumLibrary } from "@hyzyla/pdfium"
import { PDF_BYTES, PREVIEW_SIZE } from "./limits.ts"

// Attackers choose the file, so it is read in a thread of the decoder process. This PDFium has no JavaScript and no
// network.

type Instantiate = NonNullable<NonNullable<Parameters<typeof PDFiumLibrary.init>[0]>["instantiateWasm"]>

const file = fileURLToPath(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm"))

/** The heap is limited, so that a page that needs more fails instead of exhausting memory. */
const instantiate: Instantiate = (imports, succeed) => {
  const { emscripten_resize_heap: grow, ...others } = imports.env ?? {}
  const growWithin = (bytes: number) => bytes >>> 0 <= PDF_BYTES && typeof grow === "function" && Boolean(grow(bytes))
  const limited = { ...imports, env: { ...others, emscripten_resize_heap: growWithin } }
  void WebAssembly.instantiate(readFileSync(file), limited).then(({ instance }) => succeed(instance))
  return {}
}

const draw = async (bytes: Uint8Array) => {
  const library = await PDFiumLibrary.init({ instantiateWasm: instantiate })
  const page = (await library.loadDocument(bytes)).getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(PREVIEW_SIZE.width / originalWidth, PREVIEW_SIZE.height / originalHeight)
  if (!Number.isFinite(scale) || scale <= 0) return null
  const width = Math.max(1, Math.round(originalWidth * scale))
  const height = Math.max(1, Math.round(originalHeight * scale))
  const { data: pixels } = await page.render({ width, height })
  return { width, height, pixels }
}

const drawn = await draw(workerData).catch(() => null)
parentPort?.postMessage(drawn, drawn ? [drawn.pixels.buffer as ArrayBuffer] : [])
