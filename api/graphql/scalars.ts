import { assertScalarType, GraphQLScalarType } from "graphql"
import { DateTimeISOResolver, JSONResolver } from "graphql-scalars"
import { GraphQLUpload } from "graphql-upload-minimal"
import type { Resolvers } from "./generated.ts"
import { writtenSchema } from "./schemaFile.ts"

// A library's scalar comes with a name and a description of its own, which would be served instead of the file's.
const asWritten = (name: string, { serialize, parseValue, parseLiteral }: GraphQLScalarType) => {
  const written = assertScalarType(writtenSchema.getType(name)).toConfig()
  return new GraphQLScalarType({ ...written, serialize, parseValue, parseLiteral })
}

/** The scalars of `schema.graphql`: served as the file writes them, read and written as a library does it. */
export const scalars: Resolvers = {
  DateTime: asWritten("DateTime", DateTimeISOResolver),
  JSON: asWritten("JSON", JSONResolver),
  Upload: asWritten("Upload", GraphQLUpload),
}
