import { expect, test } from "@jest/globals"
import { numberUpTo, parseAmount, parseWholeNumber } from "./typedNumbers.ts"

test.each([
  ["5k", 5_000],
  ["5K", 5_000],
  ["$5,000", 5_000],
  ["5,000.50", 5_000],
  ["1.5m", 1_500_000],
  [" $ 2.5 M ", 2_500_000],
  ["1.005k", 1_005],
  ["1,250k", 1_250_000],
  ["0", 0],
])("an amount is read from %j", (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each(["", "lots", "5.000", "5.000,50", "5,00", ",500", "5,0000", "1e3", "-5", "5 000", "5kk", "€5"])(
  "no amount is guessed from %j",
  (text) => {
    expect(parseAmount(text)).toBeNull()
  },
)

test("a count consists of digits alone, and is within its limit", () => {
  expect(["4", " 4 ", "4.5", "four", "", "$4", "1234567890"].map(parseWholeNumber)).toEqual([
    4,
    4,
    null,
    null,
    null,
    null,
    null,
  ])
  expect([0, 1, 104, 105, null].map((count) => numberUpTo(104, count))).toEqual([null, 1, 104, null, null])
})
