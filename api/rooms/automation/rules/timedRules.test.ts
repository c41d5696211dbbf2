import { beforeEach, expect, test } from "@jest/globals"
import { DAY_MS, HOUR_MS } from "../../../contract/text/durations.ts"
import { dayIn } from "../../../contract/text/zonedTime.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { createAccount } from "../../../testing/accounts/accounts.ts"
import { makeRule } from "../../../testing/events/rules.ts"
import { startWithoutMail } from "../../../testing/mail/outbox.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { User } from "../../accounts/users/user.model.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { readReplyPromise } from "../../leads/lead/replyPromise.ts"
import { LeadRule } from "./leadRule.model.ts"
import { runTimedRules } from "./timedRules.ts"

const app = await setUpTestApp()
const ana = await createAccount(app, { email: "ana@team.example" })
const dana = await createAccount(app, { role: "MANAGER", email: "dana@team.example" })
await User.update({ email: null }, { where: { username: "admin" } })
const hours = (await readReplyPromise("driver_reply")).hours
beforeEach(async () => {
  await startWithoutMail()
  await LeadRule.destroy({ where: {} })
  await DriverApplication.update({ status: "rejected", waitingSince: null }, { where: {} })
})

const apply = async () => {
  const id = await app.apply()
  await DriverApplication.update({ ownerId: dana.user.id }, { where: { id } })
  return id
}
/** Some hours after the due date of a lead arriving now, plus a minute for the test itself. */
const late = (after = 0) => runTimedRules({ now: new Date(Date.now() + (hours + after) * HOUR_MS + 60_000) })
const mailed = async () => {
  const mails = await EmailLog.findAll({ where: { logType: "lead_rule" }, order: ["id"] })
  return mails.map(({ recipient }) => recipient)
}
const overdue = (whom: string, afterHours: number) =>
  makeRule(ana, { trigger: "OVERDUE", leadType: null, afterHours, tell: [whom] })

test("an overdue reply notifies the owner at once, and managers after a day, each once", async () => {
  const rule = await overdue("owner", 0)
  expect(rule.sentence).toBe("When the answer to a lead is overdue, tell its owner.")
  const { sentence } = await overdue("managers", 24)
  expect(sentence).toBe("When the answer to a lead has been overdue for 24 hours, tell the managers.")
  const id = await apply()
  await late(-1)
  expect(await mailed()).toEqual([])
  await Promise.all([late(), late(), late(1)])
  expect(await mailed()).toEqual(["dana@team.example"])
  await late(23)
  expect(await mailed()).toHaveLength(1)
  await late(24)
  await late(25)
  expect(await mailed()).toEqual(["dana@team.example", "ana@team.example", "dana@team.example"])
  const where = { type: "lead.people_told", subjectId: String(id) }
  const told = await RecordedEvent.findAll({ where, order: ["id"] })
  expect(told.map(({ facts }) => JSON.parse(facts).userIds)).toEqual([[dana.user.id], [ana.user.id, dana.user.id]])
})

test("a missed follow-up notifies the owner once, and once more if it is moved and missed again", async () => {
  const rule = await makeRule(ana, { trigger: "FOLLOW_UP_MISSED", leadType: null, tell: ["owner"] })
  expect(rule.sentence).toBe("When the follow-up of a lead is missed, tell its owner.")
  const [id, done] = [await apply(), await apply()]
  const today = dayIn(new Date(), await teamTimeZone())
  const days = (count: number) => runTimedRules({ now: new Date(Date.now() + count * DAY_MS) })
  await DriverApplication.update({ followUpOn: today }, { where: { id: [id, done] } })
  await DriverApplication.update({ status: "rejected" }, { where: { id: done } })
  await days(0)
  expect(await mailed()).toEqual([])
  await Promise.all([days(1), days(1), days(2)])
  expect(await mailed()).toEqual(["dana@team.example"])
  await DriverApplication.update({ followUpOn: dayIn(new Date(Date.now() + 3 * DAY_MS), "UTC") }, { where: { id } })
  await days(2)
  await days(5)
  expect(await mailed()).toHaveLength(2)
  // The follow-up was missed before the rule was enabled.
  await LeadRule.update({ since: new Date(Date.now() + 9 * DAY_MS) }, { where: {} })
  await DriverApplication.update({ followUpOn: "2026-01-01" }, { where: { id } })
  await days(10)
  expect(await mailed()).toHaveLength(2)
})

test("a timely answer triggers no rule, and a new message starts the wait again", async () => {
  await overdue("owner", 0)
  const [answered, writes] = [await apply(), await apply()]
  await DriverApplication.update({ status: "contacted" }, { where: { id: [answered, writes] } })
  await late()
  expect(await mailed()).toEqual([])
  for (const waitingSince of [new Date(), new Date(Date.now() + HOUR_MS)]) {
    await DriverApplication.update({ waitingSince }, { where: { id: writes } })
    await late(1)
    await late(1)
  }
  expect(await mailed()).toEqual(["dana@team.example", "dana@team.example"])
})

test("a pending lead without a promise is overdue only after its sender wrote and waited", async () => {
  await overdue("owner", 0)
  const [waits, other] = [await apply(), await apply()]
  const long = new Date(Date.now() - 400 * 24 * HOUR_MS)
  const nothing = { isPromised: false, waitingSince: null, createdAt: long } as object
  await DriverApplication.update(nothing, { where: { id: [waits, other] } })
  await late()
  expect(await mailed()).toEqual([])
  await DriverApplication.update({ waitingSince: new Date() }, { where: { id: waits } })
  await late()
  expect(await mailed()).toEqual(["dana@team.example"])
})

test("a rule ignores a lead that was overdue before the rule was on", async () => {
  const id = await apply()
  await DriverApplication.update({ createdAt: new Date(Date.now() - (hours + 2) * HOUR_MS) } as object, {
    where: { id },
  })
  await overdue("owner", 0)
  await overdue("managers", 24)
  await runTimedRules()
  expect(await mailed()).toEqual([])
  await runTimedRules({ now: new Date(Date.now() + 23 * HOUR_MS) })
  expect(await mailed()).toEqual(["ana@team.example", "dana@team.example"])
})
