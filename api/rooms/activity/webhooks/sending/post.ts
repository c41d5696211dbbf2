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
  retryAfterMs: number | null
}

/** The status decides, so a slow body must not delay the result. */
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

/** Redirects are not followed, as they could lead behind the firewall. The answer is cut at 2 KB. */
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
        // An error in the body does not matter, as the status decides.
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
