import { Router } from "express"
import { config } from "../../platform/config/config.ts"
import { schemaText } from "./schema.ts"

export const schemaRoutes = Router({ strict: true, caseSensitive: true })

/** Public. `schema.graphql` as it is written, with its comments; 404 with INTROSPECTION=off. */
schemaRoutes.get("/schema.graphql", (_request, response, next) => {
  if (!config.isSchemaServed) return next()
  // A release may change it; the ETag spares the transfer.
  response.setHeader("Cache-Control", "no-cache")
  response.type("application/graphql; charset=utf-8").send(schemaText)
})
