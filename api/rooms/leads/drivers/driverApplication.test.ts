import { randomUUID } from "node:crypto"
import { describe, expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { driverForm } from "../../../testing/forms.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()

const applications = async () => (await app.rest("GET", "/api/drivers/applications", undefined, { token })).body

const emailLogs = async () => (await app.rest("GET", "/api/admin/email-logs", undefined, { token })).body

describe("POST /api/drivers/apply", () => {
  test("stores the application as pending, with the mail about it", async () => {
    const before = (await emailLogs()).length
    const { status, body } = await app.sendDriver({ name: "  José 🚗 Núñez  " })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      message: "Application submitted successfully! We'll contact you within 48 hours.",
      id: expect.any(Number),
    })
    const [stored] = await applications()
    expect(stored).toMatchObject({ ...driverForm(), name: "José 🚗 Núñez", id: body.id, status: "pending" })
    expect(stored.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const logs = await emailLogs()
    expect(logs).toHaveLength(before + 1)
    expect(logs[0]).toMatchObject({
      log_type: "driver_application",
      status: "logged",
      subject: "New driver application: José 🚗 Núñez",
      form_data: { ...driverForm(), name: "José 🚗 Núñez" },
    })
  })

  test("refuses fields it does not know, so that nothing sent is lost unseen", async () => {
    const before = (await applications()).length
    const { status, body } = await app.sendDriver({ status: "approved", id: 4711, vehicleYear: "2021" })
    expect(status).toBe(400)
    expect(body).toEqual({
      success: false,
      message: `Unknown field: status, id, vehicleYear. Accepted are: ${Object.keys(driverForm()).join(", ")}, accepted_terms_date, locale, accepted_terms, submission_id, subject, form_open_ms, proof, external_id, metadata.`,
      errors: ["status", "id", "vehicleYear"].map((field) => ({
        field,
        message: `${field} is not a field of this call.`,
      })),
    })
    expect(await applications()).toHaveLength(before)
  })

  test("stores nothing when the application could not be found by its words", async () => {
    const before = [await applications(), await emailLogs()]
    await database().query("ALTER TABLE search_pending RENAME TO search_pending_away")
    expect((await app.sendDriver()).status).toBe(500)
    await database().query("ALTER TABLE search_pending_away RENAME TO search_pending")
    expect([await applications(), await emailLogs()]).toEqual(before)
  })

  test("keeps which Terms were accepted, if a form showed any", async () => {
    await app.sendDriver({ accepted_terms_date: "October 21, 2025" })
    expect((await applications())[0].accepted_terms_date).toBe("October 21, 2025")
    await app.sendDriver()
    expect((await applications())[0].accepted_terms_date).toBeNull()
  })

  test("accepts 255 characters, counted as people count them", async () => {
    const name = "🚗".repeat(255)
    expect((await app.sendDriver({ name })).status).toBe(201)
    const [stored] = await applications()
    expect(stored.name).toBe(name)
  })

  test.each([
    ["a missing value", { city: undefined }, "city", "City is required."],
    ["null", { city: null }, "city", "City is required."],
    ["a blank value", { name: " \t " }, "name", "Name is required."],
    ["a number", { vehicle_year: 2021 }, "vehicle_year", "Vehicle year must be a text."],
    ["an object", { phone: {} }, "phone", "Phone must be a text."],
    [
      "a value over 255 characters",
      { vehicle_model: "x".repeat(256) },
      "vehicle_model",
      "Vehicle model may have up to 255 characters; this one has 256.",
    ],
    [
      "a bad e-mail address",
      { email: "ana.example.com" },
      "email",
      "Email must be an email address like name@example.com.",
    ],
    ["an unknown platform", { platform: "Taxi" }, "platform", "Platform must be one of: Uber, Lyft, Both."],
    [
      "a line break",
      { name: "Ana\r\nBcc: all@example.com" },
      "name",
      "Name must be a single line without control characters.",
    ],
    ["a zero byte", { name: "Ana\u0000" }, "name", "name must not contain control characters."],
    ["half a surrogate pair", { name: "Ana \ud83d" }, "name", "name must be valid Unicode text."],
    ["a submission id that is no UUID", { submission_id: "1" }, "submission_id", "submissionId must be a UUID."],
  ])("refuses %s and names the field", async (_case, values, field, message) => {
    const before = (await applications()).length
    const { status, body } = await app.sendDriver(values)
    expect(status).toBe(400)
    expect(body).toEqual({ success: false, message, errors: [{ field, message }] })
    expect(await applications()).toHaveLength(before)
  })

  test("names every refused field at once", async () => {
    const { body } = await app.rest("POST", "/api/drivers/apply", {})
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual(Object.keys(driverForm()))
  })
})

describe("a repeated submission", () => {
  test("answers with the first result and makes no second application", async () => {
    const submission_id = randomUUID()
    const first = await app.sendDriver({ submission_id })
    const before = await applications()
    const second = await app.sendDriver({ submission_id: submission_id.toUpperCase() })
    expect(second.status).toBe(first.status)
    expect(second.body).toEqual(first.body)
    expect(await applications()).toHaveLength(before.length)
  })

  test("makes one application when it arrives many times at once", async () => {
    const submission_id = randomUUID()
    const before = (await applications()).length
    const mailsBefore = (await emailLogs()).length
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.sendDriver({ submission_id })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await applications()).toHaveLength(before + 1)
    expect(await emailLogs()).toHaveLength(mailsBefore + 1)
  })

  test("answers with the first result after the status was changed", async () => {
    const submission_id = randomUUID()
    const { body } = await app.sendDriver({ submission_id })
    await app.rest("PUT", `/api/admin/drivers/${body.id}/status`, { status: "approved" }, { token })
    expect((await app.sendDriver({ submission_id })).body).toEqual(body)
  })

  test("is refused when its values differ, as neither may be lost", async () => {
    const submission_id = randomUUID()
    await app.sendDriver({ submission_id })
    const { status, body } = await app.sendDriver({ submission_id, city: "San Diego" })
    expect(status).toBe(409)
    expect(body).toMatchObject({ success: false, message: expect.stringContaining("submission ID") })
  })
})

