import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { isBuilt, programFolder } from "../../../../platform/processes/projectRoot.ts"

export interface DrawnPage {
  width: number
  height: number
  pixels: Buffer
}

const program = join(programFolder, `rooms/content/pictures/decoding/pdfProgram${isBuilt ? ".js" : ".ts"}`)

const start = (workerData: Buffer) => {
  // Discards the reader's output about damaged files.
  const options = { workerData, stdout: true, stderr: true }
  if (isBuilt) return new Worker(program, options)
  // On Node.js 20, threads do not inherit the TypeScript loader.
  const source = `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(program)})))`
  return new Worker(source, { ...options, eval: true })
}

/** Draws a PDF's first page, or returns null. Uses a thread for its limits, and as WebAssembly never frees memory. */
export const drawFirstPage = async (bytes: Buffer): Promise<DrawnPage | null> => {
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
