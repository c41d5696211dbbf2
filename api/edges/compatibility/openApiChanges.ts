import { lastDayOf } from "./deprecation.ts"
import type { ContractChanges } from "./graphqlChanges.ts"
import { type Direction, inlineReferences, type JsonSchema, schemaFaults } from "./schemaChanges.ts"

type Content = Record<string, { schema?: JsonSchema }>

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: JsonSchema
}

export interface Operation {
  description?: string
  deprecated?: boolean
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Content }
  responses?: Record<string, { content?: Content; headers?: Record<string, unknown> }>
}

export interface OpenApiDocument {
  paths?: Record<string, object>
  components?: Record<string, Record<string, unknown> | undefined>
}

const METHODS = ["get", "put", "post", "delete", "patch"] as const

const resolverOf = (document: OpenApiDocument) => {
  const resolve = <Part extends object>(part: Part, depth = 0): Part => {
    const $ref = "$ref" in part ? String(part.$ref) : null
    if (!$ref) return part
    if (depth > 20) throw new Error(`${$ref} refers to itself.`)
    const found = $ref
      .replace(/^#\//, "")
      .split("/")
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document)
    if (!found) throw new Error(`The document has no ${$ref}.`)
    return resolve(found as Part, depth + 1)
  }
  return resolve
}

/** The keys are method and path, without the names of path parameters, as clients do not send those. */
export const callsOf = (document: OpenApiDocument) =>
  new Map(
    Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = (item as Record<string, Operation | undefined>)[method]
        return operation ? [[`${method.toUpperCase()} ${path.replaceAll(/\{[^{}]*}/g, "{}")}`, operation] as const] : []
      }),
    ),
  )

export const compareOpenApi = (released: OpenApiDocument, current: OpenApiDocument, today: string): ContractChanges => {
  const [resolveOld, resolveNew] = [resolverOf(released), resolverOf(current)]
  const added: string[] = []

  const compareSchema = (was: JsonSchema, is: JsonSchema, direction: Direction, at: string) =>
    schemaFaults(inlineReferences(was, resolveOld), inlineReferences(is, resolveNew), direction, at)

  const compareContent = (was: Content = {}, is: Content = {}, direction: Direction, at: string) =>
    Object.entries(was).flatMap(([type, { schema }]) => {
      const now = is[type]
      if (!now) return [`${at}: ${type} is gone.`]
      return schema && now.schema ? compareSchema(schema, now.schema, direction, at) : []
    })

  const compareParameters = (was: Operation, is: Operation, call: string) => {
    const keyed = ({ parameters = [] }: Operation, resolve: ReturnType<typeof resolverOf>) =>
      new Map(
        parameters
          .map((parameter) => resolve(parameter))
          .filter((parameter) => parameter.in !== "path")
          .map((parameter) => [`${parameter.in} ${parameter.name.toLowerCase()}`, parameter]),
      )
    const [before, after] = [keyed(was, resolveOld), keyed(is, resolveNew)]
    const faults = [...before].flatMap(([key, one]) => {
      const other = after.get(key)
      const at = `${call}: parameter ${one.name}`
      if (!other) return [`${at} is gone.`]
      const narrower = one.schema && other.schema ? compareSchema(one.schema, other.schema, "sent", at) : []
      return other.required && !one.required ? [`${at} is now required.`, ...narrower] : narrower
    })
    for (const [key, { name, required }] of after) {
      if (before.has(key)) continue
      if (required) faults.push(`${call}: parameter ${name} is new and required.`)
      else added.push(`${call}: parameter ${name}`)
    }
    return faults
  }

  const compareAnswers = ({ responses: was = {} }: Operation, { responses: is = {} }: Operation, call: string) =>
    Object.entries(was).flatMap(([status, one]) => {
      const [before, answer] = [resolveOld(one), is[status] && resolveNew(is[status])]
      const at = `${call}: answer ${status}`
      if (!answer) return [`${at} is gone.`]
      const headers = Object.keys(before.headers ?? {}).filter((name) => !(name in (answer.headers ?? {})))
      return [
        ...headers.map((name) => `${at}: header ${name} is gone.`),
        ...compareContent(before.content, answer.content, "read", at),
      ]
    })

  const compareCall = (was: Operation, is: Operation, call: string) => {
    const [before, body] = [
      was.requestBody && resolveOld(was.requestBody),
      is.requestBody && resolveNew(is.requestBody),
    ]
    const isNewlyNeeded = body?.required && !before?.required
    return [
      ...compareParameters(was, is, call),
      ...(isNewlyNeeded ? [`${call}: the body is now required.`] : []),
      ...compareContent(before?.content, body?.content, "sent", `${call}: body`),
      ...compareAnswers(was, is, call),
    ]
  }

  const [before, after] = [callsOf(released), callsOf(current)]
  const gone = [...before].filter(([call]) => !after.has(call))
  const breaking = [
    ...gone.map(([call]) => `${call} is gone.`),
    ...[...before].flatMap(([call, was]) => {
      const is = after.get(call)
      return is ? compareCall(was, is, call) : []
    }),
  ]
  const unannounced = gone.flatMap(([call, { deprecated, description = "" }]) => {
    const lastDay = deprecated ? lastDayOf(description) : null
    if (!lastDay) return `${call} is removed and was never deprecated with a day.`
    return lastDay >= today ? `${call} is removed and was announced to stay until ${lastDay}.` : []
  })
  return { breaking, unannounced, added: [...[...after.keys()].filter((call) => !before.has(call)), ...added] }
}
