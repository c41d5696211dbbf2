import type { JsonSchema, OpenApiDocument, Parameter } from "../../edges/openapi/document.ts"
import { exampleNames, isKeyed, type Place, requestOf } from "./examples.ts"

/** "key" has all scopes. Null sends no credentials. */
export type Sender = "key" | "powerless" | "revoked" | "expired" | "exhausted" | "owner" | "garbage" | "wrongKey" | null

export interface Variant {
  name: string
  /** Expected status; any documented one by default. */
  status?: number
  sender?: Sender
  address?: string
  type?: string
  body?: string
  headers?: Record<string, string>
}

type Request = Awaited<ReturnType<typeof requestOf>>

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const BY_FORMAT: Record<string, string> = { date: "2026-11-21", "date-time": "2026-11-21T09:30:00Z" }

/** A valid parameter value by its schema; undefined if the schema cannot tell. */
const sampleOf = ({ name, schema }: Parameter): string | undefined => {
  if (name === "cursor") return
  const items = (schema.items ?? schema) as JsonSchema
  const [value] = listOf(items.enum)
  if (value !== undefined && value !== null) return String(value)
  if (typeof items.format === "string") return BY_FORMAT[items.format]
  if (items.type === "boolean") return "true"
  return items.type === "integer" || items.type === "number" ? String(items.minimum ?? 1) : "ana@example.com"
}

const isTyped = ({ schema }: Parameter) => {
  const items = (schema.items ?? schema) as JsonSchema
  return items.enum !== undefined || items.format !== undefined || /integer|boolean/.test(String(items.type))
}

const queried = ({ address }: Request, values: readonly (readonly [string, string])[]) => {
  const [path, query] = address.split("?")
  const all = new URLSearchParams(query)
  for (const [name] of values) all.delete(name)
  for (const [name, value] of values) all.append(name, value)
  return `${path}?${all}`
}

const queryVariants = ({ operation, method }: Place, request: Request): Variant[] => {
  const parameters = (operation.parameters ?? []).filter((one) => one.in === "query")
  const bad = (name: string, values: [string, string][]): Variant => ({
    name,
    status: 400,
    address: queried(request, values),
  })
  const sampled = parameters.flatMap((one) => {
    const value = sampleOf(one)
    return value === undefined ? [] : [[one.name, value] as const]
  })
  return [
    bad("an unknown parameter", [["nonsense", "1"]]),
    ...parameters.map(({ name }) =>
      bad(`${name} twice`, [
        [name, "1"],
        [name, "1"],
      ]),
    ),
    ...parameters.slice(0, 1).map(({ name }) => bad(`${name} with a control character`, [[name, "a\u0001"]])),
    ...parameters.filter(isTyped).map(({ name }) => bad(`${name} of no such value`, [[name, "nonsense"]])),
    ...(method === "get" && sampled.length > 0
      ? [
          ...sampled.map(([name, value]) => ({ name: `with ${name}`, address: queried(request, [[name, value]]) })),
          { name: "with everything", address: queried(request, sampled) },
        ]
      : []),
  ]
}

const inside = (document: OpenApiDocument, schema: JsonSchema): JsonSchema =>
  typeof schema.$ref === "string" ? (document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema

const bodyVariants = (document: OpenApiDocument, { operation }: Place, { body }: Request): Variant[] => {
  const content = operation.requestBody?.content["application/json"]
  if (!content || typeof body !== "string") return []
  const values: Record<string, unknown> = JSON.parse(body)
  const schema = inside(document, content.schema)
  const fields = Object.keys((schema.properties ?? {}) as object)
  const sent = (name: string, status: number, changed: unknown): Variant => ({
    name,
    status,
    body: typeof changed === "string" ? changed : JSON.stringify(changed),
  })
  return [
    sent("a body that is no JSON", 400, "{"),
    sent("a list as the body", 400, []),
    sent("an unknown field", 400, { ...values, nonsense: 1 }),
    sent("too large a body", 413, { nonsense: "x".repeat(300 * 1024) }),
    { name: "a body of another type", status: 415, type: "text/plain", body: "x" },
    { name: "an unknown encoding", status: 415, headers: { "content-encoding": "nonsense" } },
    ...listOf(schema.required).map((field) => sent(`no ${field}`, 400, { ...values, [String(field)]: undefined })),
    ...fields.map((field) => sent(`${field} of another type`, 400, { ...values, [field]: [[1]] })),
    ...fields
      .slice(0, 1)
      .map((field) => sent(`${field} with a control character`, 400, { ...values, [field]: "a\u0001" })),
  ]
}

const senderVariants = ({ operation }: Place): Variant[] => {
  const keys = (["wrongKey", "revoked", "expired"] as const).map((sender) => ({ name: sender, sender, status: 401 }))
  const limited = { name: "exhausted", sender: "exhausted", status: 429 } as const
  if (!operation["x-required-permission"]) return [...keys, limited]
  return [
    ...keys,
    limited,
    { name: "nobody", sender: null, status: 401 },
    { name: "garbage", sender: "garbage", status: 401 },
    { name: "a key without the scope", sender: "powerless", status: 403 },
  ]
}

const placeVariants = async (place: Place, name: string | null): Promise<Variant[]> => {
  const { operation, path } = place
  if (!operation.responses["404"] || !path.includes("{id}")) return []
  const ids = [999_999, 0, "nonsense", "9".repeat(30)]
  const addressed = ids.map(async (id): Promise<Variant> => {
    const { address } = await requestOf(place, name, { id })
    return { name: `the id ${id}`, status: 404, address }
  })
  return Promise.all(addressed)
}

/** Variants of a request that change nothing: refused ones, and for reads each parameter. */
export const harmlessVariants = async (document: OpenApiDocument, place: Place): Promise<Variant[]> => {
  const [name = null] = exampleNames(place)
  const request = await requestOf(place, name)
  const noKey = { name: "a bad Idempotency-Key", status: 400, headers: { "idempotency-key": "two words" } }
  return [
    ...senderVariants(place),
    ...queryVariants(place, request),
    ...bodyVariants(document, place, request),
    ...(await placeVariants(place, name)),
    ...(place.method === "get" ? [{ name: "a person", sender: "owner" } as const] : []),
    ...(isKeyed(place) ? [noKey] : []),
  ]
}
