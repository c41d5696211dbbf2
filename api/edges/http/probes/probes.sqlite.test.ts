import { expect, test } from "@jest/globals"
import { config } from "../../../platform/config/config.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { holdDatabase } from "../../../testing/database/databaseHolder.ts"
import { until } from "../../../testing/process/until.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const file = config.database.dialect === "sqlite" ? config.database.file : ""

const app = await setUpTestApp()

const readiness = async () => {
  const { status, body } = await app.rest("GET", "/readyz")
  return { status, reason: body.reason }
}

const untilReadinessIs = async (expected: { status: number; reason?: string }) => {
  await until(async () => (await readiness()).status === expected.status)
  expect(await readiness()).toEqual(expected)
  expect((await app.rest("GET", "/livez")).status).toBe(200)
}

test("a read-only file is not ready", async () => {
  await database().query("PRAGMA query_only = ON")
  await untilReadinessIs({ status: 503, reason: "The database does not accept writes." })
  await database().query("PRAGMA query_only = OFF")
  await untilReadinessIs({ status: 200 })
})

test("a file that another process keeps locked is not ready, and is told in two seconds", async () => {
  const holder = await holdDatabase(file, 60_000)
  await untilReadinessIs({ status: 503, reason: "The database does not answer in time." })
  await holder.end()
  await untilReadinessIs({ status: 200 })
})
