import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { buildSchema, type FragmentDefinitionNode, getNamedType, isObjectType, Kind, parse, print } from "graphql"

// The documents of the web client: those in .graphql files, those that every kind of lead has, and mutations that only
// return a fragment.

interface DocumentedKind {
  graphql: { type: string; one: string; many: string; submit: string }
}

const project = join(import.meta.dirname, "../..")
const TEMPLATE = "web/rooms/leads/lead/leadKind.graphql"
const read = (path: string) => readFileSync(join(project, path), "utf8")
const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

const documentsOf = ({ graphql: { type, one, many, submit } }: DocumentedKind) =>
  read(TEMPLATE)
    .replaceAll("Kinds_", capital(many))
    .replaceAll("Kind_", type)
    .replaceAll("kinds_", many)
    .replaceAll("kind_", one)
    .replaceAll(
      "noun_",
      type
        .split(/(?=[A-Z])/)
        .at(-1)
        ?.toLowerCase() ?? "",
    )
    .replaceAll("Submit_", capital(submit))

const foundLeads = (kinds: readonly DocumentedKind[]) => {
  const lists = kinds.map(
    ({ graphql: { many, type } }) =>
      `${many}(first: $first, filter: { search: $search }) { nodes { ...${type}_found } }`,
  )
  return `query FoundLeads($search: String!, $first: Int!, $recentIds: [ID!]!) {
    ${lists.join("\n")}
    nodes(ids: $recentIds) { ${kinds.map(({ graphql: { type } }) => `...${type}_found`).join(" ")} }
  }`
}

const schema = buildSchema(read("schema.graphql"), { assumeValidSDL: true })

/** A mutation with all its arguments as variables, which returns a fragment. */
const mutationFor = (name: string, fragment: FragmentDefinitionNode) => {
  const field = schema.getMutationType()?.getFields()[name]
  const answer = field && getNamedType(field.type)
  const type = fragment.typeCondition.name.value
  const members = isObjectType(answer) ? Object.values(answer.getFields()) : []
  const member = members.find((one) => getNamedType(one.type).name === type)
  if (!field || (answer?.name !== type && !member)) throw new Error(`${name} does not return ${type}`)
  const variables = field.args.flatMap(({ astNode }) =>
    astNode
      ? `$${astNode.name.value}: ${print({ ...astNode, description: undefined, directives: [] }).replace(/^\w+: /, "")}`
      : [],
  )
  const given = field.args.map(({ name }) => `${name}: $${name}`)
  const spread = `...${fragment.name.value}`
  return `mutation ${capital(name)}(${variables.join(", ")}) {
    ${name}(${given.join(", ")}) { ${member ? `${member.name} { ${spread} }` : spread} }
  }`
}

/** `fragment X on Y @returnedBy(mutations: [...])` also stands for these mutations. */
const expanded = (path: string) => {
  const { definitions } = parse(read(path))
  const mutations = definitions.flatMap((one) => {
    const value = one.kind === Kind.FRAGMENT_DEFINITION && one.directives?.[0]?.arguments?.[0]?.value
    if (!value || value.kind !== Kind.LIST) return []
    return value.values.flatMap((name) => (name.kind === Kind.STRING ? mutationFor(name.value, one) : []))
  })
  const written = definitions.map((one) =>
    print(one.kind === Kind.FRAGMENT_DEFINITION ? { ...one, directives: [] } : one),
  )
  return [...written, ...mutations].join("\n")
}

export const webDocuments = (kinds: readonly DocumentedKind[], others: readonly string[]): string[] => {
  const folders = readdirSync(join(project, "web")).filter((name) => !/node_modules|dist|\./.test(name))
  const paths = folders.flatMap((folder) =>
    readdirSync(join(project, "web", folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".graphql"))
      .map((name) => `web/${folder}/${name}`),
  )
  return [
    ...paths
      .filter((path) => path !== TEMPLATE && !others.includes(path))
      .sort()
      .map(expanded),
    ...kinds.map(documentsOf),
    foundLeads(kinds),
  ]
}
