import { describe, expect, test } from "@jest/globals"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { atNow, driverIds, NOW, none, PERIODS, useRetention } from "../../../testing/retention.ts"
import { changeSettings } from "../../../testing/settings.ts"
import type { Json } from "../../../testing/testApp.ts"
import { User, UserSession } from "../../accounts/users/user.model.ts"
import { readPrivacySettings } from "../../content/privacy/readPrivacySettings.ts"
import { runRetention } from "./runRetention.ts"

const { appOf, ask, driver, dueCounts, run, state, switchIt } = useRetention()

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
    changeSettings("retention", { rejectedDays: 0, leadsDays: 0, mailDays: 0, filesDays: 0, eventsDays: 0 })
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
    changeSettings("retention", { leadsDays: 0 })
    await switchIt(true)
    changeSettings("retention", { leadsDays: 1_095, rejectedDays: 0 })
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

test("what a program that knows no rule for files has not seen is not switched on", async () => {
  const { filesDays: _unseen, ...seen } = PERIODS
  await ask("mutation ($seen: RetentionDaysInput) { switchRetention(on: true, seen: $seen) { isOn } }", { seen })
  expect((await readPrivacySettings()).retention).toEqual({ ...PERIODS, filesDays: 0 })
})

test("only an owner with a fresh proof switches it, and the activity says so", async () => {
  const manager = await appOf().loginAs("MANAGER")
  await expect(switchIt(true, manager)).rejects.toMatchObject({ code: "FORBIDDEN" })
  await expect(ask("{ retention { isOn } }", {}, manager)).rejects.toMatchObject({ code: "FORBIDDEN" })
  const owner = await appOf().loginAs("OWNER")
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
    "Switched on that old leads, mails, files and events are erased",
  ])
})
