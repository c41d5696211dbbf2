import { accessSentence, type Proof } from "../../contract/api/needs.ts"
import { productVersion } from "../../platform/processes/projectRoot.ts"
import { IDEMPOTENCY_KEY } from "../http/idempotent.ts"
import { type Example, isIdempotent, type ServedCall } from "../http/rest/restCall.ts"
import type { MediaType, OpenApiDocument, Operation, Parameter, Reference, RequestBody, Response } from "./document.ts"
import { jsonSchemaOf, type Schemas } from "./jsonSchemas.ts"
import { restCalls } from "./restCalls.ts"
import { errorSchema, headers, headersNamed, refusals, tags } from "./sharedParts.ts"
import { webhookDocument } from "./webhookDocument.ts"

const DESCRIPTION = `The REST calls of Farelight. Values are JSON in snake case, moments are ISO 8601 in UTC.

Every error has the shape \`Error\`. Unknown parameters and fields are refused by name. Lists are complete, or come in
pages with \`limit\` and \`cursor\`: the header \`Link\` has the next page. A call for anyone needs no API key; a key that is
sent must be valid, and its rate limit counts the call. Every answer has the version as \`Farelight-Version\`; answers to
an API key also have \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`.`

const ONCE =
  "Makes retries by an API key or a session harmless. For 24 hours, the same request by the same caller under the same key gets the same answer, with `Idempotency-Replayed`; another request under the key is refused with 409. Up to 255 visible ASCII characters, such as a UUID. An answer with `Idempotency-Key-Stored: false` is not stored for retries."

const BEARER = "An API key (`flk_...`) with the required scope of the call, or the token of a person's session."

const JSON_TYPE = "application/json"

const examplesOf = ({ examples }: ServedCall, read: (example: Example) => unknown) => {
  const values = Object.entries(examples).flatMap(([name, example]) => {
    const value = read(example)
    return value === undefined ? [] : [[name, { value }] as const]
  })
  return values.length > 0 ? { examples: Object.fromEntries(values) } : {}
}

const parametersOf = (call: ServedCall, named: Schemas): Parameter[] => {
  const id: Parameter = {
    name: "id",
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1 },
    ...examplesOf(call, (example) => example.id),
  }
  const query = Object.entries(call.query?.shape ?? {}).map(([name, rule]): Parameter => {
    const { description, ...schema } = jsonSchemaOf(rule, named)
    return {
      name,
      in: "query",
      ...(typeof description === "string" && { description }),
      schema,
      // A list is sent as values separated by commas.
      ...(schema.type === "array" && { style: "form", explode: false }),
      ...examplesOf(call, (example) => example.query?.[name]),
    }
  })
  const once = isIdempotent(call) ? { [IDEMPOTENCY_KEY]: ONCE } : {}
  const sent = Object.entries({ ...call.headers, ...once }).map(
    ([name, description]): Parameter => ({ name, in: "header", description, schema: { type: "string" } }),
  )
  const token: Parameter = {
    name: "token",
    in: "path",
    required: true,
    description: "Token of the mailed link.",
    schema: { type: "string" },
    ...examplesOf(call, (example) => example.token),
  }
  const inPath = [id, token].filter(({ name }) => call.path.includes(`:${name}`))
  return [...inPath, ...query, ...sent]
}

/** Express adds an `ETag` to an answer that is sent in one piece, so clients may get 304. */
const unchangedOf = ({ method, answers }: ServedCall): Record<string, Response> =>
  method === "get" && answers[200]?.json && !answers[304]
    ? { 304: { description: "Unchanged since the `ETag` in `If-None-Match`." } }
    : {}

const requestBodyOf = (call: ServedCall, named: Schemas): RequestBody | null => {
  if (call.form)
    return { required: true, content: { "multipart/form-data": { schema: jsonSchemaOf(call.form, named) } } }
  if (call.raw) {
    const schema = { type: "string" } as const
    return { required: true, content: { [call.raw]: { schema, ...examplesOf(call, (example) => example.body) } } }
  }
  if (!call.body) return null
  const { allOf } = call.body.meta() ?? {}
  const schema = { ...jsonSchemaOf(call.body.strict(), named), ...(allOf ? { allOf } : {}) }
  return { required: true, content: { [JSON_TYPE]: { schema, ...examplesOf(call, (example) => example.body) } } }
}

const answersWith = (call: ServedCall, status: number, isText: boolean) =>
  examplesOf(call, ({ status: own, answer }) =>
    own === status && isText === (typeof answer === "string") ? answer : undefined,
  )

const answersOf = (call: ServedCall, named: Schemas): Record<string, Response> =>
  Object.fromEntries(
    Object.entries(call.answers).map(([status, { description, json, types = [], headers: own = [] }]) => {
      const names = new Set([...own, ...(call.deprecated ? ["Deprecation", "Sunset", "Link"] : [])])
      const content: Record<string, MediaType> = {}
      if (json) content[JSON_TYPE] = { schema: jsonSchemaOf(json, named), ...answersWith(call, Number(status), false) }
      for (const type of types) {
        const isText = type.startsWith("text/")
        content[type] = { schema: isText ? { type: "string" } : {}, ...answersWith(call, Number(status), isText) }
      }
      const hasContent = Object.keys(content).length > 0
      return [
        status,
        { description, ...(names.size > 0 && { headers: headersNamed([...names]) }), ...(hasContent && { content }) },
      ]
    }),
  )

const refusalOf = (call: ServedCall, status: number): Response | Reference => {
  const shared = refusals[status]
  if (!shared) throw new Error(`sharedParts.ts does not describe the status ${status}`)
  const own = answersWith(call, status, false)
  if (!own.examples) return { $ref: `#/components/responses/${shared.name}` }
  return { ...shared.response, content: { [JSON_TYPE]: { schema: { $ref: "#/components/schemas/Error" }, ...own } } }
}

