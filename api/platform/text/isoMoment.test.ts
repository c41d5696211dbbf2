import { expect, test } from "@jest/globals"
import { seededRandom } from "../../testing/process/seededRandom.ts"
import { isoMoment } from "./isoMoment.ts"

const LAST_MS = 8_640_000_000_000_000

test("a moment is written as by toISOString, in any year", () => {
  const { seed, random } = seededRandom()
  const moments = Array.from({ length: 5_000 }, () => new Date(Math.floor((random() * 2 - 1) * LAST_MS)))
  const close = Array.from({ length: 5_000 }, (_, index) => new Date(Date.UTC(2026, 10, 25) + index * 61_001))
  const all = [...moments, ...close, new Date(0), new Date(-1), new Date(LAST_MS)]
  expect({ seed, texts: all.map(isoMoment) }).toEqual({ seed, texts: all.map((moment) => moment.toISOString()) })
})

test("an invalid moment is refused", () => {
  expect(() => isoMoment(new Date(Number.NaN))).toThrow(RangeError)
})
