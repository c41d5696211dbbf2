import { execFile } from "node:child_process"
import { join } from "node:path"
import { LRUCache } from "lru-cache"
import pLimit from "p-limit"
import { ServiceUnavailableError } from "../../../contract/api/errors.ts"
import { isBuilt, programFolder, sourceLoader } from "../../../platform/config/projectRoot.ts"
import { logger } from "../../../platform/log/logger.ts"
import type { PlanContent } from "./plan.ts"
import type { SharePictureContent } from "./sharePicture.ts"
import type { MediaKitContent } from "./slides.ts"
import type { TemplateContent } from "./template.ts"

/** What can be made from published content, with all that it says. */
export type Paper =
  | ({ kind: "mediaKit" } & MediaKitContent)
  | ({ kind: "plan" } & PlanContent)
  | ({ kind: "share" } & SharePictureContent)
  | ({ kind: "template" } & TemplateContent)

const LIMIT_MS = 15_000
const RETRY_AFTER_MS = 60_000
const MAX_BYTES = 20_000_000

/** Whoever comes later than these is sent away, rather than to wait longer than anybody would. */
const LONGEST_QUEUE = 30

const program = join(programFolder, `rooms/content/papers/paperProgram${isBuilt ? ".js" : ".ts"}`)

const runChild = (paper: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [...sourceLoader, program],
      // None of the server's secrets.
      { encoding: "buffer", timeout: LIMIT_MS, maxBuffer: MAX_BYTES, env: {} },
      (error, stdout, stderr) =>
        error ? reject(new Error(`The paper could not be made: ${stderr}`, { cause: error })) : resolve(stdout),
    )
    // A process that ends early closes its input; what it complained about says more.
    child.stdin?.on("error", () => undefined)
    child.stdin?.end(paper)
  })

// There is no limit to what a campaign may be planned as: plans push out nothing but plans.
const KEPT = { mediaKit: 4, plan: 50, share: 200, template: 4 }

/** Has papers made by a process, one at a time, whoever asks for what. */
export const createRenderer = (run: (paper: string) => Promise<Buffer> = runChild) => {
  const limit = pLimit(1)
  // The last ones, also while they are made, and for a while those that could not be.
  const keptOf = (kind: Paper["kind"]) => new LRUCache<string, Promise<Buffer>>({ max: KEPT[kind], ttlResolution: 0 })
  const kept = {
    mediaKit: keptOf("mediaKit"),
    plan: keptOf("plan"),
    share: keptOf("share"),
    template: keptOf("template"),
  }

  const make = async (kind: Paper["kind"], paper: string) => {
    try {
      return await limit(() => run(paper))
    } catch (error) {
      logger.error({ err: error, kind }, "a paper could not be made")
      throw new ServiceUnavailableError({ cause: error })
    }
  }

  return {
    /** Whether asking for it costs nothing. */
    isKept: (paper: Paper) => kept[paper.kind].has(JSON.stringify(paper)),
    /** What is asked for again is made once. Throws `ServiceUnavailableError` where it cannot be made. */
    render: (paper: Paper): Promise<Buffer> => {
      const papers = kept[paper.kind]
      const key = JSON.stringify(paper)
      const known = papers.get(key)
      if (known) return known
      if (limit.pendingCount >= LONGEST_QUEUE) return Promise.reject(new ServiceUnavailableError())
      const made = make(paper.kind, key)
      papers.set(key, made)
      // So that visitors cannot have it tried over and over.
      made.catch(() => papers.set(key, made, { ttl: RETRY_AFTER_MS }))
      return made
    },
  }
}

/** Makes PDFs and pictures in a process of its own: fonts and layout take a good part of a second, in which this one could not answer. */
export const renderer = createRenderer()
