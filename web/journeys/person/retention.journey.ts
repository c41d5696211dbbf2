import { expect, test } from "@jest/globals"
import { expectAccessible } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage({ RETENTION_EVENTS_DAYS: "0" })

test("an owner looks at what is too old, switches retention on, and off again", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("tab").first().waitFor()
    await page.goto("/adminpage/settings/retention")
    const rejected = page.getByRole("row").filter({ hasText: "Rejected leads" })
    await rejected.getByText("365 days").waitFor()
    await page.getByRole("row").filter({ hasText: "Recorded activity" }).getByText("Never").waitFor()
    await expectAccessible(page)
    await page.getByRole("button", { name: "Switch on" }).click()
    const dialog = page.getByRole("alertdialog")
    await dialog.getByText("Nothing is too old today.").waitFor()
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Switch on" }).click()
    await page.getByText("The first one is within a day.").waitFor()
    await expectAccessible(page)

    await page.reload()
    await page.getByRole("button", { name: "Switch off" }).click()
    await page.getByText("Nothing is erased by itself. Once this is on").waitFor()
    await page.goto("/adminpage/settings/activity")
    await page.getByText(/switched off that anything old is erased/i).waitFor()
    expect(await page.getByText(/switched on that old leads, mails, files and events are erased/i).count()).toBe(1)
  })
})
