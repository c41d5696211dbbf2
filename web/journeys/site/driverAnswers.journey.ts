import { messages } from "@farelight/api/contract/api/messages.ts"
import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { expect, test } from "@jest/globals"
import { expectAccessible } from "../parts/axe.ts"
import { driverForm, sendButton } from "../parts/forms.ts"
import { expectCount, expectValue, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const { page: texts } = pageContent("drivers", [])
const { check, estimator } = texts

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

        await page.getByLabel(estimator.hours_label).fill("15")
        await page.getByLabel("Car Wrapping").check()
        await page.getByLabel(estimator.city_label).selectOption("Las Vegas")
        const button = page.getByRole("button", { name: estimator.button_label })
        await expectCount(button, javaScriptEnabled ? 0 : 1)
        if (!javaScriptEnabled) await button.click()
        await page.getByText("$100–$255", { exact: true }).waitFor()
        await expectValue(page.getByLabel(estimator.hours_label), "15")
        // The server's copy for others has nobody's choice.
        expect((await (await fetch(`${stage.url}/drivers`)).text()).includes("$100–$255")).toBe(false)

        const answer = (index: number, label: string) =>
          page
            .getByRole("group", { name: check.questions[index]?.title ?? "" })
            .getByLabel(label)
            .check()
        await answer(0, "Yes")
        await answer(1, "Yes")
        await answer(2, "No")
        await page.getByText(check.questions[2]?.if_no ?? "").waitFor()
        await page.getByText(check.some_no).waitFor()
        await page.getByText(check.all_yes).waitFor({ state: "hidden" })
        await answer(2, "Yes")
        await page.getByText(check.all_yes).waitFor()
        await page.getByText(check.some_no).waitFor({ state: "hidden" })
        // axe waits for timers, which do not run without JavaScript.
        if (javaScriptEnabled) await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

        await page.getByRole("link", { name: check.button_label }).click()
        await driverForm(`Dana ${javaScriptEnabled}`).fill(page)
        await sendButton(page).click()
        await page.getByText(messages.driverApplicationSent("48 hours")).first().waitFor()
      },
      { javaScriptEnabled, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" },
    )
  },
)

test("on the way back, the estimate is that of the choices which the browser has kept", async () => {
  await stage.visit(async (page) => {
    const estimate = page.locator("#estimate output")
    await page.goto("/drivers")
    await page.locator("form[novalidate]").waitFor()
    await page.getByLabel("Car Wrapping").check()
    await page.getByLabel(estimator.city_label).selectOption("Las Vegas")
    // The formula names the city once the estimate follows it.
    await page.locator("#estimate li", { hasText: "Las Vegas" }).waitFor()
    const [range = ""] = /\$\d+–\$\d+/.exec(await estimate.innerText()) ?? []
    expect(range).not.toBe("")
    await page.goto("/about")
    await page.goBack()
    await page.locator("form[novalidate]").waitFor()
    await soon(async () => expect(await page.getByLabel("Car Wrapping").isChecked()).toBe(true))
    await expectValue(page.getByLabel(estimator.city_label), "Las Vegas")
    await estimate.getByText(range, { exact: true }).waitFor()
  })
})
