import { describe, expect, test } from "@jest/globals"
import { combineContent } from "./ConflictNotice.tsx"

const base = { title: "T", text: "X", cards: [{ title: "A" }, { title: "B" }], parts: { one: "1", two: "2" } }

describe("two edits of the same content", () => {
  test("are merged if they change different fields", () => {
    const mine = { ...base, title: "mine", cards: [{ title: "mine" }, { title: "B" }] }
    const theirs = {
      ...base,
      text: "theirs",
      cards: [{ title: "A" }, { title: "theirs" }],
      parts: { one: "1", two: "t" },
    }
    expect(combineContent({ base, mine, theirs })).toEqual({
      content: {
        title: "mine",
        text: "theirs",
        cards: [{ title: "mine" }, { title: "theirs" }],
        parts: { one: "1", two: "t" },
      },
      overlaps: [],
    })
  })

  test("overlap if both change the same field, where the operator's edit wins", () => {
    const mine = { ...base, parts: { one: "mine", two: "2" } }
    const theirs = { ...base, parts: { one: "theirs", two: "2" }, text: "theirs" }
    const { content, overlaps } = combineContent({ base, mine, theirs })
    expect(content).toEqual({ ...base, text: "theirs", parts: { one: "mine", two: "2" } })
    expect(overlaps).toEqual([["parts", "one"]])
  })

  test("do not overlap if both make the same change", () => {
    const both = { ...base, title: "same" }
    expect(combineContent({ base, mine: both, theirs: { ...both } })).toEqual({ content: both, overlaps: [] })
  })

  test("leave out a key that one edit removed, and include a key that one added", () => {
    const { text: _, ...mine } = base
    const theirs = { ...base, added: "theirs" }
    expect(combineContent({ base, mine, theirs }).content).toEqual({ ...mine, added: "theirs" })
  })

  test("use a whole list if a row was added or removed", () => {
    const mine = { ...base, cards: [{ title: "mine" }, { title: "B" }] }
    const theirs = { ...base, cards: [...base.cards, { title: "C" }] }
    expect(combineContent({ base, mine, theirs })).toEqual({ content: mine, overlaps: [["cards"]] })
    expect(combineContent({ base, mine: base, theirs })).toEqual({ content: theirs, overlaps: [] })
  })
})
