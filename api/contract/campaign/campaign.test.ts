import { describe, expect, test } from "@jest/globals"
import { seededRandom } from "../../testing/process/seededRandom.ts"
import { citiesOf } from "../cities/city.ts"
import { figureRange } from "../content/figures/figureRange.ts"
import { registry } from "../content/registry.ts"
import {
  bookablePlan,
  type CampaignAssumptions,
  type CampaignWish,
  estimateCampaign,
  readAssumptions,
} from "./campaignEstimate.ts"
import { hasPlan, planQuery, planSearch, readPlan, readWish } from "./campaignSearch.ts"
import { sampleDays } from "./sampleReport.ts"

describe("figureRange", () => {
  test.each([
    ["$10–$25", { low: 10, high: 25 }],
    ["38,000", { low: 38_000, high: 38_000 }],
    ["2M+", { low: 2_000_000, high: 2_000_000 }],
    ["$1.5k-$2k", { low: 1_500, high: 2_000 }],
    ["on request", null],
    ["1, 2 or 3", null],
    ["0", null],
  ])("reads the lower and upper numbers of %j", (figure, range) => {
    expect(figureRange(figure)).toEqual(range)
  })
})

const assumptions: CampaignAssumptions = {
  "In-Car Tablet": { price: { low: 10, high: 25 }, minimum: 2_500, weekly: 38_000, perCar: null },
  "Car Wrapping": { price: { low: 600, high: 900 }, minimum: 3_000, weekly: 500_000, perCar: 112_000 },
}
const wish: CampaignWish = {
  start: "budget",
  amount: 10_000,
  weeks: 10,
  formats: ["In-Car Tablet"],
  cities: ["Irvine", "Austin"],
}
const wraps: CampaignWish = { ...wish, formats: ["Car Wrapping"], cities: ["Irvine"], weeks: 4 }
const estimateOf = (part: Partial<CampaignWish>, of = wish) => estimateCampaign({ ...of, ...part }, assumptions)

