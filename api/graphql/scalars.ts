import { assertScalarType, GraphQLScalarType } from "graphql"
import { DateTimeISOResolver, JSONResolver } from "graphql-scalars"
import { GraphQLUpload } from "graphql-upload-minimal"
import type { Resolvers } from "./generated.ts"
import { writtenSchema } from "./schemaFile.ts"

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
