import type { Request as ExpressRequest } from "express"
import type { City } from "../../contract/cities/city.ts"
import { cityAt } from "../../contract/cities/findCity.ts"
import { FILE_POST } from "../../contract/files/leadFiles.ts"
import { CITY_PARAMETER, canonicalPath } from "../../contract/site/sitePaths.ts"

export const FORM_POST = "application/x-www-form-urlencoded"

// Posts of files are not parsed here, as their receiver reads the body.
const FORM_POSTS = [FORM_POST, FILE_POST]

export const requestedValues = (
  request: ExpressRequest,
  valued: Readonly<Record<string, readonly string[]>>,
): [name: string, value: string][] => {
  const path = canonicalPath(request.path)
  const names = (path !== undefined && valued[path]) || []
  if (names.length === 0 || request.method === "POST") return []
  return [...new URL(request.originalUrl, "http://localhost").searchParams].filter(([name]) => names.includes(name))
}

interface PageParameters {
  flags: readonly string[]
  cities: () => readonly City[]
  values?: readonly [name: string, value: string][]
}

/** Unknown parameters are dropped, or the cache would grow without bound. */
export const pageUrl = (request: ExpressRequest, origin: string, parameters: PageParameters): URL => {
  const url = new URL(origin)
  url.pathname = request.path
  for (const name of parameters.flags) if (name in request.query) url.searchParams.set(name, "1")
  const typed = request.query[CITY_PARAMETER]
  const city = typeof typed === "string" ? cityAt(parameters.cities(), typed) : undefined
  if (city) url.searchParams.set(CITY_PARAMETER, city.slug)
  for (const [name, value] of parameters.values ?? []) url.searchParams.append(name, value)
  return url
}

export const pageRequest = (request: ExpressRequest, origin: string, parameters: PageParameters): Request => {
  const url = pageUrl(request, origin, parameters)
  if (request.method !== "POST") return new Request(url)
  const headers = { "content-type": request.is(FORM_POSTS) || FORM_POST }
  return new Request(url, { method: "POST", headers, body: request.body })
}
