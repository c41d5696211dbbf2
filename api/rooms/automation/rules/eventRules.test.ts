import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { eventOf, recordEvents, systemOrigin } from "../../../platform/events/recordEvents.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { createAccount, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { eventsOf } from "../../../testing/events/eventsOf.ts"
import { effects, makeRule, runRulesNow } from "../../../testing/events/rules.ts"
import { configureMail, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { hashOfAddress } from "../../mail/bounces/suppressionList.ts"
import { UndeliverableAddress } from "../../mail/bounces/undeliverable.model.ts"
import { runEventRules } from "./eventRules.ts"
import { LeadRule, LeadRuleCursor, LeadRuleRun } from "./leadRule.model.ts"

const app = await setUpTestApp()
const ana = await createAccount(app, { email: "ana@team.example" })
const dana = await createAccount(app, { role: "MANAGER", email: "dana@team.example" })
const lee = await createAccount(app, { role: "MANAGER", email: "lee@team.example" })
beforeEach(async () => {
  await startWithoutMail()
  await LeadRule.destroy({ where: {} })
})

const idOf = ({ user }: TestAccount) => String(user.id)
const inTurn = () => ({ assignTo: [idOf(dana), idOf(lee)] })
const ownerOf = async (id: number) => (await DriverApplication.findByPk(id, { rejectOnEmpty: true })).ownerId
const historyOf = async (id: number) => {
  const { driverApplication } = await app.ask(`{ driverApplication(id: ${id}) { history { actorName summary } } }`)
  return driverApplication.history.map(({ actorName, summary }: Json) => `${actorName} ${summary}`)
}
const stored = (id: string) => LeadRule.findByPk(id, { rejectOnEmpty: true })

describe("a lead that arrives while rules are on", () => {
  test("is assigned in rotation with a follow-up, and its history names the rule", async () => {
    const rule = await makeRule(ana, {
      name: "Phoenix drivers",
      conditions: [{ field: "city", values: ["Phoenix", "Tempe"] }],
      ...inTurn(),
      followUpDays: 1,
    })
    const ids: number[] = []
    for (const city of ["phoenix, AZ 85001", "Tempe", "Mesa", "TEMPE"]) ids.push(await app.apply({ city }))
    await runRulesNow()
    await runRulesNow()
    expect(await Promise.all(ids.map(ownerOf))).toEqual([dana.user.id, lee.user.id, null, dana.user.id])
    const [first = 0] = ids
    expect(await historyOf(first)).toEqual([
      expect.stringContaining("sent it"),
      `Rule “Phoenix drivers” assigned it to ${dana.user.name}`,
      expect.stringMatching(/^Rule “Phoenix drivers” scheduled a follow-up for /),
    ])
    expect(await stored(rule.id)).toMatchObject({ runCount: 3, lastFailure: null, lastRunAt: expect.any(Date) })
    expect(await LeadRuleRun.count({ where: { ruleId: rule.id } })).toBe(3)

    await ana.ask("mutation ($id: ID!) { deleteLeadRule(id: $id) { id } }", { id: rule.id })
    expect((await historyOf(first))[1]).toBe(`A rule assigned it to ${dana.user.name}`)
    expect(await LeadRuleRun.count({ where: { ruleId: rule.id } })).toBe(0)
  })

  test("is examined by all active rules of its kind, oldest first, but by none made after its arrival", async () => {
    const before = await app.apply()
    const tells = await makeRule(ana, { followUpDays: 3 })
    const between = await app.apply()
    const first = await makeRule(ana, { name: "First", ...inTurn() })
    await makeRule(ana, { assignTo: [idOf(ana)] })
    await makeRule(ana, { leadType: "ADVERTISER_SUBMISSION", tell: ["managers"] })
    await makeRule(ana, { isOn: false, tell: ["managers"] })
    const id = await app.apply()
    await runRulesNow()
    expect((await eventsOf(id)).map(([type, { ruleId }]) => [type, String(ruleId)])).toEqual([
      ["driver_application.created", "undefined"],
      ["lead.follow_up_set", tells.id],
      ["lead.assigned", first.id],
    ])
    expect([await ownerOf(before), await ownerOf(between)]).toEqual([null, null])
    expect(await EmailLog.count({ where: { logType: "lead_rule" } })).toBe(0)
  })

  test("notifies recipients by mail, each once, with the rule's name", async () => {
    const rule = await makeRule(ana, { name: "Tell", leadType: null, tell: [idOf(lee), "owner", idOf(lee)] })
    expect(rule.sentence).toBe(`When a lead arrives, tell ${lee.user.name} and its owner.`)
    const named = rule.sentenceParts.filter((_part: string, place: number) => place % 2 === 1)
    expect(named).toEqual(["lead", lee.user.name, "its owner"])
    const { id: toOwner } = await makeRule(ana, { tell: ["owner"] })
    const id = await app.apply({ name: "Zoe Told" })
    await runRulesNow()
    // Without an owner, there is no mail and no failure.
    expect(await stored(toOwner)).toMatchObject({ runCount: 0, lastFailure: null })
    const mails = await EmailLog.findAll({ where: { logType: "lead_rule" } })
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["lee@team.example", "A new driver application to look at: Zoe Told"],
    ])
    expect(mails[0]?.body).toContain("Zoe Told")
    expect(mails[0]?.body).toContain("by the rule “Tell”")
    expect((await historyOf(id)).slice(1)).toEqual([`Rule “Tell” told ${lee.user.name}`])
  })

  test("starts no rule if its import excludes rules, or once it is in the trash", async () => {
    await makeRule(ana, { ...inTurn() })
    const ids = [await app.apply(), await app.apply(), await app.apply()]
    const [silent = 0, loud = 0, gone = 0] = ids
    await DriverApplication.unscoped().update({ place: "TRASH" }, { where: { id: gone } })
    // Simulates imported leads: the cursor is already past their arrival events.
    await LeadRuleCursor.update({ position: 1_000_000 }, { where: {} })
    await runRulesNow()
    await LeadRuleCursor.update({ position: (await RecordedEvent.max("position")) as number }, { where: {} })
    const origin = { actorType: "system" as const, actorId: null, requestId: null }
    const imported = [silent, loud, gone].map((subjectId) =>
      eventOf({
        ...{ type: "created", subjectType: "driver_application", subjectId, origin },
        facts: { importId: 1, ...(subjectId !== silent && { runsRules: true }) },
      }),
    )
    await inTransaction((transaction) => recordEvents(imported, transaction))
    await runRulesNow()
    expect(await ownerOf(silent)).toBe(null)
    expect(await ownerOf(loud)).toBe(dana.user.id)
    expect((await DriverApplication.unscoped().findByPk(gone))?.ownerId).toBe(null)
  })

  test("is examined once, even if its event is repeated or several processes run", async () => {
    const { id: ruleId } = await makeRule(ana, { tell: ["managers"] })
    for (let lead = 0; lead < 3; lead += 1) await app.apply()
    await runRulesNow()
    const mails = await EmailLog.count({ where: { logType: "lead_rule" } })
    expect(mails).toBeGreaterThan(3)
    await LeadRuleCursor.update({ position: 0 }, { where: {} })
    const head: number = await RecordedEvent.max("position")
    await Promise.all([1, 2, 3].map(() => runEventRules(head)))
    expect((await LeadRuleCursor.findByPk(1))?.position).toBe(head)
    expect(await EmailLog.count({ where: { logType: "lead_rule" } })).toBe(mails)
    expect((await stored(ruleId)).runCount).toBe(3)
  })
})

