import { expect, test } from "@jest/globals"
import { expectAccessible } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

test("an owner makes an API key, a program uses it, and it is refused once it is revoked", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("tab").first().waitFor()
    await page.goto("/adminpage/settings/keys")
    await page.getByText("An API key lets a program").waitFor()
    await page.getByRole("button", { name: "Create a key" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Name").fill("Nightly sync")
    await dialog.getByRole("checkbox", { name: "Read leads" }).check()
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Create" }).click()
    const secret = await page.getByLabel("API key", { exact: true }).inputValue()
    await dialog.getByRole("button", { name: "Done" }).click()

    const ask = (path: string) =>
      fetch(new URL(path, page.url()), { headers: { authorization: `Bearer ${secret}` } }).then(({ status }) => status)
    expect(await ask("/api/drivers/applications?limit=1")).toBe(200)
    expect(await ask("/api/admin/email-logs")).toBe(403)

    await page.reload()
    const row = page.getByRole("row").filter({ hasText: "Nightly sync" })
    await row.locator("time").waitFor()
    await expectAccessible(page)
    await row.getByRole("button", { name: "Revoke" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click()
    await row.getByText("Revoked").waitFor()
    expect(await ask("/api/drivers/applications?limit=1")).toBe(401)
  })
})
