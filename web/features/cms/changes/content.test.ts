import { describe, expect, test } from "@jest/globals"
import { isSame } from "./content.ts"
import { isWithin, keyPathInWords, pathInWords, valueAt, withValueAt } from "./contentPath.ts"

describe("isSame", () => {
  test.each([
    [
      { a: 1, b: [{ c: "x" }] },
      { b: [{ c: "x" }], a: 1 },
    ],
    [[], []],
    [null, null],
  ])("takes %j and %j for the same", (one, other) => {
    expect(isSame(one, other)).toBe(true)
  })

  test.each([
    [{ a: "1" }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [
      ["a", "b"],
      ["b", "a"],
    ],
    [{}, []],
    [{ a: 1 }, { a: 1, b: 2 }],
    [null, {}],
  ])("tells %j from %j", (one, other) => {
    expect(isSame(one, other)).toBe(false)
  })
})

describe("a place in the content", () => {
  const content = { title: "T", cards: [{ title: "A" }, { title: "B" }] }

  test("is read and replaced, and the rest stays the very same", () => {
    expect(valueAt(content, ["cards", 1, "title"])).toBe("B")
    const edited = withValueAt(content, ["cards", 1, "title"], "C")
    expect(edited).toEqual({ title: "T", cards: [{ title: "A" }, { title: "C" }] })
    expect(valueAt(edited, ["cards", 0])).toBe(content.cards[0])
    expect(content.cards[1]?.title).toBe("B")
  })

  test("that does not exist has no value, and can be given one", () => {
    expect(valueAt(content, ["cards", 7, "title"])).toBeUndefined()
    expect(withValueAt({}, ["parts", "cookies", "title"], "C")).toEqual({ parts: { cookies: { title: "C" } } })
  })

  test("is told in words, rows counted from one", () => {
    expect(pathInWords(["link_list", 1, "button_label"])).toBe("link list › 2 › button label")
    expect(keyPathInWords("cards.0.title")).toBe("cards › 1 › title")
  })

  test("lies within itself and what is around it, but not within what is named alike", () => {
    expect(isWithin("cards.1.title", "cards")).toBe(true)
    expect(isWithin("cards", "cards")).toBe(true)
    expect(isWithin("cards_more.1", "cards")).toBe(false)
  })
})
