import { setTimeout as delay } from "node:timers/promises"
import { beforeEach, describe, expect, test } from "@jest/globals"
import type { ApiKeyScope } from "../../../contract/accounts/apiKeys.ts"
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../contract/text/durations.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { assignPositions } from "../../../platform/events/eventChain.ts"
import { recordEvents } from "../../../platform/events/recordEvents.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { leadTables } from "../../../testing/database/leadTables.ts"
import { makeRule, runRulesNow } from "../../../testing/events/rules.ts"
import { addDelivery, addWebhook } from "../../../testing/factories/webhooks.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { messageIdOf } from "../../activity/webhooks/sending/fanOut.ts"
import { AdvertiserSubmission } from "../../leads/advertisers/advertiserSubmission.model.ts"
import { recountLeads } from "../../leads/counters/leadRecount.ts"
import { driverApplicationKind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadNote } from "../../leads/related/leadWork.model.ts"
import { eraseUntouched } from "../../privacy/erasure/leadCopies.ts"
import { LeadRuleRun } from "../rules/leadRule.model.ts"
import { deleteOldImports } from "./forgetImports.ts"
import { runPendingImports } from "./importWorker.ts"
import { LeadImport, LeadImportOutcomeRow, LeadImportPart } from "./leadImport.model.ts"
import { beginRun } from "./runImport.ts"

const app = await setUpTestApp()
const kim = await createAccount(app, { role: "MANAGER", email: "kim@example.com" })

const HEADERS = "Name,Email,Phone,City,Platform,Year,Make,Model"
const person = (name: string, more = "") =>
  `${name},${name.toLowerCase()}@sheet.example,(602) 555-0${100 + name.length},Phoenix,uber,2020,Kia,Niro${more}`
const sheet = (...rows: string[]) => `${HEADERS}\n${rows.join("\n")}\n`

const upload = async (csv: string, leadType = "driver_application", token = kim.token) => {
  const path = `/api/imports?lead_type=${leadType}&file_name=sheet.csv`
  const response = await fetch(app.url + path, {
    method: "POST",
    headers: { "content-type": "text/csv", authorization: `Bearer ${token}` },
    body: csv,
  })
  return { status: response.status, body: (await response.json()) as Json }
}

const call = (id: number, step: string, body?: object, method = "POST") =>
  app.rest(method, `/api/imports/${id}${step}`, body, { token: kim.token })

const describeAsGuessed = async ({ id, columns }: Json, said: object = {}) => {
  const named = columns.flatMap(({ index, field }: Json) => (field ? [{ index, field }] : []))
  const { status, body } = await call(id, "", { columns: named, ...said }, "PUT")
  expect([status, body.state]).toEqual([200, "CHECKING"])
  await runPendingImports(eraseUntouched)
  return (await call(id, "", undefined, "GET")).body
}

const step = async (id: number, name: string): Promise<Json> => {
  await call(id, name)
  await runPendingImports(eraseUntouched)
  return (await call(id, "", undefined, "GET")).body
}

const run = async (csv: string, said: object = {}, leadType?: string) => {
  const { body } = await upload(csv, leadType)
  const checked = await describeAsGuessed(body, said)
  return { checked, done: await step(body.id, "/start") }
}

const counts = (row: Json) => [
  row.state,
  ...["created", "updated", "skipped", "faulty", "kept"].map((name) => row[`${name}_count`]),
]

