import { describe, expect, test } from "@jest/globals"
import { postGraphqlForm, uploadForm } from "../../testing/pictures/mediaClient.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()

const blocks = "query ($page: String) { cmsBlocks(page: $page) { id } }"
const list = "query ($filter: DriverApplicationFilter) { driverApplications(filter: $filter) { totalCount } }"
const save = "mutation ($id: ID!, $content: JSON!) { updateCmsBlock(id: $id, content: $content) { cmsBlock { id } } }"
const submit = "mutation ($input: SubmitDriverApplicationInput!) { submitDriverApplication(input: $input) { id } }"

const nested = (depth: number): unknown => (depth === 0 ? "x" : { a: nested(depth - 1) })
const literal = (depth: number): string => (depth === 0 ? '"x"' : `{ a: ${literal(depth - 1)} }`)

describe("an invalid GraphQL request", () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    ["a zero byte in a public query", blocks, { page: "home\u0000" }, "page"],
    ["half a surrogate pair", list, { filter: { search: "\ud83d" } }, "filter.search"],
    ["a bell in an input, named as the form names it", submit, { input: { name: "a\u0007" } }, "name"],
    ["a bell deep in content", save, { id: "1", content: { cards: [{ title: "a\u0007" }] } }, "content.cards.0.title"],
    ["a bell in the name of a value", save, { id: "1", content: { "a\u0007": 1 } }, "content.a\u{FFFD}"],
    ["a zero byte in the document", '{ cmsBlocks(page: "home\\u0000") { id } }', {}, "page"],
    ["one in a default", 'query ($page: String = "\\u0000") { cmsBlocks(page: $page) { id } }', {}, "page"],
    [
      "a document nested too deep",
      `mutation { updateCmsBlock(id: "1", content: ${literal(40)}) { cmsBlock { id } } }`,
      {},
      "content",
    ],
  ])("is refused with the name of the field: %s", async (_case, query, variables, field) => {
    const { status, errors, data } = await app.graphql(query, variables, { token })
    expect(data).toBeUndefined()
    expect(errors).toHaveLength(1)
    expect(errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: [{ field, message: expect.stringContaining(field) }],
    })
    expect(status).toBe(400)
  })
})

test("content nested 5,000 levels deep is refused with the name of the field", async () => {
  const deep = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`
  const body = `{"query":${JSON.stringify(save)},"variables":{"id":"1","content":${deep}}}`
  const { body: answer } = await app.rest("POST", "/graphql", body, { token })
  expect(answer.errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "content" }] })
})

test.each([
  ["variables", { variables: JSON.stringify({ page: "\u0000" }) }, "page"],
  ["extensions", { extensions: JSON.stringify({ a: "\u0007" }) }, "extensions.a"],
])("the %s of a GET request are checked like those of a POST", async (_part, asked, field) => {
  const headers = { "apollo-require-preflight": "true" }
  const path = `/graphql?${new URLSearchParams({ query: blocks, ...asked })}`
  const { body } = await app.rest("GET", path, undefined, { headers })
  expect(body.errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] })
})

test("multi-line texts in any script, and content as deep as the site's, are accepted", async () => {
  const { data } = await app.graphql('{ cmsBlocks(page: "home") { id content } }')
  const [{ id, content }] = data.cmsBlocks
  const edited = { ...content, odd: nested(20), text: "a\tb\r\nc\n李 👩‍🚀 \u2028" }
  const { errors } = await app.graphql(save, { id, content: edited }, { token })
  expect(errors).toBeUndefined()
})

describe("a GraphQL request", () => {
  const post = async (asked: object, headers = {}) => {
    const { status, body } = await app.rest("POST", "/graphql", asked, { headers })
    return { status, ...body }
  }
  const query = "{ __typename }"

  test("with unknown parameters is refused for every Accept header", async () => {
    for (const accept of ["application/json", "application/graphql-response+json"]) {
      const refused = await post({ query, variable: {}, "operation\u0000name": "A" }, { accept })
      const message =
        "Unknown request parameter: variable, operation\u{FFFD}name. " +
        "Accepted are: query, variables, operationName, extensions."
      const fields = [
        { field: "variable", message: "variable is not a request parameter of this call." },
        { field: "operation\u{FFFD}name", message: expect.any(String) },
      ]
      expect(refused).toEqual({ status: 400, errors: [{ message, extensions: { code: "BAD_USER_INPUT", fields } }] })
    }
  })

  test("with a file and an unknown parameter is refused", async () => {
    const form = uploadForm({ bytes: Buffer.from("x") })
    form.set("operations", JSON.stringify({ ...JSON.parse(String(form.get("operations"))), id: "1" }))
    const { status, errors } = await postGraphqlForm(app, token, form)
    expect(status).toBe(400)
    expect(errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "id" }] })
  })

  test.each<[string, object, string]>([
    ["nested too deep", { a: nested(40) }, "extensions"],
    ["with a zero byte", { a: { b: "\u0000" } }, "extensions.a.b"],
  ])("has its extensions refused if they are %s", async (_case, extensions, field) => {
    const { status, errors } = await post({ query, extensions }, { accept: "application/graphql-response+json" })
    expect(status).toBe(400)
    expect(errors[0].extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: [{ field, message: expect.stringContaining(field) }],
    })
  })
})

test.each([
  ["a body that is not JSON", "application/json", "{"],
  ["a batch", "application/json", '[{"query":"{ __typename }"}]'],
  ["a form from another site", "text/plain", '{"query":"{ __typename }"}'],
  ["a body without a query", "application/json", "{}"],
])("a request that cannot be processed at all gets the code BAD_REQUEST: %s", async (_case, type, sent) => {
  const { status, body } = await app.rest("POST", "/graphql", sent, { headers: { "content-type": type } })
  expect([status, body.errors[0].extensions]).toEqual([400, { code: "BAD_REQUEST" }])
})
