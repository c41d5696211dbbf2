import { messages } from "@farelight/api/contract/api/messages.ts"
import { listDriverApplications } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import { leadRow, openDashboard, storedToken } from "../parts/dashboard.ts"
import { driverForm, openAndFill, sendButton } from "../parts/forms.ts"
import { setUpStage } from "../parts/stage.ts"
import { DASHBOARD_POLLS } from "../parts/visit.ts"

const stage = setUpStage()

test("a driver's application reaches the operator, is approved, and stays so after a restart", async () => {
  const form = driverForm("Ada Lovelace")

  await stage.visit(async (page) => {
    await openAndFill(page, form)
    await sendButton(page).click()
    await page.getByText(messages.driverApplicationSent("48 hours")).first().waitFor()
    await page.getByRole("heading", { name: "Thank you. We've got it." }).waitFor()
    // Nothing asks any more to fill in what was sent.
    await page.getByRole("heading", { name: "Driver Application" }).waitFor({ state: "hidden" })
    await page.getByRole("link", { name: "Check your status" }).click()
    await page.getByText("Hello, Ada").waitFor()
    await page.getByLabel("New city").fill("Riverside")
    await page.getByRole("button", { name: "Save the correction" }).click()
    await page.getByText("Saved. From now on we'll use what you just entered.").waitFor()
  })

  await stage.visit(
    async (page) => {
      await openDashboard(page)
      const row = leadRow(page, "Ada Lovelace")
      await row.getByText("2024 Toyota Camry").waitFor()
      await row.getByRole("combobox").selectOption("Approved")
      await page.getByText(messages.statusUpdated).first().waitFor()

      const token = (await storedToken(page)) ?? ""
      const approved = [expect.objectContaining({ name: "Ada Lovelace", status: "approved" })]
      expect(await listDriverApplications(stage.url, token)).toEqual(approved)

      await stage.endProduct("SIGTERM")
      await stage.startAgain()
      expect(await listDriverApplications(stage.url, token)).toEqual(approved)
      await page.reload()
      await row.getByRole("combobox").locator("option:checked:text-is('Approved')").waitFor({ state: "attached" })
    },
    { possibleErrors: [DASHBOARD_POLLS, /DriverApplications failed: TypeError/] },
  )
})
