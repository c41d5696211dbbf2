import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import { expectAccessible, resize, type State } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { advertiserForm, driverForm, openAndFill, sendButton } from "../parts/forms.ts"
import { soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const fillDatabase = () =>
  submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name: `Ada ${"Lovelace".repeat(12)}` })

const PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

/** Every screen and state that a visitor can reach, and the first ones of the operator. */
const screens: State[] = [
  { name: "home", show: (page) => page.goto("/") },
  { name: "drivers", show: (page) => page.goto("/drivers") },
  { name: "advertising", show: (page) => page.goto("/advertising") },
  { name: "safety", show: (page) => page.goto("/safety") },
  { name: "the formats", show: (page) => page.goto("/formats") },
  {
    name: "a buyer's own ad",
    show: async (page) => {
      await page.goto("/see-your-ad")
      await page.locator("#ad-file:enabled").waitFor({ state: "attached" })
      await page.setInputFiles("#ad-file", {
        name: "ad.gif",
        mimeType: "image/gif",
        buffer: Buffer.from(PIXEL, "base64"),
      })
      await page.getByText("Your picture is on every format").waitFor()
    },
  },
  {
    name: "the sample report with its tables",
    show: async (page) => {
      await page.goto("/sample-report")
      for (const summary of await page.locator("main summary").all()) await summary.click()
    },
  },
  { name: "about", show: (page) => page.goto("/about") },
  { name: "contact", show: (page) => page.goto("/contact") },
  { name: "the privacy policy", show: (page) => page.goto("/privacy-policy") },
  { name: "a privacy request", show: (page) => page.goto("/privacy-request") },
  { name: "a privacy request in Spanish", show: (page) => page.goto("/es/privacy-request") },
  { name: "a privacy request that was sent", show: (page) => page.goto("/privacy-request?sent=1") },
  { name: "the confirmation of a privacy request", show: (page) => page.goto("/privacy-request/confirm?token=x") },
  { name: "a link that opens nothing", show: (page) => page.goto("/privacy-request/export") },
  { name: "the cities", show: (page) => page.goto("/cities") },
  { name: "a closed city", show: (page) => page.goto("/cities/new-york-ny") },
  { name: "the application for a closed city", show: (page) => page.goto("/drivers?city=new-york-ny") },
  { name: "the reference of the API", show: (page) => page.goto("/docs#queries") },
  { name: "the terms of service", show: (page) => page.goto("/terms-of-service") },
  { name: "home in Spanish", show: (page) => page.goto("/es") },
  { name: "drivers in Spanish", show: (page) => page.goto("/es/drivers") },
  { name: "contact in Spanish", show: (page) => page.goto("/es/contact") },
  { name: "the formats in Spanish", show: (page) => page.goto("/es/formats") },
  {
    name: "what stands in the place of a form, and the status it leads to",
    show: async (page) => {
      await openAndFill(page, driverForm("Ada Lovelace"))
      await sendButton(page).click()
      await page.getByRole("heading", { name: "Thank you. We've got it." }).waitFor()
      await expectAccessible(page)
      await page.getByRole("link", { name: "Check your status" }).click()
      await page.getByText("Hello, Ada").waitFor()
    },
  },
  {
    name: "contact with refused values",
    show: async (page) => {
      await openAndFill(page, advertiserForm("x".repeat(300)))
      await sendButton(page).click()
      await page
        .getByText(/up to 255 characters/)
        .first()
        .waitFor()
    },
  },
  { name: "an unknown page", show: (page) => page.goto("/no-such-page") },
  {
    name: "the login page",
    show: async (page) => {
      await page.goto("/adminpage")
      await page.getByLabel("Username").waitFor()
    },
  },
  {
    name: "the dashboard without an inquiry",
    show: async (page) => {
      await openDashboard(page)
      await page.getByRole("tab", { name: "Advertiser Inquiries" }).click()
      await page.getByText("No advertiser inquiries yet").waitFor()
    },
  },
  {
    name: "the dashboard with an application",
    show: async (page) => {
      await fillDatabase()
      await openDashboard(page)
      await page
        .getByRole("checkbox", { name: /^Select Ada/ })
        .first()
        .waitFor()
    },
  },
]

test("no screen violates WCAG 2.2 A or AA on a wide window or a phone, nor scrolls sideways at 320 pixels", async () => {
  await stage.visit(
    async (page) => {
      for (const { name, show } of screens) {
        try {
          await resize(page, { width: 1440, height: 900 })
          await show(page)
          await expectAccessible(page)
          await resize(page, { width: 390, height: 844 })
          await expectAccessible(page)
          await resize(page, { width: 320, height: 800 })
          // Charts take a moment to follow a window that becomes smaller.
          await soon(async () =>
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320),
          )
        } catch (cause) {
          throw new Error(`On the screen "${name}"`, { cause })
        }
      }
    },
    { expectedErrors: [/status of 404/], reducedMotion: "reduce" },
  )
})
