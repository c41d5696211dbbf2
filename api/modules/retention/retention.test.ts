import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { config } from "../../config.ts"
import type { RetentionRuleName } from "../../contract/retention.ts"
import { clock } from "../../database/clock.ts"
import { database } from "../../database/database.ts"
import { storedMoment } from "../../database/dialect.ts"
import { eraseTraces, wipesDone } from "../../database/eraseTraces.ts"
import { leadKinds } from "../../leadKinds.ts"
import { onMeasured } from "../../measurements.ts"
import { findEverywhere } from "../../testing/database/everyByte.ts"
import { advertiserForm, driverForm } from "../../testing/forms.ts"
import { configureMail, smtpSettings } from "../../testing/mail/outbox.ts"
import { changeSettings } from "../../testing/settings.ts"
import { type Json, startTestApp, type TestApp } from "../../testing/testApp.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { User, UserSession } from "../auth/user.model.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { EmailAttempt, EmailLog } from "../email/emailLog.model.ts"
import { LeadTombstone } from "../erasure/leadTombstone.model.ts"
import { RecordedEvent } from "../events/event.model.ts"
import { givePositions, removeUpTo } from "../events/eventChain.ts"
import { recordEvents } from "../events/recordEvents.ts"
import { verifyEvents } from "../events/verifyEvents.ts"
import { localTime } from "../leads/lead.rules.ts"
import { recountLeads } from "../leads/leadRecount.ts"
import { readPrivacySettings } from "../privacy/readPrivacySettings.ts"
import { QuarantinedSubmission } from "../quarantine/quarantinedSubmission.model.ts"
import { packPending } from "../search/searchPacker.ts"
import { TrashedLead } from "../trash/trashedLead.model.ts"
import { leadSources } from "./leadRules.ts"
import { runRetention } from "./runRetention.ts"

const DAY_MS = 24 * 60 * 60_000
const NOW = Date.now()
const SECOND = 1 / 86_400
const SYSTEM = { actorType: "system" as const, actorId: null, requestId: null }
const PERIODS = { rejectedDays: 365, leadsDays: 1_095, mailDays: 365, eventsDays: 0 }

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.login()
})
beforeEach(async () => {
  changeSettings("retention", PERIODS)
  for (const model of [EmailAttempt, EmailLog, QuarantinedSubmission, TrashedLead, LeadTombstone, DriverApplication])
    await (model as typeof EmailLog).destroy({ where: {} })
  await AdvertiserSubmission.destroy({ where: {} })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await database().query("DELETE FROM team_settings WHERE name LIKE 'retention%'")
})
afterAll(() => app.stop())

const ask = async (query: string, variables: Record<string, unknown> = {}, as = token) => {
  const { data, errors } = await app.graphql(query, variables, { token: as })
  if (errors) throw Object.assign(new Error(JSON.stringify(errors)), errors[0]?.extensions)
  return data
}

const atNow = () => jest.spyOn(clock, "wallTime").mockReturnValue(new Date(NOW))

const FIELDS = `isOn switchedOnAt rules { rule days variable daysInForce dueCount oldestAt }
  lastRun { isComplete failedCount counts { rule count } }`
const switchIt = (on: boolean, as = token) =>
  ask(`mutation ($on: Boolean!) { switchRetention(on: $on) { ${FIELDS} } }`, { on }, as)
const state = async () => (await ask(`{ retention { ${FIELDS} } }`)).retention
const dueCounts = async () => {
  const { rules } = await state()
  return Object.fromEntries(rules.map(({ rule, dueCount }: Json) => [rule, dueCount]))
}
const lastCounts = async () => {
  const { counts } = (await state()).lastRun
  return Object.fromEntries(counts.map(({ rule, count }: Json) => [rule, count]))
}
const none: Record<RetentionRuleName, number> = { MAIL_TEXTS: 0, MAIL_LINES: 0, REJECTED_LEADS: 0, LEADS: 0, EVENTS: 0 }

