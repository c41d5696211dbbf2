import { describe, expect, test } from "@jest/globals"
import { postGraphqlForm, uploadForm } from "../../testing/pictures/mediaClient.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()

const login =
  "mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { token } }"
const blocks = "query ($page: String) { cmsBlocks(page: $page) { id } }"
const list = "query ($filter: DriverApplicationFilter) { driverApplications(filter: $filter) { totalCount } }"
const save = "mutation ($id: ID!, $content: JSON!) { updateCmsBlock(id: $id, content: $content) { cmsBlock { id } } }"
const submit = "mutation ($input: SubmitDriverApplicationInput!) { submitDriverApplication(input: $input) { id } }"

const nested = (depth: number): unknown => (depth === 0 ? "x" : { a: nested(depth - 1) })
const literal = (depth: number): string => (depth === 0 ? '"x"' : `{ a: ${literal(depth - 1)} }`)

describe("refused, with the field named, are", () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    ["a zero byte in a variable", login, { username: "admin\u0000", password: "x" }, "username"],
    ["a zero byte in a public query", blocks, { page: "home\u0000" }, "page"],
    ["a delete character", blocks, { page: "ho\u007fme" }, "page"],
    ["half a surrogate pair", list, { filter: { search: "\ud83d" } }, "filter.search"],
    ["a bell in an input, named as the form names it", submit, { input: { name: "a\u0007" } }, "name"],
    ["a bell deep in content", save, { id: "1", content: { cards: [{ title: "a\u0007" }] } }, "content.cards.0.title"],
    ["a bell in the name of a value", save, { id: "1", content: { "a\u0007": 1 } }, "content.a\u{FFFD}"],
    ["a zero byte in the document", '{ cmsBlocks(page: "home\\u0000") { id } }', {}, "page"],
    [
      "one in a list in the document",
      '{ driverApplications(filter: { search: "\\u0001" }) { totalCount } }',
      {},
      "filter.search",
    ],
    ["one in a default", 'query ($page: String = "\\u0000") { cmsBlocks(page: $page) { id } }', {}, "page"],
    ["content nested too deep", save, { id: "1", content: nested(40) }, "content"],
    [
      "a document nested too deep",
      `mutation { updateCmsBlock(id: "1", content: ${literal(40)}) { cmsBlock { id } } }`,
      {},
      "content",
    ],
  ])("%s", async (_case, query, variables, field) => {
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

test("content nested 5,000 deep costs no more than a refusal", async () => {
  const deep = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`
  const body = `{"query":${JSON.stringify(save)},"variables":{"id":"1","content":${deep}}}`
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` }
  const response = await fetch(`${app.url}/graphql`, { method: "POST", headers, body })
  const { errors } = await response.json()
  expect(errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "content" }] })
})

test("a GET request is checked as well", async () => {
  const query = new URLSearchParams({ query: blocks, variables: JSON.stringify({ page: "\u0000" }) })
  const headers = { "apollo-require-preflight": "true" }
  const { errors } = await (await fetch(`${app.url}/graphql?${query}`, { headers })).json()
  expect(errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "page" }] })
})

test("multi-line texts in any script, and content as deep as the site's, are accepted", async () => {
  const { data } = await app.graphql('{ cmsBlocks(page: "home") { id content } }')
  const [{ id, content }] = data.cmsBlocks
  const edited = { ...content, odd: nested(20), text: "a\tb\r\nc\n李 👩‍🚀 \u2028" }
  const { errors } = await app.graphql(save, { id, content: edited }, { token })
  expect(errors).toBeUndefined()
})

describe("a request", () => {
  const post = async (body: object, headers = {}) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, ...(await response.json()) }
  }
  const query = "{ __typename }"

  test.each(["application/json", "application/graphql-response+json"])(
    "with parameters that GraphQL does not have is refused to clients that accept %s",
    async (accept) => {
      const { status, errors, data } = await post({ query, variable: {}, "operation\u0000name": "A" }, { accept })
      expect(status).toBe(400)
      expect(data).toBeUndefined()
      expect(errors).toEqual([
        {
          message:
            "Unknown request parameter: variable, operation\u{FFFD}name. " +
            "Accepted are: query, variables, operationName, extensions.",
          extensions: {
            code: "BAD_USER_INPUT",
            fields: [
              { field: "variable", message: "variable is not a request parameter of this call." },
              { field: "operation\u{FFFD}name", message: expect.any(String) },
            ],
          },
        },
      ])
    },
  )

  test("with a file is checked in the same way", async () => {
    const form = uploadForm({ bytes: Buffer.from("x") })
    form.set("operations", JSON.stringify({ ...JSON.parse(String(form.get("operations"))), id: "1" }))
    const { status, errors } = await postGraphqlForm(app, token, form)
    expect(status).toBe(400)
    expect(errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "id" }] })
  })

  test("may have every parameter of GraphQL, or null instead", async () => {
    const full = {
      query: "query A { __typename }",
      variables: {},
      operationName: "A",
      extensions: { client: { v: 1 } },
    }
    expect(await post(full)).toEqual({ status: 200, data: { __typename: "Query" } })
    const empty = { query, variables: null, operationName: null, extensions: null }
    expect(await post(empty)).toEqual({ status: 200, data: { __typename: "Query" } })
  })

  test.each<[string, object, string]>([
    ["nested too deep", { a: nested(40) }, "extensions"],
    ["with a zero byte", { a: { b: "\u0000" } }, "extensions.a.b"],
    ["with half a surrogate pair", { a: "\ud83d" }, "extensions.a"],
  ])("has its extensions refused if they are %s", async (_case, extensions, field) => {
    const { status, errors } = await post({ query, extensions }, { accept: "application/graphql-response+json" })
    expect(status).toBe(400)
    expect(errors[0].extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: [{ field, message: expect.stringContaining(field) }],
    })
  })

  test("by GET has its extensions checked as well", async () => {
    const parameters = new URLSearchParams({ query, extensions: JSON.stringify({ a: "\u0007" }) })
    const headers = { "apollo-require-preflight": "true" }
    const { errors } = await (await fetch(`${app.url}/graphql?${parameters}`, { headers })).json()
    expect(errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "extensions.a" }] })
  })
})

describe("a request that cannot be processed at all is a BAD_REQUEST:", () => {
  const post = async (headers: Record<string, string>, body: string) => {
    const response = await fetch(`${app.url}/graphql`, { method: "POST", headers, body })
    return { status: response.status, answer: await response.json() }
  }
  const json = { "content-type": "application/json" }

  test.each([
    ["a body that is not JSON", json, "{"],
    ["a batch", json, '[{"query":"{ __typename }"}]'],
    ["a form from another site", { "content-type": "text/plain" }, '{"query":"{ __typename }"}'],
    ["a body without a query", json, "{}"],
  ])("%s", async (_case, headers, body) => {
    const { status, answer } = await post(headers, body)
    expect(status).toBe(400)
    expect(answer.errors[0].extensions).toEqual({ code: "BAD_REQUEST" })
  })
})
