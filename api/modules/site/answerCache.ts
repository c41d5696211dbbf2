import type { EncodedBody } from "../../http/encodedBody.ts"

/** What the site answers a request with. */
export interface Answer {
  status: number
  type: string
  body: EncodedBody
}

/** Seven pages under a few host names, some of them with the notice of a form that was sent. */
const MAX_ANSWERS = 100

/**
 * Keeps the answers of one version of the content, so that a page is rendered once and not for each visitor. Only
 * successful ones: there are more addresses without a page than would fit.
 */
export const createAnswerCache = (limit = MAX_ANSWERS) => {
  let keptVersion = ""
  // The least recently asked for comes first, as a map keeps the order of insertion.
  const kept = new Map<string, Answer>()
  const inTheMaking = new Map<string, Promise<Answer>>()

  const keep = (version: string, key: string, answer: Answer) => {
    if (version !== keptVersion || answer.status !== 200) return
    kept.delete(key)
    kept.set(key, answer)
    const [oldest] = kept.keys()
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
  }

  /** The answer under this key; made at most once at a time, however many ask. */
  return async (version: string, key: string, make: () => Promise<Answer>): Promise<Answer> => {
    if (version !== keptVersion) {
      keptVersion = version
      kept.clear()
    }
    const known = kept.get(key)
    if (known) {
      keep(version, key, known)
      return known
    }
    const makingKey = `${version} ${key}`
    const making = inTheMaking.get(makingKey) ?? make().finally(() => inTheMaking.delete(makingKey))
    inTheMaking.set(makingKey, making)
    const answer = await making
    keep(version, key, answer)
    return answer
  }
}
