import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../parts/axe.ts"
import { inviteColleague } from "../parts/colleague.ts"
import { leadRow, openDashboard } from "../parts/dashboard.ts"
import { expectCount, soon } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

const RULES = "/adminpage/settings/rules"

const apply = (name: string) => submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
const rule = (page: Page) => page.getByRole("list", { name: "Rules" }).getByRole("listitem")
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })
const showList = async (page: Page) => {
  await page.goto("/adminpage/dashboard")
  await page.getByRole("link", { name: "Ada Archer" }).waitFor()
}

test("new applications go to two colleagues in turn, the history says why, and it can be switched off", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await inviteColleague(stage, page)

    await page.keyboard.press("Escape")
    await page.goto(RULES)
    await page.getByText("No rules yet").waitFor()
    await expectAccessible(page)
    await page.getByRole("link", { name: "Hand new leads out in turn" }).click()
    await page.getByLabel("Which leads").selectOption("a driver application")
    await button(page, "Save and switch on").click()
    await page.getByText("Say what it does: at least one of these.").waitFor()
    await expectAccessible(page)
    await button(page, "Choose: Give it to").click()
    await page.getByRole("option", { name: "Kim Lee" }).click()
    await page.getByRole("option", { name: "operator" }).click()
    await page.keyboard.press("Escape")
    const sentence = "When a driver application arrives, give it in turn to Kim Lee and operator."
    await page.getByText(sentence).waitFor()
    await page.getByLabel("Name", { exact: true }).fill("Turns")
    await button(page, "Save and switch on").click()
    await rule(page).getByText(sentence).waitFor()
    await expectAccessible(page)

    await apply("Ada Archer")
    await apply("Bea Baker")
    await showList(page)
    await soon(async () => {
      expect(await leadRow(page, "Ada Archer").innerText()).toContain("Kim Lee")
      expect(await leadRow(page, "Bea Baker").innerText()).toContain("operator")
    })
    await page.getByRole("link", { name: "Ada Archer" }).click()
    const history = page.getByRole("region", { name: "History" })
    await history.getByText(/Turns/).first().waitFor()
    await history.getByText(/gave it to Kim Lee/i).waitFor()

    await page.goto(RULES)
    await rule(page)
      .getByText(/^2 leads, last/)
      .waitFor()
    await page.getByRole("switch", { name: "Runs: Turns" }).click()
    await page.getByRole("switch", { name: "Runs: Turns", checked: false }).waitFor()
    await apply("Cleo Cooper")

    await showList(page)
    expect(await leadRow(page, "Cleo Cooper").innerText()).not.toMatch(/Kim Lee|operator/)
  }, wide)
})

test("on a phone a rule is written with conditions, one is deleted, and the working days change", async () => {
  await stage.visit(
    async (page) => {
      await openDashboard(page)
      await page.goto(`${RULES}/new?begin=managers`)
      await page.getByLabel("Which leads").selectOption("a driver application")
      await button(page, "Add a condition").click()
      await page.getByRole("combobox", { name: "Values of city" }).fill("Phoenix, Tempe,")
      await page.getByLabel("Days until the follow-up").fill("1")
      await page
        .getByText(/from Phoenix or Tempe has been overdue for 24 hours, set .+, and tell the managers\./)
        .waitFor()
      await expectAccessible(page)
      await button(page, "Save and switch on").click()
      await expectCount(rule(page), 2)
      await expectAccessible(page)
      await button(page, "Delete: Turns").click()
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
      await expectCount(rule(page), 1)
      await button(page, "Sat").click()
      await page.reload()
      await page.getByRole("button", { name: "Sat", pressed: true }).waitFor()
    },
    { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" },
  )
})
