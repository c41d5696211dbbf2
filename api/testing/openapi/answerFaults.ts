import type { JsonSchema, OpenApiDocument } from "../../edges/openapi/document.ts"
import { headers } from "../../edges/openapi/sharedParts.ts"
import { textOf } from "./describedApp.ts"
import { describedAnswer, type Place } from "./examples.ts"
import { createValidation } from "./validation.ts"

/** Every answer may have these headers. Express adds an `ETag` to answers sent in one piece. */
const ANYWHERE = ["ETag", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"]

const asValue = ({ type }: JsonSchema, text: string) => (type === "integer" ? Number(text) : text)

export const createAnswerCheck = (document: OpenApiDocument) => {
  const faultsOf = createValidation(document)

  const headerFaults = (described: ReturnType<typeof describedAnswer>, response: Response) =>
    Object.entries(headers).flatMap(([name, { schema }]) => {
      const text = response.headers.get(name)
      if (text === null) return []
      if (!ANYWHERE.includes(name) && !described?.headers?.[name]) return [`the header ${name} is not described`]
      return faultsOf(schema, asValue(schema, text)).map((fault) => `the header ${name}${fault}`)
    })

  return async (place: Place, response: Response) => {
    const described = describedAnswer(document, place, response.status)
    const text = await textOf(response)
    const type = response.headers.get("content-type")?.split(";")[0] ?? ""
    if (!described) return { type, value: text, faults: [`${response.status} is not described: ${text}`] }
    const faults = headerFaults(described, response)
    const content = described.content?.[type]
    if (text === "") return { type, value: undefined, faults }
    if (!content) return { type, value: text, faults: [...faults, `${response.status} has no type ${type}`] }
    const value = type === "application/json" ? JSON.parse(text) : text
    return { type, value, faults: [...faults, ...(type === "application/json" ? faultsOf(content.schema, value) : [])] }
  }
}
