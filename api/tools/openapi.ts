import { openApiDocument } from "../edges/http/openapi/openApiDocument.ts"

// `npm run openapi` prints the document that `GET /openapi.json` serves, without a server and a database.
process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`)
