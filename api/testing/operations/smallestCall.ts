import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql"

const leaves: Record<string, unknown> = {
  ID: "1",
  String: "text",
  Int: 1,
  Float: 1,
  Boolean: true,
  JSON: {},
  Date: "2026-11-21",
  DateTime: "2026-11-21T09:30:00.000Z",
}

/** Sets required fields only. */
const sampleOf = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return [sampleOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type)]))
  }
  if (type.name === "Upload") return null
  if (type.name in leaves) return leaves[type.name]
  throw new Error(`There is no value for the scalar ${type.name} yet`)
}

export const smallestCall = (kind: "query" | "mutation", field: GraphQLField<unknown, unknown>, more: object = {}) => {
  const required = field.args.filter((argument) => isRequiredArgument(argument) || argument.name in more)
  const declared = required.map(({ name, type }) => `$${name}: ${type}`).join(", ")
  const given = required.map(({ name }) => `${name}: $${name}`).join(", ")
  const selected = isLeafType(getNamedType(field.type)) ? "" : "{ __typename }"
  return {
    query: `${kind} ${declared && `(${declared})`} { ${field.name} ${given && `(${given})`} ${selected} }`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, sampleOf(type)])),
    /** Only a multipart request can carry these arguments. */
    files: required.filter(({ type }) => getNamedType(type).name === "Upload").map(({ name }) => name),
  }
}
