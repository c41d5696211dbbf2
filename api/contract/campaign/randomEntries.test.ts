import { expect, test } from "@jest/globals"
import { registry } from "../content/registry.ts"
import { estimateCampaign, plannedOf, readAssumptions } from "./campaignEstimate.ts"
import { readWish } from "./campaignSearch.ts"

// What the estimator answers to random entries, on random tables of prices, beside arithmetic written for this test alone:
// in whole numbers without a fraction, and by trying rather than by dividing.

const ENTRIES = 1_000
const seed = Number(process.env.ESTIMATE_SEED ?? 20_261_126)

/** Mulberry32: the same numbers for the same seed. */
const randomFrom = (start: number) => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const random = randomFrom(seed)
const upTo = (most: number) => 1 + Math.floor(random() * most)
const oneOf = <Item>(items: readonly Item[]): Item => items[upTo(items.length) - 1] as Item
const some = <Item>(items: readonly Item[]) => items.filter(() => random() < 0.5)

const inGroups = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ",")

/** An amount as somebody might type it, and the whole number that it means. */
const typedAmount = (): [text: string, amount: number] => {
  const whole = upTo(10 ** upTo(7))
  const cents = oneOf(["", ".5", ".50", ".99"])
  const tenths = upTo(9_999)
  return oneOf<[string, number]>([
    [String(whole), whole],
    [`${whole}${cents}`, whole],
    [`$${inGroups(whole)}`, whole],
    [` ${inGroups(whole)}${cents} `, whole],
    [`${whole % 100_000}${oneOf(["k", "K", " k"])}`, (whole % 100_000) * 1_000],
    [`$${Math.floor(tenths / 10)}.${tenths % 10}${oneOf(["k", "K"])}`, tenths * 100],
    [`${Math.floor((tenths % 100) / 10)}.${tenths % 10}${oneOf(["m", "M"])}`, (tenths % 100) * 100_000],
  ])
}

const keys = ["in_car_tablet", "car_wrapping", "on_top_dynamic_screen"] as const
const names = {
  in_car_tablet: "In-Car Tablet",
  car_wrapping: "Car Wrapping",
  on_top_dynamic_screen: "On-Top Dynamic Screen",
}
const cities = ["Los Angeles", "San Diego", "Irvine", "Las Vegas", "Phoenix", "Denver", "Dallas", "Austin"]

interface Table {
  /** Half dollars. */
  low: bigint
  high: bigint
  minimum: bigint
  weekly: bigint
}

const randomTable = (isWrap: boolean): Table => {
  const low = upTo(isWrap ? 2_000 : 60)
  return {
    low: BigInt(low),
    high: BigInt(low + upTo(isWrap ? 1_000 : 60)),
    minimum: BigInt(upTo(8) * 500),
    weekly: BigInt(upTo(900) * 1_000),
  }
}

const halves = (amount: bigint) => `$${amount / 2n}${amount % 2n === 1n ? ".50" : ""}`

const figure = (value: string) => ({ value, measures: "", basis: "", as_of: "" })

/** The page of formats with these tables, as an operator could have written them. */
const pageOf = (tables: Record<(typeof keys)[number], Table>, perCar: number) => {
  const { specification, assumptions } = registry.formats
  const page = {
    specification: { ...specification },
    assumptions: { ...assumptions, wrapped_car: figure(inGroups(perCar)) },
  }
  for (const key of keys) {
    const { low, high, minimum, weekly } = tables[key]
    const priced = { price: figure(`${halves(low)}–${halves(high)}`), minimum: figure(`$${minimum}`) }
    page.specification = { ...page.specification, [key]: { ...specification[key], ...priced } }
    page.assumptions[key] = figure(inGroups(Number(weekly)))
  }
  return page
}

