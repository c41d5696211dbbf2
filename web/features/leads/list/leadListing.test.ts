import { describe, expect, test } from "@jest/globals"
import { describeRange } from "../../../components/records/counts.ts"
import { driverApplicationKind } from "../../drivers/driverApplicationKind.tsx"
import { emptyFilter, filterVariables, readView, writeView } from "./leadListing.ts"

const { filters } = driverApplicationKind
const read = (address: string) => readView(new URLSearchParams(address), ["RECEIVED", "NAME"], filters)

describe("a view's address", () => {
  test.each([
    "",
    "search=ana+flores&status=pending%2Crejected&platform=Both&city=Irvine&from=2026-11-01&to=2026-11-21&overdue=true",
    "sort=-name&page=3&after=abc",
  ])("says all of it: %p", (address) => {
    expect(writeView(read(address)).toString()).toBe(address)
  })

  test("is ignored where it makes no sense", () => {
    const nonsense = "status=lost,pending&platform=uber&from=2026-02-30&to=soon&overdue=maybe&sort=color&page=-4"
    expect(read(nonsense)).toEqual({
      filter: { ...emptyFilter, statuses: ["PENDING"] },
      order: null,
      after: null,
      page: 1,
    })
  })
})

test("the last day of a span is part of it, whatever the clocks do", () => {
  const day = "2026-03-29"
  const { receivedFrom, receivedBefore } = filterVariables(
    { ...emptyFilter, receivedFrom: day, receivedTo: day },
    filters,
  )
  expect(receivedFrom).toBe(new Date(2026, 2, 29).toISOString())
  expect(receivedBefore).toBe(new Date(2026, 2, 30).toISOString())
})

test.each([
  [1, 25, 1204, true, "1–25 of 1,204"],
  [49, 4, 1204, true, "1,201–1,204 of 1,204"],
  [1, 0, 0, true, "0 in all"],
  [1, 25, 1000, false, "1–25 of 1,000+"],
  [42, 25, 1000, false, "1,026–1,050 of 1,050+"],
  [42, 3, 1000, true, "1,026–1,028 of 1,028"],
])("page %p with %p of %p rows (exactly: %p) is described as such", (page, shown, total, isExact, text) => {
  expect(describeRange({ page, pageSize: 25, shown, total, isExact })).toBe(text)
})