const refusalsOf = (call: ServedCall) => {
  // Every call checks the API key and counts the request, so every call may answer with these statuses.
  const statuses = new Set([400, 401, 429, 500, 503, ...(call.refusals ?? [])])
  if (call.method !== "get") statuses.add(409)
  if (call.needs) statuses.add(403)
  if (call.path.includes(":id")) statuses.add(404)
  if (call.body) for (const status of [413, 415]) statuses.add(status)
  return Object.fromEntries([...statuses].map((status) => [status, refusalOf(call, status)]))
}

const proofText = (when: Proof) => {
  const whom = when === "always" ? "People" : `${when.replace("if", "If")}, people`
  return `${whom} without a recent proof of identity are refused with 403 and \`step_up_required\`; API keys are not.`
}

const operationOf = (call: ServedCall, named: Schemas): Operation => {
  const { needs, freshProof } = call
  const who = accessSentence(needs ? { permissions: [needs].flat() } : "anyone")
  const parameters = parametersOf(call, named)
  const requestBody = requestBodyOf(call, named)
  return {
    operationId: call.operationId,
    tags: [call.tag],
    summary: call.summary,
    description: [who, call.description, freshProof && proofText(freshProof), call.deprecated]
      .filter(Boolean)
      .join(" "),
    ...(call.deprecated && { deprecated: true }),
    security: needs ? [{ bearer: [] }] : [{}, { bearer: [] }],
    ...(needs && { "x-required-permission": needs }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...answersOf(call, named), ...unchangedOf(call), ...refusalsOf(call) },
  }
}

const usedHeaders = (parts: object) => {
  const text = JSON.stringify(parts)
  const isUsed = (name: string) => text.includes(`"#/components/headers/${name}"`)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isUsed(name)))
}

export const openApiDocument = (calls: readonly ServedCall[] = restCalls): OpenApiDocument => {
  const schemas: Schemas = {}
  const paths: OpenApiDocument["paths"] = {}
  jsonSchemaOf(errorSchema, schemas)
  for (const call of calls) {
    const path = `/api${call.path.replace(/:(\w+)/g, "{$1}")}`
    paths[path] = { ...paths[path], [call.method]: operationOf(call, schemas) }
  }
  const responses = Object.fromEntries(Object.values(refusals).map(({ name, response }) => [name, response]))
  return {
    openapi: "3.1.1",
    info: {
      title: "Farelight",
      version: productVersion,
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The server that served this document." }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhookDocument(schemas),
    components: {
      schemas,
      responses,
      headers: usedHeaders({ paths, responses }),
      securitySchemes: { bearer: { type: "http", scheme: "bearer", description: BEARER } },
    },
  }
}
