import type { Request as ExpressRequest } from "express"

/**
 * The public origin of the site, for absolute links: the configured one, or else the one that the request was made to,
 * which in production is one of the allowed hosts.
 */
export const siteOrigin = (request: ExpressRequest, publicUrl: string | null): string => {
  if (publicUrl) return publicUrl
  const { secure, host } = request
  // A host name may end in a dot and is still the same host.
  const name = host?.toLowerCase().replace(/\.(?=:|$)/, "")
  return name ? `${secure ? "https" : "http"}://${name}` : "http://localhost"
}

/** An Express request for a page as a standard `Request`, which the page renderer takes. */
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
