import { join } from "node:path"
import { beforeAll, expect, test } from "@jest/globals"
import { scratchFolder } from "../../../api/testing/process/scratchFolder.ts"
import { askRest, madeUp } from "./crm/people.ts"
import { startCrm } from "./crm/server.ts"
import { type Owner, signInOwner } from "./owner.ts"
import { runProgram } from "./program.ts"
import { type Interference, startProxy } from "./proxy.ts"
import { setUpStage } from "./stage.ts"

const stage = setUpStage()
const crm = await startCrm()
const proxy = await startProxy(() => stage.url)
const crmProxy = await startProxy(() => crm.url)
const folder = scratchFolder()
let owner: Owner
let environment: Record<string, string>

beforeAll(async () => {
  owner = await signInOwner(stage.url)
  environment = {
    FARELIGHT_URL: stage.url,
    FARELIGHT_KEY: await stage.makeKey("LEADS_READ", "LEADS_WRITE"),
    CRM_URL: crm.url,
    STATE_FILE: join(folder, "state.json"),
  }
})

const run = async (program: string, changes: Record<string, string> = {}) => {
  const command = ["node", "--import", "tsx", program]
  const { code, output } = await runProgram("crm-sync", command, { ...environment, ...changes })
  return { code, output }
}

const sync = async (changes?: Record<string, string>) =>
  expect(await run("sync.ts", changes)).toMatchObject({ code: 0 })

const ask = (method: string, path: string, body?: object) => askRest(stage.url, owner.token, method, path, body)

const unlinked = { lead_id: null, notes: [] }
const newDriver = { ...unlinked, kind: "driver_application" as const, status: "pending" as const, metadata: {} }

test("the sync's generated types match the schema and document of the server", async () => {
  const schema = ["graphql-codegen", "--config", "codegen.ts", "--check"]
  expect(await runProgram("crm-sync", schema, { FARELIGHT_URL: stage.url })).toMatchObject({ code: 0 })
  const document = ["openapi-typescript", `${stage.url}/openapi.json`, "-o", "rest/generated.ts", "--check"]
  expect(await runProgram("crm-sync", document)).toMatchObject({ code: 0 })
})

test("the sync makes a contact of a lead and a lead of a contact, each with the other's id", async () => {
  const lead = await ask("POST", "/api/admin/drivers", madeUp("driver_application", "Ana Lee"))
  const values = { ...unlinked, kind: "advertiser_submission" as const, status: "contacted" as const }
  const metadata = { tier: "gold" }
  const id = crm.people.add({ ...values, metadata, properties: madeUp("advertiser_submission", "Bay Coffee") })
  await sync()
  const [bay, ana] = crm.contacts()
  expect(ana).toMatchObject({ lead_id: lead.id, properties: { name: "Ana Lee", platform: "Both" }, status: "pending" })
  expect(await ask("GET", `/api/admin/drivers/${lead.id}`)).toMatchObject({ external_id: ana?.id })
  expect(await ask("GET", `/api/admin/advertisers/${bay?.lead_id}`)).toMatchObject({
    ...{ company_name: "Bay Coffee", external_id: id, status: "contacted", metadata },
  })
})

test("in a conflict Farelight's status and the CRM's text win; one-sided changes always survive", async () => {
  const [bay, ana] = crm.contacts()
  if (!bay || !ana) throw new Error("There are no contacts")
  await ask("PUT", `/api/admin/drivers/${ana.lead_id}/status`, { status: "rejected" })
  await ask("PUT", `/api/admin/drivers/${ana.lead_id}/external`, { metadata: { tier: "silver", area: "west" } })
  crm.people.setStatus(ana.id, "approved")
  crm.people.setText(ana.id, "tier", "bronze")
  crm.people.setStatus(bay.id, "approved")
  await sync()
  const expected = { status: "rejected", metadata: { tier: "bronze", area: "west" } }
  expect(crm.contacts()).toMatchObject([{ status: "approved" }, expected])
  expect(await ask("GET", `/api/admin/drivers/${ana.lead_id}`)).toMatchObject(expected)
  expect(await ask("GET", `/api/admin/advertisers/${bay.lead_id}`)).toMatchObject({ status: "approved" })
})