describe("a rule that cannot act as written", () => {
  test("acts once, in order, when the database returns after a failure at any step", async () => {
    const rule = await makeRule(ana, { ...inTurn(), tell: ["owner"] })
    const lost = Object.assign(new Error("closed"), { code: "PROTOCOL_CONNECTION_LOST" })
    const steps = [
      () => jest.spyOn(LeadRule, "increment"),
      () => jest.spyOn(LeadRule, "update"),
      () => jest.spyOn(LeadRuleCursor.prototype, "update"),
    ]
    for (const [index, step] of steps.entries()) {
      const id = await app.apply()
      const failing = step().mockRejectedValueOnce(lost)
      await runRulesNow()
      expect(failing).toHaveBeenCalledTimes(2)
      failing.mockRestore()
      const types = (await eventsOf(id)).map(([type]) => type)
      expect(types).toEqual(["driver_application.created", "lead.assigned", "lead.people_told"])
      expect(await ownerOf(id)).toBe([dana, lee, dana][index]?.user.id)
    }
    expect(await EmailLog.count({ where: { logType: "lead_rule" } })).toBe(3)
    expect((await stored(rule.id)).runCount).toBe(3)
  })

  test("skips to the next user, and reports when none is left; other rules run", async () => {
    const left = await createAccount(app, { role: "MANAGER" })
    const rule = await makeRule(ana, { assignTo: [idOf(left), idOf(dana)] })
    const other = await makeRule(ana, { followUpDays: 1 })
    await left.user.update({ state: "DEACTIVATED" })
    const id = await app.apply()
    await runRulesNow()
    expect(await ownerOf(id)).toBe(dana.user.id)
    await LeadRule.update({ effects: effects({ assignTo: [idOf(left)] }) }, { where: { id: rule.id } })
    const next = await app.apply()
    await runRulesNow()
    expect(await ownerOf(next)).toBe(null)
    expect(await stored(rule.id)).toMatchObject({
      runCount: 1,
      lastFailure: expect.stringContaining("Nobody was left"),
    })
    expect(await stored(other.id)).toMatchObject({ runCount: 2, lastFailure: null })
    const owned = await app.apply()
    await DriverApplication.update({ ownerId: lee.user.id }, { where: { id: owned } })
    await runRulesNow()
    // The failure stays until the rule succeeds.
    expect((await stored(rule.id)).lastFailure).toContain("Nobody was left")
    await LeadRule.update({ effects: effects({ assignTo: [idOf(lee)] }) }, { where: { id: rule.id } })
    await app.apply()
    await runRulesNow()
    expect(await stored(rule.id)).toMatchObject({ runCount: 2, lastFailure: null, lastFailureAt: null })
  })

  test("is skipped after an internal error, without partial effects", async () => {
    const rule = await makeRule(ana, { tell: ["managers"], followUpDays: 1 })
    const other = await makeRule(ana, { ...inTurn() })
    // An impossible follow-up day, which no valid input produces.
    const impossible = effects({ assignTo: [idOf(lee)], followUpDays: 1e12 })
    await LeadRule.update({ effects: impossible }, { where: { id: rule.id } })
    const id = await app.apply()
    await runRulesNow()
    expect(await ownerOf(id)).toBe(dana.user.id)
    expect(await EmailLog.count({ where: { logType: "lead_rule" } })).toBe(0)
    expect(await stored(rule.id)).toMatchObject({ runCount: 0, lastFailure: expect.stringContaining("unexpectedly") })
    expect(await stored(other.id)).toMatchObject({ runCount: 1 })
  })
})

