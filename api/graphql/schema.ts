import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assertScalarType, buildSchema, GraphQLScalarType } from "graphql"
import { DateTimeISOResolver, JSONResolver } from "graphql-scalars"
import { GraphQLUpload } from "graphql-upload-minimal"
import { projectRoot } from "../projectRoot.ts"
import type { Resolvers } from "./generated.ts"

/** The text of `schema.graphql`. */
export const schemaText = readFileSync(join(projectRoot, "schema.graphql"), "utf8")

/** `schema.graphql` as it is written, without resolvers. */
export const writtenSchema = buildSchema(schemaText)

// A library's scalar has its own name and description, which would be served instead of the file's.
const asWritten = (name: string, { serialize, parseValue, parseLiteral }: GraphQLScalarType) => {
  const written = assertScalarType(writtenSchema.getType(name)).toConfig()
  return new GraphQLScalarType({ ...written, serialize, parseValue, parseLiteral })
}

/** The scalars of `schema.graphql`: named and described as in the file, implemented by libraries. */
export const scalars: Resolvers = {
  DateTime: asWritten("DateTime", DateTimeISOResolver),
  JSON: asWritten("JSON", JSONResolver),
  Upload: asWritten("Upload", GraphQLUpload),
}