/** The first number from `from` to `to` for which something is true, if it stays true from there on. */
const firstFrom = (from: bigint, to: bigint, isTrue: (tried: bigint) => boolean): bigint => {
  let [low, high] = [from, to + 1n]
  while (low < high) {
    const middle = (low + high) / 2n
    if (isTrue(middle)) high = middle
    else low = middle + 1n
  }
  return low
}

type Expected = { units: [bigint, bigint]; dollars: [bigint, bigint] } | null

/**
 * What a share buys. Prices are in half dollars for `per` units; `cost(units, price) = units × price ÷ (2 × per)` is compared
 * without dividing.
 */
const expectedOf = (
  isBudget: boolean,
  share: bigint,
  capacity: bigint,
  each: bigint,
  table: Table,
  isWhole: boolean,
): Expected => {
  const per = isWhole ? 1n : 1_000n
  const { low, high, minimum } = table
  const costsAtLeast = (units: bigint, price: bigint, dollars: bigint) => units * price >= dollars * 2n * per
  const costsAtMost = (units: bigint, price: bigint, dollars: bigint) => units * price <= dollars * 2n * per
  // The largest whole dollars that units may cost at the highest price, the smallest at the lowest.
  const dear = (units: bigint) => firstFrom(0n, 10n ** 12n, (dollars) => !costsAtLeast(units, high, dollars)) - 1n
  const cheap = (units: bigint) => firstFrom(0n, 10n ** 12n, (dollars) => costsAtMost(units, low, dollars))
  const atLeast = (one: bigint, other: bigint) => (one > other ? one : other)
  const atMost = (one: bigint, other: bigint) => (one < other ? one : other)

  const least = atLeast(
    1n,
    firstFrom(0n, 10n ** 12n, (units) => costsAtLeast(units, high, minimum)),
  )
  if (least > capacity) return null
  if (!isBudget) {
    const wanted = firstFrom(0n, 10n ** 12n, (units) => units * each >= share)
    const units = atMost(capacity, atLeast(least, wanted))
    return { units: [units, units], dollars: [dear(units), atLeast(minimum, cheap(units))] }
  }
  if (share < minimum) return null
  const most = firstFrom(0n, capacity, (units) => !costsAtMost(units, low, share)) - 1n
  if (most < least) return null
  const paid = isWhole
    ? firstFrom(0n, 10n ** 12n, (units) => !costsAtMost(units, high, share)) - 1n
    : firstFrom(0n, 10n ** 12n, (units) => costsAtLeast(units, high, share))
  const fewest = atMost(most, atLeast(least, paid))
  return {
    units: [fewest, most],
    dollars: [atMost(share, dear(fewest)), atMost(share, atLeast(minimum, cheap(most)))],
  }
}

const sorted = ([one, other]: [bigint, bigint]) => ({
  low: Number(one < other ? one : other),
  high: Number(one < other ? other : one),
})

