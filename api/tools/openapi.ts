import process from "node:process"

// `npm run openapi` prints the document that `GET /openapi.json` serves, without a server and a database.
// It is the same in production, whose settings need not be complete for it.
process.env.NODE_ENV = "development"
const { openApiDocument } = await import("../edges/openapi/openApiDocument.ts")

process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`)
