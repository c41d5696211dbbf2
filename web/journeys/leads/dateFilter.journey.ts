import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { openDashboard, openFilter } from "../support/dashboard.ts"
import { expectValue } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

beforeAll(async () => {
  await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name: "Ada Lovelace" })
})

/** Types a day as the operator does: digit by digit, in the order of an American date field. */
const typeDay = async (page: Page, label: string, digits: string) => {
  await openFilter(page)
  const field = page.getByLabel(label)
  // On the month. The list below may still move the field: a click waits until it rests.
  const { height = 0 } = (await field.boundingBox()) ?? {}
  await field.click({ position: { x: 15, y: height / 2 } })
  await page.keyboard.type(digits, { delay: 60 })
}

test("a range of days that is typed filters; a partly typed day filters and exports nothing", async () => {
  await stage.visit(
    async (page) => {
      await openDashboard(page)
      await page.getByText("1–1 of 1", { exact: true }).waitFor()
      await typeDay(page, "Received from", "11092026")
      await page.waitForURL("**from=2026-11-09*")
      await typeDay(page, "Received to", "11152026")
      await page.waitForURL("**to=2026-11-15*")
      await expectValue(page.getByLabel("Received from"), "2026-11-09")
      await expectValue(page.getByLabel("Received to"), "2026-11-15")
      expect(new URL(page.url()).searchParams.get("from")).toBe("2026-11-09")

      const fault = page.getByRole("alert").filter({ hasText: "Enter a whole date" })
      await page.goto("/adminpage/dashboard")
      await page.getByText("1–1 of 1", { exact: true }).waitFor()
      await typeDay(page, "Received from", "1109")
      expect(await fault.count()).toBe(0)
      let downloads = 0
      page.on("download", () => {
        downloads += 1
      })
      await page.getByRole("button", { name: "Export CSV" }).click()
      await fault.waitFor()
      await typeDay(page, "Received from", "1109202")
      await page.getByRole("button", { name: "Export CSV" }).click()
      await fault.waitFor()
      await expectValue(page.getByLabel("Received from"), "0202-11-09")
      expect(new URL(page.url()).searchParams.has("from")).toBe(false)
      expect(downloads).toBe(0)
    },
    { viewport: { width: 1440, height: 900 }, locale: "en-US" },
  )
})
