import { expect, test } from "@jest/globals"
import type { Locator, Page } from "playwright-core"
import { openDashboard, openFilter } from "../support/dashboard.ts"
import { soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage({}, ["Ada Lovelace", "Bea Draper"])

const listed = (page: Page) => page.getByRole("checkbox", { name: "Select Ada Lovelace" }).waitFor()
const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
const letters = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color)

test("with forced colors selection is visible and charts keep their colors; at 400 % zoom rows have room", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await listed(page)
    for (const colorScheme of ["light", "dark"] as const) {
      const filter = (name: string) => page.getByRole("button", { name, exact: true })
      await page.emulateMedia({ forcedColors: "active", colorScheme })
      await page.getByRole("tab", { name: "Driver Applications" }).click()
      await listed(page)
      await openFilter(page)
      if (colorScheme === "light") await filter("Pending").click()
      await soon(async () => expect(await background(filter("Pending"))).not.toBe(await background(filter("Rejected"))))
      const tab = (name: string) => page.getByRole("tab", { name })
      expect(await background(tab("Driver Applications"))).not.toBe(await background(tab("Media Library")))
      const count = tab("Driver Applications").locator("[aria-hidden]", { hasText: "2" })
      expect(await letters(count)).toBe(await letters(tab("Driver Applications")))

      await page.getByRole("link", { name: "Statistics" }).click()
      const colored = page.locator("[data-swatch], [data-series] rect")
      await page.locator("[data-series] rect").first().waitFor()
      // A mark that is being redrawn has no style yet.
      await soon(async () => {
        const adjusts = await colored.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).forcedColorAdjust))
        expect(new Set(adjusts)).toEqual(new Set(["none"]))
      })
    }
    await page.emulateMedia({ forcedColors: "none" })
    await page.goto("/adminpage/dashboard")
    await listed(page)
    await page.setViewportSize({ width: 320, height: 225 })
    await page.getByRole("checkbox", { name: "Select Ada Lovelace" }).click()
    const bar = page.getByRole("region", { name: "Selected leads" })
    await bar.waitFor()
    await soon(async () => expect((await bar.boundingBox())?.height).toBeLessThan(60))
    await bar.getByRole("button", { name: "Status" }).click()
    await page.getByRole("menuitem", { name: "Contacted" }).click()
    const change = page.getByRole("region", { name: "Last change" })
    await change.getByText("Ada Lovelace: Contacted.").waitFor()
    await soon(async () => expect((await change.boundingBox())?.height).toBeLessThan(100))
    await change.getByRole("button", { name: "Undo" }).click()
    await change.getByText("Ada Lovelace: Pending.").waitFor()
  }, wide)
})
