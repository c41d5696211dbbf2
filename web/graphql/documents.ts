import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  type ASTVisitor,
  astFromValue,
  buildSchema,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql"

// The documents of the web client: `.graphql` files, and for each kind of lead those of the template.

interface DocumentedKind {
  graphql: { type: string; one: string; many: string; submit: string }
}

const project = join(import.meta.dirname, "../..")
const TEMPLATE = "web/rooms/leads/lead/leadKind.graphql"
const read = (path: string) => readFileSync(join(project, path), "utf8")
/** Written out, as nested fragments would add bytes and a look-up to the loading of the first list. */
const LISTED = `status statusReason answerDueAt hasPossibleRepeats owner followUpOn waitingSince triedAt mailReturnedAt
  waitListCity fileCount createdAt`
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

const operationOf = (kind: OperationTypeNode, name: string, selection = "") => {
  const field = schema.getRootType(kind)?.getFields()[name]
  if (!field) throw new Error(`There is no ${kind} ${name}`)
  const args = field.args.filter(({ name }) => name !== "leadNodeId")
  const variables = args.map(({ name, type, defaultValue }) => {
    const standard = astFromValue(defaultValue, type)
    const isOfLead = args.length < field.args.length && (name === "leadType" || name === "leadId")
    return `$${name}: ${type}${isOfLead ? "!" : ""}${standard ? ` = ${print(standard)}` : ""}`
  })
  const given = args.map(({ name }) => `${name}: $${name}`)
  const list = (entries: string[]) => (entries.length > 0 ? `(${entries.join(", ")})` : "")
  return `${kind} ${capital(name)}${list(variables)} { ${name}${list(given)} ${selection} }`
}

const operationFor = (name: string, fragment: FragmentDefinitionNode) => {
  const kind = schema.getMutationType()?.getFields()[name] ? OperationTypeNode.MUTATION : OperationTypeNode.QUERY
  const type = fragment.typeCondition.name.value
  const answer = getNamedType(schema.getRootType(kind)?.getFields()[name]?.type)
  const spread = `{ ...${fragment.name.value} }`
  if (answer?.name === type) return operationOf(kind, name, spread)
  // Without the total, which would cost a count query.
  const besides = answer?.name.endsWith("Connection") ? ["pageInfo"] : plainFields(answer)
  const members = isObjectType(answer) ? Object.values(answer.getFields()) : []
  const returned = members.filter((member) => getNamedType(member.type).name === type)
  if (returned.length !== 1) throw new Error(`${name} does not return ${type}`)
  return operationOf(kind, name, `{ ${returned[0]?.name} ${spread} ${besides.join(" ")} }`)
}

const operationsOf = (definition: DefinitionNode) => {
  if (definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === "Each")
    return definition.selectionSet.selections.map((field) => {
      if (field.kind !== Kind.FIELD) throw new Error("`Each` lists fields")
      return operationOf(definition.operation, field.name.value, field.selectionSet && print(field.selectionSet))
    })
  if (definition.kind !== Kind.FRAGMENT_DEFINITION) return [print(definition)]
  const returnedBy = definition.directives?.[0]?.arguments?.[0]?.value
  const names = returnedBy?.kind === Kind.LIST ? returnedBy.values : []
  return [
    print({ ...definition, directives: [] }),
    ...names.map((name) => (name.kind === Kind.STRING ? operationFor(name.value, definition) : "")),
  ]
}

/** For `PageInfo`, the fields for paging; for an interface, its identity; otherwise all fields that are not objects. */
const plainFields = (type: GraphQLNamedType | null | undefined) => {
  if (type?.name === "PageInfo") return ["hasNextPage", "endCursor"]
  if (isInterfaceType(type)) return ["__typename", "id"]
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  return fields.flatMap((field) => (isLeafType(getNamedType(field.type)) && !field.deprecationReason ? field.name : []))
}

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const
const plain: SelectionNode = { kind: Kind.FRAGMENT_SPREAD, name: nameNode("plain") }

const withPlainFields = (text: string) => {
  const types = new TypeInfo(schema)
  const visitor: ASTVisitor = {
    Field: (field) =>
      field.selectionSet || !isCompositeType(getNamedType(types.getType()))
        ? undefined
        : { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections: [plain] } },
    SelectionSet: ({ kind, selections }) => ({
      kind,
      selections: selections.flatMap((one): SelectionNode[] =>
        one.kind === Kind.FRAGMENT_SPREAD && one.name.value === "plain"
          ? plainFields(types.getParentType()).map((value) => ({ kind: Kind.FIELD, name: nameNode(value) }))
          : [one],
      ),
    }),
  }
  return print(visit(parse(text), visitWithTypeInfo(types, visitor)))
}

/**
 * Expands a document's shorthand. `query Each { a b }` becomes `query A` and `query B` with all their arguments;
 * `fragment X on Y @returnedBy(operations: [...])` adds the operations that return the fragment; and `...plain`, or no
 * selection, becomes the fields of an object that are not objects themselves.
 */
export const expandShorthand = (text: string) =>
  withPlainFields(parse(text).definitions.flatMap(operationsOf).join("\n"))

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
      .map((path) => read(path).replace("...Lead_listed", LISTED)),
    ...kinds.map(documentsOf),
    foundLeads(kinds),
  ].map(expandShorthand)
}
