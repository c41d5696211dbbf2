import process from "node:process"

// `npm run openapi` prints the document that `GET /openapi.json` serves, without a server or a database.
// Development mode needs no complete settings, and the document is the same in production.
process.env.NODE_ENV = "development"
const { openApiDocument } = await import("../edges/openapi/openApiDocument.ts")

process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`)
