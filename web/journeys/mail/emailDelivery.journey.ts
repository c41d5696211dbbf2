import { messages } from "@farelight/api/contract/api/messages.ts"
import { describe, expect, test } from "@jest/globals"
import { openEmail, openLog, row, rows, sendForm, view } from "../parts/emailLog.ts"
import { driverForm } from "../parts/forms.ts"
import { OPERATOR, setUpMailStage } from "../parts/mailStage.ts"
import { expectCount } from "../parts/soon.ts"
import { wide } from "../parts/visit.ts"

const { stage, answer, receivedMail, applyWhile } = setUpMailStage()

describe("the email log with a mail server", () => {
  test("a driver's application arrives as an email, and the log says so with the server's answer", async () => {
    const subject = "New driver application: Ada Lovelace"
    let leadAddress = ""
    await stage.visit(async (page) => {
      await sendForm(page, driverForm("Ada Lovelace"))
      await page.getByText(messages.driverApplicationSent("48 hours")).first().waitFor()
    })

    await stage.visit(async (page) => {
      await openLog(page)
      await view(page, subject)
      const mail = openEmail(page)
      await mail.getByText("sent", { exact: true }).waitFor()
      await mail.getByText("The mail server accepted the mail.").waitFor()
      await mail.getByText("250 OK: queued as 4711").waitFor()
      await mail.getByText(receivedMail(subject)?.mail.messageId ?? "none").waitFor()

      await mail.getByRole("button", { name: "HTML" }).click()
      const frame = mail.getByTitle("The mail as HTML")
      expect(await frame.getAttribute("sandbox")).toBe("")
      await frame.contentFrame().getByRole("heading", { name: "New driver application" }).waitFor()

      await mail.getByRole("link", { name: "Ada Lovelace" }).click()
      await page.waitForURL(/\/\d+$/)
      leadAddress = new URL(page.url()).pathname
      await page.getByRole("region", { name: "History" }).getByText("sent", { exact: true }).waitFor()
    }, wide)

    const received = receivedMail(subject)
    expect(received).toMatchObject({ from: "leads@example.com", to: [OPERATOR] })
    const { text, html, replyTo } = received?.mail ?? {}
    expect(replyTo?.value).toEqual([expect.objectContaining({ address: "ada@example.com" })])
    for (const part of [text, html]) {
      for (const said of ["2024 Toyota Camry", `http://leads.example.com${leadAddress}`])
        expect({ said, isThere: String(part).includes(said) }).toEqual({ said, isThere: true })
    }
  })

  test("a refused email is explained, marked on the tab, and sent when the operator resends it", async () => {
    const subject = "New driver application: Bea Draper"
    await applyWhile("Bea Draper", { code: 550, text: "5.1.1 No such user here" })
    await stage.visit(async (page) => {
      await openLog(page)
      await view(page, subject)
      const mail = openEmail(page)
      await mail.getByText("failed", { exact: true }).waitFor()
      await mail.getByText("The mail server refused the recipient's address.").waitFor()
      await mail.getByText("550 5.1.1 No such user here").waitFor()
      await page.getByRole("tab", { name: /^Email Logs\s*1 not delivered$/ }).waitFor()
      await page.getByText("Some mail could not be delivered").waitFor()

      answer(null)
      await mail.getByRole("button", { name: "Resend" }).click()
      await mail.getByText("sent", { exact: true }).waitFor()
      await page.getByRole("tab", { name: "Email Logs", exact: true }).waitFor()
      await page.getByText("Mail goes out.").waitFor()
    }, wide)
    expect(receivedMail(subject)?.mail.text).toContain("Bea Draper")
  })

  test("a waiting email says why it waits, and can be cancelled", async () => {
    const subject = "New driver application: Cleo Glover"
    await applyWhile("Cleo Glover", { code: 451, text: "4.7.1 Greylisted" })
    await stage.visit(async (page) => {
      await openLog(page)
      await view(page, subject)
      const mail = openEmail(page)
      await mail.getByText("The mail server asked to try this recipient again later.").first().waitFor()
      await page.getByText("Mail does not go out").waitFor()
      await mail.getByRole("button", { name: "Cancel" }).click()
      await mail.getByText("canceled", { exact: true }).waitFor()
      await mail.getByText("Canceled: it is not tried any more").waitFor()
    }, wide)
  })

  test("a test email's result is explained in plain words, good or bad", async () => {
    await stage.visit(async (page) => {
      await openLog(page)
      const result = page.getByRole("region", { name: "Mail delivery" }).getByRole("status")
      await page.getByRole("button", { name: "Send test" }).click()
      await result.getByText("The mail server accepted the mail.").waitFor()
      answer({ code: 550, text: "5.1.1 No such user here" })
      await page.getByRole("button", { name: "Send test" }).click()
      await result.getByText("The mail server refused the recipient's address.").waitFor()
      await result.getByText("550 5.1.1 No such user here").waitFor()
    }, wide)
  })

  test("an open mail stands beside the list, a reload keeps it, and Back closes it", async () => {
    await stage.visit(async (page) => {
      await openLog(page)
      const places = () => rows(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      const title = (subject: string) => openEmail(page).getByRole("heading", { name: subject })
      await rows(page).nth(1).waitFor()
      const before = await places()
      await row(page, "Ada Lovelace").click()
      await title("New driver application: Ada Lovelace").waitFor()
      expect(await places()).toEqual(before)
      await page.keyboard.press("k")
      await title("New driver application: Bea Draper").waitFor()
      await page.reload()
      await title("New driver application: Bea Draper").waitFor()
      await page.goBack()
      await expectCount(openEmail(page), 0)
      await page.waitForURL("**/dashboard?tab=emails")
    }, wide)
  })

  test("filters are part of the address, and survive a reload", async () => {
    await stage.visit(async (page) => {
      await openLog(page)
      await page.getByRole("button", { name: "Status", exact: true }).click()
      await page.getByRole("option", { name: "Canceled", exact: true }).click()
      await page.keyboard.press("Escape")
      await page.getByRole("button", { name: "Status: Canceled", exact: true }).waitFor()
      await page.getByText("1–1 of 1").waitFor()
      await page.getByRole("searchbox", { name: "Search" }).fill("cleo")
      await page.waitForURL("**/dashboard?tab=emails&search=cleo&status=cancelled")
      await page.reload()
      await row(page, "Cleo Glover").waitFor()
      await expectCount(rows(page), 1)
    }, wide)
  })
})
