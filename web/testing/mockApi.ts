import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setupServer } from "msw/node"
import { createMockApi } from "../mock/mockApi.ts"

export const typeDefs = readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8")

/** The API that the tests talk to: a store that is empty, and an admin whose token is `MOCK_TOKEN`. */
export const api = createMockApi({ typeDefs })

export const server = setupServer(...api.handlers)
