import { readFileSync } from "node:fs"
import { join } from "node:path"

interface DocumentedKind {
  graphql: { type: string; one: string; many: string; submit: string }
  textRoles: object
}

const TEMPLATE = "../rooms/leads/lead/leadKind.graphql"
const template = readFileSync(join(import.meta.dirname, TEMPLATE), "utf8")

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

const documentsOf = ({ graphql: { type, one, many, submit }, textRoles }: DocumentedKind) =>
  template
    .replaceAll("Kinds_", capital(many))
    .replaceAll("Kind_", type)
    .replaceAll("kinds_", many)
    .replaceAll("kind_", one)
    .replaceAll("noun_", type.replace(/.*(?=[A-Z])/, "").toLowerCase())
    .replaceAll("texts_", Object.keys(textRoles).join(" "))
    .replaceAll("Submit_", capital(submit))

/** The documents that each kind of lead has under its own names, and the palette's search over all kinds. */
export const kindDocuments = (kinds: readonly DocumentedKind[]): string[] => [
  ...kinds.map(documentsOf),
  `query FoundLeads($search: String!, $first: Int!, $recentIds: [ID!]!) {
    ${kinds.map(({ graphql: { many, type } }) => `${many}(first: $first, filter: { search: $search }) { nodes { ...${type}_found } }`).join("\n")}
    nodes(ids: $recentIds) { ${kinds.map(({ graphql: { type } }) => `...${type}_found`).join(" ")} }
  }`,
]
