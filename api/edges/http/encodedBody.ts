import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, gzip, constants as zlib } from "node:zlib"
import type { Request, Response } from "express"

type Encoding = "identity" | "br" | "gzip"

interface Variant {
  etag: string
  bytes: Buffer
}

/** Below this size, compression saves no packet. */
const MIN_COMPRESSED_BYTES = 1_000

// A visitor waits for the compression: quality 11 takes 30 times as long to save another tenth.
const BROTLI_QUALITY = 6

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: promisify(gzip),
}

export const encodedBody = (text: string | Buffer) => {
  const bytes = typeof text === "string" ? Buffer.from(text) : text
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27)
  // A strong ETag promises identical bytes, so each encoding has its own (RFC 9110, §8.8.3.3).
  const variants = new Map<Encoding, Promise<Variant>>([["identity", Promise.resolve({ etag: `"${hash}"`, bytes })]])

  return {
    length: bytes.length,
    in: (encoding: Encoding): Promise<Variant> => {
      const known = variants.get(encoding)
      if (known || encoding === "identity") return known ?? Promise.reject(new Error("There is always the text itself"))
      const made = compress[encoding](bytes).then((compressed) => ({
        etag: `"${hash}-${encoding}"`,
        bytes: compressed,
      }))
      variants.set(encoding, made)
      return made
    },
  }
}

export type EncodedBody = ReturnType<typeof encodedBody>

// In this order, as browsers list gzip before br without preferring it.
const encodingFor = (request: Request, { length }: EncodedBody): Encoding => {
  if (length < MIN_COMPRESSED_BYTES) return "identity"
  if (request.acceptsEncodings("br")) return "br"
  return request.acceptsEncodings("gzip") ? "gzip" : "identity"
}

/** Sends the best accepted encoding, or 304. `variant` tells answers apart that differ in headers only. */
export const sendEncoded = async (request: Request, response: Response, body: EncodedBody, variant?: string) => {
  const encoding = encodingFor(request, body)
  const { etag, bytes } = await body.in(encoding)
  response.setHeader("ETag", variant === undefined ? etag : etag.replace(/"$/, `-${variant}"`))
  response.vary("Accept-Encoding")
  if (request.fresh) {
    response.statusCode = 304
    response.end()
    return
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding)
  response.setHeader("Content-Length", bytes.length)
  response.end(bytes)
}
