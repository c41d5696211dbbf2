import { expect, test } from "@jest/globals"
import { expectStatesOnBothScreens, STATES_BEGIN, type State } from "../support/axe.ts"
import { openEmail, openLog, reopenLog, row, rows, view } from "../support/emailLog.ts"
import { OPERATOR, setUpMailStage } from "../support/mailStage.ts"
import { expectCount, until } from "../support/soon.ts"
import { wide } from "../support/visit.ts"

const { stage, answer, received, applyWhile } = setUpMailStage()

test("a mail is shown in a sandboxed frame, a refused one can be resent, and an open one moves no row", async () => {
  const subjectOf = (name: string) => `New driver application: ${name}`
  await applyWhile("Ada Lovelace", null)
  await until(() => received().length === 1)
  await applyWhile("Bea Draper", { code: 550, text: "5.1.1 No such user here" })
  await stage.visit(async (page) => {
    await openLog(page)
    const mail = openEmail(page)
    const title = (name: string) => mail.getByRole("heading", { name: subjectOf(name) })
    await row(page, "Bea Draper").getByText("failed", { exact: true }).waitFor()
    const places = () => rows(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const before = await places()
    await view(page, subjectOf("Ada Lovelace"))
    expect(await places()).toEqual(before)
    await mail.getByText("250 OK: queued as 4711").waitFor()
    await mail.getByRole("button", { name: "HTML" }).click()
    const frame = mail.getByTitle("The mail as HTML")
    expect(await frame.getAttribute("sandbox")).toBe("")
    await frame.contentFrame().getByRole("heading", { name: "New driver application" }).waitFor()

    await page.keyboard.press("k")
    await title("Bea Draper").waitFor()
    await page.reload()
    await title("Bea Draper").waitFor()
    answer(null)
    await mail.getByRole("button", { name: "Resend" }).click()
    await mail.getByText("sent", { exact: true }).waitFor()
    await page.goBack()
    await expectCount(mail, 0)
    await page.waitForURL("**/dashboard?tab=emails")
  }, wide)
  expect(received().map(({ to, mail }) => [to, mail.subject])).toEqual(
    ["Ada Lovelace", "Bea Draper"].map((name) => [[OPERATOR], subjectOf(name)]),
  )
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
      await page.getByText("Email isn't sending").waitFor()
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
