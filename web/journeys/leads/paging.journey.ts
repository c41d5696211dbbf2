import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { openDashboard, openFilter } from "../parts/dashboard.ts"
import { expectValue, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const LEADS = 60

beforeAll(async () => {
  for (let number = 1; number <= LEADS; number += 1) {
    const name = `Driver ${String(number).padStart(2, "0")}`
    await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
  }
})

const table = (page: Page) => page.getByRole("table", { name: "Driver applications" })
const firstName = (page: Page) =>
  table(page)
    .getByRole("link", { name: /^Driver/ })
    .first()
    .innerText()
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const pressed = (page: Page, name: string, pressed: boolean) =>
  page.getByRole("button", { name, exact: true, pressed }).waitFor()
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const topOfList = (page: Page) => table(page).evaluate((element) => element.getBoundingClientRect().top)

const expectRange = async (page: Page, range: string, first: string) => {
  await page.getByText(range, { exact: true }).waitFor()
  await page.waitForFunction(() => document.querySelector("[role=table][aria-busy=true]") === null)
  await soon(async () => expect(await firstName(page)).toBe(first))
}

test("Back and Forward go through pages, filters and leads, a reload stays, and each is shown where it belongs", async () => {
  await stage.visit(
    async (page) => {
      await openDashboard(page)
      await expectRange(page, "1–25 of 60", "Driver 60")
      await button(page, "Next").click()
      await expectRange(page, "26–50 of 60", "Driver 35")
      await soon(async () => expect(await topOfList(page)).toBeGreaterThanOrEqual(0))
      await button(page, "Next").click()
      await expectRange(page, "51–60 of 60", "Driver 10")
      await soon(async () => expect(await button(page, "Next").isDisabled()).toBe(true))

      await page.goBack()
      await expectRange(page, "26–50 of 60", "Driver 35")
      await page.goForward()
      await expectRange(page, "51–60 of 60", "Driver 10")
      await page.reload()
      await expectRange(page, "51–60 of 60", "Driver 10")
      await button(page, "Previous").click()
      await expectRange(page, "26–50 of 60", "Driver 35")
      await button(page, "Previous").click()
      await expectRange(page, "1–25 of 60", "Driver 60")
      await soon(async () => expect(await button(page, "Previous").isDisabled()).toBe(true))

      await openFilter(page)
      await button(page, "Approved").click()
      await page.getByText("No driver applications match this filter").waitFor()
      await page.getByRole("searchbox", { name: "Search" }).fill("driver")
      await page.waitForURL("**search=driver*")
      await page.goBack()
      await page.goBack()
      await expectRange(page, "1–25 of 60", "Driver 60")
      await openFilter(page)
      await pressed(page, "Approved", false)
      await expectValue(page.getByRole("searchbox", { name: "Search" }), "")
      await page.goForward()
      await page.getByText("No driver applications match this filter").waitFor()
      await pressed(page, "Approved", true)

      // A new page of the list is shown from its top, and a filter does not scroll.
      await page.goto("/adminpage/dashboard")
      await expectRange(page, "1–25 of 60", "Driver 60")
      await openFilter(page)
      const unscrolled = await scrolled(page)
      await button(page, "Pending").click()
      await page.waitForURL("**status=pending*")
      await expectRange(page, "1–25 of 60", "Driver 60")
      expect(await scrolled(page)).toBe(unscrolled)

      await button(page, "Next").click()
      await expectRange(page, "26–50 of 60", "Driver 35")
      await soon(async () => {
        const top = await topOfList(page)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(top).toBeLessThan(200)
      })

      // On a wider window the lead opens beside the list, which stays where it is.
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.goto("/adminpage/dashboard")
      await expectRange(page, "1–25 of 60", "Driver 60")
      await button(page, "Next").click()
      await expectRange(page, "26–50 of 60", "Driver 35")
      const link = page.getByRole("link", { name: "Driver 15" })
      await link.scrollIntoViewIfNeeded()
      const before = await scrolled(page)
      await link.click()
      await page.getByRole("heading", { name: "Driver 15" }).waitFor()
      await soon(async () => expect(await scrolled(page)).toBe(0))
      await page.goBack()
      await expectRange(page, "26–50 of 60", "Driver 35")
      await link.waitFor()
      await page.waitForFunction((height) => window.scrollY === height, before)
    },
    { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" },
  )
})
