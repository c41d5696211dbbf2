import { expect, test } from "@jest/globals"
import { dayInWords, figureNote, hasBasis, isDay } from "./figure.ts"

test("a day is shown in words, in the reader's language", () => {
  expect(dayInWords("2026-09-30")).toBe("September 30, 2026")
  expect(dayInWords("2026-09-30", "es-US")).toBe("30 de septiembre de 2026")
  expect(dayInWords("soon")).toBe("")
})

test("a figure's note states measure, basis and date, or that the figure is unverified", () => {
  const words = { as_of: "as of", unverified: "Not verified" }
  const figure = { value: "12", measures: "Cities. ", basis: "Counted.", as_of: "2026-09-30" }
  expect(figureNote(figure, words)).toBe("Cities. Counted. (As of September 30, 2026.)")
  expect(figureNote({ ...figure, as_of: "" }, words)).toBe("Cities. Not verified.")
  expect(figureNote({ ...figure, measures: "", basis: "" }, { ...words, unverified: "" })).toBe("")
})

test("the date of a figure must exist in the calendar", () => {
  expect(["2026-02-28", "2026-02-30", "2026-9-30", "", "2026-09-30T00:00"].filter(isDay)).toEqual(["2026-02-28"])
})

test("a figure has a basis if it says how and when it was established", () => {
  expect(hasBasis({ basis: "Counted.", as_of: "2026-09-30" })).toBe(true)
  expect(hasBasis({ basis: " ", as_of: "2026-09-30" })).toBe(false)
  expect(hasBasis({ basis: "Counted.", as_of: "" })).toBe(false)
})
