import { join } from "node:path"
import { afterEach, beforeAll, expect, test } from "@jest/globals"
import Database from "libsql"
import { submitDriverLead } from "../../../api/testing/leadsClient.ts"
import { scratchFolder } from "../../../api/testing/process/scratchFolder.ts"
import { until } from "../../../api/testing/process/until.ts"
import { runProgram, startProgram } from "./program.ts"
import { startProxy } from "./proxy.ts"
import { setUpStage } from "./stage.ts"

const stage = setUpStage()
// As `npm start` does.
const SYNC = ["node", "--import", "tsx", "sync.ts"]
const proxy = await startProxy(() => stage.url)
const folder = scratchFolder()
let environment: Record<string, string>

beforeAll(async () => {
  const FARELIGHT_KEY = await stage.makeKey("LEADS_READ", "LEADS_WRITE")
  environment = { FARELIGHT_URL: proxy.url, FARELIGHT_KEY, SYNC_FILE: join(folder, "leads.sqlite") }
})

afterEach(() => proxy.interfere())

const submit = (name: string) => submitDriverLead(stage.url, { name })

const submitMany = (name: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => submit(`${name} ${index}`)))

/** Runs SQL on the sync's own file. */
const inCrm = <Row>(sql: string, ...values: unknown[]): Row[] => {
  const database = new Database(environment.SYNC_FILE ?? "", { timeout: 5_000 })
  try {
    return database.prepare(sql).all(...values) as Row[]
  } finally {
    database.close()
  }
}

const names = () => inCrm<{ name: string }>("SELECT name FROM leads ORDER BY name").map(({ name }) => name)
const position = () => Number(inCrm<{ position: string }>("SELECT position FROM sync")[0]?.position)

const sync = async () => {
  const { code, output } = await runProgram("nightly-sync", SYNC, environment)
  expect({ code, output }).toMatchObject({ code: 0 })
  return output
}

const setStatus = (id: string, status: string) =>
  stage.ask(
    `mutation ($id: ID!, $status: LeadStatus!) { setDriverApplicationStatus(id: $id, status: $status) {
    driverApplication { id } } }`,
    { id, status },
  )

const statusOf = async (id: string) => {
  const query = "query ($id: ID!) { driverApplication(id: $id) { status } }"
  return (await stage.ask<{ driverApplication: { status: string } }>(query, { id })).driverApplication.status
}

test("the nightly sync's generated types match the schema of the server", async () => {
  const check = ["graphql-codegen", "--config", "codegen.ts", "--check"]
  const { code, output } = await runProgram("nightly-sync", check, { FARELIGHT_URL: stage.url })
  expect({ code, output }).toMatchObject({ code: 0 })
})

test("a first run loads everything, a killed run resumes, and no lead is missed", async () => {
  await submitMany("before", 130)
  expect(await sync()).toContain("Loaded all leads")
  expect(names()).toHaveLength(130)

  await submitMany("after", 230)
  const start = position()
  // Its third page of changes never comes.
  const asksForChanges = (body: string) => body.includes("query Changes")
  let pages = 0
  proxy.seen()
  proxy.interfere((_request, body) => asksForChanges(body) && ++pages > 2)
  const killed = startProgram("nightly-sync", SYNC, environment)
  await until(() => pages > 2)
  await killed.end("SIGKILL")
  const stoodAt = position()
  expect(stoodAt).toBeGreaterThan(start)
  expect(names()).toHaveLength(330)

  proxy.interfere()
  proxy.seen()
  await sync()
  const [first = ""] = proxy.seen().filter(asksForChanges)
  expect(JSON.parse(first).variables).toEqual({ after: String(stoodAt) })
  expect(names()).toHaveLength(360)
  expect(new Set(names()).size).toBe(360)
})

test("statuses sync both ways, and a concurrent decision in Farelight wins", async () => {
  const [mine = "", theirs = ""] = await submitMany("status", 2)
  await sync()
  inCrm(
    "INSERT INTO status_changes VALUES (?, 'PENDING', 'APPROVED'), (?, 'PENDING', 'REJECTED') RETURNING 1",
    mine,
    theirs,
  )
  await setStatus(theirs, "CONTACTED")
  await sync()
  expect([await statusOf(mine), await statusOf(theirs)]).toEqual(["APPROVED", "CONTACTED"])
  const kept = inCrm<{ status: string }>("SELECT status FROM leads WHERE id IN (?, ?) ORDER BY status", mine, theirs)
  expect(kept.map(({ status }) => status)).toEqual(["APPROVED", "CONTACTED"])
  expect(inCrm("SELECT * FROM status_changes")).toEqual([])
})

test("a lead that Farelight no longer stores is deleted by the sync", async () => {
  const id = await submit("erased")
  await sync()
  expect(names()).toContain("erased")
  await setStatus(id, "CONTACTED")
  const database = new Database(stage.databaseFile, { timeout: 5_000 })
  database.prepare("DELETE FROM driver_applications WHERE id = ?").run(id)
  database.close()
  await sync()
  expect(names()).not.toContain("erased")
})

test("a busy server is asked again only after the time that it states", async () => {
  await submit("patient")
  const refusals = [429, 503]
  const asked: number[] = []
  proxy.interfere((_request, _body, response) => {
    asked.push(performance.now())
    const status = refusals.shift()
    if (status) response.writeHead(status, { "retry-after": "1", "content-type": "text/plain" }).end("Busy")
    return status !== undefined
  })
  await sync()
  const waits = asked.slice(1, 3).map((time, index) => time - (asked[index] ?? 0))
  for (const waited of waits) expect(waited).toBeGreaterThan(990)
  expect(names()).toContain("patient")
})

test("a position from before a restored backup triggers a full reload", async () => {
  inCrm("UPDATE sync SET position = '999999999' RETURNING 1")
  inCrm(
    "INSERT INTO leads (type, id, name) VALUES ('DRIVER_APPLICATION', '999999', 'was erased meanwhile') RETURNING 1",
  )
  expect(await sync()).toContain("Loaded all leads")
  expect(names()).not.toContain("was erased meanwhile")
  expect(names()).toContain("patient")
})

test("a wrong key ends the nightly sync with the reason", async () => {
  const wrong = { ...environment, FARELIGHT_KEY: `${environment.FARELIGHT_KEY?.slice(0, -1)}?` }
  const { code, output } = await runProgram("nightly-sync", SYNC, wrong)
  expect(code).toBe(1)
  expect(output).toContain("UNAUTHENTICATED")
})
