import { expect, test } from "@jest/globals"
import type { Results } from "./measureAll.ts"
import { figuresText, reportMemory, reportRatios } from "./report.ts"

const round = (perSecond: number, cpuMicros: number) => ({ perSecond, cpuMicros, times: [1, 2] })
const results: Results = new Map([
  [
    "page",
    new Map([
      ["product", [round(40, 30)]],
      ["raw", [round(100, 10)]],
      ["express", [round(50, 20)]],
    ]),
  ],
  [
    "list of 50 over REST",
    new Map([
      ["product", [round(60, 30)]],
      ["raw", [round(100, 10)]],
    ]),
  ],
])

const cellsOf = (text: string) =>
  text.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test("the product is compared with raw, with what was recorded, and with those that took part", () => {
  const recorded = { "page, 1 connection": 0.5, "page, 1 connection, CPU": 2 }
  const { text, ratios } = reportRatios("1 connection", results, recorded)
  expect(cellsOf(text)).toEqual([
    expect.arrayContaining(["product : raw", "change", "product : express"]),
    expect.anything(),
    ["page", "0.4 (0.4–0.4)", "0.5", "−20 %, slower than recorded", "0.8 (0.8–0.8)", "3 (3–3)", "2"],
    ["list of 50 over REST", "0.6 (0.6–0.6)", "–", "–", "–", "3 (3–3)", "–"],
  ])
  expect(ratios).toMatchObject({ "page, 1 connection": 0.4, "list of 50 over REST, 1 connection, CPU": 3 })
})

test("every contestant has a line of figures where it took part", () => {
  const names = cellsOf(figuresText("1 connection", results)).map(([name]) => name)
  expect(names.slice(2)).toEqual([
    "page: product",
    "page: raw",
    "page: express",
    "list of 50 over REST: product",
    "list of 50 over REST: raw",
  ])
})

test("memory is compared with the raw server's", () => {
  const MB = 2 ** 20
  const memory = new Map([
    ["product", { idle: 100 * MB, peak: 300 * MB, settled: 150 * MB }],
    ["raw", { idle: 50 * MB, peak: 100 * MB, settled: 100 * MB }],
  ])
  const { text, ratios } = reportMemory(memory, { "memory, peak": 2.5 })
  expect(ratios).toEqual({ "memory, idle": 2, "memory, peak": 3, "memory, settled": 1.5 })
  expect(cellsOf(text).at(-1)).toEqual(["recorded", "–", "2.5", "–"])
})
