import { describe, expect, test } from "@jest/globals"
import { openCities } from "../cities/city.ts"
import { pageContent } from "../content/pageContent.ts"
import { estimateCampaign, readAssumptions } from "./campaignEstimate.ts"
import { inventoryCsv } from "./campaignFiles.ts"
import { inventoryFrom, PLAN_WEEKS } from "./inventory.ts"

const formats = pageContent("formats", []).page
const { cities } = pageContent("inventory", [])
const tablet = "In-Car Tablet"

const booking = (parts: object = {}) => ({
  city: "Dallas",
  ad_format: tablet as string,
  first_week: "2026-12-07",
  week_count: "2",
  share_percent: "60",
  ...parts,
})

const free = (bookings: ReturnType<typeof booking>[], city = "Dallas", format: string = tablet) =>
  inventoryFrom("2026-11-26", { formats, bookings, cities })
    .formats.find((known) => known.format === format)
    ?.cities.find(({ name }) => name === city)
    ?.weeks.map((week) => week.free) ?? []

describe("the weeks of the inventory", () => {
  test.each([
    ["2026-11-26", "2026-11-30"],
    ["2026-11-29", "2026-11-30"],
    // What begins today cannot be booked anymore.
    ["2026-11-30", "2026-12-07"],
    ["2028-02-28", "2028-03-06"],
    ["1969-12-31", "1970-01-05"],
  ])("after %s begin on %s", (today, first) => {
    const { weeks } = inventoryFrom(today, { formats, bookings: [], cities })
    expect(weeks[0]).toBe(first)
    expect(weeks).toHaveLength(12)
    expect(weeks.every((week) => new Date(week).getUTCDay() === 1)).toBe(true)
    expect(new Set(weeks).size).toBe(12)
  })
})

test.each([
  // A Thursday: 3, 15 and 5 working days later.
  ["2026-11-26", ["2026-12-07", "2026-12-21", "2026-12-07"]],
  // A Monday is in time for the next one, but for wraps.
  ["2026-11-30", ["2026-12-07", "2026-12-21", "2026-12-07"]],
  ["2026-12-01", ["2026-12-07", "2026-12-28", "2026-12-14"]],
])("a file of %s can run from the Mondays after the lead times on", (today, soonest) => {
  const found = inventoryFrom(today, { formats, bookings: [], cities }).formats
  expect(found.map((of) => of.soonest)).toEqual(soonest)
  const [tablets] = found
  const planned = tablets?.cities[0]?.weeks.map((week) => week.planned !== null)
  expect(planned?.indexOf(true)).toBe(1 - Number(today > "2026-11-29"))
})

describe("what is free", () => {
  test("is all that the estimator assumes as long as nothing is booked", () => {
    expect(free([])).toEqual(Array(12).fill(38_000))
    // 500,000 × 4 ÷ 112,000, in whole cars.
    expect(free([], "Austin", "Car Wrapping")).toEqual(Array(12).fill(17))
    const { formats: found } = inventoryFrom("2026-11-26", { formats, bookings: [], cities })
    expect(found.map((of) => of.cities.map(({ name }) => name))).toEqual(
      Array(3).fill(openCities(cities).map(({ name }) => name)),
    )
  })

  test("counts what is booked in a city that the list does not have in all of them", () => {
    expect(free([booking({ city: "Orange County" })], "Austin").slice(0, 2)).toEqual([38_000, 15_200])
    expect(free([booking({ city: " " })])).toEqual(Array(12).fill(38_000))
  })

  test("is less in the weeks that are booked, of that city and format alone", () => {
    expect(free([booking()]).slice(0, 4)).toEqual([38_000, 15_200, 15_200, 38_000])
    expect(free([booking()], "Austin")).toEqual(Array(12).fill(38_000))
    expect(free([booking()], "Dallas", "Car Wrapping")).toEqual(Array(12).fill(17))
    expect(free([booking({ ad_format: "Car Wrapping" })], "Dallas", "Car Wrapping").slice(0, 2)).toEqual([17, 6])
  })

  test("is never less than nothing, however much is booked", () => {
    expect(free([booking(), booking(), booking()])[1]).toBe(0)
  })

  test("follows a booking that begins within a week, or began long ago", () => {
    expect(free([booking({ first_week: "2026-12-09", week_count: "1" })]).slice(0, 4)).toEqual([
      38_000, 15_200, 15_200, 38_000,
    ])
    expect(free([booking({ first_week: "2026-01-05", week_count: "48" })]).slice(0, 2)).toEqual([15_200, 38_000])
  })

  test("counts a booking by any name of its city, all of it where no share is given, every week without a day", () => {
    expect(free([booking({ city: "LA", share_percent: "" })], "Los Angeles")[1]).toBe(0)
    expect(free([booking({ first_week: "" })])).toEqual(Array(12).fill(15_200))
    expect(free([booking({ week_count: "" })]).slice(1, 3)).toEqual([15_200, 38_000])
    expect(free([booking({ city: "" })])[1]).toBe(38_000)
  })
})

