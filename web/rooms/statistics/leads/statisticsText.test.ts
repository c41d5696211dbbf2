import { expect, test } from "@jest/globals"
import { spanInWords, statisticsOf } from "./statisticsText.ts"

const none = { received: 0, approved: 0, due: 0, answeredInTime: 0, medianAnswerSeconds: null }
const some = { received: 200, approved: 50, due: 160, answeredInTime: 120, medianAnswerSeconds: 7_200 }

test("ratios without leads show a dash", () => {
  const figures = statisticsOf(none, none)
  expect(figures.map(({ value }) => value)).toEqual(["0", "–", "–", "–"])
  for (const { note, change, isBetter } of figures)
    expect([note, change, isBetter]).toEqual(["No leads yet", "No comparison", null])
})

test("leads not yet due are described as such", () => {
  const [, kept, time, approved] = statisticsOf({ ...none, received: 3 }, none)
  expect([kept.value, kept.note]).toEqual(["–", "None is due yet"])
  expect([time.value, time.note]).toEqual(["–", "No answers yet"])
  expect([approved.value, approved.note]).toEqual(["0", "0% of leads received"])
})

test("a period that follows an empty period shows no comparison", () => {
  expect(statisticsOf(some, none).map(({ change }) => change)).toEqual(Array(4).fill("No comparison"))
})

test.each([
  [
    { received: 160, due: 160, answeredInTime: 104, medianAnswerSeconds: 9_000, approved: 100 },
    [
      ["25% more than before", true],
      ["10 points higher than before", true],
      ["30 min faster than before", true],
      ["50% fewer than before", false],
    ],
  ],
  [
    { received: 200, due: 40, answeredInTime: 30, medianAnswerSeconds: 7_230, approved: 50 },
    [
      ["As many as before", null],
      ["The same as before", null],
      ["The same as before", null],
      ["As many as before", null],
    ],
  ],
  [
    { received: 10, due: 100, answeredInTime: 76, medianAnswerSeconds: 3_600, approved: 49 },
    [
      ["20 times as many as before", true],
      ["1 point lower than before", false],
      ["1 h slower than before", false],
      ["2% more than before", true],
    ],
  ],
])("a change of a total shows its amount and direction: %j", (before, changes) => {
  expect(statisticsOf(some, before).map(({ change, isBetter }) => [change, isBetter])).toEqual(changes)
})

test.each([
  [0, "Under 1 min"],
  [59, "Under 1 min"],
  [60, "1 min"],
  [12_000, "3 h 20 min"],
  [7_200, "2 h"],
  [86_400, "1 d"],
  [100_800 + 1_800, "1 d 4 h"],
])("%i seconds are shown as %s", (seconds, words) => {
  expect(spanInWords(seconds)).toBe(words)
})
