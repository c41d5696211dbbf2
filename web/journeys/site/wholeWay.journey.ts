import { messages } from "@farelight/api/contract/api/messages.ts"
import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { listAdvertiserSubmissions, listDriverApplications } from "@farelight/api/testing/leadsClient.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { expect, test } from "@jest/globals"
import { beginEdit, save, title } from "../support/cms.ts"
import { leadRow, openFilter, readDownload, signIn, stepOf, storedToken } from "../support/dashboard.ts"
import { openEmail, view } from "../support/emailLog.ts"
import { advertiserForm, driverForm, openAndFill, sendButton } from "../support/forms.ts"
import { setUpMailStage } from "../support/mailStage.ts"
import { card, pick, pictureFile } from "../support/mediaLibrary.ts"
import { soon, until } from "../support/soon.ts"
import { DASHBOARD_POLLS, wide } from "../support/visit.ts"

const { stage, received } = setUpMailStage({ EMAIL_RECEIPTS: "on" })

const { states } = pageContent("status", []).page

// The main path on every database; the other journeys are about pages.
test("a driver and an advertiser write; an operator answers and publishes, and all survives a restart", async () => {
  await stage.visit(async (visitor) => {
    await openAndFill(visitor, driverForm("Ada Lovelace"))
    await sendButton(visitor).click()
    await visitor.getByText(messages.driverApplicationSent("48 hours")).first().waitFor()
    await visitor.getByRole("heading", { name: "Thank you. We've got it." }).waitFor()
    await visitor.getByRole("heading", { name: "Driver Application" }).waitFor({ state: "hidden" })
    await visitor.getByRole("link", { name: "Check your status" }).click()
    await visitor.getByText("Hello, Ada").waitFor()
    await visitor.getByText("Something to correct?").click()
    await visitor.getByLabel("New city").fill("Riverside")
    await visitor.getByRole("button", { name: "Save the correction" }).click()
    await visitor.getByText("Saved. From now on we'll use what you just entered.").waitFor()
    const status = visitor.url()

    const inquiry = advertiserForm("Analytical Engines Ltd")
    await visitor.goto("/contact")
    for (const [label, text] of Object.entries(inquiry.texts))
      await visitor.getByLabel(label, { exact: true }).fill(text)
    // Until the page's scripts run, it is an ordinary HTML form.
    await sendButton(visitor).and(visitor.locator(":disabled")).waitFor()
    for (const format of ["Car Wrapping", "On-Top Dynamic Screen"]) await visitor.getByLabel(format).check()
    await sendButton(visitor).click()
    await visitor.getByText(messages.advertiserInquirySent("24 hours")).first().waitFor()

    await stage.visit(
      async (page) => {
        await signIn(page)
        const driver = leadRow(page, "Ada Lovelace")
        await driver.getByText("2024 Toyota Camry").waitFor()
        await page.getByRole("link", { name: "Ada Lovelace" }).click()
        await page.getByRole("region", { name: "Open lead" }).getByText("Riverside").first().waitFor()
        const history = page.getByRole("region", { name: "History" })
        await page.getByRole("button", { name: "Note", exact: true }).click()
        await page.getByRole("textbox", { name: "New note" }).fill("Drives a quokka")
        await page.getByRole("button", { name: "Add note" }).click()
        await history.getByText("Drives a quokka").last().waitFor()
        await page.getByRole("button", { name: "Reply", exact: true }).click()
        await page.getByRole("combobox", { name: "Template" }).selectOption("Next steps")
        await page.getByRole("button", { name: "Send and set Contacted" }).click()
        await page.getByText("Reply to Ada Lovelace is on its way").waitFor()
        await stepOf(page, "Ada Lovelace", "Contacted").and(page.locator("[aria-pressed=true]")).waitFor()
        await until(() =>
          received().some(({ to, mail }) => to.includes("ada@example.com") && mail.inReplyTo !== undefined),
        )
        await visitor.goto(status)
        await visitor.getByText(states.contacted.text).first().waitFor()
        await page.getByRole("button", { name: "Close", exact: true }).click()

        await page.getByRole("searchbox", { name: "Search" }).fill("quokka")
        await openFilter(page)
        const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"))
        await page.getByLabel("Received from").fill(today)
        await page.waitForURL(`**from=${today}*`)
        await page.getByText("1–1 of 1").waitFor()
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name: "Export CSV" }).click(),
        ])
        expect((await readDownload(download)).trim().split("\r\n")).toHaveLength(2)
        await driver.getByRole("combobox").selectOption("Approved")
        await page.getByText(messages.statusUpdated).first().waitFor()
        await visitor.reload()
        await visitor.getByText(states.approved.text).first().waitFor()

        await page.getByRole("tab", { name: "Advertiser Inquiries" }).click()
        const advertiser = leadRow(page, "Analytical Engines Ltd")
        await advertiser.getByText("Forty cars around the airport.").waitFor()
        await advertiser.getByRole("combobox").selectOption("Approved")
        const token = (await storedToken(page)) ?? ""
        await soon(async () =>
          expect(await listAdvertiserSubmissions(stage.url, token)).toEqual([
            expect.objectContaining({
              company_name: "Analytical Engines Ltd",
              cities: "Orange County | Forty cars around the airport.\nFrom March on.",
              status: "approved",
            }),
          ]),
        )

        await page.getByRole("tab", { name: "Email Logs" }).click()
        await view(page, "New advertiser inquiry: Analytical Engines Ltd")
        await openEmail(page).getByText("sent", { exact: true }).waitFor()

        await page.getByRole("tab", { name: "Media Library" }).click()
        await pick(page, [pictureFile("skyline.png", await makePicture({ width: 800, height: 500 }))])
        await card(page, "skyline.png").getByText("800 × 500").waitFor()

        await page.getByRole("tab", { name: "CMS Editor" }).click()
        await beginEdit(page, "hero")
        await title(page).fill("Ads that move with the city 🌆")
        await save(page)

        await stage.endProduct("SIGTERM")
        await stage.startAgain()
        const approved = [expect.objectContaining({ name: "Ada Lovelace", status: "approved" })]
        expect(await listDriverApplications(stage.url, token)).toEqual(approved)
        await page.goto("/adminpage/dashboard")
        await driver.getByRole("combobox").locator("option:checked:text-is('Approved')").waitFor({ state: "attached" })
      },
      {
        ...wide,
        possibleErrors: [DASHBOARD_POLLS, /(DriverApplications|CmsEditor) failed: TypeError/, /net::ERR_CONNECTION_/],
      },
    )
    await visitor.goto("/")
    await visitor.getByRole("heading", { level: 1, name: "Ads that move with the city 🌆" }).waitFor()
  })
})
