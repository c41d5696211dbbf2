import { describe, expect, test } from "@jest/globals"
import { registry } from "../content/registry.ts"
import { type CampaignWish, estimateCampaign, readAssumptions, roughly } from "./campaignEstimate.ts"
import { hasPlan, planSearch, readPlan, readWish, wishSearch } from "./campaignSearch.ts"
import { figureRange } from "./figureRange.ts"

describe("figureRange", () => {
  test.each([
    ["$10–$25", { low: 10, high: 25 }],
    ["38,000", { low: 38_000, high: 38_000 }],
    ["2M+", { low: 2_000_000, high: 2_000_000 }],
    ["$1.5k-$2k", { low: 1_500, high: 2_000 }],
    ["on request", null],
    ["1, 2 or 3", null],
    ["0", null],
  ])("reads %j", (figure, range) => {
    expect(figureRange(figure)).toEqual(range)
  })
})

const assumptions = {
  "In-Car Tablet": { cost: { low: 10, high: 25 }, minimum: 2_500, weekly: 38_000 },
  "Car Wrapping": { cost: { low: 5, high: 8 }, minimum: 3_000, weekly: 500_000 },
}
const wish: CampaignWish = {
  start: "budget",
  amount: 10_000,
  weeks: 10,
  formats: ["In-Car Tablet"],
  cities: ["Irvine", "Austin"],
}

describe("estimateCampaign", () => {
  test("says what a budget buys", () => {
    expect(estimateCampaign(wish, assumptions)).toMatchObject({
      budget: { low: 10_000, high: 10_000 },
      impressions: { low: 400_000, high: 760_000 },
      formats: [{ missedMinimum: null, isBeyondCapacity: false }],
    })
  })

  test("says what impressions cost, at least the minimum", () => {
    expect(estimateCampaign({ ...wish, start: "impressions", amount: 200_000 }, assumptions)).toMatchObject({
      impressions: { low: 200_000, high: 200_000 },
      budget: { low: 2_500, high: 5_000 },
    })
  })

  test("splits the amount evenly, and says which share misses its minimum", () => {
    const both = estimateCampaign({ ...wish, amount: 5_400, formats: ["In-Car Tablet", "Car Wrapping"] }, assumptions)
    expect(both?.formats.map(({ budget, missedMinimum }) => [budget.low, missedMinimum])).toEqual([
      [2_700, null],
      [2_700, 3_000],
    ])
  })

  test("never promises more than the network can show", () => {
    const short = estimateCampaign({ ...wish, weeks: 1, cities: ["Irvine"] }, assumptions)
    expect(short?.impressions).toEqual({ low: 38_000, high: 38_000 })
    expect(short?.formats[0]?.isBeyondCapacity).toBe(true)
  })

  test.each<Partial<CampaignWish>>([
    { amount: null },
    { amount: 100_000_001 },
    { weeks: null },
    { weeks: 105 },
    { cities: [] },
    { formats: [] },
    { formats: ["On-Top Dynamic Screen"] },
  ])("needs all of it, not %j", (part) => {
    expect(estimateCampaign({ ...wish, ...part }, assumptions)).toBeNull()
  })
})

test("the page's own figures can be read, and a wrap is priced by the car", () => {
  const read = readAssumptions(registry.formats)
  expect(read["In-Car Tablet"]).toEqual(assumptions["In-Car Tablet"])
  expect(read["Car Wrapping"]?.cost.low).toBeCloseTo(600 / 112)
  expect(Object.keys(read)).toHaveLength(3)
})

test("a format whose price an operator has put into words is left out", () => {
  const { specification, assumptions } = registry.formats
  const price = { ...specification.in_car_tablet.price, value: "Ask us" }
  const edited = { ...specification, in_car_tablet: { ...specification.in_car_tablet, price } }
  expect(Object.keys(readAssumptions({ specification: edited, assumptions }))).not.toContain("In-Car Tablet")
})

test.each([
  [1_234_567, 1_200_000],
  [99_500, 100_000],
  [42.4, 42],
])("%d is roughly %d", (value, rounded) => {
  expect(roughly(value)).toBe(rounded)
})

describe("an address", () => {
  test("takes a plan along and gives it back", () => {
    const plan = readPlan(
      new URLSearchParams("budget=$12,000&weeks=4&formats=Car Wrapping&cities=Irvine&cities=St. Louis"),
    )
    expect(plan).toEqual({ budget: 12_000, weeks: 4, formats: ["Car Wrapping"], cities: ["Irvine", "St. Louis"] })
    expect(readPlan(new URLSearchParams(planSearch(plan)))).toEqual(plan)
    expect(readWish(new URLSearchParams(wishSearch(plan)), ["Irvine"])).toEqual({
      start: "budget",
      amount: 12_000,
      weeks: 4,
      formats: ["Car Wrapping"],
      cities: ["Irvine"],
    })
  })

  test("brings nothing but numbers, formats and names of cities", () => {
    const plan = readPlan(
      new URLSearchParams("budget=lots&weeks=105&formats=Blimp&cities=<b>&cities=https://example.com/&cities=7 Oaks"),
    )
    expect(plan).toEqual({ budget: null, weeks: null, formats: [], cities: [] })
    expect(hasPlan(plan)).toBe(false)
  })
})
