import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { config } from "../config.ts"
import { holdDatabase } from "../testing/databaseHolder.ts"
import { advertiserForm } from "../testing/forms.ts"
import { startTestApp, type TestApp } from "../testing/testApp.ts"

// The lock is held by a real second process, as a backup, a migration or a second server would hold it.

const file = config.database.dialect === "sqlite" ? config.database.file : ""

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const send = async () => (await app.rest("POST", "/api/advertisers/contact", advertiserForm())).status

/** Takes the write lock in a process of its own and gives it back at once; throws when somebody keeps it. */
const writeFromAThirdProcess = async () => {
  const holder = await holdDatabase(file, 0)
  await holder.released
}

test("a form that is sent while another process writes for 5 s is stored, and so are the next ones", async () => {
  const holder = await holdDatabase(file, 5_000)
  const [form, secondForm] = await Promise.all([send(), send()])
  await holder.released
  expect([form, secondForm]).toEqual([201, 201])
  for (const _attempt of [1, 2, 3]) expect(await send()).toBe(201)
  await writeFromAThirdProcess()
})

test("whoever only reads is served meanwhile", async () => {
  const holder = await holdDatabase(file, 60_000)
  const waiting = send()
  const answered: string[] = []
  waiting.then(() => answered.push("the form"))
  for (let read = 0; read < 10; read += 1) {
    expect((await app.rest("GET", "/api/cms/blocks")).status).toBe(200)
    answered.push("a read")
  }
  await holder.end()
  expect(await waiting).toBe(201)
  expect(answered).toEqual([...Array<string>(10).fill("a read"), "the form"])
})

test("a lock that is held too long is told as 503 in time, and leaves nothing behind", async () => {
  const holder = await holdDatabase(file, 60_000)
  const startedAt = performance.now()
  const statuses = await Promise.all([send(), send(), send()])
  expect(performance.now() - startedAt).toBeLessThan(19_000)
  expect(statuses).toEqual([503, 503, 503])
  await holder.end()
  for (const _attempt of [1, 2, 3]) expect(await send()).toBe(201)
  await writeFromAThirdProcess()
})
