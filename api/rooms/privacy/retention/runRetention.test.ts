import { describe, expect, jest, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { assignPositions, removeUpTo } from "../../../platform/events/eventChain.ts"
import { recordEvents } from "../../../platform/events/recordEvents.ts"
import { verifyEvents } from "../../../platform/events/verifyEvents.ts"
import { atNow, driverIds, NOW, none, PERIODS, SECOND, SYSTEM, useRetention } from "../../../testing/retention.ts"
import { changeSettings } from "../../../testing/settings.ts"
import type { Json } from "../../../testing/testApp.ts"
import { readPrivacySettings } from "../../content/cms/readPrivacySettings.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { findOldEvents } from "./eventRule.ts"
import { runRetention } from "./runRetention.ts"

const { appOf, ask, driver, dueCounts, lastCounts, run, state, switchIt } = useRetention()

test("retention removes events up to the last old one, and the chain stays intact", async () => {
  changeSettings("retention", { rejectedDays: 0, leadsDays: 0, mailDays: 0, filesDays: 0, eventsDays: 365 })
  const record = (days: number, count = 1) => {
    const occurredAt = new Date(NOW - days * DAY_MS)
    const event = { type: "media.uploaded" as const, subjectType: "probe", origin: SYSTEM, occurredAt }
    return database().transaction((transaction) => recordEvents(Array(count).fill(event), transaction))
  }
  const giveAll = async () => {
    let head = 0
    for (let assigned = 1; assigned > 0; ) ({ assigned, head } = await assignPositions())
    return head
  }
  await switchIt(true)
  await removeUpTo(await giveAll())
  for (let batch = 0; batch < 5; batch += 1) await record(500, 500)
  await giveAll()
  // Long counts yield to other work.
  let turns = 0
  setImmediate(() => {
    turns += 1
  })
  expect((await findOldEvents(365, NOW)).count).toBe(2_500)
  expect(turns).toBe(1)
  await record(365 + SECOND)
  await record(365 - SECOND)
  await record(400)
  await giveAll()
  expect(await run()).toEqual({ ...none, EVENTS: 2_501 })
  await giveAll()
  const left = (await RecordedEvent.findAll({ order: ["id"] })).map(({ type }) => type)
  expect(left).toEqual(["media.uploaded", "media.uploaded", "retention.applied"])
  expect((await verifyEvents()).faults).toEqual([])
})

describe("a run of retention", () => {
  test("resumes after a stop, and is recorded as one run", async () => {
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

  const failFor = (fails: (id: number) => boolean) => {
    const real = DriverApplication.destroy.bind(DriverApplication)
    return jest.spyOn(DriverApplication, "destroy").mockImplementation((options) => {
      const { id } = (options as unknown as { where: { id: number } }).where
      return fails(id) ? Promise.reject(new Error("a fault")) : real(options)
    })
  }

  test("skips a failing lead, and retries it", async () => {
    const ids = [await driver(2_000), await driver(2_000), await driver(2_000)]
    await switchIt(true)
    atNow()
    const failing = failFor((id) => id === ids[1])
    await runRetention({ now: NOW })
    failing.mockRestore()
    expect(await driverIds()).toEqual([ids[1]])
    expect((await state()).lastRun).toMatchObject({ failedCount: 1 })
    await runRetention({ now: NOW })
    expect(await driverIds()).toEqual([])
  })

  test("ends after twenty consecutive failures, as no lead is at fault then", async () => {
    const ids: number[] = []
    while (ids.length < 22) ids.push(await driver(2_000))
    await switchIt(true)
    atNow()
    const soundIds = new Set<number>()
    const failing = failFor((id) => !soundIds.has(id))
    await expect(runRetention({ now: NOW })).rejects.toThrow("a fault")
    expect((await state()).lastRun).toMatchObject({ isComplete: false, failedCount: 20 })
    soundIds.add(ids[10] as number)
    expect(await runRetention({ now: NOW })).toBe(true)
    expect((await state()).lastRun).toMatchObject({ isComplete: true, failedCount: 21 })
    failing.mockRestore()
    expect(await driverIds()).toEqual(ids.filter((id) => !soundIds.has(id)))
  })
})

describe("the retention of data", () => {
  test("erases nothing while it is off, which is the default", async () => {
    const id = await driver(5_000)
    atNow()
    expect(await state()).toMatchObject({ isOn: false, switchedOnAt: null, lastRun: null })
    expect(await dueCounts()).toEqual({ ...none, LEADS: 1 })
    expect((await state()).rules[0]).toMatchObject({ days: 365, daysInForce: null, variable: "RETENTION_MAIL_DAYS" })
    await runRetention({ now: NOW })
    expect(await driverIds()).toEqual([id])
    expect((await readPrivacySettings()).retention).toBeNull()
  })

  test("erases nothing by a shortened period until an owner has confirmed the period", async () => {
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

  test("erases nothing by a period that is 0, or was 0 when retention was enabled", async () => {
    const ids = [await driver(5_000), await driver(5_000, 5_000, { status: "rejected" })]
    changeSettings("retention", { rejectedDays: 0, leadsDays: 0, mailDays: 0, filesDays: 0, eventsDays: 0 })
    await switchIt(true)
    expect(await run()).toEqual(none)
    expect(await driverIds()).toEqual(ids)
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

test("enabling retention is refused if the periods have changed since they were shown", async () => {
  const { eventsDays: _never, ...others } = PERIODS
  const seen = (days: object) =>
    ask("mutation ($seen: RetentionDaysInput) { switchRetention(on: true, seen: $seen) { isOn } }", { seen: days })
  changeSettings("retention", { leadsDays: 90 })
  await expect(seen(PERIODS)).rejects.toMatchObject({ code: "CONFLICT" })
  expect((await state()).isOn).toBe(false)
  await expect(seen(others)).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
  expect((await seen({ ...PERIODS, leadsDays: 90 })).switchRetention.isOn).toBe(true)
  // A period that a client omits is switched off.
  const { filesDays: _unseen, ...unaware } = PERIODS
  changeSettings("retention", PERIODS)
  await seen(unaware)
  expect((await readPrivacySettings()).retention).toEqual({ ...PERIODS, filesDays: 0 })
})

test("only an owner enables retention, and the activity records it", async () => {
  const manager = await appOf().loginAs("MANAGER")
  await expect(switchIt(true, manager)).rejects.toMatchObject({ code: "FORBIDDEN" })
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
