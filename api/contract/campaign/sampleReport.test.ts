import { expect, test } from "@jest/globals"
import { pageContent } from "../content/pageContent.ts"
import { registry } from "../content/registry.ts"
import { sampleCsv } from "./campaignFiles.ts"
import { figureRange } from "./figureRange.ts"
import { sampleReport } from "./sampleReport.ts"

const report = sampleReport(pageContent("formats", []))

/** The records of a file whose values have no quotes, by its columns. */
const recordsIn = (text: string): Record<string, string>[] => {
  const [columns = [], ...rows] = text
    .slice(1)
    .trim()
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('","'))
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ""])))
}

const fileRows = async () => {
  let text = ""
  for await (const row of sampleCsv([], "en")) text += row
  return recordsIn(text)
}

const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0) / 100

const groups = [
  ["day", report.byDay],
  ["hour", report.byHour],
  ["city", report.byCity],
  ["format", report.byFormat],
] as const

test.each(groups)("what the report says by %s is what the file's rows add up to", async (column, parts) => {
  const rows = await fileRows()
  expect(new Set(rows.map((row) => row[column])).size).toBe(parts.length)
  for (const { key, counted, completed, modeled, cents } of parts) {
    const own = rows.filter((row) => row[column] === String(key))
    const of = (kind: string) => own.filter((row) => row.kind === kind)
    expect({ key, counted, completed, modeled, cost: cents / 100 }).toEqual({
      key,
      counted: sum(of("counted"), "impressions"),
      completed: sum(of("counted"), "played_to_end"),
      modeled: sum(of("modeled"), "impressions"),
      cost: sum(own, "cost_usd"),
    })
  }
})

test.each(groups)("its parts by %s come to its head figures", (_column, parts) => {
  for (const part of ["counted", "completed", "modeled", "cents"] as const)
    expect(parts.reduce((total, own) => total + own[part], 0)).toBe(report.total[part])
})

test("each row of the file says that it is a sample, and none counts an end that nothing records", async () => {
  const rows = await fileRows()
  const { sample_label: label } = registry.sample_report.campaign
  expect(new Set(rows.map(({ sample }) => sample))).toEqual(new Set([label]))
  expect(rows.every(({ kind, played_to_end: ended }) => (kind === "counted") === (ended !== ""))).toBe(true)
  expect(rows.every((row) => Number(row.played_to_end) <= Number(row.impressions))).toBe(true)
})

test("no campaign could be bought for less, or show more, than the formats' table says", async () => {
  const rows = await fileRows()
  for (const [name, key] of [
    ["In-Car Tablet", "in_car_tablet"],
    ["On-Top Dynamic Screen", "on_top_dynamic_screen"],
  ] as const) {
    const own = rows.filter(({ format }) => format === name)
    const { price, minimum } = registry.formats.specification[key]
    const [prices, weekly] = [figureRange(price.value), figureRange(registry.formats.assumptions[key].value)]
    const cpm = (sum(own, "cost_usd") / sum(own, "impressions")) * 1_000
    expect(cpm).toBeGreaterThanOrEqual(prices?.low ?? Number.NaN)
    expect(cpm).toBeLessThanOrEqual(prices?.high ?? Number.NaN)
    // To the cent at the middle of the range, although each row is rounded.
    expect(cpm.toFixed(2)).toBe((((prices?.low ?? 0) + (prices?.high ?? 0)) / 2).toFixed(2))
    expect(sum(own, "cost_usd")).toBeGreaterThanOrEqual(figureRange(minimum.value)?.low ?? Number.NaN)
    for (const city of new Set(own.map((row) => row.city))) {
      const days = [...new Set(own.map(({ day }) => day))]
      for (let first = 0; first < days.length; first += 7) {
        const week = own.filter((row) => row.city === city && days.slice(first, first + 7).includes(row.day))
        expect(sum(week, "impressions")).toBeLessThanOrEqual(weekly?.low ?? Number.NaN)
      }
    }
  }
})

test("prices and capacity that an operator sets change it", () => {
  const { specification } = registry.formats
  const in_car_tablet = {
    ...specification.in_car_tablet,
    price: { ...specification.in_car_tablet.price, value: "$40" },
  }
  const stored = [{ page: "formats", sectionId: "specification", content: { ...specification, in_car_tablet } }]
  const [tablet] = sampleReport(pageContent("formats", stored)).byFormat
  expect(Math.round(((tablet?.cents ?? 0) * 10) / (tablet?.counted ?? 1))).toBe(40)
})
