/** @jest-environment node */

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@jest/globals"
import { type DocumentNode, graphql, print } from "graphql"
import * as documents from "../graphql/generated.ts"
import { createMockSchema, MOCK_LOGIN } from "./mockSchema.ts"

const typeDefs = readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8")

const run = async (document: DocumentNode, variableValues: Record<string, unknown> = {}, isEmpty = false) => {
  const { data, errors } = await graphql({
    schema: createMockSchema(typeDefs, { isEmpty }),
    source: print(document),
    variableValues,
  })
  expect(errors).toBeUndefined()
  return data
}

const tabs = [
  ["driver applications", documents.DriverApplicationsDocument, { first: 25, hasFilters: false }],
  ["advertiser inquiries", documents.AdvertiserSubmissionsDocument, { first: 25, hasFilters: false }],
  ["the CMS editor", documents.CmsEditorDocument, {}],
  ["the media library", documents.MediaLibraryDocument, { first: 25 }],
  ["email logs", documents.EmailLogsDocument, { first: 25 }],
  ["the frame", documents.DashboardLayoutDocument, {}],
] as const

test.each(tabs)("the mocked API answers all queries of %s, filled and empty", async (_tab, document, variables) => {
  await run(document, variables)
  await run(document, variables, true)
})

test("the mocked API lists seeded leads page by page, and none when empty", async () => {
  const variables = { first: 25, after: "50", hasFilters: false }
  const page = await run(documents.DriverApplicationsDocument, variables)
  expect(page).toMatchObject({ leads: { totalCount: 60, pageInfo: { hasNextPage: false } } })
  const none = await run(documents.DriverApplicationsDocument, variables, true)
  expect(none).toMatchObject({ leads: { totalCount: 0, nodes: [] } })
})

test("the mocked API signs in with its own password alone", async () => {
  const source =
    "mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { token } }"
  const schema = createMockSchema(typeDefs)
  const right = await graphql({ schema, source, variableValues: MOCK_LOGIN })
  expect(right.data).toEqual({ login: { token: "mock" } })
  const wrong = await graphql({ schema, source, variableValues: { ...MOCK_LOGIN, password: "wrong" } })
  expect(wrong.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED")
})
