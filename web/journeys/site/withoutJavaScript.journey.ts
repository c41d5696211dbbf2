import { messages } from "@farelight/api/contract/api/messages.ts"
import { listAdvertiserSubmissions, listDriverApplications, logIn } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import { advertiserForm, driverForm, enteredTexts, openAndFill, sendButton } from "../support/forms.ts"
import { until } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

const forms = [
  {
    kind: "driver application",
    formOf: driverForm,
    nameLabel: "Name",
    sent: messages.driverApplicationSent("48 hours"),
    countStored: async () => (await listDriverApplications(stage.url, await logIn(stage.url))).length,
  },
  {
    kind: "advertiser inquiry",
    formOf: advertiserForm,
    nameLabel: "Company name",
    sent: messages.advertiserInquirySent("24 hours"),
    countStored: async () => (await listAdvertiserSubmissions(stage.url, await logIn(stage.url))).length,
  },
]

test.each(forms)(
  "a $kind without JavaScript is explained, stored once and answered with a page",
  async ({ formOf, nameLabel, sent, countStored }) => {
    const form = formOf("No Script")
    await stage.visit(
      async (page) => {
        // A refused value is explained beside its field, and nothing entered is lost.
        const refused = formOf("x".repeat(300))
        await page.goto(form.path)
        await refused.fill(page)
        const answer = page.waitForResponse((response) => response.request().method() === "POST")
        await sendButton(page).click()
        expect((await answer).status()).toBe(400)
        await page
          .getByText(/up to 255 characters/)
          .first()
          .waitFor()
        expect(await page.getByLabel(nameLabel, { exact: true }).getAttribute("aria-invalid")).toBe("true")
        expect(await enteredTexts(page, refused)).toEqual(refused.texts)
        expect(await page.locator("main form input:checked").count()).toBeGreaterThan(0)

        await form.fill(page)
        await sendButton(page).dblclick()
        await page.getByText(sent).waitFor()
      },
      // Chromium logs a document with status 400 to the console.
      { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, expectedErrors: [/status of 400/] },
    )
    expect(await countStored()).toBe(1)
    // Sent again with JavaScript on the same day, it is still stored once.
    await stage.visit(async (page) => {
      await openAndFill(page, form)
      await sendButton(page).click()
      await page.getByText(sent).waitFor()
    })
    expect(await countStored()).toBe(1)
  },
)

test("the site's menu on a phone without JavaScript does not cover the headline", async () => {
  await stage.visit(
    async (page) => {
      await page.goto("/")
      const menu = await page.getByRole("navigation", { name: "Main" }).boundingBox()
      const headline = await page.getByRole("heading", { level: 1 }).boundingBox()
      expect(headline?.y).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? Number.POSITIVE_INFINITY))
    },
    { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  )
})

test.each([1440, 390])("the site's bar is opaque before its scripts once scrolled, at %i pixels", async (width) => {
  await stage.visit(
    async (page) => {
      await page.route("**/*.js", (route) => route.abort())
      await page.goto("/drivers")
      const opacity = () =>
        page.getByRole("banner").evaluate((bar) => Number(getComputedStyle(bar, "::before").opacity))
      expect(await opacity()).toBe(0)
      await page.evaluate(() => scrollTo({ top: 21, behavior: "instant" }))
      await until(async () => (await opacity()) === 1)
    },
    { viewport: { width, height: 844 }, expectedErrors: [/ERR_FAILED/] },
  )
})
