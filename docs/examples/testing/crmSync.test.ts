import { join } from "node:path"
import { beforeAll, expect, test } from "@jest/globals"
import { scratchFolder } from "../../../api/testing/process/scratchFolder.ts"
import { askRest, madeUp } from "./crm/people.ts"
import { startCrm } from "./crm/server.ts"
import { type Owner, signInOwner } from "./owner.ts"
import { runProgram } from "./program.ts"
import { startProxy } from "./proxy.ts"
import { setUpStage } from "./stage.ts"

const stage = setUpStage()
const crm = await startCrm()
const proxy = await startProxy(() => stage.url)
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

test("the generated types are those of the schema and the document that the server hands out", async () => {
  const schema = ["graphql-codegen", "--config", "codegen.ts", "--check"]
  expect(await runProgram("crm-sync", schema, { FARELIGHT_URL: stage.url })).toMatchObject({ code: 0 })
  const document = ["openapi-typescript", `${stage.url}/openapi.json`, "-o", "rest/generated.ts", "--check"]
  expect(await runProgram("crm-sync", document)).toMatchObject({ code: 0 })
})

test("a lead becomes a contact and a contact a lead, each by the other's id", async () => {
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

test("Farelight's status and the CRM's text win a conflict; one-sided changes always survive", async () => {
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

test("its idempotency keys are unpredictable", async () => {
  const keys: string[] = []
  proxy.interfere((_body, { req }) => {
    keys.push(...[req.headers["idempotency-key"] ?? []].flat())
    return false
  })
  crm.people.setText(crm.contacts()[0]?.id ?? "", "tier", "silver")
  await sync({ FARELIGHT_URL: proxy.url })
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
})

test("a contact that Farelight does not take is named, and keeps back no other", async () => {
  const values = { ...unlinked, kind: "driver_application" as const, status: "pending" as const, metadata: {} }
  const properties = madeUp("driver_application", "Cleo Roe")
  const bad = crm.people.add({ ...values, properties: { ...properties, email: "nowhere" } })
  const good = crm.people.add({ ...values, properties })
  const { code, output } = await run("sync.ts")
  expect([code, output]).toEqual([0, expect.stringContaining(`Contact ${bad} was not taken: 400`)])
  expect(crm.contacts().find(({ id }) => id === good)?.lead_id).toEqual(expect.any(Number))
})

test("compare lists differences", async () => {
  expect((await run("compare.ts")).output).toContain("3 leads compared: 1 differences.")
  const [bay] = crm.contacts()
  await ask("POST", `/api/admin/advertisers/${bay?.lead_id}/notes`, { text: "Called" })
  const output = expect.stringContaining(`differs from the contact ${bay?.id}.`)
  expect(await run("compare.ts")).toEqual({ code: 1, output })
})

test("a key that is refused ends it with the reason", async () => {
  const wrong = { FARELIGHT_KEY: "flk_wrong", STATE_FILE: join(folder, "other.json") }
  expect(await run("sync.ts", wrong)).toEqual({ code: 1, output: expect.stringContaining("401: ") })
})
