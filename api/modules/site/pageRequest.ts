import type { Request as ExpressRequest } from "express"

/** As much of a value as a page reads. */
const VALUE_LENGTH = 60

/** The search parameters of a request that carry a visitor's own values, as a page reads them. */
export const pageValuesOf = (request: ExpressRequest, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = request.query[name]
    return typeof value === "string" ? [[name, value.slice(0, VALUE_LENGTH)]] : []
  })

/** An Express request for a page as a standard `Request`, which the page renderer takes. */
export const pageRequest = (
  request: ExpressRequest,
  origin: string,
  parameters: readonly string[],
  values: readonly [string, string][] = [],
): Request => {
  const url = new URL(origin)
  url.pathname = request.path
  for (const name of parameters) if (name in request.query) url.searchParams.set(name, "1")
  for (const [name, value] of values) url.searchParams.set(name, value)
  if (request.method !== "POST") return new Request(url)
  return new Request(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: request.body,
  })
}