const dayIn = (days: number) => localTime(new Date(NOW + days * DAY_MS), config.timeZone).day
const daysAgo = (days: number) => storedMoment(database(), new Date(NOW - days * DAY_MS))
const backdate = (table: string, id: number, values: Record<string, string | null>) => {
  const set = Object.keys(values).map((column) => `${column} = :${column}`)
  return database().query(`UPDATE ${table} SET ${set.join()} WHERE id = :id`, { replacements: { ...values, id } })
}

const apply = async (values: object = {}) =>
  (await app.rest("POST", "/api/drivers/apply", driverForm(values as Record<string, unknown>))).body.id as number
/** A driver who applied so many days ago, and whose row was changed so many days ago. */
const driver = async (received: number, changed = received, values: Record<string, string | null> = {}) => {
  const id = await apply()
  await backdate("driver_applications", id, { created_at: daysAgo(received), updated_at: daysAgo(changed), ...values })
  await EmailLog.destroy({ where: { logType: "driver_application" } })
  return id
}
const reject = async (id: number, days: number) => {
  const origin = { actorType: "user" as const, actorId: 1, requestId: null }
  const about = { subjectType: "driver_application", subjectId: id, origin }
  const facts = { from: "pending", to: "rejected" }
  const event = {
    ...about,
    type: "driver_application.status_changed",
    facts,
    occurredAt: new Date(NOW - days * DAY_MS),
  }
  await database().transaction((transaction) => recordEvents([event], transaction))
}
const driverIds = async () => (await DriverApplication.findAll({ order: ["id"] })).map(({ id }) => id)

/** Runs as the daily task would, and checks that the preview has said what happens. */
const run = async () => {
  atNow()
  const due = await dueCounts()
  expect(await runRetention({ now: NOW })).toBe(true)
  expect(await lastCounts()).toEqual(due)
  return due
}

describe("nothing is erased", () => {
  test("while it is off, which it is as delivered", async () => {
    const id = await driver(5_000)
    atNow()
    expect(await state()).toMatchObject({ isOn: false, switchedOnAt: null, lastRun: null })
    expect(await dueCounts()).toEqual({ ...none, LEADS: 1 })
    expect((await state()).rules[0]).toMatchObject({ days: 365, daysInForce: null, variable: "RETENTION_MAIL_DAYS" })
    await runRetention({ now: NOW })
    expect(await driverIds()).toEqual([id])
    expect((await readPrivacySettings()).retention).toBeNull()
  })

  test("by a period of 0", async () => {
    changeSettings("retention", { rejectedDays: 0, leadsDays: 0, mailDays: 0, eventsDays: 0 })
    const id = await driver(5_000, 5_000, { status: "rejected" })
    await switchIt(true)
    expect(await run()).toEqual(none)
    expect(await driverIds()).toEqual([id])
  })

  test("by a period that was made shorter since it was switched on, until an owner has seen it", async () => {
    await switchIt(true)
    const id = await driver(100)
    changeSettings("retention", { leadsDays: 90 })
    atNow()
    expect((await state()).rules[3]).toMatchObject({ rule: "LEADS", days: 90, daysInForce: 1_095, dueCount: 1 })
    expect((await readPrivacySettings()).retention).toEqual(PERIODS)
    await runRetention({ now: NOW })
    expect(await driverIds()).toEqual([id])
    await switchIt(true)
    await runRetention({ now: NOW })
    expect(await driverIds()).toEqual([])
  })

  test("by a period that has become never since it was switched on, nor by one that was never then", async () => {
    const ids = [await driver(5_000), await driver(5_000, 5_000, { status: "rejected" })]
    Object.assign(config.retention, { leadsDays: 0 })
    await switchIt(true)
    Object.assign(config.retention, { leadsDays: 1_095, rejectedDays: 0 })
    atNow()
    const { rules } = await state()
    expect(rules.slice(2, 4)).toMatchObject([
      { rule: "REJECTED_LEADS", daysInForce: 0 },
      { rule: "LEADS", daysInForce: 0 },
    ])
    expect(await runRetention({ now: NOW })).toBe(true)
    expect(await driverIds()).toEqual(ids)
  })
})

