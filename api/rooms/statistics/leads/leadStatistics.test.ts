import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { down, up } from "../../../platform/database/migrations/20261216000000-add-answered-after.ts"
import { addAdvertisers, addDrivers } from "../../../testing/factories/leads.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { AdvertiserSubmission } from "../../leads/advertisers/advertiserSubmission.model.ts"
import { LeadCount } from "../../leads/counters/leadCounts.model.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { StoredStatusChange } from "../../leads/related/leadWork.model.ts"
import { VisitCount } from "../../visits/visit.model.ts"

const HOUR_MS = 60 * 60_000
const NOW = new Date("2026-11-20T15:30:00Z")
const { PENDING, CONTACTED, APPROVED, REJECTED } = leadStatuses

const app = await setUpTestApp()
const token = await app.login()

beforeEach(async () => {
  await Promise.all([
    DriverApplication.destroy({ where: {} }),
    AdvertiserSubmission.destroy({ where: {} }),
    LeadCount.destroy({ where: {} }),
    VisitCount.destroy({ where: {} }),
  ])
  jest.spyOn(clock, "wallTime").mockReturnValue(NOW)
})

interface Made {
  hoursAgo: number
  status?: LeadStatus
  /** Hours until the lead was handled. */
  answered?: number
  city?: string
  isPromised?: boolean
  waitingSince?: Date
}

const valuesOf = ({ hoursAgo, answered, ...values }: Made) => ({
  ...{ ...values, answeredAfter: answered === undefined ? null : answered * 3_600 },
  createdAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
})
const storeDrivers = (made: readonly Made[]) => addDrivers(...made.map((one) => ({ city: "Fresno", ...valuesOf(one) })))
const storeAdvertisers = (made: readonly Made[]) =>
  addAdvertisers(...made.map(({ city = "Fresno", ...one }) => ({ location: city, ...valuesOf(one) })))

const document = `query ($days: Int, $timeZone: String) {
  leadFigures(days: $days, timeZone: $timeZone) {
    current { ...figures } before { ...figures }
    days { date kinds { leadType count } }
    cities { name visits kinds { leadType count approved } }
  }
}
fragment figures on LeadPeriodFigures { received approved due answeredInTime medianAnswerSeconds }`

const figures = async (variables: Record<string, unknown> = { days: 7 }) =>
  (await app.ask(document, variables)).leadFigures

interface Counted {
  kinds: { count: number; approved: number }[]
}
const total = (entries: Counted[], of: "count" | "approved" = "count") =>
  entries.flatMap(({ kinds }) => kinds).reduce((sum, kind) => sum + kind[of], 0)

describe("the statistics of leads", () => {
  test("count leads answered in time, late, not at all, and not yet due", async () => {
    // Drivers are promised an answer within 48 hours, advertisers within 24.
    await storeDrivers([
      { hoursAgo: 100, status: APPROVED, answered: 1 },
      { hoursAgo: 100, status: CONTACTED, answered: 48 },
      { hoursAgo: 100, status: REJECTED, answered: 50 },
      { hoursAgo: 100 },
      { hoursAgo: 10 },
      // This lead was handled at an unknown time.
      { hoursAgo: 100, status: APPROVED },
      // These leads have no promise, even if the sender has written since.
      { hoursAgo: 100, isPromised: false },
      { hoursAgo: 100, isPromised: false, waitingSince: new Date(NOW.getTime() - 90 * HOUR_MS) },
    ])
    await storeAdvertisers([
      { hoursAgo: 90, status: CONTACTED, answered: 30 },
      { hoursAgo: 30 },
      { hoursAgo: 3, status: APPROVED, answered: 2 },
    ])
    expect((await figures()).current).toEqual({
      received: 11,
      approved: 3,
      due: 7,
      answeredInTime: 3,
      medianAnswerSeconds: 30 * 3_600,
    })
  })

  test("compare with an equally long period before, up to the same moment", async () => {
    const week = 7 * 24
    await storeDrivers([
      { hoursAgo: 1 },
      { hoursAgo: week - 1 },
      { hoursAgo: week + 1 },
      { hoursAgo: 2 * week - 10, status: APPROVED, answered: 3 },
      { hoursAgo: 2 * week + 1 },
    ])
    const { current, before } = await figures()
    // `week - 1` hours ago is in neither period: on the day before the seven, but later in it than now.
    expect([current.received, before.received, before.approved, before.medianAnswerSeconds]).toEqual([1, 2, 1, 10_800])
  })

  test("use days of the time zone", async () => {
    await storeDrivers([{ hoursAgo: 7 }, { hoursAgo: 8 }, { hoursAgo: 31 }])
    const perDay = async (timeZone: string) =>
      (await figures({ days: 2, timeZone })).days.map(({ date, kinds }: { date: string } & Counted) => [
        date,
        total([{ kinds }]),
      ])
    // It is 07:30 in Los Angeles, 21:00 in Kolkata.
    expect(await perDay("America/Los_Angeles")).toEqual([
      ["2026-11-19", 2],
      ["2026-11-20", 1],
    ])
    expect(await perDay("Asia/Kolkata")).toEqual([
      ["2026-11-19", 1],
      ["2026-11-20", 2],
    ])
    await expect(figures({ timeZone: "Nowhere" })).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
    // A day on which clocks change has 25 hours.
    jest.spyOn(clock, "wallTime").mockReturnValue(new Date("2026-11-02T08:30:00Z"))
    await DriverApplication.destroy({ where: {} })
    await LeadCount.destroy({ where: {} })
    const moments = ["2026-11-01T06:59:00Z", "2026-11-01T07:00:00Z", "2026-11-02T07:59:00Z", "2026-11-02T08:00:00Z"]
    const ago = (moment: string) => ({ hoursAgo: (NOW.getTime() - Date.parse(moment)) / HOUR_MS })
    await storeDrivers(moments.map(ago))
    expect((await perDay("America/Los_Angeles")).map(([, count]: [string, number]) => count)).toEqual([2, 1])
  })
})

