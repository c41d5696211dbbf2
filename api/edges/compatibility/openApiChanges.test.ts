import { describe, expect, test } from "@jest/globals"
import { compareOpenApi, type OpenApiDocument } from "./openApiChanges.ts"

const TODAY = "2027-01-15"

const text = <Schema extends object>(schema: Schema) => ({ "application/json": { schema } })

const base = {
  paths: {
    "/leads": {
      get: {
        parameters: [
          { name: "status", in: "query", schema: { enum: ["open", "done"] } },
          { name: "limit", in: "query", schema: { type: "integer", maximum: 100 } },
        ],
        responses: {
          200: {
            headers: { Link: {} },
            content: text({ type: "array", items: { $ref: "#/components/schemas/Lead" } }),
          },
          401: {},
        },
      },
      post: {
        requestBody: {
          content: text({
            type: "object",
            properties: { name: { type: ["string", "null"], maxLength: 80 }, city: { type: "string" } },
            required: ["city"],
          }),
        },
        responses: { 201: { content: text({ $ref: "#/components/schemas/Lead" }) } },
      },
    },
    "/leads/{id}": {
      delete: { deprecated: true, description: "Use POST. Goes away after 2027-01-01.", responses: { 204: {} } },
      get: { deprecated: true, description: "Goes away after 2027-06-01.", responses: { 200: {} } },
    },
  },
  components: {
    schemas: {
      Lead: {
        type: "object",
        properties: {
          id: { type: "integer" },
          name: { type: "string" },
          repeats: { type: "array", items: { $ref: "#/components/schemas/Lead" } },
        },
        required: ["id", "name"],
      },
    },
  },
}

type Base = typeof base

const changed = (change: (document: Base) => unknown) => {
  const document: Base = structuredClone(base)
  change(document)
  return compareOpenApi(base as OpenApiDocument, document as OpenApiDocument, TODAY)
}

const bodyOf = ({ paths }: Base) => paths["/leads"].post.requestBody.content["application/json"].schema
const queryOf = ({ paths }: Base) => paths["/leads"].get
const leadOf = ({ components }: Base) => components.schemas.Lead

describe("what breaks the REST contract", () => {
  const rows: [what: string, change: (document: Base) => unknown, fault: string][] = [
    ["a removed path", ({ paths }) => Reflect.deleteProperty(paths, "/leads"), "GET /leads is gone."],
    ["a removed method", ({ paths }) => Reflect.deleteProperty(paths["/leads"], "post"), "POST /leads is gone."],
    ["a removed parameter", (it) => queryOf(it).parameters.pop(), "GET /leads: parameter limit is gone."],
    [
      "a new parameter that is needed",
      (it) => queryOf(it).parameters.push({ name: "day", in: "query", required: true, schema: {} } as never),
      "GET /leads: parameter day is new and required.",
    ],
    [
      "a parameter that becomes needed",
      (it) => Object.assign(queryOf(it).parameters[1] ?? {}, { required: true }),
      "GET /leads: parameter limit is now required.",
    ],
    [
      "a value that is no longer taken",
      (it) => queryOf(it).parameters[0]?.schema.enum?.pop(),
      "GET /leads: parameter status no longer takes done.",
    ],
    [
      "a tighter limit",
      (it) => Object.assign(queryOf(it).parameters[1]?.schema ?? {}, { maximum: 50 }),
      "GET /leads: parameter limit: maximum is tighter (100 to 50).",
    ],
    [
      "a new limit",
      (it) => Object.assign(bodyOf(it).properties.city, { minLength: 2 }),
      "POST /leads: body.city: minLength is tighter (none to 2).",
    ],
    [
      "a type that is no longer taken",
      (it) => Object.assign(bodyOf(it).properties.name, { type: "string" }),
      "POST /leads: body.name no longer takes null.",
    ],
    [
      "a field that is no longer taken",
      (it) => Reflect.deleteProperty(bodyOf(it).properties, "name"),
      "POST /leads: body.name is gone.",
    ],
    [
      "a field that becomes needed",
      (it) => bodyOf(it).required.push("name"),
      "POST /leads: body.name is now required.",
    ],
    [
      "a body that becomes needed",
      (it) => Object.assign(it.paths["/leads"].post.requestBody, { required: true }),
      "POST /leads: the body is now required.",
    ],
    [
      "a removed answer",
      (it) => Reflect.deleteProperty(queryOf(it).responses, "401"),
      "GET /leads: answer 401 is gone.",
    ],
    [
      "a removed header",
      (it) => Reflect.deleteProperty(queryOf(it).responses[200].headers, "Link"),
      "GET /leads: answer 200: header Link is gone.",
    ],
    [
      "a field that is no longer answered",
      (it) => Reflect.deleteProperty(leadOf(it).properties, "name"),
      "GET /leads: answer 200[].name is gone.",
    ],
    [
      "a field that may be left out",
      (it) => leadOf(it).required.pop(),
      "POST /leads: answer 201.name may now be left out.",
    ],
    [
      "an answer that may be null",
      (it) => Object.assign(leadOf(it).properties.name, { type: ["string", "null"] }),
      "GET /leads: answer 200[].name may now be null.",
    ],
  ]
  test.each(rows)("%s", (_what, change, fault) => {
    expect(changed(change).breaking).toContain(fault)
  })

  const harmless: [what: string, change: (document: Base) => unknown, added: string[]][] = [
    ["a new call", (it) => Object.assign(it.paths, { "/cities": { get: { responses: {} } } }), ["GET /cities"]],
    [
      "a new parameter",
      (it) => queryOf(it).parameters.push({ name: "city", in: "query", schema: {} } as never),
      ["GET /leads: parameter city"],
    ],
    ["a new field of an answer", (it) => Object.assign(leadOf(it).properties, { city: { type: "string" } }), []],
    ["a new field of a body", (it) => Object.assign(bodyOf(it).properties, { note: { type: "string" } }), []],
    ["a type more", (it) => Object.assign(bodyOf(it).properties.city, { type: ["string", "null"] }), []],
    ["a wider limit", (it) => Object.assign(queryOf(it).parameters[1]?.schema ?? {}, { maximum: 200 }), []],
    [
      "another name in a path",
      ({ paths }) => {
        Object.assign(paths, { "/leads/{lead}": paths["/leads/{id}"] })
        Reflect.deleteProperty(paths, "/leads/{id}")
      },
      [],
    ],
  ]
  test.each(harmless)("not %s", (_what, change, added) => {
    expect(changed(change)).toEqual({ breaking: [], unannounced: [], added })
  })
})

test("a call goes only after the day until which it was deprecated", () => {
  const gone = changed(({ paths }) => Reflect.deleteProperty(paths, "/leads/{id}"))
  expect(gone.breaking).toHaveLength(2)
  expect(gone.unannounced).toEqual(["GET /leads/{} is removed and was announced to stay until 2027-06-01."])
  expect(changed(({ paths }) => Reflect.deleteProperty(paths["/leads"], "post")).unannounced).toEqual([
    "POST /leads is removed and was never deprecated with a day.",
  ])
})
