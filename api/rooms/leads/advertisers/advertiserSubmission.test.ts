import { randomUUID } from "node:crypto"
import { describe, expect, test } from "@jest/globals"
import { advertiserForm } from "../../../testing/forms.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()

const contact = (values: Record<string, unknown> = {}) => app.sendAdvertiser(values)

const submissions = async () => (await app.rest("GET", "/api/advertisers/submissions", undefined, { token })).body

const stored = async () => {
  const query = "{ advertiserSubmissions(first: 1) { nodes { location message adFormats budgetRange status } } }"
  const data = await app.ask(query)
  return data.advertiserSubmissions.nodes[0]
}

describe("POST /api/advertisers/contact", () => {
  test("stores the inquiry as pending, with the mail about it", async () => {
    const { status, body } = await contact()
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      message: "Message sent successfully! We'll get back to you within 24 hours.",
      id: expect.any(Number),
    })
    const [listed] = await submissions()
    expect(listed).toMatchObject({ ...advertiserForm(), id: body.id, status: "pending" })
    const [log] = (await app.rest("GET", "/api/admin/email-logs", undefined, { token })).body
    expect(log).toMatchObject({ log_type: "advertiser_inquiry", status: "logged", form_data: advertiserForm() })
    expect(log.body).toContain("Two weeks in May, please.")
  })

  test.each([
    [{ cities: "Los Angeles | Airport | Downtown\nthanks" }, "Los Angeles", "Airport | Downtown\nthanks"],
    [{ cities: "Los Angeles|Anaheim" }, "Los Angeles|Anaheim", null],
    [{ cities: `LA | ${"🚕".repeat(5000)}` }, "LA", "🚕".repeat(5000)],
    [{ cities: undefined, location: "LA | Airport", message: "Please | call." }, "LA | Airport", "Please | call."],
  ])("splits location and message at the first separator: %j", async (values, location, message) => {
    expect((await contact(values)).status).toBe(201)
    expect(await stored()).toMatchObject({ location, message })
    const cities = message === null ? location : `${location} | ${message}`
    expect((await submissions())[0].cities).toBe(cities)
  })

  test("stores each format once, in offer order, and the fixed budget", async () => {
    for (const budget_range of [undefined, null, "Contact for quote"]) {
      const ad_formats = "On-Top Dynamic Screen,In-Car Tablet, On-Top Dynamic Screen,"
      expect((await contact({ budget_range, ad_formats })).status).toBe(201)
      const adFormats = ["IN_CAR_TABLET", "ON_TOP_DYNAMIC_SCREEN"]
      expect(await stored()).toMatchObject({ adFormats, budgetRange: "Contact for quote" })
      expect((await submissions())[0].budget_range).toBe("Contact for quote")
    }
  })

  const budget = 'always "Contact for quote". Send that, or leave it out.'
  const tooLong = "may have up to 5,000 characters; this one has 5001."
  const formats = "In-Car Tablet, Car Wrapping, On-Top Dynamic Screen"
  test.each([
    ["another budget", { budget_range: "$5,000" }, "budget_range", `Budget range is ${budget}`],
    ["no location", { cities: "" }, "cities", "Location is required."],
    ["a message alone", { cities: undefined, message: "Hi" }, "location", "Location is required."],
    ["a location alone", { cities: undefined, location: "LA" }, "message", "Message is required."],
    ["both", { location: "LA" }, "cities", "Send either cities or location and message."],
    ["5,001 characters", { cities: `LA | ${"x".repeat(5001)}` }, "cities", `Message ${tooLong}`],
    ["no ad format", { ad_formats: "" }, "ad_formats", "Choose at least one ad format."],
    ["an unknown ad format", { ad_formats: "Blimp" }, "ad_formats", `Ad format must be one of: ${formats}.`],
    ["a number of formats", { ad_formats: 3 }, "ad_formats", "Ad formats must be a list."],
  ])("refuses %s and names the field", async (_case, values, field, message) => {
    const { status, body } = await contact(values)
    expect(status).toBe(400)
    expect(body).toEqual({ success: false, message, errors: [{ field, message }] })
  })
})

test("the list of advertiser inquiries applies its filter, and has no filter by city", async () => {
  await contact({ company_name: "Only Me" })
  const { body } = await app.rest("GET", "/api/advertisers/submissions?search=only", undefined, { token })
  expect(body.map((listed: { company_name: string }) => listed.company_name)).toEqual(["Only Me"])
  for (const path of ["submissions", "submissions.csv"]) {
    const refused = await app.rest("GET", `/api/advertisers/${path}?city=Irvine&platforms=Uber`, undefined, { token })
    expect(refused.status).toBe(400)
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual(["city", "platforms"])
  }
})

const newest = async () => {
  const query = `{ advertiserSubmissions(first: 1) { nodes {
    id plannedBudget plannedWeeks plannedCities budgetRange } } }`
  return (await app.ask(query)).advertiserSubmissions.nodes[0]
}

const plan = { planned_budget: 12_000, planned_weeks: 4, planned_cities: "San Diego, Irvine" }
const read = { plannedBudget: 12_000, plannedWeeks: 4, plannedCities: ["San Diego", "Irvine"] }

describe("the campaign plan of an inquiry", () => {
  test("is stored in its own columns, listed, exported and mailed; the budget range stays fixed", async () => {
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
    const found = await app.rest("GET", "/api/advertisers/submissions?search=irvine", undefined, { token })
    expect(found.body.map(({ id }: { id: number }) => id)).toEqual([body.id])
  })

  const typed = { planned_budget: "12k", planned_weeks: "4", planned_cities: "San Diego,Irvine,San Diego" }
  const none = { plannedBudget: null, plannedWeeks: null, plannedCities: null }
  test.each([
    [typed, read],
    [{ planned_budget: null, planned_weeks: null, planned_cities: " , " }, none],
    [{}, none],
  ])("is optional, and parsed as a form sends it: %j", async (form, expected) => {
    expect((await contact(form)).status).toBe(201)
    expect(await newest()).toMatchObject(expected)
  })

  const budget = "Enter dollars such as 5000, 5,000.50, $5,000, 5k or 1.5m, from 1 to 100,000,000."
  const weeks = "Enter whole weeks, from 1 to 104."
  const cities = "Planned cities must be names of cities, such as San Diego."
  test.each([
    ["planned_budget", "lots", budget],
    ["planned_budget", 0, budget],
    ["planned_budget", 100_000_001, budget],
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

  test("is accepted by GraphQL; a repeat returns the first inquiry", async () => {
    const mutation = `mutation ($input: SubmitAdvertiserInquiryInput!) { submitAdvertiserInquiry(input: $input) { id } }`
    const input = {
      ...{ contactName: "Ben Ode", companyName: "Blue Bottle", email: "ben@example.com", location: "LA | Anaheim" },
      ...{ adFormats: ["CAR_WRAPPING"], message: "Hello", submissionId: randomUUID(), ...read },
    }
    const first = await app.graphql(mutation, { input })
    expect(first.errors).toBeUndefined()
    expect({ ...(await newest()), ...(await stored()) }).toMatchObject({
      ...read,
      location: "LA | Anaheim",
      message: "Hello",
    })
    expect((await app.graphql(mutation, { input })).data).toEqual(first.data)
  })
})
