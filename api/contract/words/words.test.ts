import { expect, test } from "@jest/globals"
import { locales } from "../site/locale.ts"
import { wordsIn } from "./words.ts"

/** Each of the form's texts in all languages, by its name. */
const formTexts = Object.keys(wordsIn("en").form).map((name) => ({
  name,
  texts: locales.map((locale) => wordsIn(locale).form[name as keyof ReturnType<typeof wordsIn>["form"]]),
}))

// What both languages must say in a text, or neither.
test.each([
  ["other ways", /other ways|otras formas/],
  ["to try again", /try again|inténtelo de nuevo/i],
  ["to open the page again", /open the page again|abra la página de nuevo/i],
  ["what to fill in", /\{\w+\}/],
])("the texts of the forms speak of %s in both languages", (_what, pattern) => {
  const withIt = formTexts.filter(({ texts }) => texts.some((text) => pattern.test(text)))
  expect(withIt.length).toBeGreaterThan(0)
  expect(withIt.filter(({ texts }) => !texts.every((text) => pattern.test(text))).map(({ name }) => name)).toEqual([])
})
