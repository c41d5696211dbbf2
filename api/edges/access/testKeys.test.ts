import { beforeAll, describe, expect, test } from "@jest/globals"
import { scopesForTests } from "../../contract/accounts/apiKeys.ts"
import { RecordedEvent } from "../../platform/events/event.model.ts"
import { givePositions, readChain } from "../../platform/events/eventChain.ts"
import { packPending } from "../../platform/search/searchPacker.ts"
import { usesNoted } from "../../rooms/accounts/apiKeys/findApiKey.ts"
import { recountLeads } from "../../rooms/leads/figures/leadRecount.ts"
import { storedKinds, testKinds } from "../../rooms/leads/leadKinds.ts"
import { correctApplication } from "../../rooms/leads/status/correctApplication.ts"
import { findStatus } from "../../rooms/leads/status/status.service.ts"
import { LeadView } from "../../rooms/leads/work/leadWork.model.ts"
import { eraseOldTests } from "../../rooms/person/erasure/eraseTests.ts"
import { Webhook } from "../../rooms/record/webhooks/webhook.model.ts"
import { createAccount, type TestAccount } from "../../testing/accounts/accounts.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { connectAssistant } from "../../testing/accounts/assistant.ts"
import { tableRows } from "../../testing/database/tableRows.ts"
import { strayRows } from "../../testing/database/testRows.ts"
import { makeRule, runRulesNow } from "../../testing/events/rules.ts"
import { advertiserForm, driverForm } from "../../testing/forms.ts"
import { configureMail, smtpSettings } from "../../testing/mail/outbox.ts"
import { postLeadFile } from "../../testing/pictures/leadFileClient.ts"
import type { Json } from "../../testing/testApp.ts"
import { useWebhooks } from "../../testing/webhooks/webhooks.ts"

const hooks = useWebhooks()
let secret: string
let owner: TestAccount
let real: { id: number; submissionId: string }

const rest = (method: string, path: string, body?: unknown, token = secret) =>
  hooks.app().rest(method, path, body, { token })

/** Asks over GraphQL with the test key; throws what it answers as errors. */
const ask = async (query: string, variables: Record<string, unknown> = {}, token = secret) => {
  const { data, errors } = await hooks.app().graphql(query, variables, { token })
  if (errors) throw Object.assign(new Error(JSON.stringify(errors)), errors[0]?.extensions)
  return data
}

const settle = async () => {
  await usesNoted()
  while ((await givePositions()).given > 0);
  await runRulesNow()
  await hooks.settle()
  while ((await packPending()) > 0);
}

beforeAll(async () => {
  const app = hooks.app()
  owner = await createAccount(app, { email: "owner@example.com" })
  secret = (await makeApiKey(scopesForTests, { isTest: true, name: "Trial" })).secret
  await makeRule(owner, { assignTo: [String(owner.user.id)] })
  const submissionId = crypto.randomUUID()
  const values = { name: "Real Driver", email: "same@example.com", city: "Reno", submission_id: submissionId }
  const sent = await app.sendDriver(values)
  await app.inquire({ company_name: "Real Brand" })
  real = { id: sent.body.id, submissionId }
  const note = { text: "A real note" }
  await app.rest("POST", `/api/admin/drivers/${real.id}/notes`, note, { token: owner.token })
})

const LIVE = `query ($id: ID!) {
  driverApplications(filter: { search: "driver" }) { totalCount nodes { id name history { summary } notes { text } } }
  all: driverApplications(orderBy: { field: CITY }) { totalCount nodes { id name owner { id } } }
  advertiserSubmissions { totalCount nodes { id companyName } }
  driverApplication(id: $id) { name possibleRepeats { id } hasPossibleRepeats emails { id } fileCount }
  dashboardSummary { kinds { leadType total pending overdue unassigned } quarantined driverApplications }
  leadStatistics(days: 1) { days { kinds { leadType count } } statuses { status kinds { leadType count } } }
  visitStatistics(days: 1) { sources { name sent } cities { name sent } }
  leadFigures(days: 1) { cities { name kinds { count } } }
  leadCities(startsWith: "")
  waitList { slug kinds { waiting } }
  changes(first: 100) { nodes { type lead { id } } }
  events(first: 100) { nodes { type subjectType subjectId } }
  emailLogs(first: 100) { nodes { id recipient status } }
  quarantinedSubmissions { nodes { id } }
  trash(first: 1) { nodes { title } }
}`