describe("GET /api/drivers/applications", () => {
  test("is for admins", async () => {
    const { status, body } = await app.rest("GET", "/api/drivers/applications")
    expect(status).toBe(401)
    expect(body).toMatchObject({ success: false, message: expect.any(String), errors: [] })
  })

  test("pages with limit and cursor, newest first, and links to the next page", async () => {
    const all = await applications()
    const pages: { id: number }[] = []
    let next: string | undefined = "/api/drivers/applications?limit=2"
    while (next) {
      const page = await app.rest("GET", next, undefined, { token })
      expect(page.body.length).toBeLessThanOrEqual(2)
      pages.push(...page.body)
      next = /<(.+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1]
    }
    expect(pages).toEqual(all)
    expect(pages.map(({ id }) => id)).toEqual(pages.map(({ id }) => id).sort((a, b) => b - a))
  })

  test.each([
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=x", "limit"],
    ["cursor=x", "cursor"],
    ["limit=1&limit=2", "limit"],
  ])("refuses ?%s", async (query, field) => {
    const { status, body } = await app.rest("GET", `/api/drivers/applications?${query}`, undefined, { token })
    expect(status).toBe(400)
    expect(body.errors[0].field).toBe(field)
  })

  test("streams a list longer than a batch, whole and in order", async () => {
    const { DriverApplication } = await import("./driverApplication.model.ts")
    const before = (await applications()).length
    const row = {
      ...driverForm(),
      vehicleYear: "2020",
      vehicleMake: "Kia",
      vehicleModel: "Niro",
      platform: "Both" as const,
      submissionId: null,
      acceptedTermsDate: null,
    }
    await DriverApplication.bulkCreate(
      Array.from({ length: 1203 }, (_, index) => ({ ...row, name: `Driver ${index}` })),
    )
    const list: { id: number; name: string }[] = await applications()
    expect(list).toHaveLength(before + 1203)
    expect(list[0]?.name).toBe("Driver 1202")
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  })
})

describe("PUT /api/admin/drivers/{id}/status", () => {
  test("sets any status after any other and keeps every change", async () => {
    const { body } = await app.sendDriver()
    const path = `/api/admin/drivers/${body.id}/status`
    for (const status of ["approved", "pending", "rejected", "contacted", "contacted"]) {
      const answer = await app.rest("PUT", path, { status }, { token })
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ success: true, id: body.id, status })
    }
    const data = await app.ask(
      "{ driverApplications(first: 1) { nodes { id statusChanges { from to changedBy changedAt } } } }",
    )
    const change = { changedBy: "admin", changedAt: expect.stringMatching(/\.\d{3}Z$/) }
    expect(data.driverApplications.nodes).toEqual([
      {
        id: String(body.id),
        statusChanges: [
          { from: "PENDING", to: "APPROVED", ...change },
          { from: "APPROVED", to: "PENDING", ...change },
          { from: "PENDING", to: "REJECTED", ...change },
          { from: "REJECTED", to: "CONTACTED", ...change },
        ],
      },
    ])
  })

  test("leaves alone what no longer has the expected status", async () => {
    const { body } = await app.sendDriver()
    const path = `/api/admin/drivers/${body.id}/status`
    const change = { status: "approved", expected_status: "pending" }
    expect((await app.rest("PUT", path, change, { token })).status).toBe(200)
    const again = await app.rest("PUT", path, change, { token })
    expect(again.status).toBe(409)
    expect(again.body.message).toBe("This driver application is now approved.")
    const odd = await app.rest("PUT", path, { ...change, expected_status: "new" }, { token })
    expect(odd.body.errors[0].field).toBe("expected_status")
  })

  test("says which application there is not", async () => {
    const { status, body } = await app.rest(
      "PUT",
      "/api/admin/drivers/999999/status",
      { status: "approved" },
      { token },
    )
    expect(status).toBe(404)
    expect(body.message).toBe("There is no driver application with the id 999999.")
  })

  test.each([
    ["an unknown status", { status: "archived" }, 400],
    ["a missing status", {}, 400],
  ])("refuses %s", async (_case, body, status) => {
    const { body: created } = await app.sendDriver()
    const answer = await app.rest("PUT", `/api/admin/drivers/${created.id}/status`, body, { token })
    expect(answer.status).toBe(status)
    expect(answer.body.errors).toEqual([{ field: "status", message: expect.any(String) }])
  })

  test.each(["999999", "x", "-1", "1e3", "99999999999999999999"])("knows no application %s", async (id) => {
    const { status } = await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "approved" }, { token })
    expect(status).toBe(404)
  })

  test("asks who it is before it looks at the body", async () => {
    const response = await fetch(`${app.url}/api/admin/drivers/1/status`, { method: "PUT", body: "x" })
    expect(response.status).toBe(401)
  })
})