test("periods that have changed since the page was opened are not switched on", async () => {
  const { eventsDays: _never, ...others } = PERIODS
  const seen = (days: object) =>
    ask("mutation ($seen: RetentionDaysInput) { switchRetention(on: true, seen: $seen) { isOn } }", { seen: days })
  changeSettings("retention", { leadsDays: 90 })
  await expect(seen(PERIODS)).rejects.toMatchObject({ code: "CONFLICT" })
  expect((await state()).isOn).toBe(false)
  await expect(seen(others)).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
  expect((await seen({ ...PERIODS, leadsDays: 90 })).switchRetention.isOn).toBe(true)
})

test("only an owner with a fresh proof switches it, and the activity says so", async () => {
  const manager = await app.loginAs("MANAGER")
  await expect(switchIt(true, manager)).rejects.toMatchObject({ code: "FORBIDDEN" })
  await expect(ask("{ retention { isOn } }", {}, manager)).rejects.toMatchObject({ code: "FORBIDDEN" })
  const owner = await app.loginAs("OWNER")
  const [{ id: userId }] = (await User.findAll({ where: { username: "a test's OWNER" } })) as [User]
  await UserSession.update({ verifiedAt: new Date(0) }, { where: { userId } })
  await expect(switchIt(true, owner)).rejects.toMatchObject({ reason: "STEP_UP_REQUIRED" })
  const switched = () => RecordedEvent.count({ where: { type: "retention.switched" } })
  const before = await switched()
  expect((await switchIt(true)).switchRetention.isOn).toBe(true)
  await switchIt(true)
  expect(await switched()).toBe(before + 1)
  expect((await switchIt(false)).switchRetention).toMatchObject({ isOn: false, switchedOnAt: null })
  const { events } = await ask(`{ events(filter: { types: ["retention.switched"] }) { nodes { summary } } }`)
  expect(events.nodes.slice(0, 2).map(({ summary }: Json) => summary)).toEqual([
    "Switched off that anything old is erased",
    "Switched on that old leads, mails and events are erased",
  ])
})

