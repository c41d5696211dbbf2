import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { database } from "../../../platform/database/connection/database.ts"
import { probeLimits } from "../../../platform/database/writing/writeProbe.ts"
import { until } from "../../../testing/process/until.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

let isShuttingDown = false

const app = await setUpTestApp({ isShuttingDown: () => isShuttingDown })

const ask = (path: string) => app.rest("GET", path)

const latestMark = async () => {
  const sql = "SELECT MAX(probed_at_ms) AS latest FROM probes"
  const [row] = await database().query<{ latest: number }>(sql, { type: QueryTypes.SELECT })
  return Number(row?.latest)
}

const whyUnavailable = "The database does not accept writes."

/** Waits until the shared result has expired. */
const untilReadyIs = (status: number) => until(async () => (await ask("/readyz")).status === status)

test("probes succeed for any host, uncached, and readyz stores a mark", async () => {
  for (const path of ["/livez", "/readyz", "/healthz"]) {
    const { status, headers, body } = await ask(path)
    expect([status, body, headers.get("cache-control")]).toEqual([200, { status: "ok" }, "no-store"])
  }
  expect((await ask("/readyz")).status).toBe(200)
  const before = await latestMark()
  await delay(probeLimits.freshMs)
  expect((await ask("/readyz")).status).toBe(200)
  expect(await latestMark()).toBeGreaterThan(before)
})

test("without writable storage the process is alive but not ready, and says why without internals", async () => {
  await database().query("ALTER TABLE probes RENAME TO probes_away")
  await untilReadyIs(503)
  for (const path of ["/readyz", "/healthz"]) {
    const { status, headers, body } = await ask(path)
    expect([status, body]).toEqual([503, { status: "unavailable", reason: whyUnavailable }])
    expect(headers.get("retry-after")).toBe("5")
    expect(headers.get("cache-control")).toBe("no-store")
  }
  expect((await ask("/livez")).status).toBe(200)
  await database().query("ALTER TABLE probes_away RENAME TO probes")
  await untilReadyIs(200)
})

test("a process that shuts down is at once not ready, but stays alive", async () => {
  expect((await ask("/readyz")).status).toBe(200)
  isShuttingDown = true
  const { status, body } = await ask("/readyz")
  expect([status, body]).toEqual([503, { status: "unavailable", reason: "The server is shutting down." }])
  expect((await ask("/livez")).status).toBe(200)
  isShuttingDown = false
})

test("probes accept only one spelling of their address, and only GET", async () => {
  for (const [method, path] of [
    ["GET", "/readyz/"],
    ["GET", "/READYZ"],
    ["POST", "/readyz"],
    ["POST", "/livez"],
  ] as const)
    expect([method, path, (await fetch(app.url + path, { method })).status]).toEqual([method, path, 404])
})
