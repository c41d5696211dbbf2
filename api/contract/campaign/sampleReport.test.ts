import { expect, test } from "@jest/globals"
import { sampleDays } from "./sampleReport.ts"

test("a line that is no day is left out", () => {
  const days = "day,counted\n2026-03-02,1,1,2,0.5\n2026-02-30,1,1,2,3\n2026-03-03,one,1,2,3\n\n"
  expect(sampleDays({ data: { days } })).toEqual([
    { day: "2026-03-02", counted: 1, completed: 1, modeled: 2, cost: 0.5 },
  ])
})