describe("the cities in the statistics", () => {
  test("include every entered city, and add up to the totals", async () => {
    const visits = { step: "city", source: "direct", day: "2026-11-19" }
    await VisitCount.bulkCreate([
      { ...visits, value: "los-angeles-ca", total: 5 },
      { ...visits, value: "san-diego-ca", total: 3 },
    ])
    const cities = ["Fresno", "Bakersfield", "Fresno", "Los Angeles", "Fresno", "Bakersfield"]
    await storeDrivers(
      cities.map((city, index) => ({
        hoursAgo: 20 + index,
        city,
        ...(index < 2 && { status: APPROVED, answered: 1 }),
      })),
    )
    await storeAdvertisers([
      { hoursAgo: 5, city: "Los Angeles" },
      { hoursAgo: 5, city: "Everywhere" },
    ])
    const { current, days, cities: rows } = await figures()
    expect(
      rows.map(({ name, visits, kinds }: { name: string; visits: number } & Counted) => [
        name,
        visits,
        ...kinds.flatMap(({ count, approved }) => [count, approved]),
      ]),
    ).toEqual([
      ["Fresno", 0, 3, 1, 0, 0],
      ["Los Angeles", 5, 1, 0, 1, 0],
      ["Bakersfield", 0, 2, 1, 0, 0],
      ["Everywhere", 0, 0, 0, 1, 0],
      ["San Diego, CA", 3, 0, 0, 0, 0],
    ])
    expect([total(rows), total(rows, "approved")]).toEqual([current.received, current.approved])
    expect(total(days)).toBe(current.received)
  })

  test("count as many leads as the filter by their name finds", async () => {
    const spellings = ["St. Louis", "St Louis", "ST LOUIS", "O'Fallon", "O’Fallon", "%%%", "!!!", "Cañon", "Canon"]
    await storeDrivers(spellings.map((city) => ({ hoursAgo: 5, city })))
    const { cities } = await figures()
    const kept = cities.map(async ({ name }: { name: string }) => [
      name,
      await DriverApplication.count({ where: { city: name } }),
    ])
    expect(cities.map(({ name, kinds }: { name: string } & Counted) => [name, kinds[0]?.count])).toEqual(
      await Promise.all(kept),
    )
    expect(total(cities)).toBe(spellings.length)
  })

  test("beyond the most frequent ones are summed up in one row", async () => {
    const villages = Array.from({ length: 53 }, (_, index) => `Village ${String(index).padStart(2, "0")}`)
    const approved = { status: APPROVED, answered: 1 }
    const lead = (city: string) => ({ hoursAgo: 5, city, ...(city === "Village 52" && approved) })
    await storeDrivers([...villages, "Fresno", "Fresno"].map(lead))
    const { current, cities } = await figures()
    expect([cities.length, cities[0].name, cities.at(-1).name]).toEqual([50, "Fresno", null])
    expect([total([cities.at(-1)]), total([cities.at(-1)], "approved")]).toEqual([5, 1])
    expect(total(cities)).toBe(current.received)
  })
})

test("a lead counts as answered once it is not pending, until its status is pending again", async () => {
  const [first, second] = [await app.apply(), await app.apply()]
  const after = async (hours: number, id: number, status: string) => {
    const created = (await DriverApplication.findByPk(id))?.createdAt.getTime() ?? 0
    jest.spyOn(clock, "wallTime").mockReturnValue(new Date(created + hours * HOUR_MS))
    await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status }, { token })
    return (await DriverApplication.findByPk(id))?.answeredAfter
  }
  expect(await after(2, first, "contacted")).toBe(7_200)
  expect(await after(5, first, "approved")).toBe(7_200)
  expect(await after(6, first, "pending")).toBeNull()
  expect(await after(7, first, "rejected")).toBe(25_200)
  expect(await after(48, second, "pending")).toBeNull()
})

test("the migration reads the answer times of older leads from events", async () => {
  const [moved, old, pending, silent] = [await app.apply(), await app.apply(), await app.apply(), await app.apply()]
  const { createdAt } = await DriverApplication.findByPk(moved, { rejectOnEmpty: true })
  for (const [index, status] of ["rejected", "pending", "contacted", "approved"].entries()) {
    jest.spyOn(clock, "wallTime").mockReturnValue(new Date(createdAt.getTime() + (index + 1) * HOUR_MS))
    await app.rest("PUT", `/api/admin/drivers/${moved}/status`, { status }, { token })
  }
  await StoredStatusChange.create({
    ...{ leadType: "driver_application", leadId: old, fromStatus: PENDING, toStatus: APPROVED },
    ...{ changedBy: "admin", changedAt: new Date(createdAt.getTime() + 5 * HOUR_MS) },
  })
  await DriverApplication.update({ status: APPROVED }, { where: { id: [old, silent] } })
  await down(database().getQueryInterface())
  await up(database().getQueryInterface())
  const after = async (id: number) => (await DriverApplication.findByPk(id))?.answeredAfter ?? null
  expect([await after(moved), await after(pending), await after(silent)]).toEqual([3 * 3_600, null, null])
  expect(Math.abs(((await after(old)) ?? 0) - 5 * 3_600)).toBeLessThan(60)
})
