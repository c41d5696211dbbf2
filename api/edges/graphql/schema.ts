import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assertScalarType, buildASTSchema, GraphQLError, GraphQLScalarType, parse } from "graphql"
import { DateTimeISOResolver, JSONResolver, LocalDateResolver } from "graphql-scalars"
import { GraphQLUpload } from "graphql-upload-minimal"
import { withAccessDescribed } from "../../contract/api/needs.ts"
import { hasFourDigitYear, YEAR_OUT_OF_RANGE } from "../../contract/api/queryParameters.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { isoMoment } from "../../platform/text/isoMoment.ts"
import type { Resolvers } from "./generated.ts"

export const schemaText = readFileSync(join(projectRoot, "schema.graphql"), "utf8")

/** Parsed without the locations of tokens, which would stay in memory. */
export const schemaDocument = withAccessDescribed(parse(schemaText, { noLocation: true }))

export const servedSchema = buildASTSchema(schemaDocument, { assumeValidSDL: true })

// A scalar of a library would replace the name and description of the schema file.
const asWritten = (name: string, { serialize, parseValue, parseLiteral }: GraphQLScalarType) => {
  const written = assertScalarType(servedSchema.getType(name)).toConfig()
  return new GraphQLScalarType({ ...written, serialize, parseValue, parseLiteral })
}

const DateTime = asWritten("DateTime", DateTimeISOResolver)
const { serialize } = DateTime
DateTime.serialize = (value) => (value instanceof Date ? isoMoment(value) : serialize(value))

const inRange = (moment: unknown) => {
  if (moment instanceof Date && hasFourDigitYear(moment)) return moment
  throw new GraphQLError(YEAR_OUT_OF_RANGE)
}
const { parseValue, parseLiteral } = DateTime
DateTime.parseValue = (value) => inRange(parseValue(value))
DateTime.parseLiteral = (node, variables) => inRange(parseLiteral(node, variables))

export const scalars: Resolvers = {
  DateTime,
  Date: asWritten("Date", LocalDateResolver),
  JSON: asWritten("JSON", JSONResolver),
  Upload: asWritten("Upload", GraphQLUpload),
}
