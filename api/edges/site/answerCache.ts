import type { Request, Response } from "express"
import { LRUCache } from "lru-cache"
import type { PublishedContent } from "../../rooms/content/cms/publishedContent.ts"
import { type EncodedBody, encodedBody, sendEncoded } from "../http/encodedBody.ts"
import type { SiteDependencies, WebClient } from "./webClient.ts"

/** Enough for all pages under a few hosts, both forms with their success notice, and one form per city. */
const MAX_ANSWERS = 300

/** Renders each page once per version of the content. Errors are not cached. */
export const createAnswerCache = <Answer extends { status: number }>(max = MAX_ANSWERS) => {
  let cachedVersion = ""
  const answers = new LRUCache<string, Answer, () => Promise<Answer>>({
    max,
    fetchMethod: (_key, _stale, { context: render }) => render(),
    // The content may change while a page is rendered. Its visitors still get the page, but it is not cached.
    ignoreFetchAbort: true,
  })

  return async (version: string, key: string, render: () => Promise<Answer>): Promise<Answer> => {
    if (version !== cachedVersion) {
      cachedVersion = version
      answers.clear()
    }
    const answer = await answers.forceFetch(key, { context: render })
    if (answer.status !== 200) answers.delete(key)
    return answer
  }
}

interface Answer {
  status: number
  type: string
  body: EncodedBody
}

interface MadeText {
  status?: number
  type: string
  text: string | Buffer
}

export const HTML = "text/html; charset=utf-8"

/**
 * `make` must depend on content and key only, as its answer is cached. An answer with a variant is for this browser
 * only.
 */
export const createPublishedSender = ({ isBuilt }: WebClient, content: SiteDependencies["content"]) => {
  const cached = createAnswerCache<Answer>()
  return async (
    request: Request,
    response: Response,
    key: string | null,
    make: (content: PublishedContent) => Promise<MadeText>,
    variant?: string,
  ) => {
    const published = await content()
    const makeAnswer = async () => {
      const { status = 200, type, text } = await make(published)
      return { status, type, body: encodedBody(text) }
    }
    const answer = await (isBuilt && key !== null ? cached(published.version, key, makeAnswer) : makeAnswer())
    response.statusCode = answer.status
    response.setHeader("Content-Type", answer.type)
    // An edit must show at the next request, so caches must ask each time.
    response.setHeader("Cache-Control", variant === undefined ? "no-cache" : "private, no-cache")
    await sendEncoded(request, response, answer.body, variant)
  }
}

export type SendPublished = ReturnType<typeof createPublishedSender>
