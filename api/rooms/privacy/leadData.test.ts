import { afterAll, describe, expect, test } from "@jest/globals"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { advertiserForm, driverForm } from "../../testing/forms.ts"
import { type Json, startTestApp } from "../../testing/testApp.ts"
import { pendingKeyUses } from "../accounts/apiKeys/findApiKey.ts"
import { LeadPlacement } from "../leads/places/leadPlacement.model.ts"

const app = await startTestApp()
const program = (await makeApiKey(["leads:read", "leads:erase"])).secret
afterAll(async () => {
  await pendingKeyUses()
  await app.stop()
})

const call = (method: string, path: string, body?: object) => app.rest(method, path, body, { token: program })

describe.each([
  ["drivers", "/api/drivers/apply", driverForm, { city: "Reno", vehicle_year: "2023" }, "DRIVER_APPLICATION"],
  [
    "advertisers",
    "/api/advertisers/contact",
    advertiserForm,
    { company_name: "Red Bottle", location: "Reno" },
    "ADVERTISER_SUBMISSION",
  ],
] as const)("an API key with leads:erase, for %s,", (name, submitPath, form, correction, leadType) => {
  const send = async () => `/api/admin/${name}/${(await app.rest("POST", submitPath, form())).body.id}`

  test("corrects the submission, unless it changed meanwhile", async () => {
    const path = await send()
    const before = (await call("GET", path)).body
    const { status, body } = await call("PATCH", path, correction)
    const told =
      name === "drivers" ? correction : { company_name: "Red Bottle", cities: "Reno | Two weeks in May, please." }
    expect({ status, body }).toMatchObject({ status: 200, body: { ...told, success: true, email: before.email } })
    const late = { email: "late@example.com", expected_updated_at: "2020-01-01T00:00:00.000Z" }
    expect((await call("PATCH", path, late)).status).toBe(409)
    expect((await call("PATCH", path, { ...late, expected_updated_at: body.updated_at })).body.email).toBe(late.email)
  })

  test.each<[string, Json, string]>([
    ["no address", { email: "nobody" }, "email"],
    ["an external id", { external_id: "x" }, "external_id"],
    ["nothing", {}, "values"],
  ])("is refused a correction with %s", async (_what, body, field) => {
    const path = await send()
    const refused = await call("PATCH", path, body)
    expect([refused.status, refused.body.errors.map((error: Json) => error.field)]).toEqual([400, [field]])
  })

  test("trashes a lead and restores it", async () => {
    const path = await send()
    const { body } = await call("DELETE", path)
    expect(body).toEqual({ success: true, erased_from: expect.stringMatching(/^\d{4}-.+Z$/), erased_at: null })
    expect((await call("GET", path)).status).toBe(404)
    expect((await call("DELETE", path)).status).toBe(404)
    const id = path.replace(/.*\//, "")
    expect((await LeadPlacement.findOne({ where: { leadId: Number(id), place: "TRASH" } }))?.movedById).toBeNull()
    await app.ask(`mutation { restoreLead(leadType: ${leadType}, leadId: "${id}") { lead { id } } }`, {}, program)
    expect((await call("GET", path)).status).toBe(200)
  })

  test("erases a lead with a reason, also from the trash", async () => {
    const path = await send()
    const unsaid = await call("DELETE", `${path}?erase=true`)
    expect([unsaid.status, unsaid.body.errors.map(({ field }: Json) => field)]).toEqual([400, ["reason"]])
    expect((await call("DELETE", `${path}?erase=true&reason=boredom`)).body.errors[0].field).toBe("reason")
    expect((await call("GET", path)).status).toBe(200)
    await call("DELETE", path)
    const { body } = await call("DELETE", `${path}?erase=true&reason=requested`)
    expect(body).toEqual({ success: true, erased_from: null, erased_at: expect.stringMatching(/Z$/) })
    expect((await call("DELETE", `${path}?erase=true&reason=requested`)).status).toBe(404)
  })
})
