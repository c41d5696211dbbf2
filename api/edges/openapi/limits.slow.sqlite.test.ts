import { afterAll, expect, test } from "@jest/globals"
import { apiKeyScopes } from "../../contract/accounts/apiKeys.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { send, startDescribedApp } from "../../testing/openapi/describedApp.ts"
import { exampleNames, type Place, placesOf, requestOf, statusOf } from "../../testing/openapi/examples.ts"
import { createValidation } from "../../testing/openapi/validation.ts"
import type { Json } from "../../testing/testApp.ts"
import type { JsonSchema } from "./document.ts"
import { openApiDocument } from "./openApiDocument.ts"

// Slow, as each field and parameter of each call is sent many values.

const document = openApiDocument()
const faultsOf = createValidation(document)
const app = await startDescribedApp()
afterAll(() => app.stop())

const long = (length: number) => "x".repeat(length)
const TEXTS = ["", " ", "x", "1234", "12345", "http://example.com", "2026-02-30", long(300), long(20_001)]
const many = (value: unknown) => Array(600).fill(value)
const VALUES = [undefined, null, ...TEXTS, 0, -1, 1.5, 1e12, true, [], {}, [""], ["x"], many("x"), many(1)]

const isBlank = (value: unknown) => typeof value === "string" && value.trim() === ""

const shown = (value: unknown) => (JSON.stringify(value) ?? "nothing").slice(0, 40)

/** Numbers that the server also reads from a text, as forms send them. */
const ALSO_TEXTS = ["planned_budget", "planned_weeks"]

const typed = ({ type, items }: JsonSchema, text: string): unknown => {
  if (type === "array") return text.split(",").map((one) => typed(items as JsonSchema, one))
  return (type === "integer" || type === "number") && text.trim() !== "" ? Number(text) : text
}

const probe = async (place: Place) => {
  const { secret } = await makeApiKey(Object.values(apiKeyScopes))
  const name = exampleNames(place).find((one) => statusOf(place, one) < 300) ?? null
  const base = { ...(await requestOf(place, name)), token: secret }
  const found: string[] = []
  const compare = async (field: string, value: unknown, request: typeof base, faults: string[]) => {
    const response = await send(app.url, request)
    const refusals = response.status === 400 ? ((await response.json()) as Json).errors : []
    const isStricter =
      request.body !== base.body && typeof value === "string" && response.ok && !ALSO_TEXTS.includes(field)
    if (refusals.length > 0 && faults.length === 0) found.push(`${field} ${shown(value)}: ${refusals[0].message}`)
    if (isStricter && faults.length > 0) found.push(`${field} ${shown(value)} is taken, although it ${faults[0]}`)
  }
  const schema = place.operation.requestBody?.content["application/json"]?.schema
  if (schema && typeof base.body === "string") {
    const values = JSON.parse(base.body)
    const { properties = {} } = (
      schema.$ref ? document.components.schemas[String(schema.$ref).split("/").at(-1) ?? ""] : schema
    ) as Json
    for (const field of Object.keys(properties))
      for (const value of VALUES) {
        // In a correction, null counts as omitted, and only the server knows the stored contacts.
        if (place.method === "patch" && (value === null || (field === "email" && isBlank(value)))) continue
        const body = JSON.stringify({ ...values, [field]: value })
        await compare(field, value, { ...base, body }, faultsOf(schema, JSON.parse(body)))
      }
  }
  for (const { name, schema, in: where } of place.operation.parameters ?? []) {
    // Only the server can read a cursor.
    if (where !== "query" || name === "cursor") continue
    for (const text of TEXTS) {
      const [path, query] = base.address.split("?")
      const address = new URLSearchParams(query)
      address.set(name, text)
      await compare(name, text, { ...base, address: `${path}?${address}` }, faultsOf(schema, typed(schema, text)))
    }
  }
  return found
}

test.each(placesOf(document).map((place) => [`${place.method.toUpperCase()} ${place.path}`, place] as const))(
  "%s refuses only input that the document excludes",
  async (_title, place) => expect(await probe(place)).toEqual([]),
)
