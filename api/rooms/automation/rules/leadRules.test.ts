import { beforeEach, describe, expect, test } from "@jest/globals"
import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { down, up } from "../../../platform/database/migrations/20261228130000-simplify-rules.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { createAccount, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { askForRule, makeRule, runRulesNow } from "../../../testing/events/rules.ts"
import { addWebhook } from "../../../testing/factories/webhooks.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { storeSetting } from "../../accounts/settings/teamSetting.ts"
import { dayLater } from "../../accounts/settings/workingDays.ts"
import { Webhook } from "../../activity/webhooks/webhook.model.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { LeadRule } from "./leadRule.model.ts"
import { ruleConditions } from "./leadRule.rules.ts"

const app = await setUpTestApp()
const ana = await createAccount(app)
const dana = await createAccount(app, { role: "MANAGER" })
const viewer = await createAccount(app, { role: "VIEWER" })
beforeEach(async () => {
  await startWithoutMail()
  await LeadRule.destroy({ where: {} })
})

const idOf = ({ user }: TestAccount) => String(user.id)
const tells = { tell: ["managers"] }
const codeOf = ({ errors }: Json) => errors?.[0]?.extensions.code

describe("a rule for leads", () => {
  const fields = "Use one of city, platform, source, campaign, locale, status, owner as a field."
  test.each<[string, Json, string]>([
    ["assignTo", { assignTo: [], tell: [] }, "A rule must do something."],
    ["assignTo", { assignTo: [idOf(dana), idOf(viewer)] }, "A colleague cannot be given leads."],
    ["tell", { tell: ["owner", "999"] }, "A colleague may not read leads."],
    ["followUpDays", { followUpDays: 366 }, "The days of a follow-up must be 0 to 365."],
    ["template", { template: "Nope" }, "There is no reply template “Nope” for driver applications."],
    ["conditions", { conditions: [{ field: "adFormat", values: ["Car Wrapping"] }] }, fields],
    ["conditions", { conditions: [{ field: "platform", values: ["Taxi"] }] }, "The platform can be Uber, Lyft, Both."],
    ["conditions", { conditions: [{ field: "city", values: [] }] }, "A condition needs at least one value."],
    ["afterHours", { trigger: "OVERDUE", afterHours: 721 }, "The hours must be 0 to 720."],
    ["name", { name: "x".repeat(81) }, "Name may have up to 80 characters; this one has 81."],
  ])("is refused for its %s: %j", async (field, values, message) => {
    const { errors } = await askForRule(ana, { ...(field !== "assignTo" && tells), ...values })
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field, message }] })
    expect(await LeadRule.count()).toBe(0)
  })

  test("can be created only with permission to work on leads", async () => {
    const rule = await makeRule(dana, { ...tells, afterHours: 5 })
    expect(rule).toMatchObject({ isOn: true, afterHours: 0, madeBy: { id: idOf(dana) }, runCount: 0, lastRunAt: null })
    expect(codeOf(await askForRule(viewer, tells))).toBe("FORBIDDEN")
    const { data } = await viewer.ask("{ leadRules { id sentence madeBy { name } } workingDays }")
    expect(data.leadRules).toEqual([{ id: rule.id, sentence: rule.sentence, madeBy: { name: dana.user.name } }])
    const change = "mutation ($id: ID!) { switchLeadRule(id: $id, isOn: false) { leadRule { isOn } } }"
    expect(codeOf(await viewer.ask(change, { id: rule.id }))).toBe("FORBIDDEN")
    expect((await dana.ask(change, { id: rule.id })).data.switchLeadRule.leadRule).toEqual({ isOn: false })
    expect(codeOf(await dana.ask(change, { id: "999" }))).toBe("NOT_FOUND")
    const events = await RecordedEvent.findAll({ where: { subjectType: "lead_rule" }, order: ["id"] })
    expect(events.map(({ type, facts }) => [type, JSON.parse(facts)])).toEqual([
      ["rule.created", {}],
      ["rule.switched", { isOn: false }],
    ])
  })

  test("sees events since its activation, and keeps its order when edited; there are 50 at most", async () => {
    const rule = await makeRule(ana, { followUpDays: 1 })
    await makeRule(ana, tells)
    const { id } = rule
    const isOn = (is: boolean) => ana.ask(`mutation { switchLeadRule(id: "${id}", isOn: ${is}) { leadRule { id } } }`)
    await isOn(false)
    const lead = await app.apply()
    await isOn(true)
    const changed = await makeRule(ana, { id, name: "Mine", followUpDays: 2 })
    expect([changed.id, changed.name]).toEqual([id, "Mine"])
    await runRulesNow()
    expect((await DriverApplication.findByPk(lead))?.followUpOn).toBe(null)
    expect((await ana.ask("{ leadRules { id } }")).data.leadRules[0].id).toBe(id)
    expect(codeOf(await askForRule(ana, { ...tells, id: "999" }))).toBe("NOT_FOUND")

    const { id: _id, ...values } = (await LeadRule.findByPk(id, { rejectOnEmpty: true })).get()
    await LeadRule.bulkCreate(Array.from({ length: 47 }, () => values))
    expect(codeOf(await askForRule(ana, tells))).toBeUndefined()
    expect(codeOf(await askForRule(ana, tells))).toBe("CONFLICT")
  })
})

