import { beforeAll, describe, expect, test } from "@jest/globals"
import { advertiserForm, driverForm } from "../../../testing/forms.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()

const call = (method: "GET" | "POST" | "PUT", path: string, body?: object) => app.rest(method, path, body, { token })

describe.each([
  ["drivers", "/api/drivers/apply", driverForm],
  ["advertisers", "/api/advertisers/contact", advertiserForm],
])("work over REST on leads of %s", (name, submitPath, form) => {
  let path: string

  beforeAll(async () => {
    const { body } = await app.rest("POST", submitPath, form({}))
    path = `/api/admin/${name}/${body.id}`
  })

  test("includes writing and listing notes", async () => {
    const first = await call("POST", `${path}/notes`, { text: "Called back." })
    expect(first).toMatchObject({ status: 201, body: { success: true, text: "Called back.", edited_at: null } })
    await call("POST", `${path}/notes`, { text: "Sent a photo.", mentioned_ids: [first.body.author_id] })
    const { body } = await call("GET", `${path}/notes`)
    expect(body.map(({ text, mentioned_ids }: Json) => [text, mentioned_ids])).toEqual([
      ["Called back.", []],
      ["Sent a photo.", [first.body.author_id]],
    ])
    expect((await call("GET", path)).body.note_count).toBe(2)
  })

  test("includes setting and clearing owner and follow-up", async () => {
    const { body } = await call("POST", `${path}/notes`, { text: "Who am I?" })
    const owner_id = body.author_id
    const given = await call("PUT", `${path}/owner`, { owner_id })
    expect(given).toMatchObject({ status: 200, body: { success: true, owner_id, owner: expect.any(String) } })
    expect((await call("PUT", `${path}/follow-up`, { on: "2027-01-31" })).body.follow_up_on).toBe("2027-01-31")
    expect((await call("PUT", `${path}/owner`, { owner_id: null })).body).toMatchObject({ owner_id: null, owner: null })
    expect((await call("PUT", `${path}/follow-up`, { on: null })).body.follow_up_on).toBeNull()
  })

  test.each([
    ["owner", { owner_id: "1" }, "owner_id", "Give the number of a colleague's account, or null for nobody."],
    ["follow-up", { on: "soon" }, "on", "Give a day like 2026-11-21."],
  ])("refuses an invalid %s by its name, and changes nothing", async (part, body, field, message) => {
    const before = (await call("GET", path)).body
    const refused = await call("PUT", `${path}/${part}`, body)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field, message }] } })
    expect((await call("GET", path)).body).toEqual(before)
  })

  test("refuses an invalid note by its fields", async () => {
    const { status, body } = await call("POST", `${path}/notes`, { text: " ", mentioned_ids: "all" })
    expect(status).toBe(400)
    expect(body.errors.map(({ field }: Json) => field).sort()).toEqual(["mentioned_ids", "text"])
    expect((await call("POST", `${path}/notes`, { text: "Hello", mentioned_ids: [999] })).status).toBe(404)
  })

  test("cannot assign a lead to an unknown account", async () => {
    expect((await call("PUT", `${path}/owner`, { owner_id: 999 })).status).toBe(404)
  })
})
