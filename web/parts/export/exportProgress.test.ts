import { expect, test } from "@jest/globals"
import { createRowCounter, describeProgress, statedRows } from "./exportProgress.ts"

const csv = '"id","message"\r\n"1","two\r\nlines, one ""quote"""\r\n"2","é"\r\n'

test("rows are counted wherever the bytes are cut, and a cut within a row is noticed", () => {
  const bytes = new TextEncoder().encode(csv)
  const rowEnds = [...csv.matchAll(/"\r\n(?=$|")/g)].map(
    ({ index }) => new TextEncoder().encode(csv.slice(0, index + 3)).length,
  )
  expect(rowEnds).toHaveLength(3)
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const counter = createRowCounter()
    counter.add(bytes.slice(0, cut))
    expect(counter.isInRow()).toBe(cut > 0 && !rowEnds.includes(cut))
    expect(counter.rows()).toBe(Math.max(0, rowEnds.filter((end) => end <= cut).length - 1))
    counter.add(bytes.slice(cut))
    expect([counter.rows(), counter.isInRow()]).toEqual([2, false])
  }
})

test.each([
  ["200000", "12,000 of 200,000 rows"],
  ["", "12,000 rows"],
  [undefined, "12,000 rows"],
  ["many", "12,000 rows"],
])("progress of a server that states %p is described as such", (stated, words) => {
  const headers = new Headers(stated === undefined ? {} : { "x-total-count": stated })
  expect(describeProgress({ rows: 12_000, total: statedRows(headers) })).toBe(words)
})
