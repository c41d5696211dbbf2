import { createHash } from "node:crypto"
import type { Response } from "express"
import { globalContent } from "../../contract/content/pages/global.ts"
import { escapeHtml } from "../../platform/text/escapeHtml.ts"

const POLICY = "Content-Security-Policy"
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** The dashboard's document, which is built with the default name, with the name that the operator has set. */
export const namedDocument = (html: string, brand: string) =>
  // A function, as "$" in a text would mean something.
  html.replaceAll(globalContent.company.name, () => escapeHtml(brand))

/** Lets the scripts written into this document run, by their hashes, and no others. */
export const permitInlineScripts = (response: Response, html: string) => {
  const policy = response.getHeader(POLICY)
  if (!policy) return
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  )
  response.setHeader(POLICY, `${policy};script-src 'self' ${hashes.join(" ")}`)
}

/** Lets a document say which folder of this site its relative addresses are in. */
export const permitOwnBase = (response: Response) => {
  const policy = response.getHeader(POLICY)
  if (policy) response.setHeader(POLICY, String(policy).replace("base-uri 'none'", "base-uri 'self'"))
}
