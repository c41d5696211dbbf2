import { expect, jest, test } from "@jest/globals"
import { holdDatabase } from "../../../testing/database/databaseHolder.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { config } from "../../config/config.ts"
import { database } from "../connection/database.ts"
import { lockLimits } from "./sqliteFile.ts"

// A second process holds the lock, as a backup, a migration or another server would.

const file = config.database.dialect === "sqlite" ? config.database.file : ""

const app = await setUpTestApp()

const post = (values = {}) => app.sendAdvertiser(values)
const send = async () => (await post()).status

/** Takes the write lock in another process and releases it at once; throws if the lock is still held. */
const writeFromAThirdProcess = async () => {
  const holder = await holdDatabase(file, 0)
  await holder.released
}

test("a lock that is held too long is answered with 503 in time, and leaves nothing behind", async () => {
  const limit = jest.replaceProperty(lockLimits, "timeoutMs", 500)
  const holder = await holdDatabase(file, 60_000)
  // The answers must come before the lock is released; after that they would be stored.
  expect(await Promise.all([send(), send(), send()])).toEqual([503, 503, 503])
  limit.restore()
  await holder.end()
  for (const _attempt of [1, 2, 3]) expect(await send()).toBe(201)
  await writeFromAThirdProcess()
})

test("a full disk returns 503, loses nothing acknowledged, and accepts writes once there is room", async () => {
  const limitPages = (pages: number) => database().query(`PRAGMA max_page_count = ${pages}`)
  const send = () => post({ cities: `Los Angeles | ${"A long message. ".repeat(300)}` })
  const token = await app.login()
  const read = (path: string) => app.rest("GET", path, undefined, { token })
  const [before, mailsBefore] = await Promise.all([read("/api/advertisers/submissions"), read("/api/admin/email-logs")])
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
  expect((await read("/api/advertisers/submissions")).body).toHaveLength(before.body.length + acknowledged)
  expect((await read("/api/admin/email-logs")).body).toHaveLength(mailsBefore.body.length + acknowledged)
  expect((await send()).status).toBe(201)
})