describe("an import", () => {
  beforeEach(async () => {
    await DriverApplication.destroy({ where: {} })
    for (const kind of leadKinds) await recountLeads(kind)
  })

  test("creates leads without mails and reply clocks, and is undone without a trace", async () => {
    await app.apply()
    const before = await leadTables()
    const csv = `${HEADERS},Received,Status,Note,Owner,ID\n${person("Ana", ",2024-03-05,approved,'=Met at a fair,,x-1")}\n${person("Bob", ",2025-01-02 10:30,,,,x-2")}\n`
    const { checked, done } = await run(csv)
    expect(counts(checked)).toEqual(["CHECKED", 2, 0, 0, 0, 0])
    expect(counts(done)).toEqual(["DONE", 2, 0, 0, 0, 0])
    const [ana, bob] = await DriverApplication.findAll({ where: { source: "import" }, order: ["id"] })
    expect(ana?.get()).toMatchObject({
      name: "Ana",
      platform: "Uber",
      status: "approved",
      isPromised: false,
      noteCount: 1,
      externalId: "x-1",
      createdAt: new Date("2024-03-05T12:00:00Z"),
    })
    expect(bob?.get()).toMatchObject({ status: "pending", createdAt: new Date("2025-01-02T10:30:00Z") })
    expect(await EmailLog.count({ where: { leadId: [ana?.id ?? 0, bob?.id ?? 0] } })).toBe(0)
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    const history = `{ driverApplication(id: "${ana?.id}") { notes { text } history { summary actorName } } }`
    const { data } = await kim.ask(history)
    expect(data.driverApplication.notes).toEqual([{ text: "=Met at a fair" }])
    expect(data.driverApplication.history).toMatchObject([{ summary: "imported it", actorName: kim.user.name }])

    const undone = await step(done.id, "/undo")
    expect(counts(undone)).toEqual(["UNDONE", 2, 0, 0, 0, 0])
    expect(JSON.stringify([done.columns, undone.columns]).match(/ana@/g)).toHaveLength(1)
    expect(await leadTables()).toBe(before)
    expect(await LeadImportPart.count({ where: { importId: done.id } })).toBe(0)
  })

  test("reports each row's outcome and reason", async () => {
    await app.apply({ name: "Known", email: "KNOWN@sheet.example", city: "Mesa" })
    const bad = "Bad,no address,602,Phoenix,Taxi,2020,Kia,Niro,extra"
    const csv = sheet(person("Ana"), person("Known"), "", bad, person("Ana"))
    const { checked, done } = await run(csv, { on_known: "UPDATE" })
    expect(counts(checked)).toEqual(["CHECKED", 1, 1, 1, 1, 0])
    expect(counts(done)).toEqual(["DONE", 1, 1, 1, 1, 0])
    const rows = `{ leadImport(id: "${done.id}") { rows { totalCount nodes { line outcome cells lead { name } faults { column message } } }
      created: rows(outcome: CREATED) { nodes { cells } } } }`
    const { created, ...told } = (await kim.ask(rows)).data.leadImport
    expect(created.nodes[0].cells[0]).toBe("Ana")
    const { nodes, totalCount } = told.rows
    expect(totalCount).toBe(4)
    expect(nodes.map(({ line, outcome, lead }: Json) => [line, outcome, lead?.name])).toEqual([
      [2, "CREATED", "Ana"],
      [3, "UPDATED", "Known"],
      [5, "FAULTY", undefined],
      [6, "SKIPPED", undefined],
    ])
    expect(nodes[3].faults).toEqual([{ column: "", message: "The same person as in line 2." }])
    expect(nodes[2].cells[1]).toBe("no address")
    expect(nodes[2].faults).toEqual([
      { column: "", message: "This row has more cells than the file has columns (8)." },
      { column: "Phone", message: "This cell has fewer than 7 digits." },
      { column: "Email", message: expect.stringContaining("Email") },
      { column: "Platform", message: expect.stringContaining("Uber, Lyft, Both") },
    ])
    const known = await DriverApplication.findOne({ where: { name: "Known" } })
    expect(known?.city).toBe("Phoenix")
    const { body: report } = await call(done.id, "/report.csv", undefined, "GET")
    expect(report.split("\r\n").slice(0, 2)).toEqual([
      expect.stringContaining('"line","reasons","Name"'),
      expect.stringMatching(/^"5","This row has more cells/),
    ])
    const fieldsOf = ({ columns }: Json) => columns.map(({ field }: Json) => field)
    const corrected = (await upload(report.replace("Taxi", "Uber"))).body
    expect(fieldsOf(corrected)).toEqual([null, null, ...fieldsOf(done)])
    await step(done.id, "/undo")
    expect((await known?.reload())?.city).toBe("Mesa")
    expect(await DriverApplication.count()).toBe(1)
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
  })

  test("ends the wait of leads moved to an open city, until it is undone", async () => {
    await app.apply({ name: "Known", email: "known@sheet.example", city: "New York" })
    const known = await DriverApplication.findOne({ where: { name: "Known" }, rejectOnEmpty: true })
    const waits = async () => (await known.reload()).waitListCity
    expect(await waits()).toBe("new-york-ny")
    const { done } = await run(sheet(person("Known")), { on_known: "UPDATE" })
    expect(await waits()).toBeNull()
    await step(done.id, "/undo")
    expect([await waits(), known.city]).toEqual(["new-york-ny", "New York"])
  })

  test("leaves a lead unassigned after an undo if its former owner can no longer own leads", async () => {
    const { user } = await createAccount(app, { role: "MANAGER", email: "left@example.com" })
    await app.apply({ email: "ana@sheet.example" })
    await DriverApplication.update({ ownerId: user.id }, { where: {} })
    const { done } = await run(`${HEADERS},Owner\n${person("Ana", ",kim@example.com")}\n`, { on_known: "UPDATE" })
    await User.update({ role: "VIEWER" }, { where: { id: user.id } })
    await step(done.id, "/undo")
    expect(await DriverApplication.findAll()).toMatchObject([{ ownerId: null }])
  })

  test("sends no mail, and reports a phone number that another lead has", async () => {
    for (const greeting of ["Dear team,", "Dear team, good morning"]) {
      const { status, body } = await upload(`${greeting}\nI drive, in Phoenix, a Kia.\nPlease call me.\nAna\n`)
      expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining("does not look like a table")])
    }
    await app.apply({ email: "other@sheet.example", phone: "602-555-0103" })
    const { body: uploaded } = await upload(sheet(person("Bob"), person("Robert")))
    const { id } = await describeAsGuessed(uploaded)
    const rows = `{ leadImport(id: "${id}") { rows { nodes { outcome faults { message } } } } }`
    expect((await kim.ask(rows)).data.leadImport.rows.nodes).toEqual([
      { outcome: "CREATED", faults: [{ message: "Another lead has this phone number." }] },
      { outcome: "CREATED", faults: [] },
    ])
  })

  test("recognizes people by address, and by phone number if there is no address", async () => {
    await app.apply({ email: "other@sheet.example", phone: "602-555-0103" })
    const bob = person("Bob").replace("bob@sheet.example", "").replace("Phoenix", "Mesa")
    const csv = sheet(person("Bob"), bob, person("Robert"), person("Robert"))
    const { checked, done } = await run(csv, { on_known: "UPDATE" })
    expect(counts(done)).toEqual(["DONE", 2, 1, 1, 0, 0])
    expect(counts(checked).slice(1)).toEqual(counts(done).slice(1))
    const known = await DriverApplication.findOne({ where: { email: "other@sheet.example" } })
    expect(known?.city).toBe("Mesa")
  })

  test.each(["SKIP", "UPDATE"])(
    "uses the first of a person's rows in a long file, as the check announced: %s",
    async (onKnown) => {
      await app.apply({ email: "old@sheet.example" })
      const people = Array.from({ length: 60 }, (_, index) => person(`P${index}`))
      const csv = sheet(...people, person("P0").replace("Phoenix", "Mesa"), person("Old"))
      const { body } = await upload(csv)
      const checked = await describeAsGuessed(body, { on_known: onKnown })
      const expected = onKnown === "SKIP" ? [60, 0, 2, 0, 0] : [60, 1, 1, 0, 0]
      expect(counts(checked)).toEqual(["CHECKED", ...expected])
      await DriverApplication.destroy({ where: {} })
      for (const kind of leadKinds) await recountLeads(kind)
      const isNew = onKnown === "SKIP" ? [60, 0, 2, 0, 0] : [61, 0, 1, 0, 0]
      expect(counts(await step(body.id, "/start"))).toEqual(["DONE", ...isNew])
      expect(await DriverApplication.count({ where: { city: "Mesa" } })).toBe(0)
    },
  )

  test("can be undone for 30 days, and keeps leads edited since", async () => {
    const { done } = await run(sheet(person("Ana"), person("Bob")))
    const ana = await DriverApplication.findOne({ where: { name: "Ana" } })
    await app.rest("PUT", `/api/admin/drivers/${ana?.id}/status`, { status: "contacted" }, { token: kim.token })
    const finished = (days: number) =>
      LeadImport.update({ finishedAt: new Date(Date.now() - days * DAY_MS) }, { where: { id: done.id } })
    await finished(30.01)
    expect((await call(done.id, "/undo")).status).toBe(409)
    await finished(29.99)
    expect(counts(await step(done.id, "/undo"))).toEqual(["UNDONE", 2, 0, 0, 0, 1])
    expect((await DriverApplication.findAll()).map(({ name }) => name)).toEqual(["Ana"])
    expect((await call(done.id, "/undo")).status).toBe(409)
  })

  test("recognizes people by merged leads, and changes the surviving lead", async () => {
    const apply = (name: string, email: string) => app.sendDriver({ name, email })
    const [one, two] = [await apply("Una", "una@sheet.example"), await apply("Old", "OLD@sheet.example")]
    await apply("Ann", "ann@sheet.example")
    await DriverApplication.update({ externalId: "x-1" }, { where: { id: one.body.id } })
    await DriverApplication.update({ externalId: "x-2" }, { where: { id: two.body.id } })
    await app.rest("POST", `/api/admin/drivers/${one.body.id}/merge`, { merged_id: two.body.id }, { token: kim.token })
    const rows = ["Ann,ann@sheet.example,(602) 555-0177,Tucson,uber,2020,Kia,Niro,x-2", person("Old", ",")]
    const said = { on_known: "UPDATE" }
    const { checked, done } = await run(`${HEADERS},ID\n${rows.join("\n")}\n`, said)
    expect(counts(checked)).toEqual(["CHECKED", 0, 1, 1, 0, 0])
    expect(counts(done)).toEqual(["DONE", 0, 1, 1, 0, 0])
    const [survivor, ...others] = await DriverApplication.findAll()
    expect(survivor?.get()).toMatchObject({ id: one.body.id, city: "Tucson", externalId: "x-1" })
    // An external id takes precedence over an address.
    expect(others).toMatchObject([{ name: "Ann", city: "Los Angeles" }])
    await kim.ask(`mutation { eraseLead(leadType: DRIVER_APPLICATION, leadId: "${survivor?.id}", reason: REQUESTED) {
      erasedAt } }`)
    const outcomes = await LeadImportOutcomeRow.findAll({ where: { importId: done.id } })
    expect(outcomes).toMatchObject([{ before: null }, { before: null }])
    const { data } = await kim.ask(`{ leadImport(id: "${done.id}") { rows { nodes { cells } } } }`)
    expect(data.leadImport.rows.nodes.flatMap(({ cells }: Json) => cells).join("")).toBe("")
  })

  test("removes its leads from messages to webhooks when it is undone", async () => {
    const { done } = await run(sheet(person("Ana")))
    while ((await assignPositions()).assigned > 0);
    const where = { type: "driver_application.created" }
    const event = await RecordedEvent.findOne({ where, order: [["id", "DESC"]], rejectOnEmpty: true })
    const delivery = await addDelivery(await addWebhook(), { messageId: messageIdOf(event), body: "Ana" })
    await step(done.id, "/undo")
    expect((await delivery.reload()).body).toBeNull()
  })

  test("undoes effects of rules too, except replies", async () => {
    const rule = await makeRule(kim, { assignTo: [String(kim.user.id)], followUpDays: 1, tell: [String(kim.user.id)] })
    const { done } = await run(sheet(person("Ana"), person("Bob")), { runs_rules: true })
    await runRulesNow()
    const bob = await DriverApplication.findOne({ where: { name: "Bob", ownerId: kim.user.id }, rejectOnEmpty: true })
    await inTransaction((transaction) => {
      const origin = { actorType: "system", actorId: null, requestId: null } as const
      const facts = { emailLogId: 1, ruleId: Number(rule.id) }
      return recordEvents(
        [leadEvent("lead.replied", { leadType: "driver_application", leadId: bob.id }, origin, facts)],
        transaction,
      )
    })
    const told = () => EmailLog.findAll({ where: { logType: "lead_rule" }, raw: true })
    const [mail] = await told()
    expect(JSON.stringify(mail)).toContain("Ana")
    await EmailAttempt.create({ emailLogId: mail?.id ?? 0, startedAt: new Date() })
    expect(counts(await step(done.id, "/undo"))).toEqual(["UNDONE", 2, 0, 0, 0, 1])
    expect((await DriverApplication.findAll()).map(({ name }) => name)).toEqual(["Bob"])
    expect(JSON.stringify(await told())).not.toContain("Ana")
    expect(await EmailAttempt.count({ where: { emailLogId: mail?.id } })).toBe(0)
    expect((await LeadRuleRun.findAll()).map(({ leadId }) => leadId)).toEqual([bob.id])
  })

  test("keeps leads that are edited during the undo", async () => {
    const { done } = await run(sheet(person("Ana")))
    await call(done.id, "/undo")
    let undoing = Promise.resolve()
    await inTransaction(async (transaction) => {
      const lead = await DriverApplication.findOne({ transaction, lock: true, rejectOnEmpty: true })
      undoing = runPendingImports(eraseUntouched)
      await delay(300)
      await lead.update({ followUpOn: "2027-01-04" }, { transaction })
      const key = { leadType: "driver_application", leadId: lead.id }
      const origin = { actorType: "user", actorId: kim.user.id, requestId: null } as const
      await recordEvents([leadEvent("lead.follow_up_set", key, origin, { on: "2027-01-04" })], transaction)
    })
    await undoing
    expect(counts((await call(done.id, "", undefined, "GET")).body)).toEqual(["UNDONE", 1, 0, 0, 0, 1])
    expect(await DriverApplication.count()).toBe(1)
  })

  test("stores a lead's state before the first of several rows for it, and refuses future dates", async () => {
    for (const city of ["Mesa", "Reno"]) await app.apply({ email: "ana@sheet.example", city })
    // This lead is stored last, but was received first.
    await DriverApplication.update({ createdAt: new Date(Date.now() - DAY_MS) } as object, { where: { city: "Reno" } })
    const [far, near] = [3 * DAY_MS, HOUR_MS].map((ms) => new Date(Date.now() + ms).toISOString().slice(0, 16))
    const ana = person("Ana", ",,Met at a fair")
    const rows = [ana, ana.replace("Phoenix", "Tucson"), person("Bob", `,${far}`), person("Cy", `,${near}`)]
    const { done } = await run(`${HEADERS},Received,Note\n${rows.join("\n")}\n`, { on_known: "UPDATE" })
    expect(counts(done)).toEqual(["DONE", 1, 1, 1, 1, 0])
    const cy = await DriverApplication.findOne({ where: { name: "Cy" } })
    expect(Number(cy?.createdAt)).toBeLessThanOrEqual(Date.now())
    const outcomes = await LeadImportOutcomeRow.findAll({ where: { importId: done.id }, order: ["line"] })
    expect(outcomes.map(({ before }) => before?.values.city)).toEqual(["Mesa", undefined, undefined, undefined])
    expect(outcomes[2]?.faults?.[0]?.message).toBe("Nothing can be received in the future.")
    await step(done.id, "/undo")
    expect(await LeadNote.count()).toBe(0)
  })

  test("is visible to a key that only adds leads if that key created it", async () => {
    const { done } = await run(sheet(person("Ana")))
    const { secret } = await makeApiKey(["leads:write"])
    const status = async (id: number, step: string, method = "GET") =>
      (await app.rest(method, `/api/imports/${id}${step}`, undefined, { token: secret })).status
    expect([await status(done.id, ""), await status(done.id, "/report.csv")]).toEqual([404, 404])
    expect(await status(done.id, "/start", "POST")).toBe(404)
    const { body } = await upload(sheet(person("Bob")), "driver_application", secret)
    expect([await status(body.id, ""), await status(body.id, "/report.csv")]).toEqual([200, 200])
    // The account with the key's id is another actor.
    await LeadImport.update({ actorType: "user" }, { where: { id: body.id } })
    expect(await status(body.id, "")).toBe(404)
  })

  test("pauses and resumes, can be deleted only before its start, and refuses other steps", async () => {
    const { body } = await upload(sheet(person("Ana")))
    const remove = (id: number) => kim.ask(`mutation { deleteLeadImport(id: "${id}") { id } }`)
    expect((await call(body.id, "/start")).status).toBe(409)
    await describeAsGuessed(body)
    expect((await call(body.id, "/pause")).status).toBe(409)
    await call(body.id, "/start")
    const one = await LeadImport.findByPk(body.id, { rejectOnEmpty: true })
    const goOn = await beginRun(driverApplicationKind, one)
    expect((await step(body.id, "/pause")).state).toBe("PAUSED")
    expect([await goOn(), await DriverApplication.count()]).toEqual([false, 0])
    expect(await step(body.id, "/start")).toMatchObject({ state: "DONE", undo_until: expect.any(String) })
    expect((await call(body.id, "", { columns: [] }, "PUT")).status).toBe(409)
    const { errors } = await remove(body.id)
    expect(errors?.[0]?.message).toBe("This import was started. Undo it instead.")

    const { id } = await describeAsGuessed((await upload(sheet(person("Bob")))).body)
    expect((await remove(id)).data.deleteLeadImport).toEqual({ id: String(id) })
    expect((await call(id, "", undefined, "GET")).status).toBe(404)
    expect(await LeadImportPart.count({ where: { importId: id } })).toBe(0)
  })

  test("is checked without waiting for a started import", async () => {
    const [first, second] = [(await upload(sheet(person("Ana")))).body, (await upload(sheet(person("Ana")))).body]
    await describeAsGuessed(first)
    await call(first.id, "/start")
    expect(counts(await describeAsGuessed(second))).toEqual(["CHECKED", 1, 0, 0, 0, 0])
  })

  test("requires the order of ambiguous dates", async () => {
    const { body } = await upload(`${HEADERS},Fecha\n${person("Ana", ",03/04/2024")}\n`)
    expect(body).toMatchObject({ unclear_dates: ["03/04/2024"], date_order: null })
    const columns = body.columns.map(({ index, field }: Json) => ({ index, field }))
    const refused = await call(body.id, "", { columns }, "PUT")
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, "date_order"])
  })

  test("works for advertisers, with ad formats as a list of words", async () => {
    const headers = "Empresa;Contacto;Correo electrónico;Ciudad;Formatos;Mensaje"
    const rows = [
      'Acme;Ana;a@acme.example;Mesa;car wrapping, In-Car Tablet;"Hola\nay"',
      "Acme;Bob;b@acme.example;Mesa;constructor, __proto__;Hi",
    ]
    const { done } = await run(`${headers}\n${rows.join("\n")}\n`, {}, "advertiser_submission")
    expect(counts(done)).toEqual(["DONE", 1, 0, 0, 1, 0])
    const lead = await AdvertiserSubmission.findOne({ where: { email: "a@acme.example" } })
    expect(lead).toMatchObject({ message: "Hola\nay", adFormats: ["In-Car Tablet", "Car Wrapping"] })
    const { body } = await upload(`${headers}\n${rows[0]}\n`, "advertiser_submission")
    const { status } = await call(body.id, "", { columns: [{ index: 0, field: "constructor" }] }, "PUT")
    expect(status).toBe(400)
  })

  test.each([
    ["headers alone", "Name,Email\n", "needs a row of headers"],
    ["an open quote", `Name,Email\n${"Ana,a@x.example\n".repeat(100)}"Ana`, "A quote is not closed"],
  ])("is refused for %s, and nothing is stored", async (_what, csv, message) => {
    const before = await LeadImportPart.count()
    const { status, body } = await upload(csv)
    expect([status, body.errors]).toEqual([400, [{ field: "file", message: expect.stringContaining(message) }]])
    expect(await LeadImportPart.count()).toBe(before)
  })

  test.each([
    ["UPLOADED", "createdAt", 30 * DAY_MS, undefined],
    ["RECEIVING", "createdAt", 6 * HOUR_MS, undefined],
    ["DONE", "finishedAt", 30 * DAY_MS, "DONE"],
    ["PAUSED", "startedAt", 30 * DAY_MS, "FAILED"],
    ["RUNNING", "startedAt", 30 * DAY_MS, "RUNNING"],
  ])("that is %s keeps its file for a time, counted from %s", async (state, since, keptMs, then) => {
    const { id } = (await upload(sheet(person("Ana")))).body
    const leftAfter = async (agoMs: number) => {
      await LeadImport.update({ state, [since]: new Date(Date.now() - agoMs) } as object, { where: { id } })
      await deleteOldImports()
      return [(await LeadImport.findByPk(id))?.state, await LeadImportPart.count({ where: { importId: id } })]
    }
    expect(await leftAfter(keptMs - MINUTE_MS)).toEqual([state, 1])
    expect(await leftAfter(keptMs + MINUTE_MS)).toEqual([then, then === "RUNNING" ? 1 : 0])
    await LeadImport.destroy({ where: { id } })
  })

  test("refuses to start after a concurrent change of its description", async () => {
    const { body } = await upload(sheet(person("Ana")))
    await describeAsGuessed(body)
    const start = async (revision: number) =>
      kim.ask(`mutation { startLeadImport(id: "${body.id}", expectedRevision: ${revision}) { leadImport { state } } }`)
    const { revision } = (await kim.ask(`{ leadImport(id: "${body.id}") { revision } }`)).data.leadImport
    await describeAsGuessed(body)
    expect((await start(revision)).errors).toMatchObject([{ extensions: { code: "CONFLICT" } }])
    expect((await start(revision + 1)).data).toMatchObject({ startLeadImport: { leadImport: { state: "RUNNING" } } })
  })

  test("loses an erased person in its file and in misread headers", async () => {
    const { body } = await upload(sheet(person("Ana"), person("Bob")))
    const headless = (await upload(`${person("Ana")}\n${person("Bob")}\n`)).body
    await describeAsGuessed(body)
    await kim.ask('mutation { eraseSubject(email: "ANA@sheet.example", reason: REQUESTED) { leads { leadId } } }')
    const { data } = await kim.ask(`{ leadImport(id: "${body.id}") { columns { samples } rows { nodes { cells } } }
      headless: leadImport(id: "${headless.id}") { columns { header } } }`)
    expect(data.leadImport.rows.nodes.map(({ cells }: Json) => cells[0])).toEqual([undefined, "Bob"])
    expect(data.headless.columns.map(({ header }: Json) => header).slice(0, 2)).toEqual(["Column 1", "Column 2"])
    expect(JSON.stringify(data)).not.toMatch(/ana@/i)
    expect(counts(await step(body.id, "/start"))).toEqual(["DONE", 1, 0, 1, 0, 0])
  })
})

