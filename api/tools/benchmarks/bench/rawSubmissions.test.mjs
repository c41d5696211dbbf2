import { expect, test } from "@jest/globals"
import { countRows } from "./rawSubmissions.mjs"

test("leads of a city and platform count there together, with the least and the greatest of their ids", () => {
  const leads = [
    { id: 7, city: "Irvine", platform: "Uber" },
    { id: 8, city: "Fresno", platform: "Uber" },
    { id: 9, city: "Irvine", platform: "Uber" },
  ]
  expect(countRows(leads, "2026-11-25").map(([, ...row]) => row)).toEqual([
    ["", "", "pending", "Uber", 3, 7, 9],
    ["city", "Irvine", "pending", "Uber", 2, 7, 9],
    ["day", "2026-11-25", "pending", "Uber", 3, 7, 9],
    ["city", "Fresno", "pending", "Uber", 1, 8, 8],
  ])
})
