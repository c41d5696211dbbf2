import { isDeepStrictEqual } from "node:util"
import { describe, expect, test } from "@jest/globals"
import { registry } from "./registry.ts"
import { resolveContent } from "./resolveContent.ts"

const defaults = {
  title: "Title",
  lines: ["one", "two"],
  cards: [
    { title: "First", text: "First text" },
    { title: "Second", text: "Second text" },
  ],
  nested: { label: "Label" },
}

const oddValues = [null, undefined, 0, true, Number.NaN, "", "text", [], [null], [[]], {}, { title: 1 }, new Date(0)]

/** The types of all parts of a value; a list has the types of its items. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))]
  if (typeof value !== "object" || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

describe("a stored figure", () => {
  const figure = { value: "12", measures: "cities", basis: "Counted.", as_of: "2026-09-30" }

  test("may be its value alone, as earlier versions stored it", () => {
    expect(resolveContent({ figure }, { figure: "12" })).toEqual({ figure })
    expect(resolveContent({ list: [figure] }, { list: ["12", "14"] }).list).toEqual([
      figure,
      { value: "14", measures: "cities", basis: "", as_of: "" },
    ])
  })

  test("does not take the basis of another value", () => {
    const unproven = { ...figure, value: "14", basis: "", as_of: "" }
    expect(resolveContent({ figure }, { figure: "14" })).toEqual({ figure: unproven })
    expect(resolveContent({ figure }, { figure: { value: "14" } })).toEqual({ figure: unproven })
    expect(resolveContent({ figure }, { figure: { value: "14", basis: "Seen." } })).toEqual({
      figure: { ...unproven, basis: "Seen." },
    })
  })
})

describe("stored content", () => {
  test("replaces the defaults where it fits", () => {
    const stored = { title: "Mine", lines: ["a", "b", "c"], cards: [{ title: "A", text: "B" }], nested: { label: "" } }
    expect(resolveContent(defaults, stored)).toEqual(stored)
  })

  test.each(oddValues)("that is %p leaves every default in place", (odd) => {
    expect(resolveContent(defaults, odd)).toEqual(defaults)
  })

  test("falls back key by key", () => {
    const stored = { title: null, lines: "one", cards: [{ title: "Mine", text: 3 }], nested: { other: "x" } }
    expect(resolveContent(defaults, stored)).toEqual({
      title: "Title",
      lines: ["one", "two"],
      cards: [{ title: "Mine", text: "First text" }],
      nested: { label: "Label" },
    })
  })

  test("drops unknown keys, including those that every object inherits", () => {
    const stored = JSON.parse('{ "extra": "x", "__proto__": { "title": "inherited" }, "nested": { "toString": "x" } }')
    expect(resolveContent(defaults, stored)).toEqual(defaults)
    expect(resolveContent({ toString: "default" }, {})).toEqual({ toString: "default" })
  })

  test("may empty a list, and extend it with complete items only", () => {
    expect(resolveContent(defaults, { lines: [] }).lines).toEqual([])
    expect(resolveContent(defaults, { lines: ["a", 2, 3, "d"] }).lines).toEqual(["a", "two", "d"])
    const third = { title: "Third", text: "Third text", extra: "x" }
    expect(resolveContent(defaults, { cards: [null, {}, { title: "Only" }, third] }).cards).toEqual([
      ...defaults.cards,
      { title: "Third", text: "Third text" },
    ])
  })

  test("does not lend an item a text that items may lack, from the one that stands in its place by default", () => {
    const withOptional = {
      cards: [
        { title: "One", note: "" },
        { title: "Two", note: "Second's own" },
      ],
    }
    const stored = { cards: [{ title: "Mine" }, { title: "Mine too" }] }
    expect(resolveContent(withOptional, stored).cards).toEqual([
      { title: "Mine", note: "" },
      { title: "Mine too", note: "" },
    ])
    expect(resolveContent(withOptional, {}).cards).toEqual(withOptional.cards)
  })

  test("adds an item only if its own lists are complete too", () => {
    const withLists = { rows: [{ cells: ["one"] }] }
    const kept = { cells: ["a", "b"] }
    const stored = { rows: [{ cells: ["one"] }, { cells: ["a", 2] }, { cells: "a" }, kept] }
    expect(resolveContent(withLists, stored).rows).toEqual([{ cells: ["one"] }, kept])
  })

  test("leaves a list empty if its default is, as the type of its items is unknown", () => {
    expect(resolveContent({ items: [] }, { items: ["x", {}] })).toEqual({ items: [] })
  })

  test("never changes the shape of a page, whatever replaces any of its parts", () => {
    const replaceEach = (value: unknown, odd: unknown): unknown[] =>
      typeof value === "object" && value !== null
        ? [
            odd,
            ...Object.entries(value).flatMap(([key, part]) =>
              replaceEach(part, odd).map((replaced) =>
                Array.isArray(value)
                  ? value.map((item, index) => (String(index) === key ? replaced : item))
                  : { ...value, [key]: replaced },
              ),
            ),
          ]
        : [odd]
    // An empty list has no items to take the shape of; see the test above.
    const odds = oddValues.filter((odd) => !Array.isArray(odd) || odd.length > 0)
    for (const page of Object.values(registry)) {
      const shape = shapeOf(page)
      const changed = odds
        .flatMap((odd) => replaceEach(page, odd))
        .filter((stored) => !isDeepStrictEqual(shapeOf(resolveContent(page, stored)), shape))
      expect(changed).toEqual([])
    }
  })
})
