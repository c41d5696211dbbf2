import { describe, expect, test } from "@jest/globals"
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

const oddValues = [null, undefined, 0, "text", [], [null], {}, { title: 1 }]

describe("a stored figure", () => {
  const figure = { value: "12", measures: "cities", basis: "Counted.", as_of: "2026-09-30" }

  test("may be a bare value, as earlier versions stored it", () => {
    expect(resolveContent({ figure }, { figure: "12" })).toEqual({ figure })
    expect(resolveContent({ list: [figure] }, { list: ["12", "14"] }).list).toEqual([
      figure,
      { value: "14", measures: "cities", basis: "", as_of: "" },
    ])
  })

  test("loses its basis when its value changes", () => {
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

  test.each(oddValues)("leaves every default in place if it is %p", (odd) => {
    expect(resolveContent(defaults, odd)).toEqual(defaults)
  })

  test("falls back to the defaults key by key", () => {
    const stored = { title: null, lines: "one", cards: [{ title: "Mine", text: 3 }], nested: { other: "x" } }
    const cards = [{ title: "Mine", text: "First text" }]
    expect(resolveContent(defaults, stored)).toEqual({ ...defaults, cards })
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

  test("leaves an optional text of an item empty instead of taking the default item's", () => {
    const [first, second] = [
      { title: "One", note: "" },
      { title: "Two", note: "Second's own" },
    ]
    const withOptional = { cards: [first, second] }
    const { cards } = resolveContent(withOptional, { cards: [{ title: "Mine" }, { title: "Mine too" }] })
    expect(cards.map(({ note }) => note)).toEqual(["", ""])
    expect(resolveContent(withOptional, {}).cards).toEqual(withOptional.cards)
  })

  test("adds an item only if its own lists are complete too", () => {
    const withLists = { rows: [{ cells: ["one"] }] }
    const kept = { cells: ["a", "b"] }
    const stored = { rows: [{ cells: ["one"] }, { cells: ["a", 2] }, { cells: "a" }, kept] }
    expect(resolveContent(withLists, stored).rows).toEqual([{ cells: ["one"] }, kept])
    // The item type of an empty list is unknown.
    expect(resolveContent({ items: [] }, { items: ["x", {}] })).toEqual({ items: [] })
  })
})
