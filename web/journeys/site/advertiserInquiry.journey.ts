import { messages } from "@farelight/api/contract/api/messages.ts"
import { listAdvertiserSubmissions } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import { leadRow, openDashboard, storedToken } from "../parts/dashboard.ts"
import { advertiserForm, openAndFill, sendButton } from "../parts/forms.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

test("an advertiser's inquiry reaches the operator and is approved", async () => {
  const form = advertiserForm("Analytical Engines Ltd")

  await stage.visit(async (page) => {
    await openAndFill(page, form)
    await sendButton(page).click()
    await page.getByText(messages.advertiserInquirySent("24 hours")).first().waitFor()
    await page.getByRole("heading", { name: "Thank you. We've got it." }).waitFor()
  })

  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("tab", { name: "Advertiser Inquiries" }).click()
    const row = leadRow(page, "Analytical Engines Ltd")
    await row.getByText("Forty cars around the airport.").waitFor()
    await row.getByRole("combobox").selectOption("Approved")
    await page.getByText(messages.statusUpdated).first().waitFor()

    expect(await listAdvertiserSubmissions(stage.url, (await storedToken(page)) ?? "")).toEqual([
      expect.objectContaining({
        company_name: "Analytical Engines Ltd",
        cities: "Orange County | Forty cars around the airport.\nFrom March on.",
        status: "approved",
      }),
    ])
  })
})

test("the inquiry cannot be sent before an ad format is ticked", async () => {
  await stage.visit(async (page) => {
    await page.goto("/contact")
    const { texts } = advertiserForm("Undecided Inc")
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
    // Until the page's scripts run, it is an ordinary HTML form.
    await sendButton(page).and(page.locator(":disabled")).waitFor()
    await page.getByLabel("In-Car Tablet").check()
    await sendButton(page).and(page.locator(":enabled")).waitFor()
  })
})
