import { messages } from "@farelight/api/contract/api/messages.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { openDashboard } from "../support/dashboard.ts"
import { sendButton } from "../support/forms.ts"
import { expectValue, soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage()

const fillInPlan = async (page: Page) => {
  await page.goto("/formats?start=budget")
  await page.getByLabel("Amount").fill("12k")
  await page.getByLabel("Weeks").fill("6")
  await page.locator("#estimator").getByLabel("In-Car Tablet").check()
  for (const city of ["Irvine", "Austin"]) await page.locator("#estimator").getByLabel(city, { exact: true }).check()
}

/** Estimate for these entries: the two cities can show no more in six weeks. */
const expectEstimate = (page: Page) =>
  page
    .locator("output", {
      hasText: /^468,000 counted impressions, in the car\s*\$7,956–\$11,700 budget\s*\$300–\$4,044 left of \$12,000$/,
    })
    .waitFor()

const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type ?\/Page\b/g)?.length

const send = async (page: Page) => {
  await page.getByRole("link", { name: "Send this plan" }).click()
  await page.waitForURL(/\/contact\?/)
  await expectValue(page.getByLabel("Planned budget in dollars"), "11700")
  await expectValue(page.getByLabel("Planned weeks"), "6")
  await expectValue(page.getByLabel(/^Planned cities/), "Irvine, Austin")
  await soon(async () => expect(await page.getByLabel("In-Car Tablet").isChecked()).toBe(true))
  const texts = { "Contact name": "Grace Hopper", "Company name": "Live Inc", Email: "grace@example.com" }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel("Message", { exact: true }).fill("From March on.")
  await sendButton(page).click()
  await page.getByText(messages.advertiserInquirySent("24 hours")).first().waitFor()
}

test("an advertiser's estimate follows the entries, and goes with the inquiry to the dashboard", async () => {
  await stage.visit(async (page) => {
    await fillInPlan(page)
    await expectEstimate(page)
    await page.waitForURL(
      /\?start=budget&amount=12k&weeks=6&formats=In-Car\+Tablet&cities=Irvine&cities=Austin#estimator$/,
    )
    await page.reload()
    await expectEstimate(page)
    await page.getByRole("button", { name: "Print or save as PDF" }).waitFor()
    expect(await sheetsOf(page)).toBe(1)
    await send(page)
  }, wide)

  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("tab", { name: "Advertiser Inquiries" }).click()
    await page.getByRole("link", { name: "Live Inc" }).first().click()
    for (const text of ["Planned budget", "$11,700", "6 weeks", "Irvine, Austin", "In-Car Tablet"])
      await page.getByText(text, { exact: true }).first().waitFor()
  }, wide)
})

test("the media kit prints with a picture of each format", async () => {
  await stage.visit(async (page) => {
    await page.goto("/media-kit")
    await page.getByRole("button", { name: "Print or save as PDF" }).waitFor()
    await page.emulateMedia({ media: "print" })
    for (const format of ["In-Car Tablet", "Car Wrapping", "On-Top Dynamic Screen"])
      expect(await page.getByRole("article", { name: format }).getByRole("img").isVisible()).toBe(true)
    expect(await page.getByRole("banner").isVisible()).toBe(false)
  }, wide)
})
