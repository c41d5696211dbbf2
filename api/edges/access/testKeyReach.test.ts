import { afterAll, expect, test } from "@jest/globals"
import { scopesForTests } from "../../contract/accounts/apiKeys.ts"
import { RecordedEvent } from "../../platform/events/event.model.ts"
import { givePositions } from "../../platform/events/eventChain.ts"
import { inMode } from "../../platform/viewer/testMode.ts"
import { requirePermission, type Viewer } from "../../platform/viewer/viewer.ts"
import { usesNoted } from "../../rooms/accounts/apiKeys/findApiKey.ts"
import { driverApplicationKind } from "../../rooms/leads/drivers/driverApplication.kind.ts"
import { LeadFileRequest } from "../../rooms/leads/files/leadFile.model.ts"
import { previewsMade } from "../../rooms/leads/files/leadPreviews.ts"
import { submitLead } from "../../rooms/leads/lead/lead.service.ts"
import { testKinds } from "../../rooms/leads/leadKinds.ts"
import { openToken } from "../../rooms/leads/status/statusLink.ts"
import { hashOfAddress } from "../../rooms/mail/bounces/hold.ts"
import { UndeliverableAddress } from "../../rooms/mail/bounces/undeliverable.model.ts"
import { readPerson } from "../../rooms/person/personExport/personExport.service.ts"
import { PrivacyRequest } from "../../rooms/person/privacyRequests/privacyRequest.model.ts"
import { allowWaiting, endWaiting, readTogether } from "../../rooms/record/changes/changeWaiters.ts"
import { Webhook, WebhookDelivery } from "../../rooms/record/webhooks/webhook.model.ts"
import * as webhookService from "../../rooms/record/webhooks/webhook.service.ts"
import { createAccount } from "../../testing/accounts/accounts.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { tableRows } from "../../testing/database/tableRows.ts"
import { strayRows } from "../../testing/database/testRows.ts"
import { driverForm } from "../../testing/forms.ts"
import { callOperation, callRoute, mutations, queries } from "../../testing/operations/everyOperation.ts"
import { routesOf } from "../../testing/operations/routes.ts"
import { uploadLeadFile } from "../../testing/pictures/leadFileClient.ts"
import { pdfPage } from "../../testing/pictures/pdfs.ts"
import { until } from "../../testing/process/until.ts"
import { type Json, startTestApp } from "../../testing/testApp.ts"

const REAL = "Unmistakable"
const realOne = { leadType: "driver_application", leadId: 1 }

const app = await startTestApp()
const owner = await createAccount(app)
const secret = (await makeApiKey(scopesForTests, { isTest: true })).secret
for (const name of [`${REAL} One`, `${REAL} Two`]) await app.apply({ name, city: REAL, email: "same@example.com" })
await app.inquire({ company_name: REAL })
for (const path of ["drivers", "advertisers"])
  await app.rest("POST", `/api/admin/${path}/1/notes`, { text: REAL }, { token: owner.token })
await app.apply({ name: REAL, subject: "a trap" })
const asked = { kind: "CORRECT", status: "OPEN", details: REAL, locale: "en", sameKey: "asked" } as const
const asker = { name: REAL, email: "same@example.com", emailKey: "same@example.com", phone: null }
await PrivacyRequest.create({ ...asked, ...asker, receivedAt: new Date(), dueAt: new Date() })
// Tests with the ids of real leads, so that whatever names one by its id could take it for the other.
for (let count = 0; count < 3; count += 1) await app.apply({ name: "Twin" }, { token: secret })
await app.inquire({ company_name: "Twin" }, { token: secret })
await uploadLeadFile(app, owner.token, 1, { bytes: pdfPage({ content: `% ${REAL}` }), filename: `${REAL}.pdf` })
await previewsMade()
await LeadFileRequest.create({ ...realOne, what: REAL, requestedById: 1, requestedAt: new Date() })
while ((await givePositions()).given > 0);
endWaiting()
afterAll(async () => {
  allowWaiting()
  await usesNoted()
  await app.stop()
})

