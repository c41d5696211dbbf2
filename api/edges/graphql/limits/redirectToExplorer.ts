import type { RequestHandler } from "express"

const QUERY_PARAMETERS = ["query", "operationName", "variables", "extensions"]

/** Browsers that open the address get the explorer. All other requests are GraphQL over HTTP. */
export const redirectToExplorer: RequestHandler = (request, response, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") return next()
  response.vary("Accept")
  const asksNothing = QUERY_PARAMETERS.every((name) => request.query[name] === undefined)
  const preferred = request.accepts(["application/json", "application/graphql-response+json", "text/html"])
  next(asksNothing && preferred === "text/html" ? "route" : undefined)
}
