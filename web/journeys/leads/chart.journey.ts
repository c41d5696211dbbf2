import { buffer } from "node:stream/consumers"
import { advertiserForm } from "@farelight/api/testing/forms.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { openDashboard } from "../support/dashboard.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const DRIVERS = 6
const ADVERTISERS = 2

const stage = setUpStage(
  {},
  Array.from({ length: DRIVERS }, (_, index) => `Driver ${index}`),
)

beforeAll(async () => {
  for (let count = 0; count < ADVERTISERS; count += 1) {
    const body = JSON.stringify(advertiserForm({ company_name: `Company ${count}` }))
    const headers = { "content-type": "application/json" }
    const response = await fetch(`${stage.url}/api/advertisers/contact`, { method: "POST", headers, body })
    expect(response.status).toBe(201)
  }
})

/** Position and color of the drawn bars by kind, from left to right. */
const barsOf = async (page: Page) => {
  const series = page.getByRole("region", { name: "Leads per day" }).locator("[data-series]")
  await series.nth(1).locator("rect").first().waitFor({ state: "attached" })
  return series.evaluateAll((all) =>
    all.map((bars) =>
      [...bars.querySelectorAll("rect")].map((bar) => {
        const { top, bottom, left, height } = bar.getBoundingClientRect()
        return { top, bottom, left, height, color: getComputedStyle(bar).fill }
      }),
    ),
  )
}

test("bars are as high as their numbers; the chart is saved as a picture, and links to a city's leads", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page, "/statistics?days=7")
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html.${colorScheme}`).waitFor()
      const [drivers = [], advertisers = []] = await barsOf(page)
      expect([drivers.length, advertisers.length]).toEqual([1, 1])
      const [lower, upper] = [drivers[0], advertisers[0]]
      if (!lower || !upper) throw new Error("A series has no bar")
      expect(lower.height / upper.height).toBeCloseTo(DRIVERS / ADVERTISERS, 1)
      expect(upper.bottom).toBeCloseTo(lower.top, 0)
      expect(upper.left).toBeCloseTo(lower.left, 0)
      expect(upper.color).not.toBe(lower.color)
      // All leads arrived today, the last of seven days.
      const card = await page.getByRole("region", { name: "Leads per day" }).boundingBox()
      expect(lower.left).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0) * 0.85)

      await page.mouse.move(lower.left + 4, lower.top + 4)
      await page.getByText(String(DRIVERS), { exact: true }).last().waitFor()
    }
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save picture" }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^leads_[\d-]+_[\d-]+\.png$/)
    const picture = sharp(await buffer(await download.createReadStream()))
    expect((await picture.metadata()).width).toBeGreaterThan(2_000)
    // A picture of one color would be empty.
    expect((await picture.stats()).entropy).toBeGreaterThan(0)

    await page.getByRole("link", { name: /^6 drivers, Irvine/ }).click()
    await page.getByText("1–6 of 6").waitFor()
  }, wide)
})
