import { contentTexts } from "@farelight/api/contract/content/contentTexts.ts"
import { pathOfPage } from "@farelight/api/contract/content/links/pagePaths.ts"
import { localizedContent } from "@farelight/api/contract/content/localizedContent.ts"
import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import type { PageName } from "@farelight/api/contract/content/registry.ts"
import { canonicalPaths } from "@farelight/api/contract/site/sitePaths.ts"
import { localized } from "@farelight/api/contract/text/locale.ts"
import { englishWords } from "@farelight/api/contract/words/en.ts"
import { spanishWords } from "@farelight/api/contract/words/es.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const

const differing = (english: unknown, spanish: unknown) => {
  const translated = new Map(contentTexts(spanish).map(({ field, text }) => [field, text]))
  return contentTexts(english)
    .filter(({ field, text }) => translated.get(field) !== text)
    .map(({ text }) => text)
}

const pageNames = Object.keys(pathOfPage) as PageName[]
const inSpanish = (name: PageName) => localizedContent(name, [], [], "es")

const spanishTexts = new Set(
  [spanishWords, ...pageNames.map(inSpanish)].flatMap((texts) => contentTexts(texts).map(({ text }) => text)),
)

/** Texts of English pages alone. A text with facts in braces is compared in parts. */
const englishTexts = [
  ...differing(englishWords, spanishWords),
  ...pageNames.flatMap((name) => differing(pageContent(name, []), inSpanish(name))),
]
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((text) => text.trim())
  .filter((text) => /[a-z]{2}/i.test(text) && !spanishTexts.has(text))

const isEnglish = (name: string) =>
  englishTexts.some((text) => name === text || (text.length >= 10 && name.includes(text)))

/** Accessible names of landmarks, controls, headings and pictures, except those marked as English. */
const accessibleNames = async (page: Page) => {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('[lang="en"]')) element.ariaHidden = "true"
  })
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  await session.detach()
  return nodes
    .filter(({ ignored, role }) => !ignored && !/^(StaticText|InlineTextBox|RootWebArea)$/.test(String(role?.value)))
    .flatMap(({ name, description, role }) =>
      [name, description].map((said) => ({ role: String(role?.value), text: String(said?.value ?? "").trim() })),
    )
    .filter(({ text }) => text !== "")
}

const expectSpanish = async (page: Page) => {
  const names = await accessibleNames(page)
  expect(names.length).toBeGreaterThan(10)
  const english = names.filter(({ text }) => isEnglish(text))
  expect({ page: page.url(), english }).toEqual({ page: page.url(), english: [] })
}

test("English and Spanish are distinguished", () => {
  expect(englishTexts.length).toBeGreaterThan(300)
  expect(["Menu", "Is it really us?", "Where our cars drive: Austin"].map(isEnglish)).toEqual([true, true, true])
  expect(["Menú", "Uber", "Farelight", "¿De verdad somos nosotros?"].some(isEnglish)).toBe(false)
})

const paths = [...canonicalPaths, "/cities/los-angeles-ca", "/status/unknown", "/no-such-page"]

test("accessible names of Spanish pages are Spanish, also in the menu, form errors and confirmations", async () => {
  await stage.visit(
    async (page) => {
      for (const path of paths) {
        await page.goto(localized(path, "es"))
        await expectSpanish(page)
      }
      await page.goto("/es/contact")
      await page.locator("main form[novalidate]").waitFor()
      await page.getByRole("button", { name: "Menú" }).click()
      await page.getByLabel("Tableta a bordo").check()
      await page.getByRole("button", { name: "Enviar mensaje" }).click()
      await page.getByRole("alert").filter({ hasText: "Corrija" }).waitFor()
      await expectSpanish(page)
    },
    { ...phone, expectedErrors: [/status of 404/] },
  )
})
