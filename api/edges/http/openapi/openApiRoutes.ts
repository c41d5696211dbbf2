import { Router } from "express"
import { config } from "../../../platform/config/config.ts"
import { openApiDocument } from "./openApiDocument.ts"

export const openApiRoutes = Router({ strict: true, caseSensitive: true })

let text: string | undefined

/** Public. The OpenAPI document of the REST calls; 404 with INTROSPECTION=off. */
openApiRoutes.get("/openapi.json", (_request, response, next) => {
  if (!config.isSchemaServed) return next()
  text ??= JSON.stringify(openApiDocument())
  // A release may change it; the ETag spares the transfer.
  response.setHeader("Cache-Control", "no-cache")
  response.type("json").send(text)
})
