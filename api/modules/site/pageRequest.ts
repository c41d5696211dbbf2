import type { Request as ExpressRequest } from "express"

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
