import { readFileSync } from "node:fs"
import { join } from "node:path"
import { buildSchema } from "graphql"
import { projectRoot } from "../projectRoot.ts"

/** The text of `schema.graphql`. */
export const schemaText = readFileSync(join(projectRoot, "schema.graphql"), "utf8")

/** `schema.graphql` as it is written, without resolvers. */
export const writtenSchema = buildSchema(schemaText)
