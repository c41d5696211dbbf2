import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const apply = (name: string, email: string) =>
  submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name, email })

/** A phone shows the facts in which repeats and merges are on demand. */
const unfold = async (page: Page) => {
  await page.getByRole("region", { name: "History" }).waitFor()
  const unfoldButton = page.getByRole("button", { name: "Show all", exact: true })
  if (await unfoldButton.isVisible()) await unfoldButton.click()
}

test.each([
  ["a desktop", 1440, "Ana Álvarez", "Ana Alvarez"],
  ["a phone", 390, "Bo Ødegård", "Bo Odegard"],
])("two applications of one person become one, and two again, on %s", async (_where, width, first, second) => {
  const address = `${width}@example.com`
  const older = await apply(first, address)
  const newer = await apply(second, address)
  await stage.visit(
    async (page) => {
      await openDashboard(page, `/drivers/${newer}`)
      await unfold(page)
      await page.getByRole("link", { name: `Merge with ${first}` }).click()
      const name = page.getByRole("radiogroup", { name: "Name" })
      await name.getByRole("radio", { name: `Newer ${second}` }).waitFor()
      await expectAccessible(page)
      await name.getByText(first).click()
      await page.getByRole("button", { name: "Merge", exact: true }).click()
      await page.waitForURL(`**/adminpage/dashboard/drivers/${older}`)
      await page.getByText("The two are one lead now").waitFor()
      await page.getByRole("heading", { name: first }).waitFor()
      await page.getByText("merged another lead into it").waitFor()

      await openDashboard(page, `/drivers/${newer}`)
      await page.getByText("was merged into this one").waitFor()
      expect(new URL(page.url()).pathname).toBe(`/adminpage/dashboard/drivers/${older}`)
      await unfold(page)
      await expectAccessible(page)
      await page.getByRole("button", { name: `Undo the merge with ${second}` }).click()
      await page.getByText(`${second} is a lead of its own again`).waitFor()
      await page.getByRole("link", { name: `Merge with ${second}` }).waitFor()
      await openDashboard(page, `/drivers/${newer}`)
      await page.getByRole("heading", { name: second }).waitFor()
    },
    { viewport: { width, height: 844 } },
  )
})
