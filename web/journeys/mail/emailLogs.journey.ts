import { messages } from "@farelight/api/contract/api/messages.ts"
import { describe, expect, test } from "@jest/globals"
import { expectAccessible } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { openEmail, openLog, row, rows, sendForm } from "../parts/emailLog.ts"
import { advertiserForm, driverForm } from "../parts/forms.ts"
import { expectCount } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

describe("the email log without a mail server", () => {
  test("the log has all its texts", async () => {
    await stage.visit(async (page) => {
      await openDashboard(page)
      let isHeld = true
      await page.route("**/graphql", async (route) => {
        if (isHeld && route.request().postData()?.includes("query EmailLogs(")) return
        await route.fallback()
      })
      await page.getByRole("tab", { name: "Email Logs" }).click()
      await page.getByText("Loading email logs...", { exact: true }).waitFor()
      isHeld = false
      await page.reload()
      await page.getByText("No email logs yet", { exact: true }).waitFor()
      await page.getByText("Form submissions will appear here", { exact: true }).waitFor()
      await page.getByText("No mail server is set: mail is only kept here.").waitFor()
      for (const name of ["SMTP_URL=", "EMAIL_FROM=", "EMAIL_TO="]) await page.getByText(name).waitFor()
      await expectAccessible(page)
    }, wide)

    await stage.visit(async (page) => {
      await sendForm(page, driverForm("Ada Lovelace"))
      await page.getByText(messages.driverApplicationSent("48 hours")).first().waitFor()
      await sendForm(page, advertiserForm("Harbor Coffee"))
      await page.getByText(messages.advertiserInquirySent("24 hours")).first().waitFor()
    })

    await stage.visit(
      async (page) => {
        await openLog(page)
        const driver = row(page, "New driver application: Ada Lovelace")
        const advertiser = row(page, "New advertiser inquiry: Harbor Coffee")
        for (const [mail, type] of [
          [driver, "driver application"],
          [advertiser, "advertiser inquiry"],
        ] as const) {
          await mail.getByText(type, { exact: true }).waitFor()
          await mail.getByText("logged", { exact: true }).waitFor()
          await mail.getByText(/^To: \S+@\S+$/).waitFor()
        }
        const colors = await Promise.all(
          [
            driver.getByText("driver application", { exact: true }),
            advertiser.getByText("advertiser inquiry", { exact: true }),
          ].map((badge) => badge.evaluate((element) => getComputedStyle(element).color)),
        )
        expect(new Set(colors).size).toBe(2)

        await driver.getByText("View", { exact: true }).click()
        const mail = openEmail(page)
        await mail.getByText(/wants to drive with us/).waitFor()
        await mail.getByText('"vehicle_make": "Toyota"').waitFor()
        expect(await mail.locator("time").count()).toBeGreaterThan(0)
        await advertiser.getByText("View", { exact: true }).click()
        await mail.getByText('"company_name": "Harbor Coffee"').waitFor()
        await expectCount(page.getByText('"vehicle_make": "Toyota"'), 0)
        await advertiser.getByText("Hide", { exact: true }).click()
        await expectCount(mail, 0)

        // A failure to load is shown, and a retry helps.
        await page.getByRole("tab", { name: "Driver Applications" }).click()
        await page.route("**/graphql", (route) =>
          route.request().postData()?.includes("query EmailLogs(") ? route.abort() : route.fallback(),
        )
        await page.getByRole("tab", { name: "Email Logs" }).click()
        await Promise.all([
          page.getByRole("alert").getByText(messages.emailLogsLoadFailed).first().waitFor(),
          page.getByRole("listitem").getByText(messages.emailLogsLoadFailed).first().waitFor(),
        ])
        await page.unroute("**/graphql")
        await page.getByRole("button", { name: "Try again" }).click()
        await rows(page).first().waitFor()
      },
      { ...wide, expectedErrors: [/net::ERR_FAILED/, /EmailLogs failed: TypeError/] },
    )
  })
})