test("a rule with the maximum number and length of conditions is stored", async () => {
  const values = Array.from({ length: 50 }, () => "🚗".repeat(255))
  const conditions = Array.from({ length: 10 }, () => ({ field: "city", values }))
  const rule = await makeRule(ana, tells)
  await LeadRule.update({ conditions }, { where: { id: rule.id } })
  await addWebhook({ filter: { leadType: "driver_application", conditions } })
  expect((await LeadRule.findByPk(rule.id))?.conditions).toEqual(conditions)
  expect((await Webhook.findOne())?.filter?.conditions).toEqual(conditions)
})

test("a rule's condition consists of a field and values, and refuses an operator or a negation", () => {
  const rules = z.object({ conditions: ruleConditions })
  const turned = { conditions: [{ field: "status", values: ["rejected"], operator: "not_in", not: true }] }
  const message = "A condition has no operator or not. It has a field and values."
  const refused = expect.objectContaining({ fields: [{ field: "conditions", message }] })
  expect(() => parseInput(rules, turned)).toThrow(refused)
})

test("the fields of a rule's conditions are listed for one kind of lead, and for all", async () => {
  const query = "query ($type: LeadType) { leadRuleFields(leadType: $type) { name label choices { value label } } }"
  const names = async (type: string | null) =>
    (await viewer.ask(query, { type })).data.leadRuleFields.map(({ name }: Json) => name)
  const common = ["source", "campaign", "locale", "status", "owner"]
  expect(await names("DRIVER_APPLICATION")).toEqual(["city", "platform", ...common])
  expect(await names("ADVERTISER_SUBMISSION")).toEqual(["city", "adFormat", ...common])
  expect(await names(null)).toEqual(["city", ...common])
  const { data } = await viewer.ask(query, {})
  const choices = [
    ["en", "English"],
    ["es", "Español"],
  ].map(([value, label]) => ({ value, label }))
  expect(data.leadRuleFields[3]).toEqual({ name: "locale", label: "language", choices })
})

test("the time zone is the server's setting until changed in the dashboard", async () => {
  const read = async () => (await viewer.ask("{ teamSettings { timeZone isTimeZoneChosen } }")).data.teamSettings
  const SAVE =
    "mutation ($timeZone: String!) { saveTimeZone(timeZone: $timeZone) { teamSettings { timeZone isTimeZoneChosen } } }"
  expect(await read()).toEqual({ timeZone: "UTC", isTimeZoneChosen: false })
  const chosen = { timeZone: "Asia/Kathmandu", isTimeZoneChosen: true }
  expect((await dana.ask(SAVE, chosen)).data.saveTimeZone.teamSettings).toEqual(chosen)
  expect(await read()).toEqual(chosen)
  expect(codeOf(await viewer.ask(SAVE, chosen))).toBe("FORBIDDEN")
  const { errors } = await dana.ask(SAVE, { timeZone: "Mars" })
  expect(errors?.[0]?.extensions).toMatchObject({ fields: [expect.objectContaining({ field: "timeZone" })] })
  await storeSetting("time_zone", "UTC")
})

describe("the working days of the team", () => {
  const SAVE = "mutation ($days: [Int!]!) { saveWorkingDays(days: $days) { workingDays } }"

  test("default to Monday to Friday", async () => {
    const read = async () => (await viewer.ask("{ workingDays }")).data.workingDays
    expect(await read()).toEqual([1, 2, 3, 4, 5])
    expect((await dana.ask(SAVE, { days: [6, 1, 6] })).data.saveWorkingDays.workingDays).toEqual([1, 6])
    expect(await read()).toEqual([1, 6])
    expect(codeOf(await viewer.ask(SAVE, { days: [1] }))).toBe("FORBIDDEN")
    for (const days of [[], [8]]) {
      const { errors } = await dana.ask(SAVE, { days })
      expect(errors?.[0]?.extensions).toMatchObject({ fields: [expect.objectContaining({ field: "days" })] })
    }
  })

  // 2026-11-27 is a Friday.
  test.each([
    ["2026-11-27", 0, true, "2026-11-27"],
    ["2026-11-27", 1, true, "2026-11-30"],
    ["2026-11-27", 1, false, "2026-11-28"],
    ["2026-11-28", 0, true, "2026-11-30"],
    ["2026-11-28", 6, true, "2026-12-07"],
    ["2026-11-26", 5, true, "2026-12-03"],
  ])("are counted from %s: %d days (working: %s) end at %s", (today, count, isWorkingDays, day) => {
    expect(dayLater(today, count, isWorkingDays ? [1, 2, 3, 4, 5] : null)).toBe(day)
  })
})

test("a rule of an earlier version loses its webhook effects; a rule without other effects is disabled", async () => {
  const { id } = await makeRule(ana, { ...tells, followUpDays: 2, isWorkingDays: true, tell: [idOf(dana), "managers"] })
  const { id: alone } = await makeRule(ana, tells)
  const before = await LeadRule.findByPk(id, { rejectOnEmpty: true })
  const queryInterface = database().getQueryInterface()
  await down(queryInterface)
  const effects = JSON.stringify([{ kind: "TELL_WEBHOOK", webhookId: "1" }])
  await database().query("UPDATE lead_rules SET effects = ? WHERE id = ?", { replacements: [effects, alone] })
  await up(queryInterface)
  await up(queryInterface)
  const [kept, emptied] = await LeadRule.findAll({ order: ["id"] })
  expect(kept?.get()).toEqual(before.get())
  expect(emptied).toMatchObject({
    isOn: false,
    effects: { assignTo: [], followUpDays: null, template: null, tell: [] },
  })
  expect((await viewer.ask("{ workingDays }")).data.workingDays).toEqual([1, 6])
})
