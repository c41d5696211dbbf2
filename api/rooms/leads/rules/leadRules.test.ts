import { beforeEach, describe, expect, test } from "@jest/globals"
import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { createAccount, type TestAccount } from "../../../testing/accounts/accounts.ts"
import { askForRule, makeRule, runRulesNow } from "../../../testing/events/rules.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { LeadRule } from "./leadRule.model.ts"
import { ruleConditions } from "./leadRule.rules.ts"
import { dayIn } from "./teamHours.service.ts"

const app = await setUpTestApp()
const ana = await createAccount(app)
const dana = await createAccount(app, { role: "MANAGER" })
const viewer = await createAccount(app, { role: "VIEWER" })
beforeEach(async () => {
  await startWithoutMail()
  await LeadRule.destroy({ where: {} })
})

const idOf = ({ user }: TestAccount) => String(user.id)
const tells = { effects: [{ kind: "TELL_MANAGERS" }] }
const codeOf = ({ errors }: Json) => errors?.[0]?.extensions.code

describe("a rule", () => {
  test.each<[string, (values: { dana: string; viewer: string }) => Json, string, string]>([
    ["nothing to do", () => ({ effects: [] }), "effects", "A rule must do something."],
    [
      "nobody to give to",
      () => ({ effects: [{ kind: "ASSIGN", userIds: [] }] }),
      "effects",
      "Choose at least one colleague.",
    ],
    [
      "somebody who may not",
      ({ dana, viewer }) => ({ effects: [{ kind: "ASSIGN", userIds: [dana, viewer] }] }),
      "effects",
      "A colleague cannot be given leads.",
    ],
    ["no days", () => ({ effects: [{ kind: "FOLLOW_UP" }] }), "effects", "Say in how many days the follow-up is."],
    [
      "too many days",
      () => ({ effects: [{ kind: "FOLLOW_UP", days: 366 }] }),
      "effects",
      "The days of a follow-up must be 0 to 365.",
    ],
    [
      "the same twice",
      () => ({ effects: [1, 2].map((days) => ({ kind: "FOLLOW_UP", days })) }),
      "effects",
      "A rule gives a lead, sets a follow-up and sends a template once at most.",
    ],
    [
      "an unknown template",
      () => ({ effects: [{ kind: "SEND_TEMPLATE", template: "Nope" }] }),
      "effects",
      "There is no reply template “Nope” for driver applications.",
    ],
    [
      "an unknown webhook",
      () => ({ effects: [{ kind: "TELL_WEBHOOK", webhookId: "9" }] }),
      "effects",
      "There is no such webhook.",
    ],
    [
      "an unknown field",
      () => ({ ...tells, conditions: [{ field: "adFormat", values: ["Car Wrapping"] }] }),
      "conditions",
      "Use one of city, platform, source, campaign, locale, status, owner as a field.",
    ],
    [
      "an unknown value",
      () => ({ ...tells, conditions: [{ field: "platform", values: ["Taxi"] }] }),
      "conditions",
      "The platform can be Uber, Lyft, Both.",
    ],
    [
      "no values",
      () => ({ ...tells, conditions: [{ field: "city", values: [] }] }),
      "conditions",
      "A condition needs at least one value.",
    ],
    [
      "too many hours",
      () => ({ ...tells, trigger: "OVERDUE", afterHours: 721 }),
      "afterHours",
      "The hours must be 0 to 720.",
    ],
    [
      "a long name",
      () => ({ ...tells, name: "x".repeat(81) }),
      "name",
      "Name may have up to 80 characters; this one has 81.",
    ],
  ])("with %s is refused by its field", async (_what, values, field, message) => {
    const { errors } = await askForRule(ana, values({ dana: idOf(dana), viewer: idOf(viewer) }))
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field, message }] })
    expect(await LeadRule.count()).toBe(0)
  })

  test("is for who works on leads, and its webhook for owners", async () => {
    const rule = await makeRule(dana, { ...tells, afterHours: 5 })
    expect(rule).toMatchObject({ isOn: true, afterHours: 0, madeBy: { id: idOf(dana) }, runCount: 0, lastRunAt: null })
    expect(codeOf(await askForRule(viewer, tells))).toBe("FORBIDDEN")
    const webhook = { effects: [{ kind: "TELL_WEBHOOK", webhookId: "1" }] }
    expect(codeOf(await askForRule(dana, webhook))).toBe("FORBIDDEN")
    const { data } = await viewer.ask("{ leadRules { id sentence madeBy { name } } teamHours { days } }")
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

  test("sees what happens since it was switched on, and what is changed keeps its place", async () => {
    const rule = await makeRule(ana, { effects: [{ kind: "FOLLOW_UP", days: 1 }] })
    await makeRule(ana, tells)
    const { id } = rule
    const isOn = (is: boolean) =>
      ana.ask("mutation ($id: ID!, $is: Boolean!) { switchLeadRule(id: $id, isOn: $is) { leadRule { id } } }", {
        id,
        is,
      })
    await isOn(false)
    const { body } = await app.sendDriver()
    await isOn(true)
    const changed = await makeRule(ana, { id, name: "Mine", effects: [{ kind: "FOLLOW_UP", days: 2 }] })
    expect([changed.id, changed.name]).toEqual([id, "Mine"])
    await runRulesNow()
    expect((await DriverApplication.findByPk(body.id))?.followUpOn).toBe(null)
    expect((await ana.ask("{ leadRules { id } }")).data.leadRules[0].id).toBe(id)
    expect(codeOf(await askForRule(ana, { ...tells, id: "999" }))).toBe("NOT_FOUND")
    const order = (ids: string[]) => ana.ask("mutation ($ids: [ID!]!) { orderLeadRules(ids: $ids) { id } }", { ids })
    expect(codeOf(await order([id]))).toBe("CONFLICT")
    expect(codeOf(await order([id, id]))).toBe("CONFLICT")
  })

  test("is one of 50 at most", async () => {
    const { id } = await makeRule(ana, tells)
    const { id: _id, ...values } = (await LeadRule.findByPk(id, { rejectOnEmpty: true })).get()
    await LeadRule.bulkCreate(Array.from({ length: 49 }, () => values))
    expect(codeOf(await askForRule(ana, tells))).toBe("CONFLICT")
  })
})