describe("leads", () => {
  test("go so many days after their rejection, or after their last change where that is not known", async () => {
    const kept = [
      await driver(900, 365 - SECOND, { status: "rejected" }),
      await driver(900, 800),
      await driver(364, 364, { status: "rejected" }),
    ]
    const lately = await driver(900, 800, { status: "rejected" })
    await reject(lately, 365 - SECOND)
    // Of many years, rejected yesterday: perhaps by mistake.
    const longStanding = await driver(3_000, 1, { status: "rejected" })
    await reject(longStanding, 1)
    const noted = await driver(900, 10, { status: "rejected" })
    await reject(noted, 365 + SECOND)
    await driver(900, 365 + SECOND, { status: "rejected" })
    await switchIt(true)
    expect(await run()).toEqual({ ...none, REJECTED_LEADS: 2 })
    expect(await driverIds()).toEqual([...kept, lately, longStanding])
  })

  test("go with all others where rejected ones have no period of their own, after their last change", async () => {
    changeSettings("retention", { rejectedDays: 0 })
    const kept = await driver(3_000, 1_095 - SECOND, { status: "rejected" })
    await driver(3_000, 1_095 + SECOND, { status: "rejected" })
    await switchIt(true)
    expect(await run()).toEqual({ ...none, LEADS: 1 })
    expect(await driverIds()).toEqual([kept])
  })

  test("go so many days after their receipt, but for whoever somebody works with", async () => {
    const kept = [
      await driver(1_095 - SECOND),
      await driver(3_000, 1_095 - SECOND, { status: "contacted" }),
      await driver(3_000, 10, { status: "approved" }),
      await driver(3_000, 3_000, { follow_up_on: dayIn(0) }),
    ]
    const reopened = await driver(3_000)
    await reject(reopened, 2_000)
    await reject(reopened, 1)
    await driver(1_095 + SECOND, 5)
    await driver(3_000, 1_095 + SECOND, { status: "approved" })
    await driver(3_000, 3_000, { follow_up_on: dayIn(-1) })
    await app.rest("POST", "/api/advertisers/contact", advertiserForm())
    const advertiser = (await AdvertiserSubmission.findOne({ rejectOnEmpty: true })).id
    await backdate("advertiser_submissions", advertiser, { created_at: daysAgo(1_100), updated_at: daysAgo(1_100) })
    await switchIt(true)
    expect(await run()).toMatchObject({ REJECTED_LEADS: 0, LEADS: 4 })
    expect(await driverIds()).toEqual([...kept, reopened])
    expect(await AdvertiserSubmission.count()).toBe(0)
  })

  test("go with all their copies, and with a reason, as an erasure by hand", async () => {
    const id = await apply({ name: "Rita Retained", email: "rita@retained.example" })
    const other = await apply({ name: "Olof Other" })
    await ask(
      `mutation ($id: ID!) { addLeadNote(leadType: DRIVER_APPLICATION, leadId: $id, text: "Rita Retained called.") { note { id } } }`,
      { id: String(id) },
    )
    await backdate("driver_applications", id, { created_at: daysAgo(1_100), updated_at: daysAgo(1_100) })
    for (const kind of leadKinds) await recountLeads(kind)
    const before = await DriverApplication.findByPk(other, { raw: true })
    const counted: object[] = []
    onMeasured("expired", (measured) => counted.push(measured))
    await switchIt(true)
    expect(await run()).toMatchObject({ LEADS: 1 })
    expect(counted).toContainEqual({ rule: "LEADS", count: 1 })
    await wipesDone()
    expect(await findEverywhere(["rita", "retained"])).toEqual([])
    expect(await LeadTombstone.findAll({ raw: true })).toMatchObject([{ leadId: id, reason: "retention" }])
    expect(await DriverApplication.findByPk(other, { raw: true })).toEqual(before)
    for (const kind of leadKinds) expect(await recountLeads(kind)).toBe(0)
    const { events } = await ask(`{ events(filter: { types: ["retention.applied"] }) { nodes { summary actorName } } }`)
    expect(events.nodes[0].summary).toMatch(/^Erased what was too old: .*1 other lead$/)
  })

  const intoTrash = (id: number) =>
    ask(`mutation ($id: ID!) { deleteLead(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }`, {
      id: String(id),
    })

  test("stay in the trash until the same moment as in the list", async () => {
    const kept = [
      await driver(1_095 - SECOND),
      await driver(3_000, 1_095 - SECOND, { status: "contacted" }),
      await driver(900, 365 - SECOND, { status: "rejected" }),
      await driver(3_000, 3_000, { follow_up_on: dayIn(0) }),
    ]
    const over = [
      await driver(1_095 + SECOND, 5),
      await driver(3_000, 1_095 + SECOND, { status: "approved" }),
      await driver(3_000, 3_000, { follow_up_on: dayIn(-1) }),
      await driver(900, 365 + SECOND, { status: "rejected" }),
    ]
    for (const id of [...kept, ...over]) await intoTrash(id)
    await switchIt(true)
    expect(await run()).toMatchObject({ REJECTED_LEADS: 1, LEADS: 3 })
    expect((await TrashedLead.findAll({ order: ["id"] })).map(({ leadId }) => leadId)).toEqual(kept)
  })

  test("go from the trash and from quarantine too", async () => {
    const trashed = [await driver(1_100), await driver(900, 370, { status: "rejected" }), await driver(100)]
    for (const id of trashed) await intoTrash(id)
    const held = (leadId: number, days: number) =>
      QuarantinedSubmission.create({
        leadType: "driver_application",
        leadId,
        submissionId: crypto.randomUUID(),
        submitted: { ...driverForm(), submissionId: crypto.randomUUID() } as never,
        reasons: [],
        score: 0,
        createdAt: new Date(NOW - days * DAY_MS),
      })
    await held(90_001, 1_095 + SECOND)
    await held(90_002, 1_095 - SECOND)
    await switchIt(true)
    expect(await run()).toMatchObject({ REJECTED_LEADS: 1, LEADS: 2 })
    expect((await TrashedLead.findAll()).map(({ leadId }) => leadId)).toEqual(trashed.slice(2))
    expect((await QuarantinedSubmission.findAll()).map(({ leadId }) => leadId)).toEqual([90_002])
  })

  test("that somebody works on meanwhile stay, and are found as before", async () => {
    const id = await driver(3_000, 3_000, { status: "approved" })
    while ((await packPending()) > 0);
    const order = { reason: "retention" as const, origin: SYSTEM, cities: [] }
    const [source] = leadSources(PERIODS, NOW)
    for await (const rows of source?.find() ?? []) {
      expect(rows.map((row) => row.id)).toEqual([id])
      await backdate("driver_applications", id, { updated_at: daysAgo(0) })
      expect(await source?.erase(id, order)).toBe(false)
    }
    expect(await driverIds()).toEqual([id])
    const found = async () =>
      (await ask(`{ driverApplications(filter: { search: "álvarez" }) { nodes { id } } }`)).driverApplications.nodes
    expect(await found()).toEqual([{ id: String(id) }])
    while ((await packPending()) > 0);
    expect(await found()).toEqual([{ id: String(id) }])
  })
})

