import { describe, expect, test } from "@jest/globals"
import { changeText, median, percentile, ratioOf, rounded, spreadText } from "./statistics.ts"

test("the median is the middle value, or half-way between the two", () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 1, 2, 9])).toBe(5.5)
  expect(median([])).toBeNaN()
})

test("a percentile is a value that was measured", () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(percentile(values, 0.5)).toBe(101)
  expect(percentile(values, 0.99)).toBe(199)
  expect(percentile([7], 0.99)).toBe(7)
})

test("ratios are taken round by round, as a slow round is slow for both", () => {
  // Taken from the medians, it would be 1.
  expect(ratioOf([10, 100, 400], [20, 50, 100])).toEqual({ median: 2, min: 0.5, max: 4 })
})

describe("figures have as many digits as mean something", () => {
  test.each([
    [12_345.6, "12,346"],
    [0.1234, "0.12"],
    [4.56, "4.6"],
    [0, "0"],
    [Number.NaN, "–"],
  ])("%d is %s", (value, text) => expect(rounded(value)).toBe(text))

  test("and a spread has three", () =>
    expect(spreadText({ median: 0.5, min: 0.41, max: 0.623 })).toBe("0.5 (0.41–0.62)"))
})

describe("a change is marked where more than a little is lost", () => {
  test.each([
    [0.5, 0.5, "+0 %"],
    [0.6, 0.5, "+20 %"],
    [0.49, 0.5, "−2 %"],
    [0.45, 0.5, "−10 %, slower than recorded"],
    [0.5, undefined, "–"],
    [Number.NaN, 0.5, "–"],
  ])("%d after %d is %s", (ratio, recorded, text) => expect(changeText(ratio, recorded)).toBe(text))
})
