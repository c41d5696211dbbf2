import { describe, expect, jest, test } from "@jest/globals"
import type { LeadFilter } from "../../../contract/leads/leadFilters.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { platforms } from "../drivers/contract.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { leadKinds } from "../leadKinds.ts"
import { whereLeads } from "../list/leadListing.ts"
import { countStored } from "./countedLeads.ts"
import { LeadCount } from "./leadCounts.model.ts"
import { countLeads, idRangeOf } from "./leadCounts.ts"
import { checkLeadCounts, recountLeads } from "./leadRecount.ts"

const DAY_MS = 24 * 60 * 60_000
const NOW = Date.parse("2026-11-20T15:30:00.250Z")
const promise = { text: "48 hours", hours: 48 }
const cities = ["Fresno", "Irvine", "Oakland", "San José"]

const app = await setUpTestApp()

// A fixed seed makes failures repeatable.
let state = 7
const random = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item
const some = <Item>(items: readonly Item[]) => items.filter(() => random(2) === 0)
const randomMoment = () => {
  const day = Math.floor(NOW / DAY_MS) * DAY_MS - random(6) * DAY_MS
  return new Date(day + pick([0, 0, 1, DAY_MS - 1, NOW % DAY_MS, random(DAY_MS)]))
}

const storeRandomLeads = (count: number) =>
  inTransaction(async (transaction) => {
    const leads = Array.from({ length: count }, (_, index) => {
      const createdAt = randomMoment()
      return {
        ...{ name: `Driver ${index}`, email: `driver.${index}@example.com`, phone: `555 ${index}`, city: pick(cities) },
        ...{ platform: pick(Object.values(platforms)), vehicleYear: "2020", vehicleMake: "Kia", vehicleModel: "Niro" },
        ...{ status: pick(Object.values(leadStatuses)), createdAt, updatedAt: createdAt },
        ...{ submissionId: null, acceptedTermsDate: null, waitingSince: pick([null, null, randomMoment()]) },
        isPromised: random(3) > 0,
      }
    })
    const stored = await DriverApplication.bulkCreate(leads, { transaction })
    await countStored(driverApplicationKind, stored, transaction)
  })

/** Expected counters of all kinds, computed lead by lead. */
const expectedCounts = async () => {
  const counts: Record<string, number> = {}
  for (const { type, model } of leadKinds) {
    for (const lead of await model.findAll()) {
      const { status, createdAt, city, platform = "" } = lead.get({ plain: true })
      const rows = [["day", createdAt.toISOString().slice(0, 10)], ["", ""], ...(city ? [["city", city]] : [])]
      for (const [facet, value] of rows) {
        const key = [type, facet, value, status, platform].join("|")
        counts[key] = (counts[key] ?? 0) + 1
      }
    }
  }
  return counts
}

const storedCounts = async () => {
  const rows = (await LeadCount.findAll()).filter(({ facet, leads }) => facet !== "checked" && leads !== 0)
  return Object.fromEntries(
    rows.map(({ kind, facet, value, status, choices, leads }) => [
      [kind, facet, value, status, choices].join("|"),
      leads,
    ]),
  )
}

const setStatuses = (ids: number[], status: string) =>
  app.ask(
    "mutation ($changes: [LeadStatusChangeInput!]!) { setDriverApplicationStatuses(changes: $changes) { __typename } }",
    { changes: ids.map((id) => ({ id: String(id), status })) },
  )

describe("the counters of leads", () => {
  test("are right after concurrent submissions and bulk changes", async () => {
    const apply = (index: number) => app.apply({ city: cities[index % 3], platform: ["Uber", "Lyft"][index % 2] })
    const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => apply(index)))
    await Promise.all([
      ...Array.from({ length: 12 }, (_, index) => apply(index)),
      ...Array.from({ length: 4 }, () => app.inquire()),
      setStatuses(ids, "APPROVED"),
      setStatuses(ids.toReversed(), "REJECTED"),
      setStatuses(ids.slice(3), "CONTACTED"),
    ])
    const counts = await storedCounts()
    expect(counts).toEqual(await expectedCounts())
    expect(counts["driver_application|city|Irvine|pending|Lyft"]).toBeGreaterThan(0)
  })

  test("are unchanged by a failed transaction", async () => {
    const before = await storedCounts()
    const storing = inTransaction(async (transaction) => {
      const lead = await DriverApplication.findOne({ transaction })
      if (lead) await countStored(driverApplicationKind, [lead], transaction)
      throw new Error("not stored")
    })
    await expect(storing).rejects.toThrow("not stored")
    expect(await storedCounts()).toEqual(before)
  })
})

