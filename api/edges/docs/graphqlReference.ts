import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  print,
} from "graphql"
import { type Access, accessSentence } from "../../contract/api/needs.ts"
import { escapeHtml } from "../../platform/escapeHtml.ts"
import { mutationAccess, queryAccess } from "../access/access.ts"
import { accessBadge } from "./accessBadge.ts"
import { type Entry, inlineMarkdown } from "./guide.ts"

const typeId = (name: string) => `type-${name}`

const isBuiltIn = ({ name }: GraphQLNamedType) => ["String", "Int", "Float", "Boolean", "ID"].includes(name)

/** A type with a link to what it is, as in `[Lead!]!`. */
const typeLink = (type: GraphQLArgument["type"] | GraphQLField<unknown, unknown>["type"]) => {
  const named = getNamedType(type)
  const text = String(type)
  if (isBuiltIn(named)) return `<code>${text}</code>`
  const [before, after] = text.split(named.name)
  return `<code>${before}<a href="#${typeId(named.name)}">${named.name}</a>${after}</code>`
}

const describe = (text: string | null | undefined) =>
  text ? `<p>${inlineMarkdown(text.replaceAll("\n", " "))}</p>` : ""

const deprecation = (reason: string | null | undefined) =>
  reason ? `<p class="docs-deprecated"><strong>Deprecated.</strong> ${inlineMarkdown(reason)}</p>` : ""

const defaultOf = ({ defaultValue, type }: GraphQLArgument | GraphQLInputField) => {
  const written = defaultValue === undefined ? null : astFromValue(defaultValue, type)
  return written ? ` <span class="docs-default">default <code>${escapeHtml(print(written))}</code></span>` : ""
}

const valueList = (values: readonly (GraphQLArgument | GraphQLInputField | GraphQLField<unknown, unknown>)[]) =>
  values.length === 0
    ? ""
    : `<dl class="docs-values">${values
        .map(
          (value) =>
            `<div><dt><code>${value.name}</code> ${typeLink(value.type)}${
              "defaultValue" in value ? defaultOf(value) : ""
            }</dt><dd>${describe(value.description)}${deprecation(value.deprecationReason)}</dd></div>`,
        )
        .join("")}</dl>`

const operation = (kind: "query" | "mutation", field: GraphQLField<unknown, unknown>, access: Access): Entry => {
  // The badges beside the name say it.
  const said = access === "anyone" ? access : { permissions: access.permissions }
  const description = field.description?.replace(`${accessSentence(said)} `, "")
  return {
    id: `${kind}-${field.name}`,
    title: field.name,
    html: `<article class="docs-call">
<h4 id="${kind}-${field.name}"><code>${field.name}</code> ${accessBadge(access)}</h4>
${describe(description)}${deprecation(field.deprecationReason)}
${valueList(field.args)}
<p class="docs-answer">Answers ${typeLink(field.type)}</p>
</article>`,
  }
}

const kindOf = (type: GraphQLNamedType) => {
  if (isEnumType(type)) return "enum"
  if (isInputObjectType(type)) return "input"
  if (isInterfaceType(type)) return "interface"
  if (isUnionType(type)) return "union"
  return isScalarType(type) ? "scalar" : "type"
}

const contentOf = (type: GraphQLNamedType) => {
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return valueList(Object.values(type.getFields()))
  if (isUnionType(type)) return `<p>One of ${type.getTypes().map(typeLink).join(", ")}.</p>`
  if (!isEnumType(type)) return ""
  const values = type
    .getValues()
    .map(
      ({ name, description, deprecationReason }) =>
        `<div><dt><code>${name}</code></dt><dd>${describe(description)}${deprecation(deprecationReason)}</dd></div>`,
    )
  return `<dl class="docs-values">${values.join("")}</dl>`
}

// The id is inside, as browsers open what hides the target of a link.
const typeEntry = (type: GraphQLNamedType): Entry => ({
  id: typeId(type.name),
  title: type.name,
  html: `<details class="docs-type"><summary class="docs-summary"><code>${type.name}</code> <span class="docs-kind">${kindOf(type)}</span></summary>
<div id="${typeId(type.name)}">${describe(type.description)}${contentOf(type)}</div></details>`,
})

/** Every query, mutation and type of the schema, as HTML. */
export const graphqlReference = (schema: GraphQLSchema) => {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  const roots = ["Query", "Mutation"]
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith("__") && !isBuiltIn(type) && !roots.includes(type.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const byName = <Named extends { name: string }>(list: Named[]) =>
    [...list].sort((one, other) => (one.name < other.name ? -1 : 1))
  return {
    queries: byName(queries).map((field) => operation("query", field, queryAccess[field.name] ?? "anyone")),
    mutations: byName(mutations).map((field) => operation("mutation", field, mutationAccess[field.name] ?? "anyone")),
    types: types.map(typeEntry),
  }
}
