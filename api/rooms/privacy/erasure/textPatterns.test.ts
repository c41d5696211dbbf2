import { expect, test } from "@jest/globals"
import { hasAny, patternOf, patternsOf } from "./textPatterns.ts"

const found = (text: string, within: string) => hasAny(within, patternsOf([text]))

test.each([
  ["ann@x.com", "Ask ann@x.com.", true],
  ["ann@x.com", "<mailto:ANN@X.com>, 'ann@x.com' or ...ann@x.com", true],
  ["ann@x.com", "-ann@x.com (old)", true],
  ["ann@x.com", "joann@x.com", false],
  ["ann@x.com", "jo.ann@x.com, jo+ann@x.com, jo_ann@x.com, o'ann@x.com", false],
  ["a@b.co", "a@b.co.uk", false],
  ["a@b.co", "a@b.co-op.org", false],
  ["a@b.co", "Was it a@b.co?", true],
  ["a@b.com", "a@b.com.png", true],
  ["a@b.com", "a@b.com.pdf.PNG", true],
  ["a@b.com", "a@b.com.pdfs.org", false],
  ["(415) 555-0143", "call +1 415.555.0143 at 9", true],
  ["+14155550143", "2026-11-23 10:30 4155550143", true],
  ["4155550143", "24155550143", false],
  ["4155550143", "41555501432", false],
  ["4155550143", "+52 415 555 0143", false],
  ["555-0143", "call 555-0143, or 5550143", true],
  ["555-0143", "702-555-0143", false],
  ["555-0143", "5550143999", false],
  ["555-0143", "555-0143-22", false],
])("the search for %s in %j finds it: %s", (text, within, isThere) => {
  expect(found(text, within)).toBe(isThere)
})

test("a text with too few digits is not searched as a phone number", () => {
  expect(patternOf("x 1234")).toBeNull()
})

test("an underscore ends an address in a filename; a letter or dot does not", () => {
  const names = ["id_a@b.com_front.png", "ida@b.com.png", "i.a@b.com.png"]
  expect(names.map((name) => hasAny(name, patternsOf(["a@b.com"], true)))).toEqual([true, false, false])
})