/** Whatever there is to ask, each in its smallest way, about what has the id 1. */
const askEverything = async () => {
  const answers: [string, { status: number; text: string }][] = []
  for (const name of Object.keys(queries)) answers.push([name, await callOperation(app, "query", name, secret)])
  for (const name of Object.keys(mutations)) answers.push([name, await callOperation(app, "mutation", name, secret)])
  const routes = routesOf(app.express.router).filter((route) => route.includes(" /api/"))
  for (const route of new Set(routes)) answers.push([route, await callRoute(app, route, secret)])
  return answers
}

test("what belongs to a real lead is none of the test with its id", async () => {
  expect((await app.rest("GET", "/api/admin/drivers/1", undefined, { token: secret })).body.name).toBe("Twin")
  for (const path of ["/api/leads/files/1", "/api/leads/files/1/preview"])
    expect([path, (await app.rest("GET", path, undefined, { token: secret })).status]).toEqual([path, 404])
  expect((await app.rest("DELETE", "/api/leads/files/1", undefined, { token: secret })).status).toBe(404)
  for (const mutation of [
    "cancelFileRequest(id: 1) { __typename }",
    'editLeadNote(id: 1, text: "Mine") { __typename }',
    "deleteLeadNote(id: 1)",
  ]) {
    const { errors } = await app.graphql(`mutation { ${mutation} }`, {}, { token: secret })
    expect([mutation, errors?.[0]?.extensions.code]).toEqual([mutation, "NOT_FOUND"])
  }
})

test("a test key reads and changes nothing real, whatever it asks", async () => {
  const before = await tableRows()
  const answers = await askEverything()
  expect(answers.filter(([, { status }]) => status >= 500)).toEqual([])
  expect(answers.filter(([, { text }]) => text.includes(REAL)).map(([name]) => name)).toEqual([])
  // Among them are tries to sign in, whoever makes them.
  const { rate_limits: _counters, events = [], ...others } = await strayRows(before)
  expect(events.filter(({ subject_type }) => subject_type !== "user")).toEqual([])
  expect(others).toEqual({})
})

test("a test key is refused what is about what is real, and the activity says why", async () => {
  const { secret: token } = await makeApiKey(scopesForTests, { isTest: true, name: "Curious" })
  const refused = async (query: string) => {
    const { errors } = await app.graphql(query, {}, { token })
    return errors?.[0]
  }
  for (const query of [
    "{ visitStatistics(days: 1) { sources { name } } }",
    "{ leadFigures(days: 1) { cities { name } } }",
    "{ privacyRequests { nodes { id } } }",
    '{ subjectErasurePreview(email: "same@example.com") { leads { leadId } } }',
    'mutation { eraseSubject(email: "same@example.com", reason: REQUESTED) { erasedAt } }',
  ])
    expect(await refused(query)).toMatchObject({
      message: "A test key reads and writes test leads alone. Ask for this with another key.",
      extensions: { code: "FORBIDDEN" },
    })
  const { status } = await app.rest("GET", "/api/changes/signals", undefined, { token })
  expect(status).toBe(403)
  await app.graphql("{ emailLogs { nodes { id } } }", {}, { token })
  const told = async () => {
    const { data } = await owner.ask("{ events(first: 100) { nodes { actorName summary } } }")
    const own = data.events.nodes.filter(({ actorName }: Json) => actorName === "API key Curious")
    return [...new Set(own.map(({ summary }: Json) => summary))].sort()
  }
  const why = ["Was refused what needs mail:read", "Was refused what no test key may ask"]
  await until(async () => (await told()).length >= why.length)
  expect(await told()).toEqual(why)
})

test("pages of the feed that are read at once are each of their own", async () => {
  const namesIn = async (page: ReturnType<typeof readTogether>) =>
    (await page).changes.map(({ leadType }) => leadType.startsWith("test_"))
  const [real, tests] = await Promise.all([
    namesIn(readTogether(0, 100)),
    inMode(true, () => namesIn(readTogether(0, 100))),
  ])
  expect([new Set(real), new Set(tests)]).toEqual([new Set([false]), new Set([true])])
})

