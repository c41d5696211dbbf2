import { expect, test } from "@jest/globals"
import { createConnection } from "mysql2/promise"
import { until } from "../../../testing/process/until.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()

const readiness = async () => {
  const { status, body } = await app.rest("GET", "/readyz")
  return { status, reason: body.reason }
}

test("readyz fails within two seconds when reads work and writes hang", async () => {
  const other = await createConnection(process.env.DATABASE_URL ?? "")
  await other.query("LOCK TABLES probes READ")
  await until(async () => (await readiness()).status === 503)
  expect((await readiness()).reason).toBe("The database does not answer in time.")
  expect((await app.rest("GET", "/livez")).status).toBe(200)
  expect((await app.rest("GET", "/api/cms/blocks")).status).toBe(200)
  await other.end()
  await until(async () => (await readiness()).status === 200)
})
