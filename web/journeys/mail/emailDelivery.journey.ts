import { test } from "@jest/globals"
import { expectStatesOnBothScreens, STATES_BEGIN, type State } from "../support/axe.ts"
import { openLog, reopenLog, view } from "../support/emailLog.ts"
import { setUpMailStage } from "../support/mailStage.ts"

const { stage, answer, applyWhile } = setUpMailStage()

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

/** Starts each state at the log, freshly loaded, during deliveries. */
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
