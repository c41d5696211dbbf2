import { setTimeout as delay } from "node:timers/promises"
import { SECOND_MS } from "../../../../contract/text/durations.ts"

/** What is looked at of a change in the stream; all of it is passed on. */
export interface StreamedChange {
  position: number
  type: string
  occurred_at: string
  lead_type: string
  lead_id: number
}

/** Where changes come from. */
export interface Source {
  /** The address of the installation. */
  url: string
  /** An API key with the scope `leads:read`. */
  key: string
  /** Says what somebody at the terminal should know. */
  say: (text: string) => void
  signal: AbortSignal
}

/** The server has answered that it will not tell changes, which waiting does not mend. */
export class RefusedError extends Error {
  override name = "RefusedError"
}

const PAUSE_MS = SECOND_MS
const PAUSE_MAX_MS = 30 * SECOND_MS
/** A comment comes every 15 seconds: after so long in silence, as behind a laptop's sleep, the connection is lost. */
const SILENCE_MAX_MS = 45 * SECOND_MS

const ask = async ({ url, key, signal }: Source, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(new URL(path, url), {
    headers: { authorization: `Bearer ${key}`, ...headers },
    redirect: "error",
    signal,
  })
  if (response.ok) return response
  const answer = (await response.json().catch(() => ({}))) as { message?: string }
  const message = answer.message ?? `${url} answered ${response.status}`
  const isPassing = response.status >= 500 || response.status === 429
  throw isPassing ? new Error(message) : new RefusedError(message)
}

/** The position of the last event that there is now. */
export const headPosition = async (source: Source): Promise<number> => {
  const response = await ask(source, "/api/changes?limit=1")
  return ((await response.json()) as { head_position: number }).head_position
}

const dataOf = (event: string) =>
  event
    .split("\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => line.slice("data: ".length))
    .join("\n")

/**
 * The changes in a stream of server-sent events, until it ends, the signal ends it, or nothing comes for too long. It cancels the
 * reading itself: of an answer that is read, the garbage collector of Node.js 20 may take what `fetch` listens to a signal by.
 */
const changesIn = async function* (response: Response, signal: AbortSignal) {
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener("abort", stop)
  const decoder = new TextDecoder()
  let rest = ""
  try {
    for (;;) {
      const timer = setTimeout(stop, SILENCE_MAX_MS)
      const { value } = await reader.read().finally(() => clearTimeout(timer))
      if (!value) return
      const events = (rest + decoder.decode(value, { stream: true })).split("\n\n")
      rest = events.pop() ?? ""
      for (const data of events.map(dataOf)) if (data) yield JSON.parse(data) as StreamedChange
    }
  } finally {
    signal.removeEventListener("abort", stop)
    stop()
  }
}

/** Why something has failed, in a line. */
export const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/**
 * The changes behind a position, each once and in order, until the signal ends it: a connection that is lost is made again,
 * behind the last change. Throws a `RefusedError` where that would not help.
 */
export const followStream = async function* (source: Source, after: number): AsyncGenerator<StreamedChange> {
  const { say, signal } = source
  let [position, pauseMs] = [after, PAUSE_MS]
  while (!signal.aborted) {
    let reason = "it was closed"
    try {
      const response = await ask(source, "/api/changes/stream", { "last-event-id": String(position) })
      for await (const change of changesIn(response, signal)) {
        yield change
        position = change.position
        pauseMs = PAUSE_MS
      }
    } catch (error) {
      if (error instanceof RefusedError) throw error
      reason = reasonOf(error)
    }
    if (signal.aborted) return
    say(`The connection is lost (${reason}); again in ${pauseMs / SECOND_MS} s`)
    await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    pauseMs = Math.min(2 * pauseMs, PAUSE_MAX_MS)
  }
}
