import { describe, expect, test } from "@jest/globals"
import type { Field } from "../fields.ts"
import { alignedRows, shownText, type TranslationLayer, translateSection, translationState } from "./translation.ts"

const text: Field = { kind: "text", isRequired: false }
const card: Field = { kind: "group", fields: { title: text, text, url: { kind: "link" } } }
const section: Field = {
  kind: "group",
  fields: { title: text, price: { ...text, isShared: true }, cards: { kind: "list", item: card } },
}

const english = {
  title: "Hello",
  price: "$5",
  cards: [
    { title: "One", text: "First", url: "/one" },
    { title: "Two", text: "Second", url: "/two" },
  ],
}
const seed: TranslationLayer = {
  from: english,
  texts: {
    title: "Hola",
    price: "5 dólares",
    cards: [
      { title: "Uno", text: "Primero" },
      { title: "Dos", text: "Segundo" },
    ],
  },
}
const operator = (texts: object, from: object = english): TranslationLayer => ({ texts, from })

const shown = (now: typeof english, layers: TranslationLayer[]) =>
  translateSection(section, now, layers, (found) => shownText(found.english, found.translated).text)

const states = (now: typeof english, layers: TranslationLayer[]) => {
  const found: Record<string, string> = {}
  translateSection(section, now, layers, ({ path, english, translated }) => {
    found[path] = translationState(english, translated)
    return ""
  })
  return found
}

describe("a text in Spanish", () => {
  test("is the operator's text, else the delivered one, else English, field by field", () => {
    const own = operator({ title: "Buenas", cards: [{ title: " ", text: "El primero" }] })
    const delivered = { ...seed, texts: { cards: [{ title: "Uno" }] } }
    expect(shown(english, [own, delivered])).toEqual({
      title: "Buenas",
      price: "$5",
      cards: [
        { title: "Uno", text: "El primero", url: "/one" },
        { title: "Two", text: "Second", url: "/two" },
      ],
    })
  })

  test("stays when the English text changes, and is marked", () => {
    const now = { ...english, title: "Hello again" }
    expect(shown(now, [seed]).title).toBe("Hola")
    expect(states(now, [seed]).title).toBe("outdated")
    expect(states(now, [operator({ title: "Hola otra vez" }, now), seed]).title).toBe("translated")
    const paths = ["title", "cards.0.title", "cards.0.text", "cards.1.title", "cards.1.text"]
    expect(states(english, [])).toEqual(Object.fromEntries(paths.map((path) => [path, "missing"])))
  })

  test("is hidden if the English text is empty", () => {
    const now = { ...english, title: "" }
    expect(shown(now, [seed]).title).toBe("")
    expect(states(now, [seed]).title).toBe("unneeded")
  })

  test("follows its row when the row moves, and does not appear in a new row", () => {
    const [one, two] = english.cards as [(typeof english.cards)[0], (typeof english.cards)[0]]
    const added = { title: "New", text: "Never seen", url: "/new" }
    const { cards } = shown({ ...english, cards: [two, added, { ...one, text: "Edited" }] }, [seed])
    expect(cards).toEqual([
      { title: "Dos", text: "Segundo", url: "/two" },
      added,
      { title: "Uno", text: "Primero", url: "/one" },
    ])
  })
})

test("a text of figures and names alone needs no translation", () => {
  expect(translationState("{cities} + 12", null)).toBe("unneeded")
  expect(translationState("{cities} cities", null)).toBe("missing")
})

test("in a list of texts, an edited text matches its old row unless the number of rows changed", () => {
  expect(alignedRows(["a", "c"], ["a", "b"])).toEqual([0, 1])
  expect(alignedRows(["c", "a", "b"], ["a", "b"])).toEqual([null, 0, 1])
})
