import { expect, test } from "@jest/globals"
import { registry } from "../content/registry.ts"
import { sampleDays } from "./sampleReport.ts"

const { data, figures, table } = registry.sample_report

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const numberIn = (text: string) => Number(text.replaceAll(/[$,%]/g, ""))

test("the figures of the sample report are what its days come to, and its cities and formats as well", () => {
  const days = sampleDays({ data })
  expect(days).toHaveLength(28)
  const total = (part: "counted" | "completed" | "modeled" | "cost") => sum(days.map((day) => day[part]))
  const shown = figures.items.map(({ value }) => numberIn(value))
  const [, losAngeles, dallas, tablet, roof] = table.items
  const costOf = (item?: { cost: string }) => numberIn(item?.cost ?? "")
  expect(shown[0]).toBe(total("counted"))
  expect(shown[1]).toBe(total("modeled"))
  expect(shown[2]).toBeCloseTo(total("cost"), 2)
  expect(shown[3]).toBeCloseTo((total("completed") / total("counted")) * 100, 1)
  expect(shown[4]).toBeCloseTo((costOf(tablet) / total("counted")) * 1_000, 2)
  expect(shown[5]).toBeCloseTo((costOf(roof) / total("modeled")) * 1_000, 2)
  for (const parts of [
    [losAngeles, dallas],
    [tablet, roof],
  ]) {
    expect(sum(parts.map((part) => numberIn(part?.counted.replace("–", "0") ?? "")))).toBe(total("counted"))
    expect(sum(parts.map((part) => numberIn(part?.modeled.replace("–", "0") ?? "")))).toBe(total("modeled"))
    expect(sum(parts.map(costOf))).toBeCloseTo(total("cost"), 2)
  }
})

test("a line that is no day is left out", () => {
  const days = "day,counted\n2026-03-02,1,1,2,0.5\n2026-02-30,1,1,2,3\n2026-03-03,one,1,2,3\n\n"
  expect(sampleDays({ data: { days } })).toEqual([
    { day: "2026-03-02", counted: 1, completed: 1, modeled: 2, cost: 0.5 },
  ])
})