describe("estimateCampaign", () => {
  test("estimates the impressions of a budget", () => {
    expect(estimateOf({})).toMatchObject({
      counted: { low: 400_000, high: 760_000 },
      modeled: null,
      budget: { low: 7_600, high: 10_000 },
      left: { low: 0, high: 2_400 },
    })
  })

  test("estimates the budget for impressions, raises it to the minimum, and marks raised formats", () => {
    const impressions = (amount: number) => estimateOf({ start: "impressions", amount })
    expect(impressions(200_000)).toMatchObject({
      counted: { low: 200_000, high: 200_000 },
      budget: { low: 2_500, high: 5_000 },
      left: null,
      formats: [{ isRaised: true }],
    })
    expect(impressions(20_000)).toMatchObject({
      counted: { low: 100_000, high: 100_000 },
      budget: { low: 2_500, high: 2_500 },
      formats: [{ isRaised: true }],
    })
    // A format that costs just the minimum is not raised.
    expect(impressions(250_000)).toMatchObject({ budget: { low: 2_500 }, formats: [{ isRaised: false }] })
  })

  test("stops at the network's capacity, and returns the rest of the budget", () => {
    expect(estimateOf({ amount: 1_000_000, weeks: 4, cities: ["Irvine"] })).toMatchObject({
      counted: { low: 152_000, high: 152_000 },
      budget: { low: 2_500, high: 3_800 },
      left: { low: 996_200, high: 997_500 },
      formats: [{ isAtCapacity: true }],
    })
  })

  test("books nothing if all available inventory costs less than the minimum", () => {
    const week = estimateOf({ amount: 1_000_000, weeks: 1, cities: ["Irvine"] })
    expect(week).toMatchObject({
      counted: null,
      budget: { low: 0, high: 0 },
      left: { low: 1_000_000, high: 1_000_000 },
      formats: [{ fault: "capacity", capacity: { impressions: 38_000, dollars: 950 } }],
    })
    expect(week && bookablePlan(wish, week)).toBeNull()
  })

  test("splits the budget evenly, and leaves out a format whose share misses its minimum", () => {
    const both = estimateOf({ amount: 5_401, formats: ["In-Car Tablet", "Car Wrapping"] })
    expect(both?.formats.map(({ share, fault }) => [share, fault])).toEqual([
      [2_701, null],
      [2_700, "share"],
    ])
    expect(both).toMatchObject({ budget: { high: 2_701 }, left: { low: 2_700 } })
  })

  test("sells whole cars, for whole runs of four weeks", () => {
    expect(estimateOf({}, wraps)).toMatchObject({
      counted: null,
      modeled: { low: 11 * 112_000, high: 16 * 112_000 },
      budget: { low: 9_600, high: 9_900 },
      formats: [{ weeks: 4, booked: { cars: { low: 11, high: 16 } } }],
    })
    for (const [weeks, runs] of [
      [1, 4],
      [5, 8],
      [8, 8],
      [26, 28],
    ] as const)
      expect(estimateOf({ weeks }, wraps)?.formats[0]?.weeks).toBe(runs)
    // The more weeks, the fewer cars.
    expect(estimateOf({ weeks: 26 }, wraps)?.formats[0]?.booked?.cars).toEqual({ low: 1, high: 2 })
    expect(estimateOf({ weeks: 26, amount: 4_000 }, wraps)?.formats[0]?.fault).toBe("car")
    expect(estimateOf({ amount: 1_000_000 }, wraps)?.formats[0]?.booked?.cars).toEqual({ low: 17, high: 17 })
  })

  test("reports counted and modeled impressions apart, each of at least the requested number", () => {
    const formats = ["In-Car Tablet", "Car Wrapping"] as const
    expect(estimateOf({ start: "impressions", amount: 500_000, formats })).toMatchObject({
      counted: { low: 500_000, high: 500_000 },
      // Two cars: one makes 336,000 impressions in twelve weeks.
      modeled: { low: 672_000 },
    })
  })

  test("the plan's amounts can be booked at the higher price, and its wraps are for whole runs", () => {
    const planOf = (asked: CampaignWish) => {
      const estimate = estimateCampaign(asked, assumptions)
      return estimate && bookablePlan(asked, estimate)
    }
    expect(planOf({ ...wraps, weeks: 1 })).toEqual({
      entered: { start: "budget", amount: 10_000 },
      budget: 9_900,
      weeks: 4,
      formats: ["Car Wrapping"],
      cities: ["Irvine"],
    })
    expect(planOf({ ...wish, formats: ["In-Car Tablet", "Car Wrapping"], amount: 5_401 })).toEqual({
      entered: { start: "budget", amount: 2_701 },
      budget: 2_701,
      weeks: 10,
      formats: ["In-Car Tablet"],
      cities: ["Irvine", "Austin"],
    })
    const formats = ["In-Car Tablet", "Car Wrapping"] as const
    expect(planOf({ ...wish, formats, amount: 60_000, weeks: 5 })).toMatchObject({ weeks: 5, formats })
  })

  test("never exceeds budget, capacity and prices for any input", () => {
    const { seed, random } = seededRandom()
    const upTo = (most: number) => 1 + Math.floor(random() * most)
    const formats = ["In-Car Tablet", "Car Wrapping"] as const
    let bookings = 0
    for (let entry = 0; entry < 500; entry += 1) {
      const table = (isWrap: boolean) => {
        const low = upTo(isWrap ? 2_000 : 60) / 2
        const price = { low, high: low + upTo(60) / 2 }
        const weekly = upTo(900) * 1_000
        return { price, minimum: upTo(8) * 500, weekly, perCar: isWrap ? upTo(300) * 1_000 : null }
      }
      const tables = { "In-Car Tablet": table(false), "Car Wrapping": table(true) }
      const start = random() < 0.5 ? "budget" : "impressions"
      const asked: CampaignWish = { ...wish, start, amount: upTo(10 ** upTo(7)), weeks: upTo(60), formats }
      const estimate = estimateCampaign(asked, tables)
      const about = { seed, asked, tables }
      const spent = { low: 0, high: 0 }
      for (const { format, booked, capacity, minimum, weeks, share } of estimate?.formats ?? []) {
        if (!booked) continue
        bookings += 1
        spent.low += booked.budget.low
        spent.high += booked.budget.high
        const { price, perCar } = tables[format as keyof typeof tables]
        const unit = perCar ? (perCar * weeks) / 4 : 1
        const each = (dollars: number) => (perCar ? (dollars * weeks) / 4 : dollars / 1_000)
        const isWithin = [
          booked.impressions.high <= capacity.impressions,
          booked.budget.low >= minimum,
          start === "impressions" || booked.budget.high <= share,
          start === "budget" || booked.impressions.high >= Math.min(share, capacity.impressions),
          booked.budget.high <= (booked.impressions.high / unit) * each(price.high) + 1e-6,
          booked.budget.low >= (booked.impressions.low / unit) * each(price.low) - 1e-6,
        ]
        expect({ about, format, isWithin }).toEqual({ about, format, isWithin: isWithin.map(() => true) })
      }
      expect({ about, spent: estimate?.budget }).toEqual({ about, spent })
    }
    expect(bookings).toBeGreaterThan(100)
  })

  test.each<Partial<CampaignWish>>([
    { amount: null },
    { amount: 100_000_001 },
    { weeks: null },
    { weeks: 105 },
    { cities: [] },
    { formats: [] },
    { formats: ["On-Top Dynamic Screen"] },
  ])("returns null for the incomplete input %j", (part) => {
    expect(estimateOf(part)).toBeNull()
  })
})

