import type { Request as ExpressRequest } from "express"

// Pages link to each other by path alone, so the visitor's host name, which anyone can forge, has no say here.
const ORIGIN = "http://localhost"

/** Express's request for a page as the web standard's, which the page renderer reads. */
export const pageRequest = (request: ExpressRequest): Request => {
  const url = new URL(ORIGIN)
  url.pathname = request.path
  url.search = request.originalUrl.split("?", 2)[1] ?? ""
  if (request.method !== "POST") return new Request(url)
  return new Request(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: request.body,
  })
}
