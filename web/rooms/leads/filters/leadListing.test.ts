import { describe, expect, test } from "@jest/globals"
import { describeRange } from "../../../components/list/counts.ts"
import { localDay } from "../../../components/records/localDay.ts"
import { driverApplicationKind } from "../drivers/driverApplicationKind.tsx"
import { filterVariables, hasLeftFilter, type LeadListFilter, readView, writeView } from "./leadListing.ts"

const { filters } = driverApplicationKind
const read = (address: string) => readView(new URLSearchParams(address), ["RECEIVED", "NAME"], filters)

describe("a view's URL", () => {
  test.each([
    "",
    "search=ana+flores&status=pending%2Crejected&platform=Both&city=Irvine&from=2026-11-01&to=2026-11-21&overdue=true&owner=none&followup=today",
    "sort=-name&page=3&after=abc",
  ])("contains the whole view: %p", (address) => {
    expect(writeView(read(address)).toString()).toBe(address)
  })

  test("is ignored if invalid", () => {
    const nonsense =
      "status=lost,pending&platform=uber&from=2026-02-30&to=soon&overdue=maybe&owner=nobody&followup=soon&sort=color&page=-4"
    expect(read(nonsense)).toEqual({ filter: { status: "pending" }, order: null, after: null, page: 1 })
  })
})

test("the last day of a date filter is included across clock changes", () => {
  const day = "2026-03-29"
  const { receivedFrom, receivedBefore } = filterVariables({ from: day, to: day }, filters)
  expect(receivedFrom).toBe(new Date(2026, 2, 29).toISOString())
  expect(receivedBefore).toBe(new Date(2026, 2, 30).toISOString())
})

describe("filters by owner and date", () => {
  const variables = (filter: LeadListFilter) => filterVariables(filter, filters, "7")

  test("distinguish mine, unassigned and a colleague's leads, and mark today", () => {
    expect(variables({ owner: "me" })).toEqual({ ownerId: "7" })
    expect(variables({ owner: "none" })).toEqual({ isUnassigned: true })
    expect(variables({ owner: "9" })).toEqual({ ownerId: "9" })
    expect(variables({ followup: "today" })).toEqual({ followUpBy: localDay(new Date()) })
  })

  test.each<[LeadListFilter, LeadFacts, boolean]>([
    [{ owner: "me" }, { ownerId: "7" }, false],
    [{ owner: "me" }, { ownerId: "9" }, true],
    [{ owner: "me" }, {}, true],
    [{ owner: "none" }, {}, false],
    [{ owner: "none" }, { ownerId: "7" }, true],
    [{ followup: "2026-11-22" }, { followUpOn: "2026-11-22" }, false],
    [{ followup: "2026-11-22" }, { followUpOn: "2026-11-23" }, true],
    [{ followup: "2026-11-22" }, {}, true],
    [{ overdue: "true" }, { answerDueAt: "2026-11-20T09:00:00Z" }, false],
    [{ reason: "No answer" }, {}, false],
    [{ reason: "no answer" }, {}, true],
    [{ overdue: "true" }, {}, true],
    [{ overdue: "true" }, { status: "CONTACTED", answerDueAt: "2026-11-20T09:00:00Z" }, false],
  ])("with the filter %p, a lead changed to %p leaves the list: %p", (filter, facts, left) => {
    const { ownerId, status = "PENDING", followUpOn = null, answerDueAt = null } = facts
    const owner = ownerId ? { id: ownerId, name: "Kim" } : null
    const lead = { status, statusReason: "No answer", owner, followUpOn, answerDueAt }
    expect(hasLeftFilter(filter, lead, "7")).toBe(left)
  })
})

interface LeadFacts {
  ownerId?: string
  status?: "PENDING" | "CONTACTED"
  followUpOn?: string | null
  answerDueAt?: string
}

test.each([
  [1, 25, 1204, true, "1–25 of 1,204"],
  [49, 4, 1204, true, "1,201–1,204 of 1,204"],
  [1, 0, 0, true, "0 in all"],
  [1, 25, 1000, false, "1–25 of 1,000+"],
  [42, 25, 1000, false, "1,026–1,050 of 1,050+"],
  [42, 3, 1000, true, "1,026–1,028 of 1,028"],
])("page %p with %p of %p rows (exact: %p) is described in words", (number, shown, totalCount, isExact, text) => {
  const pageInfo = { hasNextPage: !isExact }
  const page = { nodes: Array(shown).fill({}), totalCount, totalCountIsExact: isExact, pageInfo }
  expect(describeRange(page, number, 25)).toBe(text)
})