describe("mails", () => {
  const mail = async (days: number, values: object = {}) => {
    const log = await EmailLog.create({
      logType: "driver_application",
      leadId: 77_777,
      status: "sent",
      subject: "New driver application: Mia Mailed",
      recipient: "mia@mailed.example",
      replyTo: "mia@mailed.example",
      body: "Mia Mailed wants to drive.",
      html: "<p>Mia Mailed</p>",
      formData: { name: "Mia Mailed" },
      messageId: `<${crypto.randomUUID()}@example.com>`,
      dueAt: null,
      waitingSince: null,
      searchText: " mia mailed ",
      ...values,
    } as never)
    const sentAt = new Date(NOW - days * DAY_MS)
    await EmailAttempt.create({ emailLogId: log.id, startedAt: sentAt, answer: "550 mia@mailed.example" })
    await backdate("email_logs", log.id, {
      created_at: daysAgo(days),
      sent_at: daysAgo(days),
      ...(values as object),
    } as never)
    return log.id
  }

  test("lose their texts first, then their lines, whether or not the lead is there", async () => {
    const leadId = await apply()
    await EmailLog.destroy({ where: {} })
    const old = [await mail(365 + SECOND), await mail(4_000)]
    await EmailLog.update({ leadId }, { where: { id: old[0] } })
    const kept = await mail(365 - SECOND)
    await switchIt(true)
    expect(await run()).toMatchObject({ MAIL_TEXTS: 2, MAIL_LINES: 0 })
    const { emailLog } = await ask(
      `query ($id: ID!) { emailLog(id: $id) { subject recipient body formData textsErasedAt attempts { answer } } }`,
      { id: String(old[0]) },
    )
    const empty = { subject: "", recipient: "", body: "", formData: {}, attempts: [{ answer: null }] }
    expect(emailLog).toEqual({ ...empty, textsErasedAt: new Date(NOW).toISOString() })
    expect((await EmailLog.findByPk(kept))?.body).toContain("Mia")
    await EmailLog.destroy({ where: { id: kept } })
    await EmailAttempt.destroy({ where: { emailLogId: kept } })
    await eraseTraces()
    expect(await findEverywhere(["mia mailed", "mailed.example"])).toEqual([])
    expect(await runRetention({ now: NOW + 365 * DAY_MS })).toBe(true)
    expect(await EmailLog.count({ where: { id: old } })).toBe(2)
    expect(await runRetention({ now: NOW + 365 * DAY_MS + 1_000 })).toBe(true)
    expect(await EmailLog.count({ where: { id: old } })).toBe(0)
    expect(await EmailAttempt.count({ where: { emailLogId: old } })).toBe(0)
  })

  test("that wait, were sent again lately, or wait for their lead to be restored keep their texts", async () => {
    const ids = [
      await mail(500, { due_at: daysAgo(0) }),
      await mail(500, { sent_at: daysAgo(3) }),
      await mail(500, { canceled_with_lead: "1", sent_at: null }),
    ]
    await switchIt(true)
    expect(await run()).toMatchObject({ MAIL_TEXTS: 0 })
    expect(await EmailLog.count({ where: { id: ids, textsErasedAt: null } })).toBe(3)
  })

  test("without texts are not sent again", async () => {
    const id = await mail(500)
    await switchIt(true)
    await run()
    configureMail(smtpSettings(1))
    const resend = ask("mutation ($id: ID!) { resendEmail(id: $id) { emailLog { id } } }", { id: String(id) })
    await expect(resend).rejects.toMatchObject({ code: "CONFLICT" })
    configureMail(null)
  })
})

