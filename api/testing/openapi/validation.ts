import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import type { JsonSchema, OpenApiDocument } from "../../edges/openapi/document.ts"

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Forbids undescribed members, which JSON Schema allows by default. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed)
  if (!isObject(value)) return value
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, closed(member)]))
  const isOpen = value.type === "object" && isObject(value.properties) && value.additionalProperties === undefined
  return isOpen ? { ...members, additionalProperties: false } : members
}

export const createValidation = (document: { components: Pick<OpenApiDocument["components"], "schemas"> }) => {
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, strictRequired: false })
  addFormats.default(ajv)
  ajv.addKeyword("components")
  const components = closed({ schemas: document.components.schemas })
  // Cached, as compiling takes a hundred times as long as validating.
  const compiled = new Map<string, ValidateFunction>()

  return (schema: JsonSchema, value: unknown): string[] => {
    const key = JSON.stringify(schema)
    const validate = compiled.get(key) ?? ajv.compile({ ...(closed(schema) as JsonSchema), components })
    compiled.set(key, validate)
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}
