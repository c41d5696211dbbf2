import { describe, expect, test } from "@jest/globals"
import { compareOpenApi, type OpenApiDocument } from "./openApiChanges.ts"

const TODAY = "2027-01-15"

/** As printed, so that a test changes it by replacing text. */
const base = `{
  "paths": {
    "/leads": {
      "get": {
        "parameters": [
          { "name": "status", "in": "query", "schema": { "enum": ["open", "done"] } },
          { "name": "limit", "in": "query", "schema": { "type": "integer", "maximum": 100 } }
        ],
        "responses": {
          "200": {
            "headers": { "Link": {} },
            "content": { "application/json": {
              "schema": { "type": "array", "items": { "$ref": "#/components/schemas/Lead" } }
            } }
          },
          "401": {}
        }
      },
      "post": {
        "requestBody": {
          "content": { "application/json": { "schema": {
            "type": "object",
            "properties": { "mail": { "type": ["string", "null"], "maxLength": 80 }, "city": { "type": "string" } },
            "required": ["city"]
          } } }
        },
        "responses": {
          "201": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Lead" } } } }
        }
      }
    },
    "/leads/{id}": {
      "delete": { "deprecated": true, "description": "Use POST. Goes away after 2027-01-01.", "responses": {} },
      "get": { "deprecated": true, "description": "Goes away after 2027-06-01.", "responses": {} }
    }
  },
  "components": { "schemas": { "Lead": {
    "type": "object",
    "properties": {
      "id": { "type": "integer" },
      "name": { "type": "string" },
      "repeats": { "type": "array", "items": { "$ref": "#/components/schemas/Lead" } }
    },
    "required": ["id", "name"]
  } } }
}`

const changed = (from: string, to: string) => {
  const document = base.replace(from, () => to)
  expect(document).not.toBe(base)
  const [before, after] = [base, document].map((text): OpenApiDocument => JSON.parse(text))
  return compareOpenApi(before as OpenApiDocument, after as OpenApiDocument, TODAY)
}

const PARAMETERS = '"parameters": ['
const newParameter = (more: object) => `${PARAMETERS}${JSON.stringify({ name: "day", in: "query", ...more })},`

describe("a change of the REST contract", () => {
  test.each([
    ["GET /leads is gone.", '"/leads"', '"/others"'],
    ["POST /leads is gone.", '"post"', '"put"'],
    ["GET /leads: parameter limit is gone.", '"limit"', '"most"'],
    ["GET /leads: parameter day is new and required.", PARAMETERS, newParameter({ required: true })],
    ["GET /leads: parameter limit is now required.", '"limit",', '"limit", "required": true,'],
    ["GET /leads: parameter status no longer takes done.", ', "done"', ""],
    ["GET /leads: parameter limit: maximum is tighter (100 to 50).", "100", "50"],
    ["POST /leads: body.city: minLength is tighter (none to 2).", '"city": {', '"city": { "minLength": 2,'],
    ["POST /leads: body.mail no longer takes null.", '["string", "null"]', '"string"'],
    ["POST /leads: body.mail is gone.", '"mail"', '"email"'],
    ["POST /leads: body.mail is now required.", '["city"]', '["city", "mail"]'],
    ["POST /leads: the body is now required.", '"requestBody": {', '"requestBody": { "required": true,'],
    ["GET /leads: answer 401 is gone.", '"401"', '"403"'],
    ["GET /leads: answer 200: header Link is gone.", '"Link": {}', ""],
    ["GET /leads: answer 200[].name is gone.", '"name": { "type": "string" },', ""],
    ["POST /leads: answer 201.name may now be left out.", '"id", "name"', '"id"'],
    [
      "GET /leads: answer 200[].name may now be null.",
      '"name": { "type": "string"',
      '"name": { "type": ["string", "null"]',
    ],
  ])("is breaking: %s", (fault, from, to) => {
    expect(changed(from, to).breaking).toContain(fault)
  })

  test.each([
    ["a new call", '"paths": {', '"paths": { "/cities": { "get": { "responses": {} } },', ["GET /cities"]],
    ["a new parameter", PARAMETERS, newParameter({}), ["GET /leads: parameter day"]],
    ["a new field of an answer", '"id": {', '"city": { "type": "string" }, "id": {', []],
    ["a new field of a body", '"mail": {', '"note": { "type": "string" }, "mail": {', []],
    ["a type more", '"city": { "type": "string"', '"city": { "type": ["string", "null"]', []],
    ["a wider limit", "100", "200", []],
    ["another name in a path", "{id}", "{lead}", []],
  ])("is not breaking: %s", (_what, from, to, added) => {
    expect(changed(from, to)).toEqual({ breaking: [], unannounced: [], added })
  })
})

test("a REST call may be removed only after its deprecation ends", () => {
  const gone = changed("/leads/{id}", "/others/{id}")
  expect(gone.breaking).toHaveLength(2)
  expect(gone.unannounced).toEqual(["GET /leads/{} is removed and was announced to stay until 2027-06-01."])
  expect(changed('"post"', '"put"').unannounced).toEqual([
    "POST /leads is removed and was never deprecated with a day.",
  ])
})
