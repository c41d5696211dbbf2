import { request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import { SECOND_MS } from "../../../../contract/text/durations.ts"
import { clock } from "../../../../platform/database/clock/clock.ts"
import { publicLookup, requirePublicHost } from "../address/publicAddress.ts"

const ANSWER_BYTES_MAX = 2_048

interface Message {
  url: URL
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

export interface Answer {
  status: number
  text: string
  /** Parsed `Retry-After`, in seconds or as a date. */
  retryAfterMs: number | null
}

/** Limit for reading the body once the status is known. */
const BODY_MS = 1_000

const retryAfterIn = (value: string | undefined) => {
  if (value === undefined) return null
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - clock.wallTime().getTime()
  return ms > 0 ? ms : null
}

const readable = (bytes: Buffer) =>
  bytes
    .toString("utf8")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be stored.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "")

/** Posts a message over its own connection and reads 2 KB of the answer. Does not follow redirects. */
export const post = ({ url, headers, body, signal }: Message): Promise<Answer> =>
  new Promise((resolve, reject) => {
    requirePublicHost(url)
    const send = url.protocol === "https:" ? requestHttps : requestHttp
    const request = send(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
        lookup: publicLookup,
        agent: false,
        signal,
      },
      (response) => {
        const pieces: Buffer[] = []
        let length = 0
        // The status decides; the rest of the body, or an error in it, is ignored.
        const done = () => {
          clearTimeout(timer)
          const bytes = Buffer.concat(pieces).subarray(0, ANSWER_BYTES_MAX)
          const retryAfterMs = retryAfterIn(response.headers["retry-after"])
          resolve({ status: response.statusCode ?? 0, text: readable(bytes), retryAfterMs })
          request.destroy()
        }
        const timer = setTimeout(done, BODY_MS)
        response.on("data", (piece: Buffer) => {
          pieces.push(piece)
          length += piece.length
          if (length >= ANSWER_BYTES_MAX) done()
        })
        response.on("end", done)
        response.on("error", done)
      },
    )
    request.on("error", reject)
    request.end(body)
  })
