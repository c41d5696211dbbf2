import { setTimeout as wait } from "node:timers/promises"
import type { TypedDocumentString } from "./generated.ts"

const MAX_ATTEMPTS = 8
const TIMEOUT_MS = 30_000

/** A refusal that a retry would not change. `code` is listed at the head of schema.graphql. */
export class RefusedError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

interface Answer<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: { code?: string; retryAfterSeconds?: number } }[]
}

/** Result of one attempt: data, or a retry after a delay. */
type Outcome<Data> = { data: Data } | { retryAfterSeconds: number | null; why: string }

// With either code, nothing was changed.
const TEMPORARY = ["RATE_LIMITED", "SERVICE_UNAVAILABLE"]

const judge = <Data>(response: Response, answer: Answer<Data> | null): Outcome<Data> => {
  const [error] = answer?.errors ?? []
  const code = error?.extensions?.code ?? ""
  if (response.status === 429 || response.status >= 500 || TEMPORARY.includes(code)) {
    // Same value as `Retry-After`, which a proxy may have replaced.
    const seconds =
      error?.extensions?.retryAfterSeconds ?? Number.parseInt(response.headers.get("retry-after") ?? "", 10)
    return {
      retryAfterSeconds: Number.isNaN(seconds) ? null : seconds,
      why: error?.message ?? `HTTP ${response.status}`,
    }
  }
  if (error) throw new RefusedError(code, error.message)
  if (!answer?.data) throw new Error(`The server answered ${response.status} without data`)
  return { data: answer.data }
}

/** Sends GraphQL requests with an API key. Retries temporary errors, no sooner than the server asks. */
export const createClient = (url: string, apiKey: string) => {
  const attempt = async <Data>(body: string): Promise<Outcome<Data>> => {
    let response: Response
    try {
      response = await fetch(new URL("/graphql", url), {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${apiKey}` },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch (error) {
      return { retryAfterSeconds: null, why: String(error) }
    }
    // A proxy's error is not JSON.
    const answer = (await response.json().catch(() => null)) as Answer<Data> | null
    return judge(response, answer)
  }

  return async <Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const body = JSON.stringify({ query: document.toString(), variables })
    for (let tries = 1; ; tries += 1) {
      const outcome = await attempt<Data>(body)
      if ("data" in outcome) return outcome.data
      if (tries === MAX_ATTEMPTS) throw new Error(`Given up after ${tries} attempts: ${outcome.why}`)
      const seconds = outcome.retryAfterSeconds ?? Math.min(60, 2 ** (tries - 1))
      console.log(`${outcome.why} Again in ${seconds} s.`)
      // Jitter, so that clients do not return at the same moment.
      await wait(seconds * 1000 + Math.random() * 250)
    }
  }
}
