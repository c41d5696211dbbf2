import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Locator, Page } from "playwright-core"
import { beginEdit } from "../support/cms.ts"
import { openDashboard, statusOf, stepOf } from "../support/dashboard.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage({}, ["Ada Archer", "Bea Draper"])

beforeAll(async () => {
  for (const name of ["Robot One", "Robot Two"])
    await submitDriverLead(stage.url, { name, signals: { subject: "Cheap pills" } })
})

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error("It is not drawn")
  return { ...box, right: box.x + box.width, lower: box.y + box.height }
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test("the last change stays in the list's column, toasts below the toolbar, and tables fit", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("link", { name: "Ada Archer" }).click()
    await page.getByRole("heading", { name: "Ada Archer" }).waitFor()
    await stepOf(page, "Ada Archer", "Contacted").click()
    const change = page.getByRole("region", { name: "Last change" })
    await change.waitFor()
    const toast = await boxOf(page.locator("[data-sonner-toast]").first())
    expect(toast.y).toBeGreaterThanOrEqual((await boxOf(page.getByRole("button", { name: "More" }))).lower)
    expect(toast.width).toBeLessThanOrEqual(192)
    const bar = await boxOf(change)
    expect(bar.right).toBeLessThanOrEqual((await boxOf(page.getByRole("region", { name: "Open lead" }))).x)
    expect(bar.height).toBe(44)

    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto("/adminpage/dashboard")
    await page.getByRole("link", { name: "Ada Archer" }).waitFor()
    const headers = page.getByRole("columnheader").filter({ visible: true })
    const names = (await headers.allInnerTexts()).map((text) => text.trim()).filter(Boolean)
    expect(names).toEqual(["Name", "Email", "City", "Platform", "Vehicle", "Received", "Status", "Action"])
    const table = await boxOf(page.getByRole("table"))
    expect((await boxOf(statusOf(page, "Ada Archer"))).right).toBeLessThanOrEqual(table.right)
    expect(await widthOf(page)).toBeLessThanOrEqual(1024)
  }, wide)
})

test("quarantined submissions on a phone have tick boxes of their own, and an edit's notice fits", async () => {
  await stage.visit(
    async (page) => {
      await openDashboard(page)
      await page.goto("/adminpage/dashboard/quarantine")
      const boxes = page.getByRole("checkbox", { name: /Robot/ })
      await boxes.nth(1).waitFor()
      const cards = page.getByRole("listitem").filter({ hasText: "Robot" })
      for (const index of [0, 1]) {
        const [box, card] = [await boxOf(boxes.nth(index)), await boxOf(cards.nth(index))]
        expect(box.y).toBeGreaterThanOrEqual(card.y)
        expect(box.lower).toBeLessThanOrEqual(card.lower)
      }

      await page.goto("/adminpage/dashboard?tab=cms&page=contact")
      await beginEdit(page, "hero")
      const other = await page.context().newPage()
      await other.goto("/adminpage/dashboard?tab=cms&page=contact")
      await beginEdit(other, "hero")
      await other.getByLabel("TITLE", { exact: true }).fill("Begun elsewhere")
      await other.getByText("Draft saved for the team, not live").waitFor()
      await page.getByLabel("TEXT", { exact: true }).fill("Begun here")
      await page.getByRole("button", { name: /^Combine/ }).waitFor()
      expect(await widthOf(page)).toBeLessThanOrEqual(390)
    },
    { ...phone, expectedErrors: [/SaveCmsDraft failed: .* changed meanwhile/] },
  )
})