/** All that people and real keys see. */
const seen = async () => {
  const real_ = (path: string) => rest("GET", path, undefined, owner.token)
  const { body: changes } = await real_("/api/changes")
  const graphql = await ask(LIVE, { id: String(real.id) }, owner.token)
  // What was asked for here is an event as well.
  const isOther = ({ type }: Json) => type !== "leads.exported"
  return {
    graphql: { ...graphql, events: graphql.events.nodes.filter(isOther) },
    csv: (await real_("/api/drivers/applications.csv?search=driver")).body,
    changes: changes.changes,
    messages: hooks.bodies(),
  }
}

describe("a test key", () => {
  let own: number

  const submit = async (values: Record<string, unknown> = {}) => {
    const answer = await rest("POST", "/api/drivers/apply", driverForm({ email: "same@example.com", ...values }))
    expect(answer).toMatchObject({ status: 201 })
    return answer
  }

  /** All that a partner does. */
  const doEverything = async () => {
    const first = await submit({ name: "Trial Driver", submission_id: real.submissionId, city: "Trialtown" })
    own = first.body.id
    const second = (await submit({ name: "Trial Twin" })).body.id
    await rest("POST", "/api/advertisers/contact", advertiserForm({ company_name: "Trial Brand" }))
    const path = `/api/admin/drivers/${own}`
    await rest("PUT", `${path}/status`, { status: "contacted", expected_status: "pending" })
    await rest("POST", `${path}/notes`, { text: `For @${owner.user.id}`, mentioned_ids: [owner.user.id] })
    await rest("PUT", `${path}/owner`, { owner_id: owner.user.id })
    await rest("PUT", `${path}/follow-up`, { on: "2026-01-01" })
    await postLeadFile(hooks.app(), secret, own, { bytes: Buffer.from("no picture") })
    const added = driverForm({ name: "Trial Added", send_receipt: true })
    expect(await rest("POST", "/api/admin/drivers", added)).toMatchObject({ status: 201 })
    expect(await rest("POST", `${path}/merge`, { merged_id: second })).toMatchObject({ status: 200 })
    const gone = (await submit({ name: "Trial Gone" })).body.id
    expect(await rest("DELETE", `/api/admin/drivers/${gone}`)).toMatchObject({ status: 200 })
    const assistant = await connectAssistant(hooks.app(), secret)
    const which = { lead_type: "driver_application", id: own }
    for (const [name, values] of Object.entries({
      add_note: { ...which, text: "By an assistant" },
      set_follow_up: { ...which, on: "2026-02-02" },
      set_status: { ...which, status: "approved", expected_status: "contacted" },
      draft_reply: { ...which, subject: "Hello", body: "Hello" },
    }))
      expect(await assistant.call(name, values)).toMatchObject({ isError: false })
    await assistant.client.close()
    await ask(
      `mutation { correctLead(leadType: DRIVER_APPLICATION, leadId: "${own}", values: { city: "Testville" }) { __typename } }`,
    )
    return first
  }

  test("writes nothing that anybody else sees, and no row that is not marked", async () => {
    configureMail(smtpSettings(1), { areReceiptsOn: true })

    await hooks.create()
    await hooks.apply({ name: "Driver Before" })
    const deleted = await hooks.apply({ name: "Real Gone" })
    await rest("DELETE", `/api/admin/drivers/${deleted}`, undefined, owner.token)
    await settle()
    const before = await seen()
    await settle()
    const tables = await tableRows()
    const { headers } = await doEverything()
    expect(headers.get("farelight-mode")).toBe("test")
    await settle()
    expect(await strayRows(tables)).toEqual({})

    expect(await seen()).toEqual(before)
    for (const kind of storedKinds) expect(await recountLeads(kind)).toBe(0)
  })

  test("reads its tests as if they were leads, and nothing else", async () => {
    const { body: list } = await rest("GET", "/api/drivers/applications")
    expect(list.map(({ name }: Json) => name)).toEqual(["Trial Added", "Trial Driver"])
    expect((await rest("GET", "/api/drivers/applications?search=trial&city=Testville")).body).toHaveLength(1)
    expect((await rest("GET", "/api/drivers/applications.csv?city=Testville")).body).toContain("Trial Driver")
    expect((await rest("GET", `/api/admin/drivers/${own}/notes`)).body).toHaveLength(2)
    const read = await ask(
      `query ($id: ID!) {
        driverApplication(id: $id) { nodeId name status owner { id } followUpOn history { summary }
          statusChanges { from to } notes { text } merges { name } possibleRepeats { type name } }
        dashboardSummary { kinds { leadType total pending } quarantined driverApplications }
        leadStatistics(days: 1) { statuses { status kinds { leadType count } } }
        leadCities(startsWith: "")
        waitList { kinds { leadType } }
        changes(first: 100) { nodes { type leadType lead { __typename id } } }
      }`,
      { id: String(own) },
    )
    expect(read.driverApplication).toMatchObject({
      name: "Trial Driver",
      status: "APPROVED",
      owner: { id: String(owner.user.id) },
      followUpOn: "2026-02-02",
      statusChanges: [
        { from: "PENDING", to: "CONTACTED" },
        { from: "CONTACTED", to: "APPROVED" },
      ],
      merges: [{ name: "Trial Twin" }],
    })
    expect(read.dashboardSummary).toEqual({
      kinds: [
        { leadType: "DRIVER_APPLICATION", total: 2, pending: 1 },
        { leadType: "ADVERTISER_SUBMISSION", total: 1, pending: 1 },
      ],
      quarantined: 0,
      driverApplications: 2,
    })
    expect(read.leadCities).toEqual(["Los Angeles", "Testville"])
    expect(
      (await ask("query ($id: ID!) { node(id: $id) { nodeId } }", { id: read.driverApplication.nodeId })).node,
    ).toEqual({
      nodeId: read.driverApplication.nodeId,
    })
    const { body } = await rest("GET", "/api/changes")
    const types = body.changes.map(({ type, lead_type }: Json) => [type, lead_type])
    expect(types[0]).toEqual(["driver_application.created", "driver_application"])
    expect(types.flat().filter((name: string) => name.startsWith("test"))).toEqual([])
    expect(read.changes.nodes.map(({ type }: Json) => type)).toEqual(types.map(([type]: string[]) => type))
    const assistant = await connectAssistant(hooks.app(), secret)
    const { data } = await assistant.call("search_leads", { lead_type: "driver_application" })
    expect(data.leads).toHaveLength(2)
    expect((await assistant.call("counts")).data.kinds[0]).toMatchObject({ lead_type: "driver_application", total: 2 })
    await assistant.client.close()
  })

  test("reaches nobody's lead by its id", async () => {
    const nobody = 9
    await hooks.apply()
    expect(testKinds).toHaveLength(2)
    for (let id = own + 5; id < nobody; id += 1)
      expect((await rest("GET", `/api/admin/drivers/${id}`)).status).toBe(404)
    const theirs = await rest("GET", `/api/admin/drivers/${own}`, undefined, owner.token)
    expect(theirs.body.name).not.toBe("Trial Driver")
  })

  test("tells test webhooks, which are told of nothing else", async () => {
    await settle()
    const [test, live] = [await hooks.create({ isTest: true }), await hooks.create()]
    const told = (id: string) =>
      hooks.bodies().filter((_body, index) => hooks.receiver().received[index]?.path.endsWith(id))
    await Webhook.update({ url: `${hooks.receiver().url}/test` }, { where: { id: test.id } })
    await Webhook.update({ url: `${hooks.receiver().url}/live` }, { where: { id: live.id } })
    await hooks.apply({ name: "Real Again" })
    const { body } = await submit({ name: "Trial Again" })
    await hooks.settle()
    const names = (path: string) => told(path).map(({ data }: Json) => data.lead.name)
    expect([names("/test"), names("/live")].map((of) => [...new Set(of)])).toEqual([["Trial Again"], ["Real Again"]])
    expect(told("/test")[0].data).toMatchObject({
      change: "driver_application.created",
      lead_type: "driver_application",
      lead_id: body.id,
    })
  })

  test("has its webhooks told of tests again, while one that is behind hears of leads alone", async () => {
    await settle()
    const [test, live] = [await hooks.create({ isTest: true }), await hooks.create()]
    await Webhook.update({ url: `${hooks.receiver().url}/test` }, { where: { id: test.id } })
    await Webhook.update({ url: `${hooks.receiver().url}/live` }, { where: { id: live.id } })
    const position = (await readChain())?.headPosition
    await hooks.apply({ name: "Real Replayed" })
    await submit({ name: "Trial Replayed" })
    while ((await givePositions()).given > 0);
    expect((await rest("POST", `/api/webhooks/${test.id}/replay`, { after_position: position })).status).toBe(200)
    await hooks.deliver()
    const told = hooks.bodies().map(({ data }, index) => [hooks.receiver().received[index]?.path, data.lead.name])
    expect(told.sort()).toEqual([
      ["/hook/live", "Real Replayed"],
      ["/hook/test", "Trial Replayed"],
    ])
  })

  test("filters what its webhooks are told by the kind and what it is like", async () => {
    await settle()
    const filter = { lead_type: "driver_application", conditions: [{ field: "city", values: ["Reno"] }] }
    const hook = { url: hooks.receiver().url, events: ["lead.created"], filter }
    const made = await rest("POST", "/api/webhooks", hook)
    expect(made).toMatchObject({
      status: 201,
      body: { filter: { ...filter, sentence: expect.stringContaining("driver") } },
    })
    for (const city of ["Boise", "Reno"]) await submit({ name: `Trial ${city}`, city })
    await hooks.apply({ name: "Real Reno", city: "Reno" })
    await hooks.settle()
    expect(hooks.bodies().map(({ data }: Json) => data.lead.name)).toEqual(["Trial Reno"])
  })

  test("gives its sender a page, where corrections stay tests", async () => {
    const { headers, body } = await submit({ name: "Trial Sender" })
    expect(body.message).toBe((await hooks.app().rest("POST", "/api/drivers/apply", driverForm())).body.message)
    const link = (headers.get("location") ?? "").replace("/status/", "")
    expect(link).toMatch(/^td\d+-/)
    const visitor = { address: "10.9.9.9", isLocal: false, session: null, user: null }
    expect(await findStatus(visitor, link)).toMatchObject({ firstName: "Trial", reference: `TD-${body.id}` })
    await correctApplication(visitor, link, { city: "Corrected" })
    expect((await rest("GET", `/api/admin/drivers/${body.id}`)).body.city).toBe("Corrected")
  })

  test("erases its tests, and nothing of whoever has their address", async () => {
    const view = { userId: Number(owner.user.id), name: "Theirs", nameKey: "theirs", isShared: true }
    await LeadView.create({ ...view, leadType: "driver_application", query: "search=same%40example.com" })
    const tables = await tableRows()
    const erase = `mutation { eraseLead(leadType: DRIVER_APPLICATION, leadId: "${own}", reason: REQUESTED) {
      leads { leadType leadId } copies { kind count } } }`
    const { eraseLead } = await ask(erase)
    // With what became a part of it.
    expect(eraseLead.leads).toHaveLength(2)
    expect(eraseLead.copies).toEqual(
      expect.arrayContaining([
        { kind: "LEAD", count: 2 },
        { kind: "NOTE", count: 2 },
      ]),
    )
    expect((await rest("GET", `/api/admin/drivers/${own}`)).status).toBe(404)
    const now = await tableRows()
    for (const name of ["driver_applications", "email_logs", "erased_leads", "undeliverable_addresses", "lead_views"])
      expect(now.get(name)).toEqual(tables.get(name))
    await settle()
    const { body } = await rest("GET", "/api/changes")
    expect(body.changes.filter(({ type }: Json) => type === "lead.erased")).toHaveLength(2)
  })

  test("is over after seven days, however many processes look", async () => {
    const [kind] = testKinds
    const old = crypto.randomUUID()
    await submit({ name: "Old Trial", submission_id: old })
    await submit({ name: "Young Trial" })
    const DAYS = 24 * 60 * 60_000
    const all = kind?.model.unscoped()
    const count = (await all?.count()) ?? 0
    const age = { createdAt: new Date(Date.now() - 8 * DAYS) }
    await all?.update(age, { where: { submissionId: old }, silent: true })
    const erased = await Promise.all([eraseOldTests(), eraseOldTests()])
    expect(erased.reduce((sum, one) => sum + one)).toBe(1)
    expect(await all?.count()).toBe(count - 1)
    const names = (await rest("GET", "/api/drivers/applications")).body.map(({ name }: Json) => name)
    expect(names).toContain("Young Trial")
    expect(names).not.toContain("Old Trial")
    expect(await eraseOldTests(new Date(Date.now() + 8 * DAYS))).toBeGreaterThan(2)
    for (const { model, type } of testKinds) {
      expect(await model.unscoped().count()).toBe(0)
      const kept = await RecordedEvent.count({ where: { subjectType: type } })
      expect(kept).toBeGreaterThan(0)
    }
    const rows = await tableRows()
    const left = ["lead_notes", "lead_merges", "reply_drafts", "lead_files"].flatMap((name) => rows.get(name) ?? [])
    expect(left.filter((row) => row.includes("test_"))).toEqual([])
  })
})