describe("a rule that mails a template", () => {
  const rule = () => makeRule(ana, { name: "Greet", template: "Insurance card" })

  test("mails it once, in the sender's language, signed by the team; the reply clock keeps running", async () => {
    const { id: ruleId } = await rule()
    const id = await app.apply({ email: "zoe@example.com" })
    await DriverApplication.update({ waitingSince: new Date() }, { where: { id } })
    await runRulesNow()
    await runRulesNow()
    const mails = await EmailLog.findAll({ where: { logType: "driver_reply", leadId: id } })
    expect(mails.map(({ recipient, status }) => [recipient, status])).toEqual([["zoe@example.com", "queued"]])
    const lead = await DriverApplication.findByPk(id)
    expect([lead?.status, lead?.messageCount, lead?.waitingSince]).toEqual(["pending", 1, expect.any(Date)])
    const history = await historyOf(id)
    expect(history).toContain("Rule “Greet” answered it by mail")
    expect(history).toContain("Rule “Greet” asked for a file")
    expect(await LeadFileRequest.findOne({ where: { leadId: id } })).toMatchObject({ requestedById: ana.user.id })
    expect((await stored(ruleId)).lastFailure).toBe(null)

    const spanish = await app.apply({ locale: "es" })
    await runRulesNow()
    const mail = await EmailLog.findOne({ where: { logType: "driver_reply", leadId: spanish }, rejectOnEmpty: true })
    expect([mail.subject, mail.body]).toEqual([
      expect.stringContaining("tarjeta"),
      expect.stringContaining("El equipo\n"),
    ])
  })

  test("mails no suppressed address, and needs a mail server", async () => {
    const { id: ruleId } = await rule()
    const hold = { addressHash: hashOfAddress("back@example.com"), reason: "no such mailbox", bouncedAt: new Date() }
    await UndeliverableAddress.create(hold)
    await app.apply({ email: "back@example.com" })
    await runRulesNow()
    expect((await stored(ruleId)).lastFailure).toContain("has come back")
    configureMail(null)
    await app.apply()
    await runRulesNow()
    expect((await stored(ruleId)).lastFailure).toContain("no mail server")
    expect(await EmailLog.count({ where: { logType: "driver_reply" } })).toBe(0)
  })
})

