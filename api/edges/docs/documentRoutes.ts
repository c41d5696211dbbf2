import { Router } from "express"
import { config } from "../../platform/config/config.ts"
import { schemaText } from "../graphql/schema.ts"
import { openApiDocument } from "../openapi/openApiDocument.ts"

export const documentRoutes = Router({ strict: true, caseSensitive: true })

/** With INTROSPECTION=off, the address answers 404, as if the document did not exist. */
const serve = (path: string, type: string, read: () => string) =>
  documentRoutes.get(path, (_request, response, next) => {
    if (!config.isSchemaServed) return next()
    // A release may change the document, so browsers ask each time; the ETag saves the transfer.
    response.setHeader("Cache-Control", "no-cache")
    response.type(type).send(read())
  })

let openApi: string | undefined

// The text of the file, as printing the schema would lose its comments.
serve("/schema.graphql", "application/graphql; charset=utf-8", () => schemaText)
serve("/openapi.json", "json", () => (openApi ??= JSON.stringify(openApiDocument())))
