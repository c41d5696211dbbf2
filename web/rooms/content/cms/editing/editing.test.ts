import type { GroupField } from "@farelight/api/contract/content/fields.ts"
import { describe, expect, test } from "@jest/globals"
import { type EditingAction, editingReducer, faultsOf, hasUnparsedText, shownFaults, startEditing } from "./editing.ts"

const content = { title: "T", cards: ["a", "b"], parts: { one: { text: "x" } } }
const begun = startEditing({ content, version: 3 }, content)
const after = (...actions: EditingAction[]) => actions.reduce(editingReducer, begun)

const section: GroupField = {
  kind: "group",
  fields: {
    title: { kind: "text", isRequired: true },
    cards: { kind: "list", item: { kind: "text", isRequired: true } },
  },
}

describe("an edit", () => {
  test("preserves the last valid value while a JSON text does not parse", () => {
    const valid = after({ type: "write", path: ["cards"], text: '["a"]' })
    expect(valid.content.cards).toEqual(["a"])
    const broken = editingReducer(valid, { type: "write", path: ["cards"], text: '["a",' })
    expect(broken.content.cards).toEqual(["a"])
    expect(broken.texts).toEqual({ cards: '["a",' })
    expect(hasUnparsedText(broken)).toBe(true)
    expect(editingReducer(broken, { type: "unwrite", path: ["cards"] }).texts).toEqual({})
  })

  test("drops a JSON text when the same value is edited as a row", () => {
    const edited = after(
      { type: "write", path: ["cards"], text: '["a", "b" ]' },
      { type: "change", path: ["cards", 0], value: "z" },
    )
    expect(edited.texts).toEqual({})
    expect(edited.content.cards).toEqual(["z", "b"])
  })

  test("cannot be saved with a text that does not parse, which is no fault while typing", () => {
    const broken = after({ type: "write", path: ["cards"], text: "[" })
    const faults = faultsOf(broken, section)
    expect(faults).toEqual([{ field: "cards", message: "This is not valid JSON yet." }])
    expect(shownFaults(broken, faults)).toEqual([])
    expect(shownFaults(editingReducer(broken, { type: "trySave" }), faults)).toEqual(faults)
  })

  test("shows faults of places that were changed or left, and all of them after a try to save", () => {
    const emptied = after(
      { type: "change", path: ["cards", 1], value: "" },
      { type: "change", path: ["title"], value: "" },
    )
    const faults = faultsOf(emptied, section)
    expect(faults.map(({ field }) => field)).toEqual(["title", "cards.1"])
    expect(shownFaults({ ...emptied, touched: new Set(["cards"]) }, faults).map(({ field }) => field)).toEqual([
      "cards.1",
    ])
    expect(shownFaults({ ...emptied, touched: new Set(), hasTriedToSave: true }, faults)).toHaveLength(2)
  })

  test("shows a server's refusal until that field changes", () => {
    const refused = after({ type: "refuse", faults: [{ field: "parts.one.text", message: "No." }] })
    expect(shownFaults(refused, faultsOf(refused, section))).toHaveLength(1)
    const changed = editingReducer(refused, { type: "change", path: ["parts", "one", "text"], value: "y" })
    expect(faultsOf(changed, section)).toEqual([])
  })
})
