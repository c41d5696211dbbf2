import type {
  Response as Described,
  MediaType,
  OpenApiDocument,
  Operation,
  PathItem,
  Reference,
} from "../../edges/openapi/document.ts"
import { makePicture } from "../pictures/pictures.ts"

export interface Place {
  method: keyof PathItem
  path: string
  operation: Operation
}

export const placesOf = ({ paths }: OpenApiDocument): Place[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method as keyof PathItem, path, operation })),
  )

export const isKeyed = ({ operation }: Place) =>
  (operation.parameters ?? []).some((parameter) => parameter.name === "Idempotency-Key")

export const describedAnswer = ({ components }: OpenApiDocument, { operation }: Place, status: number) => {
  const described: Described | Reference | undefined = operation.responses[String(status)]
  if (!described || !("$ref" in described)) return described
  return components.responses[described.$ref.replace("#/components/responses/", "")]
}

const contentsOf = ({ operation }: Place): MediaType[] => [
  ...Object.values(operation.requestBody?.content ?? {}),
  ...Object.values(operation.responses).flatMap((answer) =>
    "$ref" in answer ? [] : Object.values(answer.content ?? {}),
  ),
]

/** A single null if the examples have no names. */
export const exampleNames = (place: Place): (string | null)[] => {
  const named = [...(place.operation.parameters ?? []), ...contentsOf(place)]
  const names = new Set(named.flatMap(({ examples = {} }) => Object.keys(examples)))
  return names.size > 0 ? [...names] : [null]
}

/** The status that the example documents, or else the highest success. */
export const statusOf = ({ operation }: Place, name: string | null): number => {
  const statuses = Object.keys(operation.responses).map(Number)
  const isAnswered = (status: number) => {
    const answer = operation.responses[String(status)]
    if (!answer || "$ref" in answer) return false
    return Object.values(answer.content ?? {}).some(({ examples = {} }) => name !== null && name in examples)
  }
  // Of several successes, the highest is the one without content, or with news.
  return statuses.find(isAnswered) ?? Math.max(...statuses.filter((status) => status < 300))
}

export const requestOf = async (
  { method, path, operation }: Place,
  name: string | null,
  other: Record<string, unknown> = {},
) => {
  const address = { path, query: new URLSearchParams() }
  for (const parameter of operation.parameters ?? []) {
    const value = other[parameter.name] ?? (name === null ? undefined : parameter.examples?.[name]?.value)
    if (value === undefined) continue
    if (parameter.in === "path") address.path = address.path.replace(`{${parameter.name}}`, String(value))
    if (parameter.in === "query") address.query.set(parameter.name, String(value))
  }
  const content = operation.requestBody?.content ?? {}
  const form = new FormData()
  form.set("file", new Blob([new Uint8Array(await makePicture())]), "car.png")
  const [type] = Object.keys(content)
  const isForm = type === "multipart/form-data"
  const sent = name === null || isForm ? undefined : content[type ?? ""]?.examples?.[name]?.value
  return {
    method: method.toUpperCase(),
    address: `${address.path}${address.query.size > 0 ? `?${address.query}` : ""}`,
    type: isForm ? undefined : type,
    body: isForm ? form : sent === undefined || typeof sent === "string" ? sent : JSON.stringify(sent),
  }
}

export const memberNames = (value: unknown): unknown => {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return typeof one === "object" && one !== null ? Object.keys(one) : typeof one
}
