import type { Request as ExpressRequest } from "express"

/** The search parameters of a request whose values its page depends on, of those that pages of this path read. */
export const valuesAsked = (
  request: ExpressRequest,
  valued: Readonly<Record<string, readonly string[]>>,
): [name: string, value: string][] => {
  const names = Object.hasOwn(valued, request.path) ? (valued[request.path] ?? []) : []
  if (names.length === 0 || request.method === "POST") return []
  return [...new URL(request.originalUrl, "http://localhost").searchParams].filter(([name]) => names.includes(name))
}

/** An Express request for a page as a standard `Request`, which the page renderer takes. */
export const pageRequest = (
  request: ExpressRequest,
  origin: string,
  parameters: readonly string[],
  values: readonly [name: string, value: string][] = [],
): Request => {
  const url = new URL(origin)
  url.pathname = request.path
  for (const name of parameters) if (name in request.query) url.searchParams.set(name, "1")
  for (const [name, value] of values) url.searchParams.append(name, value)
  if (request.method !== "POST") return new Request(url)
  return new Request(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: request.body,
  })
}
