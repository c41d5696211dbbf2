import type { Request as ExpressRequest } from "express"

/**
 * The outside address of the site, for links that leave it: the configured one, or else the one that the request was
 * made to: one of the allowed hosts where those are known, as in production.
 */
export const siteOrigin = (request: ExpressRequest, publicUrl: string | null): string => {
  if (publicUrl) return publicUrl
  const { secure, host } = request
  // A name may end in a dot, which makes it no other host.
  const name = host?.toLowerCase().replace(/\.(?=:|$)/, "")
  return name ? `${secure ? "https" : "http"}://${name}` : "http://localhost"
}

/** Express's request for a page as the web standard's, which the page renderer reads. */
export const pageRequest = (request: ExpressRequest, origin: string, parameters: readonly string[]): Request => {
  const url = new URL(origin)
  url.pathname = request.path
  for (const name of parameters) if (name in request.query) url.searchParams.set(name, "1")
  if (request.method !== "POST") return new Request(url)
  return new Request(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: request.body,
  })
}
