import { LRUCache } from "lru-cache"

/** The pages under a few host names, both forms with the notice that one was sent, and for each city. */
const MAX_ANSWERS = 300

/** Caches successful answers of one version of the content, so each page is rendered once. */
export const createAnswerCache = <Answer extends { status: number }>(max = MAX_ANSWERS) => {
  let cachedVersion = ""
  const answers = new LRUCache<string, Answer, () => Promise<Answer>>({
    max,
    // Requests for the same key share one rendering.
    fetchMethod: (_key, _stale, { context: render }) => render(),
    // An answer that is outdated by a new version still reaches its visitors, but is not cached.
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
