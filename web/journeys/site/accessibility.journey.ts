import { canonicalPaths } from "@farelight/api/contract/site/sitePaths.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible, resize, type State } from "../support/axe.ts"
import { advertiserForm, driverForm, openAndFill, sendButton } from "../support/forms.ts"
import { soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

const PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

const paths = [
  ...canonicalPaths.filter((path) => !/see-your-ad|sample-report/.test(path)),
  ...["/es", "/es/drivers", "/es/contact", "/es/formats", "/es/privacy-request"],
  ...["/privacy-request?sent=1", "/privacy-request/confirm?token=x", "/privacy-request/export", "/docs#queries"],
  ...["/cities/new-york-ny", "/drivers?city=new-york-ny", "/no-such-page"],
]

const screens: State[] = [
  ...paths.map((path) => ({ name: path, show: (page: Page) => page.goto(path) })),
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
  {
    name: "the login page",
    show: async (page) => {
      await page.goto("/adminpage")
      await page.getByLabel("Username").waitFor()
    },
  },
]

test("no site page violates WCAG 2.2 A or AA on any width, or scrolls sideways at 320 pixels", async () => {
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
