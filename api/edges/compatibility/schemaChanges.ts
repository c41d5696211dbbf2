export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  pattern?: string
  [limit: string]: unknown
}

/** The schema of a value that clients send must not be narrowed. That of a value that they read must not be widened. */
export type Direction = "sent" | "read"

type Resolve = (schema: JsonSchema) => JsonSchema

const isObject = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null

/** A recursive reference would never end, so it becomes a schema that accepts everything. */
export const inlineReferences = (schema: JsonSchema, resolve: Resolve, above: readonly string[] = []): JsonSchema => {
  const { $ref } = schema
  if ($ref && above.includes($ref)) return {}
  const path = $ref ? [...above, $ref] : above
  const each = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each)
    return isObject(value) ? inlineReferences(value, resolve, path) : value
  }
  return Object.fromEntries(Object.entries(resolve(schema)).map(([name, value]) => [name, each(value)]))
}

const MAXIMA = ["maximum", "maxLength", "maxItems"]
const MINIMA = ["minimum", "minLength", "minItems"]

const alternatives = (schema: JsonSchema): JsonSchema[] => {
  const { anyOf, oneOf, ...rest } = schema
  const chosen = anyOf ?? oneOf
  if (chosen) return chosen.flatMap(alternatives)
  return Array.isArray(rest.type) ? rest.type.map((type) => ({ ...rest, type })) : [rest]
}

const valuesOf = ({ enum: values, const: value }: JsonSchema) => values ?? (value === undefined ? null : [value])

const typeOf = (schema: JsonSchema) => {
  if (schema.type !== undefined) return String(schema.type)
  const [value] = valuesOf(schema) ?? []
  if (value === null) return "null"
  return value === undefined ? "any" : typeof value
}

const fits = (inner: string, outer: string) =>
  inner === outer || outer === "any" || (inner === "integer" && outer === "number")

const limitFaults = (before: JsonSchema, after: JsonSchema, path: string) => {
  const isTighter = (name: string, sign: 1 | -1) => {
    const [was, is] = [before[name], after[name]].map((value) => (typeof value === "number" ? sign * value : Infinity))
    return (is ?? 0) < (was ?? 0)
  }
  const tighter = [...MAXIMA.filter((name) => isTighter(name, 1)), ...MINIMA.filter((name) => isTighter(name, -1))]
  if (after.pattern !== undefined && after.pattern !== before.pattern) tighter.push("pattern")
  return tighter.map((name) => `${path}: ${name} is tighter (${before[name] ?? "none"} to ${after[name]}).`)
}

const enumFaults = (before: JsonSchema, after: JsonSchema, path: string) => {
  const accepted = valuesOf(after)
  if (!accepted) return []
  const known = valuesOf(before)
  if (!known) return [`${path} takes certain values only.`]
  return known.filter((value) => !accepted.includes(value)).map((value) => `${path} no longer takes ${value}.`)
}

const objectFaults = (before: JsonSchema, after: JsonSchema, direction: Direction, path: string) => {
  const { properties: was = {}, required: neededBefore = [] } = before
  const { properties: is = {}, required: neededNow = [] } = after
  const kept = Object.entries(was).flatMap(([name, schema]) => {
    const now = is[name]
    const at = `${path}.${name}`
    return now ? schemaFaults(schema, now, direction, at) : [`${at} is gone.`]
  })
  const needs =
    direction === "sent"
      ? neededNow.filter((name) => !neededBefore.includes(name)).map((name) => `${path}.${name} is now required.`)
      : neededBefore
          .filter((name) => name in is && !neededNow.includes(name))
          .map((name) => `${path}.${name} may now be left out.`)
  return [...kept, ...needs]
}

/** A returned enum may gain values, but a returned value must not gain types. */
export const schemaFaults = (before: JsonSchema, after: JsonSchema, direction: Direction, path: string): string[] => {
  const [was, is] = [alternatives(before), alternatives(after)]
  const [inner, outer] = direction === "sent" ? [was, is] : [is, was]
  const misfits = inner.map(typeOf).filter((type) => !outer.some((other) => fits(type, typeOf(other))))
  if (misfits.length > 0)
    return [`${path} ${direction === "sent" ? "no longer takes" : "may now be"} ${[...new Set(misfits)].join(", ")}.`]
  const counts = new Map<string, number>()
  return was.flatMap((one) => {
    const type = typeOf(one)
    const place = counts.get(type) ?? 0
    counts.set(type, place + 1)
    const alike = is.filter((other) => fits(type, typeOf(other)) || fits(typeOf(other), type))
    const other = alike[place] ?? alike[0]
    if (!other) return []
    const limits = direction === "sent" ? [...limitFaults(one, other, path), ...enumFaults(one, other, path)] : []
    const inside = one.items && other.items ? schemaFaults(one.items, other.items, direction, `${path}[]`) : []
    return [...limits, ...inside, ...objectFaults(one, other, direction, path)]
  })
}
