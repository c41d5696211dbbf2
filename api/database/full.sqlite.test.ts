import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { advertiserForm } from "../testing/forms.ts"
import { startTestApp, type TestApp } from "../testing/testApp.ts"
import { database } from "./database.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const send = () => {
  const cities = `Los Angeles | ${"A long message. ".repeat(300)}`
  return app.rest("POST", "/api/advertisers/contact", advertiserForm({ cities }))
}

const limitPages = (pages: number) => database().query(`PRAGMA max_page_count = ${pages}`)

test("a full disk refuses with 503 what it cannot keep, keeps what it acknowledged, and takes more once there is room", async () => {
  const token = await app.login()
  const [[{ page_count }]] = (await database().query("PRAGMA page_count")) as [[{ page_count: number }], unknown]
  await limitPages(page_count + 6)
  let acknowledged = 0
  let refused = await send()
  while (refused.status === 201) {
    acknowledged += 1
    refused = await send()
  }
  expect(refused.status).toBe(503)
  expect(refused.headers.get("retry-after")).toBe("5")
  await limitPages(1_000_000)
  const stored = await app.rest("GET", "/api/advertisers/submissions", undefined, { token })
  const mails = await app.rest("GET", "/api/admin/email-logs", undefined, { token })
  expect(stored.body).toHaveLength(acknowledged)
  expect(mails.body).toHaveLength(acknowledged)
  expect((await send()).status).toBe(201)
})
