import { describe, expect, test } from "@jest/globals"
import { isWithin, keyPathInWords, pathInWords, valueAt, withValueAt } from "./content.ts"

describe("a place in the content", () => {
  const content = { title: "T", cards: [{ title: "A" }, { title: "B" }] }

  test("is read and replaced, and everything else keeps its identity", () => {
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

  test("is described in words, rows counted from one", () => {
    expect(pathInWords(["link_list", 1, "button_label"])).toBe("link list › 2 › button label")
    expect(keyPathInWords("cards.0.title")).toBe("cards › 1 › title")
  })

  test("lies within itself and what is around it, but not within a place with a similar name", () => {
    expect(isWithin("cards.1.title", "cards")).toBe(true)
    expect(isWithin("cards", "cards")).toBe(true)
    expect(isWithin("cards_more.1", "cards")).toBe(false)
  })
})
