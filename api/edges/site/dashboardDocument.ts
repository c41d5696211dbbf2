import { createHash } from "node:crypto"
import type { Response } from "express"
import { globalContent } from "../../contract/content/pages/global.ts"
import { escapeHtml } from "../../platform/text/escapeHtml.ts"

const POLICY = "Content-Security-Policy"
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** Replaces the default brand in the built document. */
export const namedDocument = (html: string, brand: string) =>
  // A function, as "$" is special in a replacement string.
  html.replaceAll(globalContent.company.name, () => escapeHtml(brand))

/** Allows the document's inline scripts by their hashes. */
export const permitInlineScripts = (response: Response, html: string) => {
  const policy = response.getHeader(POLICY)
  if (!policy) return
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  )
  response.setHeader(POLICY, `${policy};script-src 'self' ${hashes.join(" ")}`)
}

/** Allows a `<base>` on this site. */
export const permitOwnBase = (response: Response) => {
  const policy = response.getHeader(POLICY)
  if (policy) response.setHeader(POLICY, String(policy).replace("base-uri 'none'", "base-uri 'self'"))
}
