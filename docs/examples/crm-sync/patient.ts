import { setTimeout as wait } from "node:timers/promises"

const MAX_ATTEMPTS = 10
const TIMEOUT_MS = Number(process.env.SYNC_TIMEOUT_MS ?? 30_000)
const MAX_WAIT_MS = 60_000

/** A refusal that a retry would not change. */
export class RefusedError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(`${status}: ${message}`)
    this.status = status
  }
}

/** The complete response, or the reason for a retry. A truncated response counts as lost. */
const attempt = async (request: Request): Promise<Response | string> => {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const body = await response.arrayBuffer()
    return new Response(body.byteLength > 0 ? body : null, response)
  } catch (error) {
    return String(error)
  }
}

/**
 * `fetch` that retries on lost responses, temporary errors and server errors, no sooner than `Retry-After`. A write may
 * have taken effect before its response was lost, so every write must be idempotent.
 */
export const patientFetch = async (request: Request): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await attempt(request.clone())
    if (answer instanceof Response && answer.status !== 429 && answer.status < 500) return answer
    const why = typeof answer === "string" ? answer : `HTTP ${answer.status}`
    if (tries === MAX_ATTEMPTS) throw new Error(`Given up after ${tries} attempts: ${why}`)
    const askedMs = typeof answer === "string" ? 0 : 1000 * Number(answer.headers.get("retry-after"))
    const waitMs = askedMs > 0 ? askedMs : Math.min(MAX_WAIT_MS, 50 * 2 ** tries)
    // Jitter, so that clients do not return at the same moment.
    await wait(waitMs * (1 + Math.random() / 4))
  }
}

/** Response of a generated client, or a `RefusedError`. */
export const answerOf = async <Data>(
  call: Promise<{ data?: Data; error?: { message?: string }; response: Response }>,
): Promise<Data> => {
  const { data, error, response } = await call
  if (error || data === undefined) throw new RefusedError(response.status, error?.message ?? response.statusText)
  return data
}

/** Undefined for one of these statuses. */
export const unless = async <Data>(statuses: number[], call: Promise<Data>): Promise<Data | undefined> =>
  call.catch((error: unknown) => {
    if (error instanceof RefusedError && statuses.includes(error.status)) return undefined
    throw error
  })
