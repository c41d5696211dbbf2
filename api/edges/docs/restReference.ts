import { type Access, accessSentence } from "../../contract/api/needs.ts"
import { escapeHtml } from "../../platform/escapeHtml.ts"
import type {
  JsonSchema,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  Response,
} from "../http/openapi/document.ts"
import { accessBadge } from "./accessBadge.ts"
import type { Group } from "./docsPage.ts"
import { codeBlock, headingId, inlineMarkdown } from "./guide.ts"

const METHODS = ["get", "post", "put", "patch", "delete"] as const

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A schema in a few words, such as `string or null`, `array of DriverApplication`. */
const typeText = (schema: JsonSchema): string => {
  if (typeof schema.$ref === "string") return schema.$ref.split("/").at(-1) ?? ""
  const either = [...asList(schema.anyOf), ...asList(schema.oneOf)] as JsonSchema[]
  if (either.length > 0) return [...new Set(either.map(typeText))].join(" or ")
  const values = schema.const === undefined ? asList(schema.enum) : [schema.const]
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(" or ")
  if (Array.isArray(schema.type)) return schema.type.join(" or ")
  if (schema.type === "array") return `array of ${typeText((schema.items ?? {}) as JsonSchema)}`
  const limits = [schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength]
  const [least, most] = limits
  const range = least !== undefined && most !== undefined && Number(most) < 1e9 ? ` ${least}–${most}` : ""
  const limit = !range && schema.maxLength !== undefined ? `, up to ${schema.maxLength}` : ""
  return `${schema.format ?? schema.type ?? "any"}${range || limit}`
}

interface Value {
  name: string
  schema: JsonSchema
  description?: string
  required?: boolean
}

const valueList = (values: Value[]) =>
  values.length === 0
    ? ""
    : `<dl class="docs-values">${values
        .map(
          ({ name, schema, description = "", required }) =>
            `<div><dt><code>${escapeHtml(name)}</code> <span class="docs-default">${escapeHtml(typeText(schema))}${
              required ? ", required" : ""
            }</span></dt><dd>${description && `<p>${inlineMarkdown(description)}</p>`}</dd></div>`,
        )
        .join("")}</dl>`

const fieldsOf = (schema: JsonSchema): Value[] => {
  const required = asList(schema.required)
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, field]) => ({
    name,
    schema: field,
    description: typeof field.description === "string" ? field.description : "",
    required: required.includes(name),
  }))
}

const part = (title: string, html: string) => (html ? `<h5>${title}</h5>${html}` : "")

const exampleOf = ({ examples = {} }: MediaType) => {
  const [first] = Object.values(examples)
  if (first === undefined) return ""
  return codeBlock(typeof first.value === "string" ? first.value : JSON.stringify(first.value, null, 2))
}

const parameters = (list: Parameter[]) =>
  part(
    "Parameters",
    valueList(list.map((each) => ({ ...each, name: each.in === "header" ? `${each.name} (header)` : each.name }))),
  )

const answer = (document: OpenApiDocument, [status, response]: [string, Operation["responses"][string]]) => {
  const found: Response | undefined =
    "$ref" in response ? document.components.responses[response.$ref.split("/").at(-1) ?? ""] : response
  const content = Object.entries(found?.content ?? {})
  const types = Number(status) < 300 ? content.map(([type, { schema }]) => `${type}: ${typeText(schema)}`) : []
  const described = inlineMarkdown(found?.description ?? "")
  return `<div><dt><code>${status}</code></dt><dd><p>${described} ${types.map((type) => `<code>${escapeHtml(type)}</code>`).join(" ")}</p></dd></div>`
}

const call = (document: OpenApiDocument, method: string, path: string, operation: Operation) => {
  const needs = operation["x-required-permission"]
  const access: Access = needs ? { permissions: [needs].flat() } : "anyone"
  const body = Object.entries(operation.requestBody?.content ?? {})
  // The badge says who may call.
  const description = operation.description.replace(accessSentence(access), "").trim()
  const ok = Object.values(operation.responses).flatMap((response) => ("$ref" in response ? [] : [response]))
  const examples = ok.flatMap(({ content = {} }) => Object.values(content).map(exampleOf)).filter(Boolean)
  return `<article class="docs-call">
<h4 id="${operation.operationId}"><code><span class="docs-method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code> ${accessBadge(access)}</h4>
<p>${operation.deprecated ? "<strong>Deprecated.</strong> " : ""}${escapeHtml(operation.summary)}. ${inlineMarkdown(description)}</p>
${parameters(operation.parameters ?? [])}
${body.map(([type, media]) => part(`Body, ${type}`, valueList(fieldsOf(media.schema)) + exampleOf(media))).join("")}
<details class="docs-answers"><summary class="docs-summary">Answers</summary>
<dl class="docs-values">${Object.entries(operation.responses)
    .map((each) => answer(document, each))
    .join("")}</dl>${examples[0] ?? ""}</details>
</article>`
}

/** Every REST call of the OpenAPI document as HTML, by what it is about. */
export const restReference = (document: OpenApiDocument): Group[] => {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )
  return document.tags.map(({ name }) => ({
    id: `rest-${headingId(name)}`,
    title: name,
    entries: calls
      .filter(({ operation }) => operation.tags[0] === name)
      .map(({ method, path, operation }) => ({
        id: operation.operationId,
        title: operation.summary,
        html: call(document, method, path, operation),
      })),
  }))
}
