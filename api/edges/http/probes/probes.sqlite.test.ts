import { expect, test } from "@jest/globals"
import { config } from "../../../platform/config/config.ts"
import { holdDatabase } from "../../../testing/database/databaseHolder.ts"
import { until } from "../../../testing/process/until.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const file = config.database.dialect === "sqlite" ? config.database.file : ""

const app = await setUpTestApp()

const readiness = async () => {
  const { status, body } = await app.rest("GET", "/readyz")
  return { status, reason: body.reason }
}

test("readyz fails within two seconds when another process locks the file", async () => {
  const holder = await holdDatabase(file, 60_000)
  await until(async () => (await readiness()).status === 503)
  expect((await readiness()).reason).toBe("The database does not answer in time.")
  expect((await app.rest("GET", "/livez")).status).toBe(200)
  await holder.end()
  await until(async () => (await readiness()).status === 200)
})