test("the sync's idempotency keys are unpredictable", async () => {
  const keys: string[] = []
  proxy.interfere(({ headers }) => {
    keys.push(...[headers["idempotency-key"] ?? []].flat())
  })
  crm.people.setText(crm.contacts()[0]?.id ?? "", "tier", "silver")
  await sync({ FARELIGHT_URL: proxy.url })
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
})

test("lost answers, changes in any order, and a broken-off run cause no loss and no duplicate", async () => {
  const urls = { FARELIGHT_URL: proxy.url, CRM_URL: crmProxy.url }
  const [bay, ana] = crm.contacts()
  crm.people.setStatus(ana?.id ?? "", "contacted")
  crm.people.addNote(ana?.id ?? "", "Called by the CRM")
  crm.people.add({ ...newDriver, properties: madeUp("driver_application", "Dee Poe") })
  crm.people.setText(bay?.id ?? "", "tier", "silver")
  crm.people.setText(bay?.id ?? "", "tier", "gold")
  await ask("POST", `/api/admin/drivers/${ana?.lead_id}/notes`, { text: "Called by the team" })
  const lead = await ask("POST", "/api/admin/drivers", madeUp("driver_application", "Eli Fox"))
  proxy.interfere(({ method = "" }, _body, response) => method === "POST" && response.writeHead(403).end("{}"))
  expect(await run("sync.ts", urls)).toMatchObject({ code: 1 })

  const lost = new Set<string>()
  const lose: Interference = async ({ method, url }, body, response, forward) => {
    const { status, headers, body: text } = await forward()
    const request = `${method} ${url} ${body}`
    const isLost = !lost.has(request)
    lost.add(request)
    const answer = JSON.parse(text || "null")
    if (Array.isArray(answer?.changes)) answer.changes = [...answer.changes, ...answer.changes].reverse()
    return isLost ? response.writeHead(502).end() : response.writeHead(status, headers).end(JSON.stringify(answer))
  }
  for (const each of [proxy, crmProxy]) each.interfere(lose)
  await sync(urls)
  proxy.interfere()

  expect(crm.contacts().map(({ properties }) => properties.name ?? properties.company_name)).toEqual([
    "Bay Coffee",
    "Ana Lee",
    "Dee Poe",
    "Eli Fox",
  ])
  expect(crm.contacts()).toMatchObject([
    { metadata: { tier: "gold" } },
    { status: "contacted", notes: [{ text: "Called by the team" }, { text: "Called by the CRM" }] },
    { lead_id: expect.any(Number) },
    { lead_id: lead.id },
  ])
  expect(await run("compare.ts")).toEqual({
    code: 0,
    output: expect.stringContaining("4 leads compared: 0 differences."),
  })
})

test("a contact that Farelight refuses is named, and the other contacts are synced", async () => {
  const properties = madeUp("driver_application", "Cleo Roe")
  const bad = crm.people.add({ ...newDriver, properties: { ...properties, email: "nowhere" } })
  const good = crm.people.add({ ...newDriver, properties })
  const { code, output } = await run("sync.ts")
  expect([code, output]).toEqual([0, expect.stringContaining(`Contact ${bad} was not taken: 400`)])
  expect(crm.contacts().find(({ id }) => id === good)?.lead_id).toEqual(expect.any(Number))
})

test("the comparison lists differences between leads and contacts", async () => {
  expect((await run("compare.ts")).output).toContain("5 leads compared: 1 differences.")
  const [bay] = crm.contacts()
  await ask("POST", `/api/admin/advertisers/${bay?.lead_id}/notes`, { text: "Called" })
  const output = expect.stringContaining(`differs from the contact ${bay?.id}.`)
  expect(await run("compare.ts")).toEqual({ code: 1, output })
})

test("a refused key ends the sync with the reason", async () => {
  const wrong = { FARELIGHT_KEY: "flk_wrong", STATE_FILE: join(folder, "other.json") }
  expect(await run("sync.ts", wrong)).toEqual({ code: 1, output: expect.stringContaining("401: ") })
})
