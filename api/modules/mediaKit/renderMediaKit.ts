import { execFile } from "node:child_process"
import { extname, join } from "node:path"
import type { PageContent } from "../../contract/content/registry.ts"
import { isBuilt, programFolder } from "../../projectRoot.ts"

const LIMIT_MS = 15_000
const PDF_MAX_BYTES = 20_000_000

const program = join(programFolder, `modules/mediaKit/mediaKitProgram${isBuilt ? ".js" : ".ts"}`)

/** What the media kit is made of: the page of formats, and the facts that all pages share. */
export type MediaKitContent = Pick<PageContent<"formats">, "global" | "page">

/**
 * Makes the media kit, a PDF, in a process of its own: fonts and layout take a good part of a second, in which this one could
 * not answer.
 */
export const renderMediaKit = ({ global, page }: MediaKitContent): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const loader = extname(program) === ".ts" ? ["--import", "tsx"] : []
    const child = execFile(
      process.execPath,
      [...loader, program],
      // None of the server's secrets.
      { encoding: "buffer", timeout: LIMIT_MS, maxBuffer: PDF_MAX_BYTES, env: {} },
      (error, stdout, stderr) =>
        error ? reject(new Error(`The media kit could not be made: ${stderr}`, { cause: error })) : resolve(stdout),
    )
    // A process that ends early closes its input; what it complained about says more.
    child.stdin?.on("error", () => undefined)
    child.stdin?.end(JSON.stringify({ global, page }))
  })
