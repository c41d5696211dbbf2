import { describe, expect, test } from "@jest/globals"
import { buildSchema } from "graphql"
import { deprecationFaults } from "./deprecation.ts"
import { compareSchemas } from "./graphqlChanges.ts"

const TODAY = "2027-01-15"

const base = `
  enum Status { OPEN DONE }
  input Filter { status: Status search: String }
  type Lead { id: ID! name: String! nickname: String old: String @deprecated(reason: "Use name. Goes away after 2027-01-01.")
    young: String @deprecated(reason: "Use name. Goes away after 2027-06-01.") }
  type Query { leads(filter: Filter, first: Int): [Lead!]! lead(id: ID!): Lead }
`

const compare = (before: string, after: string) => compareSchemas(buildSchema(before), buildSchema(after), TODAY)
const changed = (from: string | RegExp, to: string) => compare(base, base.replace(from, to))

describe("a change of the GraphQL contract", () => {
  test.each<[what: string, from: string | RegExp, to: string]>([
    ["a removed field", "nickname: String", ""],
    ["an answer that may be null", "name: String!", "name: String"],
    ["a removed argument", ", first: Int", ""],
    ["a removed enum value", "OPEN DONE", "OPEN"],
    ["a removed input field", "search: String", ""],
  ])("%s is breaking", async (_what, from, to) => {
    expect((await changed(from, to)).breaking).not.toEqual([])
  })

  test.each<[what: string, from: string, to: string, added: string]>([
    ["a new field", "nickname: String", "nickname: String city: String", "Lead.city"],
    ["a new argument", "first: Int", "first: Int, after: String", "Query.leads.after"],
    ["a new input field", "search: String", "search: String city: String", "Filter.city"],
    ["a new enum value", "OPEN DONE", "OPEN DONE LATE", "Status.LATE"],
    ["a new type, without each of its fields", "type Query", "type City { name: String! } type Query", "City"],
  ])("%s is not breaking, and is listed as an addition", async (_what, from, to, added) => {
    expect(await changed(from, to)).toEqual({ breaking: [], unannounced: [], added: [added] })
  })
})

describe("the list of removable parts of the contract", () => {
  test("contains a deprecated field once its last day is past, and not before", async () => {
    const { breaking, unannounced } = await changed(/old: .*/, "")
    expect([breaking.length, unannounced]).toEqual([1, []])
    expect((await changed(/young: .*/, "}")).unannounced).toEqual([
      "Lead.young is removed and was announced to stay until 2027-06-01.",
    ])
  })

  test.each(["nickname: String", ", first: Int", "DONE", "search: String"])(
    "does not contain %s, which was never deprecated",
    async (removed) => {
      expect((await changed(removed, "")).unannounced).toEqual([
        expect.stringMatching(/was never deprecated with a day\.$/),
      ])
    },
  )
})

describe("the deprecation of a field", () => {
  const faults = (reason: string, before = base) => {
    const after = base.replace("nickname: String", `nickname: String @deprecated(reason: "${reason}")`)
    return deprecationFaults(buildSchema(before), buildSchema(after), TODAY)
  }

  test("must state the last day of the field", () => {
    expect(faults("Use name.")).toEqual([expect.stringMatching(/^Lead\.nickname is deprecated without a day/)])
    expect(faults("Use name. Goes away after 2027-13-41.")).toHaveLength(1)
  })

  test("gives six months' notice", () => {
    expect(faults("Use name. Goes away after 2027-07-14.")).toEqual([
      "Lead.nickname must stay 6 months, until 2027-07-15 at the earliest.",
    ])
    expect(faults("Use name. Goes away after 2027-07-15.")).toEqual([])
  })

  test("cannot be moved to an earlier day, but keeps its day however near", () => {
    const announced = (day: string) =>
      base.replace("nickname: String", `nickname: String @deprecated(reason: "Use name. Goes away after ${day}.")`)
    expect(faults("Use name. Goes away after 2027-03-01.", announced("2027-04-01"))).toEqual([
      "Lead.nickname was announced to stay until 2027-04-01, and now goes on 2027-03-01.",
    ])
    expect(faults("Use name. Goes away after 2027-04-01.", announced("2027-04-01"))).toEqual([])
  })
})
