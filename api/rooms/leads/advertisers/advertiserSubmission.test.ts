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

  test("takes cities apart at the first separator", async () => {
    await contact({ cities: "Los Angeles | Airport | Downtown\nthanks" })
    expect(await stored()).toMatchObject({ location: "Los Angeles", message: "Airport | Downtown\nthanks" })
    expect((await submissions())[0].cities).toBe("Los Angeles | Airport | Downtown\nthanks")
  })

  test.each(["Los Angeles", "Los Angeles|Anaheim"])("takes all of %p as the location", async (cities) => {
    await contact({ cities })
    expect(await stored()).toMatchObject({ location: cities, message: null })
    expect((await submissions())[0].cities).toBe(cities)
  })

  test("takes location and message in fields of their own, whatever the location contains", async () => {
    const form = { cities: undefined, location: "LA | Airport|Downtown", message: "Please | call." }
    expect((await contact(form)).status).toBe(201)
    expect(await stored()).toMatchObject({ location: "LA | Airport|Downtown", message: "Please | call." })
  })

  test("keeps a message of 5,000 characters whole", async () => {
    const message = "🚕".repeat(5000)
    expect((await contact({ cities: `LA | ${message}` })).status).toBe(201)
    expect((await stored()).message).toBe(message)
  })

  test.each([undefined, null, "Contact for quote"])("has the one budget for %p", async (budget_range) => {
    expect((await contact({ budget_range })).status).toBe(201)
    expect((await stored()).budgetRange).toBe("Contact for quote")
    expect((await submissions())[0].budget_range).toBe("Contact for quote")
  })

  test("keeps each format once, in the order of the offer", async () => {
    await contact({ ad_formats: "On-Top Dynamic Screen,In-Car Tablet, On-Top Dynamic Screen," })
    expect((await stored()).adFormats).toEqual(["IN_CAR_TABLET", "ON_TOP_DYNAMIC_SCREEN"])
  })

  test.each([
    [
      "another budget",
      { budget_range: "$5,000" },
      "budget_range",
      'Budget range is always "Contact for quote". Send that, or leave it out.',
    ],
    ["an empty budget", { budget_range: "" }, "budget_range", expect.stringContaining('"Contact for quote"')],
    ["no location", { cities: "" }, "cities", "Location is required."],
    ["neither cities nor location", { cities: undefined }, "cities", "Location is required."],
    ["a message without a location", { cities: undefined, message: "Hi" }, "location", "Location is required."],
    ["a location without a message", { cities: undefined, location: "LA" }, "message", "Message is required."],
    ["cities beside a location", { location: "LA" }, "cities", "Send either cities or location and message."],
    [
      "a message over 5,000 characters",
      { cities: `LA | ${"x".repeat(5001)}` },
      "cities",
      "Message may have up to 5,000 characters; this one has 5001.",
    ],
    ["no ad format", { ad_formats: "" }, "ad_formats", "Choose at least one ad format."],
    ["missing ad formats", { ad_formats: undefined }, "ad_formats", "Choose at least one ad format."],
    [
      "an unknown ad format",
      { ad_formats: "Blimp" },
      "ad_formats",
      "Ad format must be one of: In-Car Tablet, Car Wrapping, On-Top Dynamic Screen.",
    ],
    ["ad formats that are no text", { ad_formats: 3 }, "ad_formats", "Ad formats must be a list."],
    ["a blank company", { company_name: " " }, "company_name", "Company name is required."],
    ["a missing contact", { contact_name: undefined }, "contact_name", "Contact name is required."],
  ])("refuses %s and names the field", async (_case, values, field, message) => {
    const { status, body } = await contact(values)
    expect(status).toBe(400)
    expect(body).toEqual({ success: false, message, errors: [{ field, message }] })
  })
})

test("a list of submissions is kept to its conditions, which know no city", async () => {
  await contact({ company_name: "Only Me" })
  const { body } = await app.rest("GET", "/api/advertisers/submissions?search=only", undefined, { token })
  expect(body.map((listed: { company_name: string }) => listed.company_name)).toEqual(["Only Me"])
  for (const path of ["submissions", "submissions.csv"]) {
    const refused = await app.rest("GET", `/api/advertisers/${path}?city=Irvine&platforms=Uber`, undefined, { token })
    expect(refused.status).toBe(400)
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual(["city", "platforms"])
  }
})

describe("submitAdvertiserInquiry", () => {
  const mutation = `mutation ($input: SubmitAdvertiserInquiryInput!) {
    submitAdvertiserInquiry(input: $input) { id message }
  }`
  const input = (values: Record<string, unknown> = {}) => ({
    contactName: "Ben Ode",
    companyName: "Blue Bottle",
    email: "ben@example.com",
    location: "Los Angeles | Anaheim",
    adFormats: ["CAR_WRAPPING"],
    message: "Hello",
    ...values,
  })

  test("stores location and message apart", async () => {
    const { data } = await app.graphql(mutation, { input: input() })
    expect(data.submitAdvertiserInquiry.message).toBe(
      "Message sent successfully! We'll get back to you within 24 hours.",
    )
    expect(await stored()).toMatchObject({ location: "Los Angeles | Anaheim", message: "Hello" })
  })

  test("answers a repeat with the first result", async () => {
    const repeated = input({ submissionId: randomUUID(), adFormats: ["CAR_WRAPPING", "IN_CAR_TABLET"] })
    const first = await app.graphql(mutation, { input: repeated })
    const second = await app.graphql(mutation, { input: repeated })
    expect(second.data).toEqual(first.data)
  })

  test.each([
    ["a blank message", { message: "  " }, "message", "Message is required."],
    ["no format", { adFormats: [] }, "adFormats", "Choose at least one ad format."],
    ["an unknown format", { adFormats: ["BLIMP"] }, "adFormats", expect.stringContaining("BLIMP")],
    ["a missing value", { email: undefined }, "email", expect.stringContaining("email")],
    ["a number", { location: 7 }, "location", expect.stringContaining("7")],
  ])("refuses %s and names the field", async (_case, values, field, message) => {
    const { errors } = await app.graphql(mutation, { input: input(values) })
    expect(errors).toHaveLength(1)
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field, message }] })
  })
})

describe("setAdvertiserSubmissionStatus", () => {
  test("sets the status and answers the submission", async () => {
    const { body } = await contact()
    const data = await app.ask(
      `mutation ($id: ID!) { setAdvertiserSubmissionStatus(id: $id, status: REJECTED) {
        advertiserSubmission { id status statusChanges { from to } } } }`,
      { id: String(body.id) },
    )
    expect(data.setAdvertiserSubmissionStatus.advertiserSubmission).toEqual({
      id: String(body.id),
      status: "REJECTED",
      statusChanges: [{ from: "PENDING", to: "REJECTED" }],
    })
  })

  test("is for admins", async () => {
    const { errors, data } = await app.graphql(
      `mutation { setAdvertiserSubmissionStatus(id: "1", status: REJECTED) { advertiserSubmission { id } } }`,
    )
    expect(data).toBeNull()
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED")
  })
})