describe("a lead that changes while rules are on", () => {
  const ruleOn = (trigger: string, values: Json = {}) => makeRule(ana, { trigger, tell: ["managers"], ...values })
  const runsOf = async ({ id }: Json) => {
    await runRulesNow()
    return LeadRuleRun.count({ where: { ruleId: id } })
  }

  test("starts rules on the new status, once for each change", async () => {
    const rule = await ruleOn("STATUS_CHANGED", { conditions: [{ field: "status", values: ["approved"] }] })
    expect(rule.sentence).toBe("When the status of a driver application changes to approved, tell the managers.")
    const id = await app.apply()
    const move = (status: string) =>
      app.rest("PUT", `/api/admin/drivers/${id}/status`, { status }, { token: ana.token })
    expect(await runsOf(rule)).toBe(0)
    await move("contacted")
    expect(await runsOf(rule)).toBe(0)
    await move("approved")
    expect(await runsOf(rule)).toBe(1)
    await move("pending")
    await move("approved")
    expect(await runsOf(rule)).toBe(2)
  })

  test.each([
    [
      "a letter, not on an automatic answer",
      "ANSWER_RECEIVED",
      "lead.message_received",
      { kind: "AUTOMATIC" },
      { kind: "LETTER" },
    ],
    [
      "a file, not on a colleague's",
      "FILE_RECEIVED",
      "lead.file_added",
      { addedBy: "COLLEAGUE" },
      { addedBy: "SENDER" },
    ],
    ["a file, not on what a rule did", "FILE_RECEIVED", "lead.file_added", { ruleId: 1 }, { addedBy: "MESSAGE" }],
  ] as const)("starts rules on %s", async (_what, trigger, type, other, own) => {
    const rule = await ruleOn(trigger)
    const subject = { subjectType: "driver_application", subjectId: await app.apply(), origin: systemOrigin }
    const happened = (facts: Json) =>
      inTransaction((transaction) => recordEvents([eventOf({ ...subject, type, facts })], transaction))
    await happened(other)
    expect(await runsOf(rule)).toBe(0)
    await happened(own)
    expect(await runsOf(rule)).toBe(1)
  })
})

test("a rule matches an advertiser's cities and formats as whole values", async () => {
  const rule = await makeRule(ana, {
    leadType: "ADVERTISER_SUBMISSION",
    conditions: [
      { field: "city", values: ["San Diego"] },
      { field: "adFormat", values: ["Car Wrapping", "In-Car Tablet"] },
      { field: "locale", values: ["es", "en"] },
    ],
    tell: ["managers"],
  })
  for (const [cities, ad_formats] of [
    ["Los Angeles, San Diego | Two weeks", "Car Wrapping"],
    ["San Diego", "On-Top Dynamic Screen"],
    ["Los Angeles", "Car Wrapping"],
  ])
    await app.inquire({ cities, ad_formats })
  await runRulesNow()
  expect((await stored(rule.id)).runCount).toBe(1)
})
