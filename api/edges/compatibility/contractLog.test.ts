import { expect, test } from "@jest/globals"
import { buildSchema } from "graphql"
import { contractChanges } from "./contractLog.ts"

const before = {
  schema: buildSchema(`
    type Lead { id: ID! old: String @deprecated(reason: "Use id. Goes away after 2027-01-01.") }
    type Gone { id: ID! }
    type Query { leads: [Lead!]! gone: Gone }`),
  openApi: {
    paths: {
      "/old": { get: { deprecated: true, description: "Goes away after 2027-02-01.", responses: {} } },
      "/leads": { get: { responses: {} } },
    },
  },
}
const now = {
  schema: buildSchema(`
    type Lead { id: ID! name(short: Boolean): String young: String @deprecated(reason: "Use name. Goes away after 2027-06-01.") }
    type City { name: String! }
    type Query { leads(first: Int): [Lead!]! }`),
  openApi: {
    paths: {
      "/leads": { get: { deprecated: true, description: "Ask. Goes away after 2027-07-01.", responses: {} } },
      "/cities": { get: { responses: {} } },
    },
  },
}

test("additions, deprecations and removals are listed once with their reasons, without their parts", () => {
  const told = contractChanges(before, now).map(({ api, kind, what, reason }) => [api, kind, what, reason])
  expect(told).toEqual([
    ["GraphQL", "deprecated", "Lead.young", "Use name. Goes away after 2027-06-01."],
    ["GraphQL", "removed", "Lead.old", "Use id. Goes away after 2027-01-01."],
    ["GraphQL", "removed", "Gone", null],
    ["GraphQL", "removed", "Query.gone", null],
    ["GraphQL", "added", "Lead.name", null],
    ["GraphQL", "added", "Lead.young", null],
    ["GraphQL", "added", "City", null],
    ["GraphQL", "added", "Query.leads.first", null],
    ["REST", "deprecated", "GET /leads", "Ask. Goes away after 2027-07-01."],
    ["REST", "removed", "GET /old", "Goes away after 2027-02-01."],
    ["REST", "added", "GET /cities", null],
  ])
})
