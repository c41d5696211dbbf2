import { expect, test } from "@jest/globals"
import { driverApplicationKind } from "../../../rooms/leads/drivers/driverApplication.kind.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import type { Candidates } from "./candidates.ts"
import type { Listing } from "./keyset.ts"
import { type Condition, planListing } from "./listPlan.ts"

const { model } = driverApplicationKind

await setUpTestDatabase({ isPrepared: true })

const many = (column: string, values: readonly string[], count: number | null): Condition => ({
  column,
  values,
  count: async () => count,
})
const status = (count: number | null) => many("status", ["approved"], count)
const statuses = (count: number | null) => many("status", ["approved", "rejected"], count)
const city = (count: number | null) => many("city", ["Fresno"], count)
const candidates = (atMost: number): Candidates => ({ atMost, async *ids() {} })

// More than 2,000 rows a condition are walked in the list's order; fewer are gathered and sorted.
test.each<[string, Partial<Listing>, Condition[], string | "candidates"]>([
  ["the rarer of two that are in order", {}, [status(9_000), city(3_000)], "city"],
  ["the one in order, though it is not the rarest", {}, [statuses(3_000), city(9_000)], "city"],
  ["the list's own order, where nothing rare is in it", {}, [statuses(9_000)], "place"],
  ["the list's own order, where nobody knows how many", {}, [statuses(null)], "place"],
  ["few that are out of order", {}, [statuses(2_000)], "status"],
  ["the sort's index", { sortBy: "name" }, [status(9_000), city(2_001)], "name"],
  ["few that are then sorted", { sortBy: "name" }, [status(9_000), city(2_000)], "city"],
  ["a filter rather than a frequent word", { candidates: candidates(9_000) }, [status(3_000)], "status"],
  ["a rare word rather than a filter", { candidates: candidates(3_000) }, [status(9_000)], "candidates"],
  ["a short time", { idRange: { min: 1, max: 500 } }, [status(9_000)], "place"],
])("a filtered list of many leads is read by %s", async (_case, listing, conditions, way) => {
  const { candidates, index } = await planListing(model, { where: {}, ...listing }, conditions)
  expect(candidates ? "candidates" : index).toBe(candidates ? way : `driver_applications_by_${way}`)
})