test("a condition is a field and values, and nothing that could turn it around", () => {
  const rules = z.object({ conditions: ruleConditions })
  const condition = { field: "status", values: ["rejected"] }
  expect(parseInput(rules, { conditions: [condition] })).toEqual({ conditions: [condition] })
  const message = "A condition has no operator or not. It has a field and values."
  const turned = { conditions: [{ ...condition, operator: "not_in", not: true }] }
  const refused = expect.objectContaining({ fields: [{ field: "conditions", message }] })
  expect(() => parseInput(rules, turned)).toThrow(refused)
})

test("what conditions can be about is told for a kind, and for all", async () => {
  const query = "query ($type: LeadType) { leadRuleFields(leadType: $type) { name label choices { value label } } }"
  const names = async (type: string | null) =>
    (await viewer.ask(query, { type })).data.leadRuleFields.map(({ name }: Json) => name)
  const common = ["source", "campaign", "locale", "status", "owner"]
  expect(await names("DRIVER_APPLICATION")).toEqual(["city", "platform", ...common])
  expect(await names("ADVERTISER_SUBMISSION")).toEqual(["city", "adFormat", ...common])
  expect(await names(null)).toEqual(["city", ...common])
  const { data } = await viewer.ask(query, {})
  expect(data.leadRuleFields[3]).toEqual({
    name: "locale",
    label: "language",
    choices: [
      { value: "en", label: "English" },
      { value: "es", label: "Español" },
    ],
  })
})

