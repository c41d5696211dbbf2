import { describe, expect, test } from "@jest/globals"
import { fieldChanges } from "./ChangeList.tsx"

const card = (title: string, text = "text") => ({ title, text })

describe("the difference between two contents", () => {
  test("is empty for equal contents", () => {
    expect(fieldChanges({ a: "1", b: ["x"] }, { b: ["x"], a: "1" })).toEqual([])
  })

  test("lists each changed, added and removed field", () => {
    const before = { title: "Old", parts: { one: { text: "same" } }, gone: "bye" }
    const after = { title: "New", parts: { one: { text: "same" }, two: { text: "came" } } }
    expect(fieldChanges(before, after)).toEqual([
      { path: ["title"], before: "Old", after: "New" },
      { path: ["parts", "two"], before: undefined, after: { text: "came" } },
      { path: ["gone"], before: "bye", after: undefined },
    ])
  })

  test("is one row when a row was inserted at the start", () => {
    const before = { cards: [card("A"), card("B")] }
    const after = { cards: [card("New"), card("A"), card("B")] }
    expect(fieldChanges(before, after)).toEqual([{ path: ["cards", 0], before: undefined, after: card("New") }])
  })

  test("is the changed field of a row, under its current number", () => {
    const before = { cards: [card("A"), card("B"), card("C")] }
    const after = { cards: [card("B"), card("C", "edited")] }
    expect(fieldChanges(before, after)).toEqual([
      { path: ["cards", 0], before: card("A"), after: undefined },
      { path: ["cards", 1, "text"], before: "text", after: "edited" },
    ])
  })

  test("names each removed row by its former number", () => {
    expect(fieldChanges({ list: ["a", "b", "c", "d"] }, { list: ["a", "d"] })).toEqual([
      { path: ["list", 1], before: "b", after: undefined },
      { path: ["list", 2], before: "c", after: undefined },
    ])
  })

  test("is the whole value if its type changed", () => {
    expect(fieldChanges({ a: "text" }, { a: ["list"] })).toEqual([{ path: ["a"], before: "text", after: ["list"] }])
  })
})
