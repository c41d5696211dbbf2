import type { Request, Response } from "express"
import { NotFoundError } from "../../../contract/api/errors.ts"

interface SentPicture {
  contentType: string
  tag: string
  filename?: string
  read: () => Promise<Buffer | null>
}

// Nothing in a picture may run, wherever it is opened.
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** RFC 6266 and 8187 allow any filename; old browsers read the plain form. */
export const dispositionOf = (how: "inline" | "attachment", filename: string) => {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/gu, "_")
  const extended = encodeURIComponent(filename).replace(/['()*]/g, percentEncoded)
  return `${how}; filename="${plain}"; filename*=UTF-8''${extended}`
}

export const sendPicture = async (
  request: Request,
  response: Response,
  { contentType, tag, filename, read }: SentPicture,
) => {
  response.setHeader("ETag", `"${tag}"`)
  response.setHeader("Content-Security-Policy", POLICY)
  response.setHeader("X-Content-Type-Options", "nosniff")
  // Newsletters and other sites may embed pictures.
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin")
  if (request.fresh) return void response.status(304).end()
  const bytes = await read()
  if (!bytes) throw new NotFoundError("media file")
  response.setHeader("Content-Type", contentType)
  response.setHeader("Content-Length", bytes.length)
  response.setHeader("Content-Disposition", filename === undefined ? "inline" : dispositionOf("inline", filename))
  response.end(bytes)
}