describe("a dry run", () => {
  const TRY = `query ($input: LeadRuleInput!) { tryLeadRule(input: $input) {
    sentence leadCount leads { lead { id name } at effects } } }`
  const attempt = async (values: Json) => {
    const input = { trigger: "ARRIVED", leadType: "DRIVER_APPLICATION", ...values }
    const { data, errors } = await dana.ask(TRY, { input })
    if (errors) throw new Error(JSON.stringify(errors))
    return data.tryLeadRule
  }

  test("tells of the last 30 days what would have happened, newest first, and does nothing", async () => {
    await DriverApplication.destroy({ where: {} })
    for (const [name, city, daysAgo] of [
      ["Old", "Phoenix", 31],
      ["First", "Phoenix", 29],
      ["Other", "Mesa", 5],
      ["Second", "phoenix", 2],
    ] as const) {
      const { body } = await app.sendDriver({ name, city })
      const createdAt = new Date(Date.now() - daysAgo * DAY_MS)
      await DriverApplication.update({ createdAt } as object, { where: { id: body.id } })
    }
    const trial = await attempt({
      conditions: [{ field: "city", values: ["Phoenix"] }],
      effects: [
        { kind: "ASSIGN", userIds: [idOf(ana), idOf(dana)] },
        { kind: "FOLLOW_UP", days: 0 },
        { kind: "TELL_OWNER" },
      ],
    })
    expect(trial).toMatchObject({ leadCount: 2, sentence: expect.stringMatching(/^When a driver application arrives/) })
    expect(trial.leads.map(({ lead, effects }: Json) => [lead.name, ...effects])).toEqual([
      ["Second", `give it to ${dana.user.name}`, "set a follow-up for the same day"],
      ["First", `give it to ${ana.user.name}`, "set a follow-up for the same day"],
    ])
    expect(await LeadRule.count()).toBe(0)
    expect(await DriverApplication.count({ where: { followUpOn: null, ownerId: null } })).toBe(4)

    // One was answered in time, and one late.
    const answer = (name: string, hours: number) =>
      DriverApplication.update({ status: "contacted", answeredAfter: hours * 3_600 }, { where: { name } })
    await answer("Other", 1)
    await answer("First", 100)
    const late = await attempt({ trigger: "OVERDUE", afterHours: 1, effects: [{ kind: "TELL_MANAGERS" }] })
    expect(late.leads.map(({ lead }: Json) => lead.name)).not.toContain("Other")
    expect(late.leads.map(({ lead }: Json) => lead.name)).toContain("First")
  })
})

describe("the team's hours", () => {
  const SAVE = `mutation ($input: TeamHoursInput!) { saveTeamHours(input: $input) { days startsAt endsAt timeZone } }`

  test("are Monday to Friday, nine to five, until somebody says otherwise", async () => {
    const { data } = await viewer.ask("{ teamHours { days startsAt endsAt timeZone } }")
    expect(data.teamHours).toMatchObject({ days: [1, 2, 3, 4, 5], startsAt: "09:00", endsAt: "17:00" })
    const input = { days: [6, 1, 6], startsAt: "08:30", endsAt: "12:00", timeZone: "America/Phoenix" }
    expect((await dana.ask(SAVE, { input })).data.saveTeamHours).toEqual({ ...input, days: [1, 6] })
    expect(codeOf(await viewer.ask(SAVE, { input }))).toBe("FORBIDDEN")
    for (const [field, wrong] of Object.entries({
      days: { days: [8] },
      startsAt: { startsAt: "9" },
      endsAt: { endsAt: "08:30" },
      timeZone: { timeZone: "Mars/Olympus" },
    })) {
      const { errors } = await dana.ask(SAVE, { input: { ...input, ...wrong } })
      expect(errors?.[0]?.extensions).toMatchObject({
        fields: expect.arrayContaining([expect.objectContaining({ field })]),
      })
    }
  })

  const hours = { days: [1, 2, 3, 4, 5], startsAt: "09:00", endsAt: "17:00", timeZone: "America/Los_Angeles" }
  // 2026-11-27 is a Friday.
  test.each([
    ["2026-11-27T18:00:00Z", 0, true, "2026-11-27"],
    ["2026-11-27T18:00:00Z", 1, true, "2026-11-30"],
    ["2026-11-27T18:00:00Z", 1, false, "2026-11-28"],
    ["2026-11-28T02:00:00Z", 0, false, "2026-11-27"],
    ["2026-11-28T02:00:00Z", 1, true, "2026-11-30"],
    ["2026-11-28T20:00:00Z", 0, true, "2026-11-30"],
    ["2026-11-28T20:00:00Z", 1, true, "2026-11-30"],
    ["2026-11-28T20:00:00Z", 6, true, "2026-12-07"],
    ["2026-11-26T20:00:00Z", 5, true, "2026-12-03"],
  ])("from %s, %d days (working: %s) are %s", (moment, count, isWorkingDays, day) => {
    expect(dayIn(new Date(moment), count, isWorkingDays, hours)).toBe(day)
  })
})
