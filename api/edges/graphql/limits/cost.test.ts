import { describe, expect, test } from "@jest/globals"
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLOutputType,
  getDirectiveValues,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  parse,
  print,
  Source,
  separateOperations,
  TokenKind,
  typeFromAST,
  visit,
} from "graphql"
import { webDocuments } from "../../../../web/graphql/documents.ts"
import { leadKinds } from "../../../rooms/leads/leadKinds.ts"
import { servedSchema as schema } from "../schema.ts"
import { costOf, MAX_COST } from "./cost.ts"
import { MAX_TOKENS } from "./limits.ts"

const operations = separateOperations(parse(webDocuments(leadKinds, []).join("\n")))

const operationOf = ({ definitions }: DocumentNode) => {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error("The document has no operation")
  return operation
}

/** The document as the browser sends it: Apollo Client adds the `__typename`s. */
const sentDocument = (document: DocumentNode): DocumentNode => {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const
  return visit(document, {
    SelectionSet: (node, _key, parent) => {
      const isRoot = parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION
      return isRoot ? undefined : { ...node, selections: [...node.selections, typename] }
    },
  })
}

const countTokens = (text: string) => {
  const lexer = new Lexer(new Source(text))
  let count = 0
  while (lexer.advance().kind !== TokenKind.EOF) count += 1
  return count
}

const largestValue = (type: GraphQLInputType, name: string): unknown => {
  const inner = getNullableType(type)
  if (isListType(inner)) return Array.from({ length: 500 }, () => largestValue(inner.ofType, name))
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(required.map((field) => [field.name, largestValue(field.type, field.name)]))
  }
  if (inner.name === "Int") return name === "days" ? 366 : 100
  return inner.name === "Boolean" ? true : "text"
}

const largestVariables = (operation: OperationDefinitionNode) =>
  Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable: { name }, type }) => [
      name.value,
      largestValue(typeFromAST(schema, type as never) as unknown as GraphQLInputType, name.value),
    ]),
  )

const costOfText = (text: string, variables?: Record<string, unknown>) => {
  const document = parse(text)
  return costOf({ schema, document, operation: operationOf(document), variables })
}

describe("the dashboard's GraphQL documents", () => {
  test("are found by this test", () => expect(Object.keys(operations).length).toBeGreaterThan(20))

  test.each(Object.entries(operations))(
    "%s costs at most four fifths of the limit, with the largest pages",
    (_name, own) => {
      const [document, operation] = [sentDocument(own), operationOf(own)]
      expect(costOf({ schema, document, operation, variables: largestVariables(operation) })).toBeLessThan(
        MAX_COST * 0.8,
      )
    },
  )

  test("have at most half the tokens that a document may have", () => {
    const largest = Math.max(...Object.values(operations).map((own) => countTokens(print(sentDocument(own)))))
    expect(MAX_TOKENS / largest).toBeGreaterThanOrEqual(1.9)
    expect(MAX_TOKENS / largest).toBeLessThanOrEqual(2.5)
  })
})

describe("the cost of a GraphQL document", () => {
  test("is one point per field, unless the schema sets another", () => {
    expect(costOfText("{ me { id username } }")).toBe(3)
    expect(costOfText("{ driverApplications(first: 100) { nodes { id name } totalCount } }")).toBe(10 + 100 * 4)
    expect(costOfText("{ driverApplications { nodes { id } } }")).toBe(10 + 25 * 2)
    expect(costOfText("{ cmsBlocks { id content } }")).toBe(10 + 60 * 21)
    // Thousands of entries may not be read by their ids for little.
    const ids = Array(100).fill("x")
    expect(costOfText("query ($ids: [ID!]!) { nodes(ids: $ids) { nodeId } }", { ids })).toBeGreaterThan(200)
    const text = "query ($first: Int) { driverApplications(first: $first) { nodes { id } } }"
    expect(costOfText(text, { first: 50 })).toBe(10 + 50 * 2)
    expect(costOfText(text)).toBe(10 + 25 * 2)
  })

  test("is no lower for a page size that the service refuses", () => {
    for (const first of ["-1000000", "0", "null"]) {
      expect(costOfText(`{ driverApplications(first: ${first}) { nodes { id } } }`)).toBe(12)
    }
    expect(costOfText("{ driverApplications(first: 1000000) { nodes { id } } }")).toBe(10 + 500 * 2)
  })

  test("counts expanded fragments, and too many of them are refused", () => {
    expect(costOfText("{ me { ...a ...a } } fragment a on User { id username }")).toBe(5)
    const doubled = Array.from({ length: 20 }, (_, level) => {
      const body = level === 19 ? "id" : `...f${level + 1} ...f${level + 1}`
      return `fragment f${level} on User { ${body} }`
    })
    expect(() => costOfText(`{ me { ...f0 } } ${doubled.join(" ")}`)).toThrow("maximum allowed number of nodes")
    expect(costOfText(`{ me { ${"id ".repeat(998)} } }`)).toBe(999)
    expect(() => costOfText(`{ me { ${"id ".repeat(999)} } }`)).toThrow("maximum allowed number of nodes")
  })

  test("allows reading the whole schema, once", () => {
    const whole = getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, schemaDescription: true })
    expect(countTokens(whole)).toBeLessThan(MAX_TOKENS)
    expect(costOfText(whole)).toBeLessThan(1_000)
    expect(costOfText("{ __schema { queryType { name } } }")).toBe(200 + 2)
    expect(costOfText('{ __type(name: "User") { name } }')).toBe(200 + 1)
  })
})

describe("the GraphQL schema", () => {
  const costDirective = schema.getDirective("cost")
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
    .map(({ type, field }) => ({
      type: type.name,
      field,
      name: `${type.name}.${field.name}`,
      cost: costDirective && field.astNode && getDirectiveValues(costDirective, field.astNode),
    }))
  const isListOfObjects = (type: GraphQLOutputType) =>
    isListType(getNullableType(type)) && isCompositeType(getNamedType(type))

  test("states the size of every list", () => {
    const sizedByParent = new Set(
      fields.filter(({ cost }) => cost?.sizedBy).map(({ field }) => getNamedType(field.type).name),
    )
    const unsized = fields
      .filter(({ field, type }) => isListOfObjects(field.type) && !sizedByParent.has(type))
      .filter(({ cost }) => !cost?.sizedBy && !(Number(cost?.size) > 1))
    expect(unsized.map(({ name }) => name)).toEqual([])
  })

  test("names only existing arguments in @cost, and sizes every page by `first`", () => {
    for (const { name, field, cost } of fields) {
      const names = field.args.map((argument) => argument.name)
      if (cost?.sizedBy) expect({ name, names }).toEqual({ name, names: expect.arrayContaining([cost.sizedBy]) })
      if (names.includes("first")) expect({ name, sizedBy: cost?.sizedBy }).toEqual({ name, sizedBy: "first" })
    }
  })

  test("has a price for every mutation", () => {
    const free = fields.filter(({ type, cost }) => type === "Mutation" && !(Number(cost?.weight) > 1))
    expect(free.map(({ name }) => name)).toEqual([])
  })
})
