import * as z from "zod"
import type { JsonSchema } from "./document.ts"

export type Schemas = Record<string, JsonSchema>

const isObject = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null

// What zod adds to a format's name, and the limits of a number in JavaScript, are noise to a reader.
const withoutNoise = (schema: JsonSchema) => {
  if (schema.format) delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (typeof schema.$ref === "string") schema.$ref = schema.$ref.replace("#/$defs/", "#/components/schemas/")
  for (const value of Object.values(schema)) if (isObject(value)) withoutNoise(value)
  return schema
}

/**
 * The JSON Schema of zod's rules, as what they describe is sent. Rules with an id go to the named schemas. An object may
 * have other members, unless its rules are strict: a later version may answer more.
 */
export const jsonSchemaOf = (rules: z.ZodType, named: Schemas): JsonSchema => {
  const made = withoutNoise(z.toJSONSchema(rules, { io: "input", unrepresentable: "any" }))
  const { $schema, $defs = {}, id, ...schema } = made
  for (const [name, { id: _, ...definition }] of Object.entries($defs as Schemas)) named[name] = definition
  if (typeof id !== "string") return schema
  named[id] = schema
  return { $ref: `#/components/schemas/${id}` }
}
