import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { openDashboard, openFilter } from "../support/dashboard.ts"
import { soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage(
  {},
  Array.from({ length: 60 }, (_, index) => `Driver ${String(index + 1).padStart(2, "0")}`),
)

const table = (page: Page) => page.getByRole("table", { name: "Driver applications" })
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const expectRange = async (page: Page, range: string, first: string) => {
  await page.getByText(range, { exact: true }).waitFor()
  await page.waitForFunction(() => document.querySelector("[role=table][aria-busy=true]") === null)
  const shown = table(page)
    .getByRole("link", { name: /^Driver/ })
    .first()
  await soon(async () => expect(await shown.innerText()).toBe(first))
}

test("a page of the list opens at its top, filters scroll nothing, and Back returns to the lead's row", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
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
      const top = await table(page).evaluate((element) => element.getBoundingClientRect().top)
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
  }, wide)
})
