import { randomUUID } from "node:crypto"
import { describe, expect, test } from "@jest/globals"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()

const contact = (values: Record<string, unknown> = {}) => app.sendAdvertiser(values)

const newest = async () => {
  const query = `{ advertiserSubmissions(first: 1) { nodes {
    id plannedBudget plannedWeeks plannedCities budgetRange } } }`
  return (await app.ask(query)).advertiserSubmissions.nodes[0]
}

const plan = { planned_budget: 12_000, planned_weeks: 4, planned_cities: "San Diego, Irvine" }
const read = { plannedBudget: 12_000, plannedWeeks: 4, plannedCities: ["San Diego", "Irvine"] }

describe("an inquiry's campaign plan", () => {
  test("is stored in columns of its own, listed, exported and mailed; the budget range stays the fixed text", async () => {
    const { status, body } = await contact(plan)
    expect(status).toBe(201)
    expect(await newest()).toEqual({ id: String(body.id), ...read, budgetRange: "Contact for quote" })
    const { body: listed } = await app.rest("GET", "/api/advertisers/submissions", undefined, { token })
    expect(listed[0]).toMatchObject({ ...plan, planned_budget: "12000", planned_weeks: "4" })
    const csv = await fetch(`${app.url}/api/advertisers/submissions.csv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await csv.text()).toContain('"12000","4","San Diego, Irvine"')
    const [log] = (await app.rest("GET", "/api/admin/email-logs", undefined, { token })).body
    for (const text of ["$12,000", "4 weeks", "San Diego, Irvine"]) expect(log.body).toContain(text)
  })

  test("is found by its cities", async () => {
    const { body } = await contact({ planned_cities: "Sacramento" })
    const found = await app.rest("GET", "/api/advertisers/submissions?search=sacramento", undefined, { token })
    expect(found.body.map(({ id }: { id: number }) => id)).toEqual([body.id])
  })

  test.each([{}, { planned_budget: null, planned_weeks: null, planned_cities: null }, { planned_cities: " , " }])(
    "may be left out, as in %j",
    async (values) => {
      expect((await contact(values)).status).toBe(201)
      expect(await newest()).toMatchObject({ plannedBudget: null, plannedWeeks: null, plannedCities: null })
    },
  )

  test.each(["$12,000", "12k"])("is read as a form sends it, with %s", async (planned_budget) => {
    const form = { planned_budget, planned_weeks: "4", planned_cities: "San Diego,Irvine,San Diego" }
    expect((await contact(form)).status).toBe(201)
    expect(await newest()).toMatchObject(read)
  })

  const budget = "Enter dollars such as 5000, 5,000.50, $5,000, 5k or 1.5m, from 1 to 100,000,000."
  const weeks = "Enter whole weeks, from 1 to 104."
  const cities = "Planned cities must be names of cities, such as San Diego."
  test.each([
    ["planned_budget", "lots", budget],
    ["planned_budget", 0, budget],
    ["planned_budget", 100_000_001, budget],
    ["planned_budget", 1.5, budget],
    ["planned_weeks", 105, weeks],
    ["planned_weeks", "-1", weeks],
    ["planned_cities", "https://example.com/", cities],
    ["planned_cities", 7, "Planned cities must be a list of names."],
    ["planned_cities", "x".repeat(101), "Planned city may have up to 100 characters; this one has 101."],
    [
      "planned_cities",
      Array.from({ length: 51 }, (_, index) => `A${"b".repeat(index)}`).join(","),
      "Planned cities may name up to 50 cities.",
    ],
  ])("is refused with %s %j, by the field's name", async (field, value, message) => {
    const { status, body } = await contact({ [field]: value })
    expect(status).toBe(400)
    expect(body.errors.map((error: { message: string }) => error.message)).toContain(message)
    expect(body.errors[0].field).toMatch(new RegExp(`^${field}`))
  })

  test("comes over GraphQL, and a repeat of it answers with the first inquiry", async () => {
    const mutation = `mutation ($input: SubmitAdvertiserInquiryInput!) { submitAdvertiserInquiry(input: $input) { id } }`
    const input = {
      ...{ contactName: "Ben Ode", companyName: "Blue Bottle", email: "ben@example.com", location: "Los Angeles" },
      ...{ adFormats: ["CAR_WRAPPING"], message: "Hello", submissionId: randomUUID(), ...read },
    }
    const first = await app.graphql(mutation, { input })
    expect(first.errors).toBeUndefined()
    expect(await newest()).toMatchObject(read)
    expect((await app.graphql(mutation, { input })).data).toEqual(first.data)
  })

  test("waits in quarantine with the rest, and is there after a release", async () => {
    await contact({ ...plan, company_name: "Held Inc", subject: "I am a program" })
    const data = await app.ask("{ quarantinedSubmissions(first: 1) { nodes { id title values { name value } } } }")
    const [held] = data.quarantinedSubmissions.nodes
    expect(held.title).toBe("Held Inc")
    expect(held.values).toContainEqual({ name: "planned_budget", value: "12000" })
    expect(held.values).toContainEqual({ name: "planned_cities", value: "San Diego, Irvine" })
    const release = "mutation ($ids: [ID!]!) { releaseQuarantined(ids: $ids) { __typename } }"
    expect((await app.graphql(release, { ids: [held.id] }, { token })).errors).toBeUndefined()
    const found = await app.rest("GET", "/api/advertisers/submissions?search=held", undefined, { token })
    expect(found.body[0]).toMatchObject({ ...plan, planned_budget: "12000", planned_weeks: "4" })
  })
})
