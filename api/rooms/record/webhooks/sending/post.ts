import { request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
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
}

const readable = (bytes: Buffer) =>
  bytes
    .toString("utf8")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be stored.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "")

/** Posts a message on its own connection and reads 2 KB of the answer. Redirects are not followed. */
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
        const done = () => {
          const bytes = Buffer.concat(pieces).subarray(0, ANSWER_BYTES_MAX)
          resolve({ status: response.statusCode ?? 0, text: readable(bytes) })
        }
        response.on("data", (piece: Buffer) => {
          pieces.push(piece)
          length += piece.length
          if (length < ANSWER_BYTES_MAX) return
          // The rest, however much it is, stays where it is.
          done()
          request.destroy()
        })
        response.on("end", done)
        response.on("error", reject)
      },
    )
    request.on("error", reject)
    request.end(body)
  })
