import { messages } from "@farelight/api/contract/api/messages.ts"
import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../support/axe.ts"
import { driverForm, sendButton } from "../support/forms.ts"
import { expectCount, expectValue } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

const { page: texts } = pageContent("drivers", [])
const { requirements, estimator } = texts

/** On a phone, the bar links to the application until the form is visible, and covers nothing. */
const expectBar = async (page: Page) => {
  const bar = page.getByRole("link", { name: texts.apply.bar_label })
  /** `inView`: visible pixels of the bar; `isAtEdge`: the bar touches the window's lower edge. */
  const shown = () =>
    bar.evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      const inView = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      return { inView: Math.round(inView), isAtEdge: Math.round(bottom) === innerHeight, height }
    })
  const scrollTo = (selector: string, block: ScrollLogicalPosition) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, at) => element.scrollIntoView({ block: at, behavior: "instant" }), block)
  expect((await shown()).inView).toBe(0)
  for (const section of ["how_it_works", "benefits", "requirements"]) {
    await scrollTo(`[data-section=${section}]`, "start")
    expect([section, await shown()]).toEqual([section, { inView: 56, isAtEdge: true, height: 56 }])
  }
  await scrollTo("#apply form", "start")
  expect((await shown()).inView).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
}

test.each([
  ["with", true],
  ["without", false],
])(
  "a driver comes from home through estimate and check to the application, %s JavaScript",
  async (_with, javaScriptEnabled) => {
    await stage.visit(
      async (page) => {
        await page.goto("/")
        if (javaScriptEnabled) await page.getByRole("button", { name: /menu/i }).click()
        await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Drivers" }).click()

        await page.waitForURL("**/drivers")
        await expectBar(page)
        await page.getByLabel(estimator.hours_label).fill("15")
        await page.getByLabel(estimator.format_label).selectOption("Car Wrapping")
        await page.getByLabel(estimator.city_label).selectOption("Las Vegas")
        const button = page.getByRole("button", { name: estimator.button_label })
        await expectCount(button, javaScriptEnabled ? 0 : 1)
        if (!javaScriptEnabled) await button.click()
        await page.getByText("$100–$255", { exact: true }).waitFor()
        await expectValue(page.getByLabel(estimator.hours_label), "15")
        // Cached pages contain no visitor's choice.
        expect((await (await fetch(`${stage.url}/drivers`)).text()).includes("$100–$255")).toBe(false)

        const boxes = page.locator("[data-section=requirements]").getByRole("checkbox")
        for (let index = 0; index < requirements.items.length; index += 1) {
          await page.getByText(requirements.some_text).waitFor()
          await page.getByText(requirements.all_text).waitFor({ state: "hidden" })
          await boxes.nth(index).check()
        }
        await page.getByText(requirements.all_text).waitFor()
        await page.getByText(requirements.some_text).waitFor({ state: "hidden" })
        // axe waits for timers, which do not run without JavaScript.
        if (javaScriptEnabled) await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

        await page.getByRole("link", { name: texts.apply.bar_label }).click()
        await driverForm(`Dana ${javaScriptEnabled}`).fill(page)
        await sendButton(page).click()
        await page.getByText(messages.driverApplicationSent("48 hours")).first().waitFor()
      },
      { javaScriptEnabled, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" },
    )
  },
)