test("no plan that a cell leads to has more than is free in its weeks", () => {
  const bookings = [
    booking(),
    booking({ ad_format: "Car Wrapping", share_percent: "70", first_week: "2027-01-11" }),
    booking({ ad_format: "On-Top Dynamic Screen", share_percent: "99", week_count: "20" }),
  ]
  const assumptions = readAssumptions(formats)
  const { formats: found } = inventoryFrom("2026-11-26", { formats, bookings, cities })
  const plans = found.flatMap(({ format, cities: rows, isCars }) =>
    rows.flatMap(({ name, weeks }) =>
      weeks.slice(0, -PLAN_WEEKS).map(({ planned }, index) => {
        const own = weeks.slice(index, index + PLAN_WEEKS).map((week) => week.free)
        const most = isCars ? Math.min(...own) * 112_000 : own.reduce((sum, week) => sum + week, 0)
        if (planned === null) return { promised: 0, most }
        const wish = {
          start: "impressions",
          amount: planned,
          weeks: PLAN_WEEKS,
          formats: [format],
          cities: [name],
        } as const
        return { promised: estimateCampaign(wish, assumptions)?.formats[0]?.booked?.impressions.high ?? 0, most }
      }),
    ),
  )
  expect(plans.filter(({ promised, most }) => promised > most)).toEqual([])
  expect(plans.some(({ promised, most }) => promised === most)).toBe(true)
  // A city's last percent is below the minimum.
  expect(plans.some(({ promised }) => promised === 0)).toBe(true)
})

/** The records of a file whose values have no quotes, by its columns. */
const recordsIn = (text: string): Record<string, string>[] => {
  const [columns = [], ...rows] = text
    .slice(1)
    .trim()
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('","'))
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ""])))
}

test("the file has a row for each cell, harmless in a spreadsheet", async () => {
  const list = {
    page: "cities",
    sectionId: "list",
    content: {
      cities: [
        {
          name: "=Dallas",
          state: "TX",
          aliases: "",
          latitude: "",
          longitude: "",
          status: "OPEN",
          formats: "",
          drivers_wanted: "",
          rule: "",
          rule_source: "",
          rule_as_of: "",
        },
      ],
    },
  }
  let text = ""
  for await (const row of inventoryCsv([list], "2026-11-26")) text += row
  const rows = recordsIn(text)
  expect(rows).toHaveLength(3 * 12)
  expect(rows[0]).toEqual({
    format: tablet,
    city: "'=Dallas",
    state: "TX",
    week: "2026-11-30",
    unit: "counted impressions",
    offered: "38000",
    booked_percent: "0",
    free: "38000",
    price_per: "thousand impressions",
    price_low_usd: "10",
    price_high_usd: "25",
    week_low_usd: "380",
    week_high_usd: "950",
    is_too_soon: "true",
  })
})