test("a test key opens no link of a real lead, and asks for nothing by privacy laws", async () => {
  const { headers, body } = await app.sendDriver({ name: "Link" })
  const link = (headers.get("location") ?? "").replace("/status/", "")
  expect(await openToken(link)).toMatchObject({ id: body.id })
  expect(await inMode(true, () => openToken(link))).toBeNull()
  const input = { kind: "KNOW", email: "same@example.com", locale: "en" }
  expect((await app.rest("POST", "/api/privacy-requests", input, { token: secret })).status).toBe(403)
})

test("a correction of a test says and changes nothing of who has its address", async () => {
  const email = "same@example.com"
  await UndeliverableAddress.create({ addressHash: hashOfAddress(email), reason: "full", bouncedAt: new Date() })
  const { id } = (await app.sendDriver({ email }, { token: secret })).body
  const corrected = await app.rest("PATCH", `/api/admin/drivers/${id}`, { email: "new@example.com" }, { token: secret })
  expect(corrected).toMatchObject({ status: 200, body: { email: "new@example.com" } })
  const about = { subjectType: "test_driver_application", subjectId: String(id), type: "lead.corrected" }
  const event = await RecordedEvent.findOne({ where: about, rejectOnEmpty: true })
  expect(JSON.stringify(event.get())).not.toContain("privacyRequestIds")
  expect(await UndeliverableAddress.count()).toBe(1)
})

test("what would be erased of a test tells nothing of who has its address", async () => {
  await PrivacyRequest.update({ status: "ANSWERED" }, { where: { emailKey: "same@example.com" } })
  const form = driverForm({ email: "same@example.com" })
  const { id } = (await app.rest("POST", "/api/drivers/apply", form, { token: secret })).body
  const copiesOf = async (id: number, token: string) => {
    const query = `{ leadErasurePreview(leadType: DRIVER_APPLICATION, leadId: "${id}") { copies { kind } } }`
    const data = await app.ask(query, {}, token)
    return data.leadErasurePreview.copies.map(({ kind }: Json) => kind)
  }
  expect(await copiesOf(1, owner.token)).toContain("PRIVACY_REQUEST")
  expect(await copiesOf(id, secret)).toEqual(["LEAD"])
})

test("tests and leads that are sent at once are kept apart", async () => {
  const send = (name: string, token?: string) => app.sendDriver({ name }, { token })
  const before = await app.rest("GET", "/api/drivers/applications", undefined, { token: owner.token })
  const sent = Array.from({ length: 40 }, (_, index) =>
    index % 2 === 0 ? send(`Test ${index}`, secret) : send(`Real ${index}`),
  )
  for (const { status } of await Promise.all(sent)) expect(status).toBe(201)
  const namesFor = async (token: string) => {
    const { body } = await app.rest("GET", "/api/drivers/applications?limit=100", undefined, { token })
    return body.map(({ name }: Json) => name.replace(/ \d+$/, ""))
  }
  const tests = await namesFor(secret)
  expect(tests.filter((name: string) => name === "Test")).toHaveLength(20)
  expect(tests).not.toContain("Real")
  const real = await namesFor(owner.token)
  expect(real.filter((name: string) => name === "Real")).toHaveLength(20)
  expect(real).toHaveLength(before.body.length + 20)
})

test("tests and leads that are waited for at once are told to their own", async () => {
  allowWaiting()
  const head = async (token: string) => (await app.rest("GET", "/api/changes?limit=1", undefined, { token })).body
  while ((await givePositions()).given > 0);
  const { head_position: position } = await head(owner.token)
  const wait = (token: string) =>
    app.rest("GET", `/api/changes?after=${position}&wait=10`, undefined, { token }).then(({ body }) => body.changes)
  const waiting = [secret, secret, owner.token, owner.token].map(wait)
  await app.apply({ name: "Waited Test" }, { token: secret })
  await app.apply({ name: "Waited Real" })
  while ((await givePositions()).given > 0);
  const told = (await Promise.all(waiting)).map((changes) => changes.map(({ lead }: Json) => lead.name))
  // Nothing gives positions and rings here, so what came while they waited is asked for again.
  for (const [index, names] of told.entries())
    expect(names.filter((name: string) => name !== (index < 2 ? "Waited Test" : "Waited Real"))).toEqual([])
  expect((await wait(secret)).map(({ lead }: Json) => lead.name)).toEqual(["Waited Test"])
  expect((await wait(owner.token)).map(({ lead }: Json) => lead.name)).toEqual(["Waited Real"])
  endWaiting()
})

