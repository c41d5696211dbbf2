import { expect, test } from "@jest/globals"
import { locales } from "../text/locale.ts"
import { wordsIn } from "./words.ts"

const formTexts = Object.keys(wordsIn("en").form).map((name) => ({
  name,
  texts: locales.map((locale) => wordsIn(locale).form[name as keyof ReturnType<typeof wordsIn>["form"]]),
}))

test("form texts have the same placeholders in both languages", () => {
  const filled = formTexts.map(({ name, texts }) => ({
    name,
    names: texts.map((text) => text.match(/\{\w+\}/g)?.sort()),
  }))
  expect(filled.filter(({ names }) => names[0]).length).toBeGreaterThan(0)
  for (const { name, names } of filled) expect([name, names[1]]).toEqual([name, names[0]])
})
