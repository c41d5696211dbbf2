import { randomUUID } from "node:crypto"
import { describe, expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { addDrivers } from "../../../testing/factories/leads.ts"
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
    expect(stored.accepted_terms_date).toBeNull()
    expect(stored.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const logs = await emailLogs()
    expect(logs).toHaveLength(before + 1)
    expect(logs[0]).toMatchObject({
      log_type: "driver_application",
      status: "logged",
      subject: "New driver application: José 🚗 Núñez",
      form_data: { ...driverForm(), name: "José 🚗 Núñez" },
    })
    const longest = { name: "🚗".repeat(255), accepted_terms_date: "October 21, 2025" }
    expect((await app.sendDriver(longest)).status).toBe(201)
    expect((await applications())[0]).toMatchObject(longest)
  })

  test("stores nothing if the search index cannot be written", async () => {
    const before = [await applications(), await emailLogs()]
    await database().query("ALTER TABLE search_pending RENAME TO search_pending_away")
    expect((await app.sendDriver()).status).toBe(500)
    await database().query("ALTER TABLE search_pending_away RENAME TO search_pending")
    expect([await applications(), await emailLogs()]).toEqual(before)
  })

  test.each([
    ["null", { city: null }, "city", "City is required."],
    ["a number", { vehicle_year: 2021 }, "vehicle_year", "Vehicle year must be a text."],
    ["256 characters", { city: "x".repeat(256) }, "city", "City may have up to 255 characters; this one has 256."],
    ["an address", { email: "ana.at" }, "email", "Email must be an email address like name@example.com."],
    ["an unknown platform", { platform: "Taxi" }, "platform", "Platform must be one of: Uber, Lyft, Both."],
    ["a line break", { name: "A\r\nBcc: b" }, "name", "Name must be a single line without control characters."],
    ["a zero byte", { name: "Ana\u0000" }, "name", "name must not contain control characters."],
    ["half a surrogate pair", { name: "Ana \ud83d" }, "name", "name must be valid Unicode text."],
    ["a submission id that is no UUID", { submission_id: "1" }, "submission_id", "Submission id must be a UUID."],
  ])("refuses %s and names the field", async (_case, values, field, message) => {
    const before = (await applications()).length
    const { status, body } = await app.sendDriver(values)
    expect([status, body]).toEqual([400, { success: false, message, errors: [{ field, message }] }])
    expect(await applications()).toHaveLength(before)
  })

  test("names every refused field at once", async () => {
    const { body } = await app.rest("POST", "/api/drivers/apply", {})
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual(Object.keys(driverForm()))
  })
})

test("a repeated application gets the first answer, also after a status change; other values are refused", async () => {
  const submission_id = randomUUID()
  const first = await app.sendDriver({ submission_id })
  const before = await applications()
  const second = await app.sendDriver({ submission_id: submission_id.toUpperCase() })
  expect([second.status, second.body]).toEqual([first.status, first.body])
  await app.rest("PUT", `/api/admin/drivers/${first.body.id}/status`, { status: "approved" }, { token })
  expect((await app.sendDriver({ submission_id })).body).toEqual(first.body)
  const { status, body } = await app.sendDriver({ submission_id, city: "San Diego" })
  expect([status, body.message]).toEqual([409, expect.stringContaining("submission ID")])
  expect(await applications()).toHaveLength(before.length)
})

describe("GET /api/drivers/applications", () => {
  test.each([
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["cursor=x", "cursor"],
    ["limit=1&limit=2", "limit"],
  ])("refuses ?%s", async (query, field) => {
    const { status, body } = await app.rest("GET", `/api/drivers/applications?${query}`, undefined, { token })
    expect(status).toBe(400)
    expect(body.errors[0].field).toBe(field)
  })

  test("streams a list longer than a batch, whole and in order", async () => {
    const before = (await applications()).length
    await addDrivers(...Array.from({ length: 1203 }, (_, index) => ({ name: `Driver ${index}` })))
    const list: { id: number; name: string }[] = await applications()
    expect(list).toHaveLength(before + 1203)
    expect(list[0]?.name).toBe("Driver 1202")
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  })
})

describe("PUT /api/admin/drivers/{id}/status", () => {
  test("allows every transition and records it", async () => {
    const id = await app.apply()
    for (const status of ["approved", "pending", "contacted", "contacted"]) {
      const answer = await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status }, { token })
      expect(answer).toMatchObject({ status: 200, body: { success: true, id, status } })
    }
    const changes = "statusChanges { from to changedBy changedAt }"
    const { driverApplication } = await app.ask(`{ driverApplication(id: ${id}) { ${changes} } }`)
    const change = { changedBy: "admin", changedAt: expect.stringMatching(/\.\d{3}Z$/) }
    expect(driverApplication.statusChanges).toEqual([
      { from: "PENDING", to: "APPROVED", ...change },
      { from: "APPROVED", to: "PENDING", ...change },
      { from: "PENDING", to: "CONTACTED", ...change },
    ])
  })

  test("skips leads without the expected status", async () => {
    const path = `/api/admin/drivers/${await app.apply()}/status`
    const change = { status: "approved", expected_status: "pending" }
    expect((await app.rest("PUT", path, change, { token })).status).toBe(200)
    const again = await app.rest("PUT", path, change, { token })
    expect(again.status).toBe(409)
    expect(again.body.message).toBe("This driver application is now approved.")
    const odd = await app.rest("PUT", path, { ...change, expected_status: "new" }, { token })
    expect(odd.body.errors[0].field).toBe("expected_status")
  })

  test.each([
    ["an unknown status", { status: "archived" }, 400],
    ["a missing status", {}, 400],
  ])("refuses %s", async (_case, body, status) => {
    const answer = await app.rest("PUT", `/api/admin/drivers/${await app.apply()}/status`, body, { token })
    expect(answer.status).toBe(status)
    expect(answer.body.errors).toEqual([{ field: "status", message: expect.any(String) }])
  })

  test.each(["999999", "x", "-1", "1e3", "99999999999999999999"])("returns 404 for application %s", async (id) => {
    const answer = await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "approved" }, { token })
    const message = `There is no driver application with the id ${id}.`
    expect([answer.status, answer.body.message]).toEqual([404, message])
  })
})
