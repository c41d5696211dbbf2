import { messages } from "@farelight/api/contract/api/messages.ts"
import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import { expectStateAccessible, expectStatesOnBothScreens, STATES_BEGIN, type State } from "../parts/axe.ts"
import { openEmail, openLog, reopenLog, row, rows, sendForm, view } from "../parts/emailLog.ts"
import { driverForm } from "../parts/forms.ts"
import { OPERATOR, setUpMailStage } from "../parts/mailStage.ts"
import { expectCount, until } from "../parts/soon.ts"
import { wide } from "../parts/visit.ts"

const { stage, answer, receivedMail, applyWhile } = setUpMailStage()

const drivers = Array.from({ length: 10 }, (_, index) => `Driver Number ${index}`)
const subjectOf = (name: string) => `New driver application: ${name}`

/** Refuses these drivers' mails for good. */
const refuse = async (names: readonly string[]) => {
  answer({ code: 550, text: "5.1.1 No such user here" })
  for (const name of names) await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
}

test("of ten refused emails eight are selected as a range and sent again, once, and the rest from the notice", async () => {
  await refuse(drivers)
  await stage.visit(async (page) => {
    await openLog(page)
    await page.getByRole("tab", { name: "Email Logs 10 not delivered" }).waitFor()
    await reopenLog(page, "&status=failed")
    const box = (name: string) => page.getByRole("checkbox", { name: `Select ${subjectOf(name)}` })

    await box("Driver Number 9").check()
    await box("Driver Number 2").click({ modifiers: ["Shift"] })
    await page.getByRole("region", { name: "Selected emails" }).waitFor()
    await expectStateAccessible(page, "eight selected")
    answer(null)
    await page.getByRole("button", { name: "Resend 8 selected" }).dblclick()
    await page.getByText("8 emails are being sent", { exact: true }).waitFor()
    await page.getByRole("tab", { name: "Email Logs 2 not delivered" }).waitFor()
    await until(() => drivers.slice(2).every((name) => receivedMail(subjectOf(name))))
    expect(drivers.slice(0, 2).filter((name) => receivedMail(subjectOf(name)))).toEqual([])

    await applyWhile("Driver Number 10", { code: 550, text: "5.1.1 No such user here" })
    await page.getByRole("tab", { name: "Email Logs 3 not delivered" }).waitFor()
    await reopenLog(page, "&status=failed")
    answer(null)
    await page.getByRole("button", { name: "Resend all that failed" }).click()
    await page.getByText("3 emails are being sent again").waitFor()
    await page.getByText("Mail goes out.").waitFor()
    await reopenLog(page, "&status=failed")
    await page.getByText("No emails match this filter").waitFor()
  }, STATES_BEGIN)
  expect(receivedMail(subjectOf("Driver Number 0"))).toBeDefined()
})

test("an application arrives as an email, and the log says what became of it and of others", async () => {
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

    const received = receivedMail(subject)
    expect(received).toMatchObject({ from: "leads@example.com", to: [OPERATOR] })
    const { text, html, replyTo } = received?.mail ?? {}
    expect(replyTo?.value).toEqual([expect.objectContaining({ address: "ada@example.com" })])
    for (const part of [text, html]) {
      for (const said of ["2024 Toyota Camry", `http://leads.example.com${leadAddress}`])
        expect({ said, isThere: String(part).includes(said) }).toEqual({ said, isThere: true })
    }

    // Refused, explained, marked on the tab, and sent when it is resent.
    const refused = "New driver application: Bea Draper"
    await applyWhile("Bea Draper", { code: 550, text: "5.1.1 No such user here" })
    await reopenLog(page)
    await view(page, refused)
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

    expect(receivedMail(refused)?.mail.text).toContain("Bea Draper")

    // One that waits says why, and can be canceled.
    const waiting = "New driver application: Cleo Glover"
    await applyWhile("Cleo Glover", { code: 451, text: "4.7.1 Greylisted" })
    await reopenLog(page)
    await view(page, waiting)
    await mail.getByText("The mail server asked to try this recipient again later.").first().waitFor()
    await page.getByText("Mail does not go out").waitFor()
    await mail.getByRole("button", { name: "Cancel" }).click()
    await mail.getByText("canceled", { exact: true }).waitFor()
    await mail.getByText("Canceled: it is not tried any more").waitFor()

    // The result of a test is explained, good or bad.
    answer(null)
    const result = page.getByRole("region", { name: "Mail delivery" }).getByRole("status")
    await page.getByRole("button", { name: "Send test" }).click()
    await result.getByText("The mail server accepted the mail.").waitFor()
    answer({ code: 550, text: "5.1.1 No such user here" })
    await page.getByRole("button", { name: "Send test" }).click()
    await result.getByText("The mail server refused the recipient's address.").waitFor()
    await result.getByText("550 5.1.1 No such user here").waitFor()

    // An open one stands beside the list, a reload keeps it, and Back closes it.
    await reopenLog(page)
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

    // Filters are part of the address, and survive a reload.
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

/** The email log's states. Those of an email are shown by one of their own. */
const states: State[] = [
  { name: "a sent mail", show: (page) => view(page, "Eva Ivory") },
  {
    name: "a mail's HTML",
    show: async (page) => {
      await view(page, "Eva Ivory")
      await page.getByRole("button", { name: "HTML" }).click()
    },
  },
  {
    name: "the types to choose from",
    show: async (page) => {
      await page.getByRole("button", { name: "Type", exact: true }).click()
      await page.getByRole("option", { name: "Driver application" }).click()
      await page.getByRole("button", { name: "Type: Driver application" }).waitFor()
    },
  },
  {
    name: "a filter that matches nothing",
    show: async (page) => {
      await reopenLog(page, "&status=logged")
      await page.getByText("No emails match this filter").waitFor()
    },
  },
  {
    name: "the templates' preview",
    show: async (page) => {
      await page.getByRole("button", { name: "Preview templates" }).click()
      await page
        .getByRole("dialog")
        .getByText(/^New driver application/)
        .first()
        .waitFor()
    },
  },
  {
    name: "a refused test",
    show: async (page) => {
      answer({ code: 550, text: "5.1.1 No such user here" })
      await page.getByRole("button", { name: "Send test" }).click()
      await page.getByText("550 5.1.1 No such user here").first().waitFor()
    },
  },
  {
    name: "mail that does not go out",
    show: async (page) => {
      await applyWhile("Dora Hall", { code: 451, text: "4.7.1 Greylisted" })
      await page.getByText("Mail does not go out").waitFor()
      await reopenLog(page)
      await view(page, "Dora Hall")
    },
  },
]

/** Begins each state at the log, newly loaded, while mail goes out. */
const fromLog = ({ name, show }: State): State => ({
  name,
  show: async (page) => {
    answer(null)
    await reopenLog(page)
    await show(page)
  },
})

test("no state of the email log breaks WCAG 2.2 A or AA", async () => {
  await stage.visit(async (page) => {
    await applyWhile("Eva Ivory", null)
    await openLog(page)
    await expectStatesOnBothScreens(page, states.map(fromLog))
  }, STATES_BEGIN)
})