test("a test key whose request has lost its mode is refused everything", async () => {
  const apiKey = { id: 1, name: "Lost", scopes: scopesForTests, createdById: 1, isTest: true }
  const viewer: Viewer = { address: "10.0.0.9", isLocal: false, session: null, user: null, apiKey }
  expect(() => requirePermission(viewer, "leads:read")).toThrow("has lost its mode")
  await expect(submitLead(driverApplicationKind, viewer, {})).rejects.toThrow("has lost its mode")
  expect(inMode(true, () => requirePermission(viewer, "leads:read")).name).toBe("API key Lost")
  const other = { ...viewer, apiKey: { ...apiKey, isTest: false } }
  expect(() => inMode(true, () => requirePermission(other, "leads:read"))).toThrow("has lost its mode")
})

test("a person's export and erasure have the tests with their address", async () => {
  const email = "tried@example.com"
  const form = driverForm({ name: "Tried Person", email })
  const { id } = (await app.rest("POST", "/api/drivers/apply", form, { token: secret })).body
  await app.rest("POST", `/api/admin/drivers/${id}/notes`, { text: "About a test" }, { token: secret })
  const { data } = await readPerson({ email }, { name: "", legal_name: "", contact_email: "" })
  expect(data.submissions).toMatchObject([
    { kind: "driver_application", reference: `TD-${id}`, place: "test", notes: [{ text: "About a test" }] },
  ])
  const erase = `mutation { eraseSubject(email: "${email}", reason: REQUESTED) { leads { leadId } copies { kind count } } }`
  const { data: erased, errors } = await owner.ask(erase)
  expect(errors).toBeUndefined()
  expect(erased.eraseSubject.leads).toEqual([])
  expect(erased.eraseSubject.copies).toEqual(expect.arrayContaining([{ kind: "LEAD", count: 1 }]))
  expect(await testKinds[0]?.model.unscoped().count({ where: { email } })).toBe(0)
})

test("a test key has to do with the webhooks of tests alone", async () => {
  const apiKey = { id: 1, name: "Hooks", scopes: scopesForTests, createdById: 1, isTest: true }
  const viewer: Viewer = { address: "10.0.0.9", isLocal: false, session: null, user: null, apiKey }
  const values = { url: "https://example.com/", description: "", events: [], format: "STANDARD", secret: "whsec_x" }
  const made = { ...values, position: 0, createdById: 1 } as never
  const [real, ofTest] = [
    await Webhook.create(made),
    await Webhook.create({ ...(made as object), isTest: true } as never),
  ]
  const delivery = { messageId: "msg_1", eventId: null, type: "lead.created", status: "queued", createdAt: new Date() }
  const lost = { ...delivery, webhookId: real.id, dueAt: null, waitingSince: null } as never
  const { id } = await WebhookDelivery.create(lost)
  const asTest = <Result>(ask: () => Promise<Result>) => inMode(true, ask)
  expect((await asTest(() => webhookService.listWebhooks(viewer))).map((one) => one.id)).toEqual([ofTest.id])
  const of = { webhookId: String(real.id) }
  expect((await asTest(() => webhookService.listWebhookDeliveries(viewer, of))).nodes).toEqual([])
  expect(await asTest(() => webhookService.findWebhookDelivery(viewer, String(id)))).toBeNull()
  for (const change of [
    () => webhookService.deleteWebhook(viewer, String(real.id)),
    () => webhookService.updateWebhook(viewer, String(real.id), { isEnabled: false }),
    () => webhookService.rotateWebhookSecret(viewer, String(real.id)),
    () => webhookService.sendTestWebhook(viewer, String(real.id)),
    () => webhookService.resendWebhookDelivery(viewer, String(id)),
    () => webhookService.replayWebhook(viewer, { id: String(real.id), fromPosition: 0 } as never),
  ])
    await expect(asTest<unknown>(change)).rejects.toMatchObject({ code: "NOT_FOUND" })
  await asTest(() => webhookService.deleteWebhook(viewer, String(ofTest.id)))
  expect(await Webhook.count()).toBe(1)
})
