import * as z from "zod"
import type { JsonSchema } from "./document.ts"

export type Schemas = Record<string, JsonSchema>

const isObject = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null

// Zod's patterns of known formats and JavaScript's limits of numbers tell readers nothing.
const withoutNoise = (schema: JsonSchema) => {
  if (schema.format) delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  for (const value of Object.values(schema)) if (isObject(value)) withoutNoise(value)
  return schema
}

const namedFrom = (place: string, schema: JsonSchema): JsonSchema => {
  if (typeof schema.$ref === "string") schema.$ref = schema.$ref.replace("#/$defs/", place)
  for (const value of Object.values(schema)) if (isObject(value)) namedFrom(place, value)
  return schema
}

const NAMED = "#/components/schemas/"

const partsOf = (rules: z.ZodType) => {
  const made = withoutNoise(z.toJSONSchema(rules, { io: "input", unrepresentable: "any" }))
  const { $schema, $defs = {}, ...schema } = made
  const named = Object.entries($defs as Schemas).map(([name, { id: _, ...definition }]) => [name, definition] as const)
  return { schema, named: Object.fromEntries(named) }
}

/** Rules with an id become named schemas. Only strict objects refuse further properties. */
export const jsonSchemaOf = (rules: z.ZodType, named: Schemas): JsonSchema => {
  const parts = partsOf(rules)
  Object.assign(named, namedFrom(NAMED, parts.named) as Schemas)
  const { id, ...schema } = namedFrom(NAMED, parts.schema)
  if (typeof id !== "string") return schema
  named[id] = schema
  return { $ref: `${NAMED}${id}` }
}

export const wholeSchemaOf = (rules: z.ZodObject) => {
  const { schema, named } = partsOf(rules)
  return { ...schema, type: "object" as const, ...(Object.keys(named).length > 0 && { $defs: named }) }
}
