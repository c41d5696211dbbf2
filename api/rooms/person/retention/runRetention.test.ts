import { describe, expect, jest, test } from "@jest/globals"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { givePositions, removeUpTo } from "../../../platform/events/eventChain.ts"
import { recordEvents } from "../../../platform/events/recordEvents.ts"
import { verifyEvents } from "../../../platform/events/verifyEvents.ts"
import { atNow, driverIds, NOW, none, SECOND, SYSTEM, useRetention } from "../../../testing/retention.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { runRetention } from "./runRetention.ts"

const { driver, lastCounts, run, state, switchIt } = useRetention()

test("events go up to the last that is old enough, and the chain stays whole", async () => {
  changeSettings("retention", { rejectedDays: 0, leadsDays: 0, mailDays: 0, filesDays: 0, eventsDays: 365 })
  const age = (days: number) => new Date(NOW - days * DAY_MS)
  const origin = SYSTEM
  const record = (days: number) =>
    database().transaction((transaction) =>
      recordEvents([{ type: "media.uploaded", subjectType: "probe", origin, occurredAt: age(days) }], transaction),
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
  expect(left).toEqual(["media.uploaded", "media.uploaded", "retention.applied"])
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
