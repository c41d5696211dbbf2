import { expect, test } from "@jest/globals"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

test("without JavaScript, an engineer chooses a language and finds a call by the contents", async () => {
  await stage.visit(
    async (page) => {
      await page.goto("/docs")
      await page.getByRole("heading", { name: "Getting started" }).waitFor()
      const curl = page.locator('[data-lang="sh"]').first()
      const python = page.locator('[data-lang="python"]').first()
      expect([await curl.isVisible(), await python.isVisible()]).toEqual([true, false])
      await page.getByRole("radio", { name: "Python" }).check()
      expect([await curl.isVisible(), await python.isVisible()]).toEqual([false, true])

      const contents = page.getByRole("navigation", { name: "Contents" })
      await contents.getByText("Driver applications", { exact: true }).click()
      await contents.getByRole("link", { name: "Set the status of a driver application" }).click()
      expect(new URL(page.url()).hash).toBe("#setDriverApplicationStatus")
      const call = page.locator("article").filter({ has: page.locator("#setDriverApplicationStatus") })
      const top = (await call.boundingBox())?.y ?? -1
      const header = (await page.getByRole("banner").boundingBox())?.height ?? 0
      // The header does not cover it.
      expect(top + 1).toBeGreaterThanOrEqual(header)
      expect(top).toBeLessThan(300)
    },
    { javaScriptEnabled: false },
  )
})

test("on a phone the contents are folded, and code scrolls by itself", async () => {
  await stage.visit(
    async (page) => {
      await page.goto("/docs")
      const link = page.getByRole("link", { name: "Webhooks", exact: true })
      expect(await link.isVisible()).toBe(false)
      await page.getByText("Contents", { exact: true }).click()
      await link.click()
      expect(new URL(page.url()).hash).toBe("#webhooks")
    },
    { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  )
})