test(`answers ${ENTRIES} random entries as counted by hand, within capacity and prices (ESTIMATE_SEED=${seed})`, () => {
  let bookings = 0
  for (let entry = 0; entry < ENTRIES; entry++) {
    const tables = {
      in_car_tablet: randomTable(false),
      car_wrapping: randomTable(true),
      on_top_dynamic_screen: randomTable(false),
    }
    const perCar = upTo(300) * 1_000
    const start = oneOf(["budget", "impressions"] as const)
    const [text, amount] = typedAmount()
    const weeks = upTo(60)
    const formats = some(keys)
    const chosen = some(cities)
    const typed = new URLSearchParams({ start, amount: text, weeks: ` ${weeks}` })
    for (const key of formats) typed.append("formats", names[key])
    for (const city of chosen) typed.append("cities", city)

    const wish = readWish(typed, cities)
    const about = `entry ${entry}, ${typed}, ${JSON.stringify(tables, (_, value) => (typeof value === "bigint" ? Number(value) : value))}, ${perCar}`
    const isRead = amount >= 1 && amount <= (start === "budget" ? 100_000_000 : 999_999_999)
    expect([about, wish.amount]).toEqual([about, isRead ? amount : null])
    const estimate = estimateCampaign(wish, readAssumptions(pageOf(tables, perCar)))
    if (!isRead || formats.length === 0 || chosen.length === 0) {
      expect([about, estimate]).toEqual([about, null])
      continue
    }

    const totals = { counted: 0, modeled: 0, low: 0, high: 0 }
    for (const [index, key] of formats.entries()) {
      const isWrap = key === "car_wrapping"
      const table = tables[key]
      const counted = key === "in_car_tablet"
      const sharing = start === "budget" ? formats : formats.filter((other) => (other === "in_car_tablet") === counted)
      const place = start === "budget" ? index : sharing.indexOf(key)
      let share = 0
      for (let unit = place; unit < amount % sharing.length; unit += sharing.length) share++
      share += (amount - (amount % sharing.length)) / sharing.length
      let periods = 0
      while (periods * 4 < weeks) periods++
      const [times, each] = isWrap ? [BigInt(periods), BigInt(perCar * periods)] : [1n, 1n]
      let cars = 0
      while ((cars + 1) * perCar <= Number(table.weekly) * 4) cars++
      const capacity = BigInt(isWrap ? cars * chosen.length : Number(table.weekly) * chosen.length * weeks)
      const priced = { ...table, low: table.low * times, high: table.high * times }
      const expected = expectedOf(start === "budget", BigInt(share), capacity, each, priced, isWrap)

      const found = estimate?.formats.find(({ format }) => format === names[key])
      expect([about, key, found?.share]).toEqual([about, key, share])
      if (!expected) {
        expect([about, key, found?.booked]).toEqual([about, key, null])
        continue
      }
      bookings++
      const [fewest, most] = expected.units
      const booked = {
        cars: isWrap ? sorted(expected.units) : null,
        impressions: sorted([fewest * each, most * each]),
        budget: sorted(expected.dollars),
      }
      expect([about, key, found?.booked]).toEqual([about, key, booked])
      totals[counted ? "counted" : "modeled"] += booked.impressions.high
      totals.low += booked.budget.low
      totals.high += booked.budget.high

      // Whatever the arithmetic: no more than there is, no less than the table's prices and minimum, no more than its prices.
      const shown = found?.booked ?? booked
      const units = (impressions: number) => impressions / Number(each)
      expect([about, key, units(shown.impressions.high) <= Number(capacity)]).toEqual([about, key, true])
      expect([about, key, shown.budget.low >= Number(table.minimum)]).toEqual([about, key, true])
      const price = (end: "low" | "high") =>
        (shown.budget[end] * 2 * (isWrap ? 1 : 1_000)) / units(shown.impressions[end])
      // Dollars are whole: a few impressions cannot be paid to the cent.
      const whole = (2 * (isWrap ? 1 : 1_000)) / units(shown.impressions.low)
      for (const end of ["low", "high"] as const) {
        expect([about, key, end, price(end) > Number(priced.low) - whole]).toEqual([about, key, end, true])
        expect([about, key, end, price(end) < Number(priced.high) + whole]).toEqual([about, key, end, true])
      }
    }
    expect([about, estimate?.counted?.high ?? 0, estimate?.modeled?.high ?? 0]).toEqual([
      about,
      totals.counted,
      totals.modeled,
    ])
    expect([about, estimate?.budget]).toEqual([about, { low: totals.low, high: totals.high }])
    if (start === "budget") {
      expect([about, estimate?.left]).toEqual([about, { low: amount - totals.high, high: amount - totals.low }])
      expect([about, totals.high <= amount]).toEqual([about, true])
    }
    expect([about, (estimate && plannedOf(wish, estimate)?.budget) ?? 0]).toEqual([about, totals.high])
  }
  expect(bookings).toBeGreaterThan(ENTRIES / 4)
})