test("an import that updates known leads needs its own permission, to be described and to be started", async () => {
  const keyOf = async (...more: ApiKeyScope[]) => (await makeApiKey(["leads:read", "leads:write", ...more])).secret
  const effects = { on_known: "UPDATE" }
  const tokens = { writer: await keyOf(), eraser: await keyOf("leads:erase") }
  const { id } = (await upload(sheet(person("Ana")), undefined, tokens.writer)).body
  const as = async (who: string, step: string, said?: object) => {
    const body = said && { columns: [{ index: 1, field: "email" }], ...said }
    const asking = { token: tokens[who as "eraser"] }
    const { status } = await app.rest(said ? "PUT" : "POST", `/api/imports/${id}${step}`, body, asking)
    await runPendingImports(eraseUntouched)
    return status
  }
  expect([await as("writer", "", effects), await as("writer", "", {}), await as("eraser", "", effects)]).toEqual([
    403, 200, 200,
  ])
  expect([await as("writer", "/start"), await as("eraser", "/start")]).toEqual([403, 200])
  expect([await as("writer", "/undo"), await as("eraser", "/undo")]).toEqual([403, 200])
})

test("an import names its uploader to readers of leads only", async () => {
  const { secret: token } = await makeApiKey(["leads:write"])
  const { body } = await upload(sheet(person("Ana")), undefined, token)
  const read = await app.rest("GET", `/api/imports/${body.id}`, undefined, { token: kim.token })
  expect([body.made_by, read.body.made_by]).toEqual([null, expect.any(String)])
  expect(await app.rest("GET", "/api/imports/999", undefined, { token: kim.token })).toMatchObject({ status: 404 })
})
