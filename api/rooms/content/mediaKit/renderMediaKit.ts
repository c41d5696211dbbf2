import { execFile } from "node:child_process"
import { extname, join } from "node:path"
import { LRUCache } from "lru-cache"
import pLimit from "p-limit"
import { ServiceUnavailableError } from "../../../contract/api/errors.ts"
import type { PageContent } from "../../../contract/content/registry.ts"
import { DEFAULT_LOCALE, type Locale } from "../../../contract/site/locale.ts"
import { isBuilt, programFolder } from "../../../platform/config/projectRoot.ts"
import { logger } from "../../../platform/log/logger.ts"

const LIMIT_MS = 15_000
const RETRY_AFTER_MS = 60_000
const PDF_MAX_BYTES = 20_000_000

const program = join(programFolder, `rooms/content/mediaKit/mediaKitProgram${isBuilt ? ".js" : ".ts"}`)

export interface MediaKitContent extends Pick<PageContent<"formats">, "global" | "page"> {
  locale: Locale
}

const runChild = (content: string): Promise<Buffer> =>
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
    child.stdin?.end(content)
  })

/** One process at a time, whoever asks for what. */
const limit = pLimit(1)

const make = async (content: string) => {
  try {
    return await limit(() => runChild(content))
  } catch (error) {
    logger.error({ err: error }, "the media kit could not be made")
    throw new ServiceUnavailableError({ cause: error })
  }
}

/** Those of the last contents, also while they are made, and for a while those that could not be. */
const kits = new LRUCache<string, Promise<Buffer>>({ max: 4, ttlResolution: 0 })

/**
 * Makes the media kit, a PDF, in a process of its own: fonts and layout take a good part of a second, in which this one could
 * not answer. What is asked for again is made once. Throws `ServiceUnavailableError` where it cannot be made.
 */
export const renderMediaKit = (
  { global, page }: Omit<MediaKitContent, "locale">,
  locale: Locale = DEFAULT_LOCALE,
): Promise<Buffer> => {
  const content = JSON.stringify({ global, page, locale })
  const known = kits.get(content)
  if (known) return known
  const kit = make(content)
  kits.set(content, kit)
  // So that visitors cannot have it tried over and over.
  kit.catch(() => kits.set(content, kit, { ttl: RETRY_AFTER_MS }))
  return kit
}