test("the figures on the campaign page can be parsed", () => {
  const { "In-Car Tablet": tablet, ...others } = assumptions
  const own = { ...others, "In-Car Tablet": { ...tablet, price: { low: 17, high: 25 }, weekly: 39_000 } }
  expect(readAssumptions(registry.formats)).toMatchObject(own)
  expect(Object.keys(readAssumptions(registry.formats))).toHaveLength(3)
})

test("the campaign estimator omits a format with a price in words", () => {
  const { specification, assumptions } = registry.formats
  const price = { ...specification.in_car_tablet.price, value: "Ask us" }
  const edited = { ...specification, in_car_tablet: { ...specification.in_car_tablet, price } }
  expect(Object.keys(readAssumptions({ specification: edited, assumptions }))).not.toContain("In-Car Tablet")
})

describe("a campaign URL", () => {
  const place = { id: "", latitude: "", longitude: "", status: "OPEN", aliases: "" }
  const irvine = { ...place, name: "Irvine", state: "CA", former: "Rancho San Joaquin, CA" }
  const cities = citiesOf([irvine], () => null)

  test("carries a plan and restores it", () => {
    const plan = readPlan(
      new URLSearchParams("budget=$12,000&weeks=4&formats=Car Wrapping&cities=Irvine&cities=St. Louis"),
    )
    expect(plan).toEqual({
      entered: null,
      budget: 12_000,
      weeks: 4,
      formats: ["Car Wrapping"],
      cities: ["Irvine", "St. Louis"],
    })
    expect(readPlan(new URLSearchParams(planSearch(plan)))).toEqual(plan)
    expect(readWish(new URLSearchParams(planQuery(plan)), cities)).toEqual({
      start: "budget",
      amount: 12_000,
      weeks: 4,
      formats: ["Car Wrapping"],
      cities: ["Irvine"],
    })
  })

  test("finds a renamed city by its former name", () => {
    expect(readWish(new URLSearchParams("cities=Rancho+San+Joaquin&cities=Reno"), cities).cities).toEqual(["Irvine"])
  })

  test("restores the booked impressions if one number describes them", () => {
    const formats = ["Car Wrapping", "On-Top Dynamic Screen"] as const
    const asked: CampaignWish = { ...wraps, start: "impressions", amount: 1_000_000, weeks: 1, formats }
    const roof = { price: { low: 10, high: 25 }, minimum: 2_500, weekly: 20_000, perCar: null }
    const planOf = (of: CampaignWish) => {
      const estimate = estimateCampaign(of, { ...assumptions, "On-Top Dynamic Screen": roof })
      const plan = estimate && bookablePlan(of, estimate)
      if (!plan) throw new Error("There is no plan")
      return plan
    }
    const plan = planOf(asked)
    expect(plan).toMatchObject({ formats: ["Car Wrapping"], entered: { start: "impressions", amount: 500_000 } })
    const again = readWish(new URLSearchParams(planQuery(readPlan(new URLSearchParams(planSearch(plan))))), cities)
    expect(planOf(again).budget).toBe(plan.budget)
    expect(planOf({ ...asked, weeks: 4, formats: [...asked.formats, "In-Car Tablet"] }).entered).toBeNull()
  })

  test("accepts only numbers, formats and city names", () => {
    const plan = readPlan(
      new URLSearchParams("budget=lots&weeks=105&formats=Blimp&cities=<b>&cities=https://example.com/&cities=7 Oaks"),
    )
    expect(plan).toEqual({ entered: null, budget: null, weeks: null, formats: [], cities: [] })
    expect(hasPlan(plan)).toBe(false)
  })
})

test("the sample report skips an invalid line", () => {
  const days = "day,counted\n2026-03-02,1,1,2,0.5\n2026-02-30,1,1,2,3\n2026-03-03,one,1,2,3\n\n"
  expect(sampleDays({ data: { days } })).toEqual([
    { day: "2026-03-02", counted: 1, completed: 1, modeled: 2, cost: 0.5 },
  ])
})