describe("the count of matching leads", () => {
  test("equals the number of rows for any supported filter", async () => {
    await storeRandomLeads(600)
    const wallTime = jest.spyOn(clock, "wallTime").mockReturnValue(new Date(NOW))
    let told = 0
    for (let round = 0; round < 300; round += 1) {
      const filter: LeadFilter = {
        ...(random(3) === 0 && { statuses: some(Object.values(leadStatuses)) }),
        ...(random(3) === 0 && { platforms: some(Object.values(platforms)) }),
        ...(random(4) === 0 && { city: pick([...cities, "Nowhere"]) }),
        ...(random(3) === 0 && { receivedFrom: randomMoment() }),
        ...(random(3) === 0 && { receivedBefore: randomMoment() }),
        ...(random(3) === 0 && { isOverdue: random(2) === 0 }),
      }
      const counted = await countLeads(driverApplicationKind, filter, promise)
      if (counted === null) continue
      told += 1
      const rows = await DriverApplication.count({ where: whereLeads(driverApplicationKind, filter, promise) })
      expect({ filter, counted }).toEqual({ filter, counted: rows })
    }
    wallTime.mockRestore()
    expect(told).toBeGreaterThan(200)
  })

  test.each<[string, LeadFilter]>([
    ["words", { search: "driver" }],
    ["a city and a time", { city: "Fresno", receivedFrom: new Date(NOW) }],
    ["a city and what is overdue", { city: "Fresno", isOverdue: false }],
    ["a time that has no place among texts", { receivedBefore: new Date("9999-12-31T12:00:00Z") }],
  ])("is null for a filter by %s", async (_case, filter) => {
    expect(await countLeads(driverApplicationKind, filter, promise)).toBeNull()
  })

  test("comes with the id range of the filtered days", async () => {
    const [receivedFrom, receivedBefore] = [new Date(NOW - 3 * DAY_MS), new Date(NOW - DAY_MS)]
    const range = await idRangeOf(driverApplicationKind, { receivedFrom, receivedBefore })
    const kept = await DriverApplication.findAll({
      where: whereLeads(driverApplicationKind, { receivedFrom, receivedBefore }, promise),
    })
    const ids = kept.map(({ id }) => id)
    expect(range?.min).toBeLessThanOrEqual(Math.min(...ids))
    expect(range?.max).toBeGreaterThanOrEqual(Math.max(...ids))
    expect(await idRangeOf(driverApplicationKind, { receivedBefore: new Date("2001-01-01T00:00:00Z") })).toBeNull()
  })
})

describe("the daily check of the counters of leads", () => {
  const spoil = async () => {
    await LeadCount.increment({ leads: 3 }, { where: { facet: "day", status: "approved" } })
    await LeadCount.destroy({ where: { facet: "city", status: "pending" } })
    await LeadCount.update({ maxId: 1 }, { where: { facet: "", status: "rejected" } })
    const unknown = { facet: "city", value: "Nowhere", status: "pending", choices: "Uber" }
    await LeadCount.create({ kind: driverApplicationKind.type, ...unknown, leads: 5, minId: 1, maxId: 2 })
  }

  test("repairs wrong counters concurrently with another process and new leads", async () => {
    await spoil()
    const [one, other] = await Promise.all([
      recountLeads(driverApplicationKind),
      recountLeads(driverApplicationKind),
      storeRandomLeads(30),
      ...Array.from({ length: 5 }, () => app.sendDriver()),
    ])
    expect(one + other).toBeGreaterThan(0)
    expect(await storedCounts()).toEqual(await expectedCounts())
    expect(await recountLeads(driverApplicationKind)).toBe(0)
  })

  test("runs once a day", async () => {
    await LeadCount.destroy({ where: { facet: "checked" } })
    await spoil()
    await checkLeadCounts(leadKinds)
    expect(await storedCounts()).toEqual(await expectedCounts())
    await spoil()
    await checkLeadCounts(leadKinds)
    expect(await storedCounts()).not.toEqual(await expectedCounts())
    const checkAfter = async (days: number) => {
      const later = jest.spyOn(clock, "now").mockReturnValue(Date.now() + days * DAY_MS)
      await checkLeadCounts(leadKinds)
      later.mockRestore()
      expect(await storedCounts()).toEqual(await expectedCounts())
    }
    await checkAfter(1)
    await spoil()
    await checkAfter(0)
  })

  test("combines cities as the filter does", async () => {
    await app.apply({ city: "Malibu" })
    await app.apply({ city: "MALIBU" })
    await LeadCount.destroy({ where: { facet: "city" } })
    await recountLeads(driverApplicationKind)
    const rows = await DriverApplication.count({ where: { city: "malibu" } })
    expect(await countLeads(driverApplicationKind, { city: "malibu" }, promise)).toBe(rows)
    expect(await recountLeads(driverApplicationKind)).toBe(0)
  })
})