test("events go up to the last that is old enough, and the chain stays whole", async () => {
  changeSettings("retention", { rejectedDays: 0, leadsDays: 0, mailDays: 0, eventsDays: 365 })
  const age = (days: number) => new Date(NOW - days * DAY_MS)
  const origin = SYSTEM
  const record = (days: number) =>
    database().transaction((transaction) =>
      recordEvents([{ type: "probe.made", subjectType: "probe", origin, occurredAt: age(days) }], transaction),
    )
  const giveAll = async () => {
    let head = 0
    for (let given = 1; given > 0; ) ({ given, head } = await givePositions())
    return head
  }
  await switchIt(true)
  await removeUpTo(await giveAll())
  await record(500)
  await record(365 + SECOND)
  await record(365 - SECOND)
  await record(400)
  await giveAll()
  expect(await run()).toEqual({ ...none, EVENTS: 2 })
  await giveAll()
  const left = (await RecordedEvent.findAll({ order: ["id"] })).map(({ type }) => type)
  expect(left).toEqual(["probe.made", "probe.made", "retention.applied"])
  expect((await verifyEvents()).faults).toEqual([])
})

describe("a run", () => {
  test("that is stopped goes on where it was, and is told as one", async () => {
    const ids = [await driver(2_000), await driver(2_000), await driver(2_000)]
    await switchIt(true)
    atNow()
    const ending = new AbortController()
    const real = DriverApplication.destroy.bind(DriverApplication)
    const destroyed = jest.spyOn(DriverApplication, "destroy").mockImplementation((options) => {
      ending.abort()
      return real(options)
    })
    expect(await runRetention({ now: NOW, signal: ending.signal })).toBe(false)
    destroyed.mockRestore()
    expect(await driverIds()).toEqual(ids.slice(1))
    expect((await state()).lastRun.isComplete).toBe(false)
    expect(await runRetention({ now: NOW })).toBe(true)
    expect(await driverIds()).toEqual([])
    expect(await lastCounts()).toMatchObject({ LEADS: 3 })
  })

  test("leaves out a lead that fails, and tries it again", async () => {
    const ids = [await driver(2_000), await driver(2_000), await driver(2_000)]
    await switchIt(true)
    atNow()
    const real = DriverApplication.destroy.bind(DriverApplication)
    const failing = jest.spyOn(DriverApplication, "destroy").mockImplementation((options) => {
      const { id } = (options as unknown as { where: { id: number } }).where
      return id === ids[1] ? Promise.reject(new Error("a fault")) : real(options)
    })
    await runRetention({ now: NOW })
    failing.mockRestore()
    expect(await driverIds()).toEqual([ids[1]])
    expect((await state()).lastRun).toMatchObject({ failedCount: 1 })
    await runRetention({ now: NOW })
    expect(await driverIds()).toEqual([])
  })

  test("ends after twenty failures one after the other, as no lead is at fault then", async () => {
    const ids: number[] = []
    while (ids.length < 22) ids.push(await driver(2_000))
    await switchIt(true)
    atNow()
    const real = DriverApplication.destroy.bind(DriverApplication)
    const soundIds = new Set<number>()
    const failing = jest.spyOn(DriverApplication, "destroy").mockImplementation((options) => {
      const { id } = (options as unknown as { where: { id: number } }).where
      return soundIds.has(id) ? real(options) : Promise.reject(new Error("a fault"))
    })
    await expect(runRetention({ now: NOW })).rejects.toThrow("a fault")
    expect((await state()).lastRun).toMatchObject({ isComplete: false, failedCount: 20 })
    soundIds.add(ids[10] as number)
    expect(await runRetention({ now: NOW })).toBe(true)
    expect((await state()).lastRun).toMatchObject({ isComplete: true, failedCount: 21 })
    failing.mockRestore()
    expect(await driverIds()).toEqual(ids.filter((id) => !soundIds.has(id)))
  })
})
