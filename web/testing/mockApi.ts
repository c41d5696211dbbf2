import { readFileSync } from "node:fs"
import { join } from "node:path"
import { createMockApi } from "../mock/createMockApi.ts"
import { answerBy } from "./server.ts"

export const typeDefs = readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8")

/** The API of the tests: an empty store, and an admin whose token is `MOCK_TOKEN`. */
export const api = createMockApi({ typeDefs })

answerBy(...api.handlers)
