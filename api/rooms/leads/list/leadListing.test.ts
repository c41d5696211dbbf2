import { describe, expect, test } from "@jest/globals"
import { HOUR_MS } from "../../../contract/text/durations.ts"
import { addDrivers } from "../../../testing/factories/leads.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"

const drivers = async (filter: object | null, orderBy: object | null = null) => {
  const found: string[] = []
  let after: string | null = null
  do {
    const query = `query ($after: String, $filter: DriverApplicationFilter, $orderBy: DriverApplicationOrder) {
      driverApplications(first: 2, after: $after, filter: $filter, orderBy: $orderBy) {
        nodes { name } pageInfo { hasNextPage endCursor } totalCount } }`
    const { nodes, pageInfo, totalCount }: Json = (await app.ask(query, { after, filter, orderBy })).driverApplications
    found.push(...nodes.map(({ name }: Json) => name))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    if (!after) expect(totalCount).toBe(found.length)
  } while (after)
  return found
}

const companies = async (filter: object) => {
  const query = `query ($filter: AdvertiserSubmissionFilter) {
    advertiserSubmissions(filter: $filter, orderBy: { field: COMPANY }) { nodes { companyName } }
  }`
  const data = await app.ask(query, { filter })
  return data.advertiserSubmissions.nodes.map(({ companyName }: { companyName: string }) => companyName)
}

const app = await setUpTestApp()
const applicants = [
  { name: "José Núñez", email: "jose@riders.example", city: "Los Angeles", platform: "Uber" as const, hoursAgo: 60 },
  {
    name: "Maria O'Neil",
    email: "maria.oneil@example.com",
    city: "San Diego",
    platform: "Lyft" as const,
    hoursAgo: 50,
  },
  { name: "Li 李雷", email: "li@example.com", city: "Los Angeles", platform: "Both" as const, hoursAgo: 47 },
  { name: "Josephine Ito", email: "ito@example.com", city: "Long Beach", platform: "Uber" as const, hoursAgo: 3 },
  { name: "Ana Silva", email: "ana@example.com", city: "San Diego", platform: "Lyft" as const, hoursAgo: 1 },
]
await addDrivers(
  ...applicants.map(({ hoursAgo, ...values }) => ({
    ...{ vehicleMake: "Toyota", vehicleModel: "Prius", createdAt: new Date(Date.now() - hoursAgo * HOUR_MS) },
    ...{ phone: values.name.startsWith("José ") ? "+1 512.555 0199" : "+1 213 555 0100" },
    ...values,
  })),
)
for (const company_name of ["Blue Bottle", "Ōhana Surf & Co.", "Cinemark"]) {
  await app.inquire({ company_name, cities: `${company_name} Town | We move in May.` })
}

describe("the search of leads", () => {
  test.each([
    ["JOSÉ", ["Josephine Ito", "José Núñez"]],
    ["jose los", ["José Núñez"]],
    ["李", ["Li 李雷"]],
    ["o'neil", ["Maria O'Neil"]],
    ["(512) 555", ["José Núñez"]],
    ["55-01 9", ["José Núñez"]],
    ["toy rius josé", ["Josephine Ito", "José Núñez"]],
    ["sé", []],
    ["lei", []],
    ["jose nunez riders example los zzz", []],
    ["jose nunez riders example los angeles zzz", ["José Núñez"]],
    ["rid_rs", []],
    ["ri%rs", []],
    ["rid\\ers", ["José Núñez"]],
  ])("finds any of the words in %p, but two letters only at the start of a word", async (search, names) => {
    expect(await drivers({ search })).toEqual(names)
  })

  test("covers an advertiser's company, location and message", async () => {
    expect(await companies({ search: "ohana" })).toEqual(["Ōhana Surf & Co."])
    expect(await companies({ search: "town" })).toHaveLength(3)
    expect(await companies({ search: "ottl move" })).toEqual(["Blue Bottle"])
  })
})

describe("the orders of a list of leads", () => {
  test.each([
    ["CITY", "ASCENDING", ["Josephine Ito", "José Núñez", "Li 李雷", "Maria O'Neil", "Ana Silva"]],
    ["EMAIL", "DESCENDING", ["Maria O'Neil", "Li 李雷", "José Núñez", "Josephine Ito", "Ana Silva"]],
    ["RECEIVED", "ASCENDING", ["José Núñez", "Maria O'Neil", "Li 李雷", "Josephine Ito", "Ana Silva"]],
  ])("list everything once, page by page: %s %s", async (field, direction, names) => {
    expect(await drivers(null, { field, direction })).toEqual(names)
  })

  test("refuse a cursor of another order", async () => {
    const first = await app.ask("{ driverApplications(first: 1) { pageInfo { endCursor } } }")
    const after = first.driverApplications.pageInfo.endCursor
    const query = `query ($after: String) { driverApplications(after: $after, orderBy: { field: NAME }) { totalCount } }`
    const refused = { code: "BAD_USER_INPUT", fields: [{ field: "after" }] }
    await expect(app.ask(query, { after })).rejects.toMatchObject(refused)
  })
})

test("suggested cities of leads are distinct, sorted, and match the prefix", async () => {
  const query = "query ($startsWith: String!) { leadCities(startsWith: $startsWith) }"
  const cities = async (startsWith: string) => (await app.ask(query, { startsWith })).leadCities
  expect(await cities("LO")).toEqual(["Long Beach", "Los Angeles"])
  expect(await cities("")).toEqual(["Long Beach", "Los Angeles", "San Diego"])
  for (const none of ["angeles", "%", "_o", "\\"]) expect([none, await cities(none)]).toEqual([none, []])
  await expect(cities("x".repeat(256))).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
})
