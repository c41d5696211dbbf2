import { messages } from "@farelight/api/contract/api/messages.ts"
import { listDriverApplications, logIn } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../parts/axe.ts"
import { openDashboard } from "../parts/dashboard.ts"
import { driverForm, openAndFill, sendButton } from "../parts/forms.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

const sent = messages.driverApplicationSent("48 hours")

const storedNames = async () => {
  const leads = await listDriverApplications(stage.url, await logIn(stage.url))
  return leads.map(({ name }) => name).sort()
}

/** Sends the form as a person does, or as a program that fills in everything. */
const apply = async (page: Page, name: string, { isBot = false, hasScripts = true } = {}) => {
  const form = driverForm(name)
  if (hasScripts) await openAndFill(page, form)
  else {
    await page.goto(form.path)
    await form.fill(page)
  }
  if (isBot) await page.locator("input[name=subject]").fill("Cheap pills", { force: true })
  await sendButton(page).click()
  await page.getByText(sent).first().waitFor()
}

test("what a program fills in waits in quarantine, until an operator makes leads of what is real", async () => {
  await stage.visit(async (page) => {
    for (const name of ["Robot One", "Robot Two"]) await apply(page, name, { isBot: true })
    await apply(page, "Ada Lovelace")
  })
  await stage.visit((page) => apply(page, "Robot Three", { isBot: true, hasScripts: false }), {
    javaScriptEnabled: false,
  })
  expect(await storedNames()).toEqual(["Ada Lovelace"])

  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("link", { name: /^Quarantine/ }).click()
    const rows = page.getByRole("listitem").filter({ hasText: "Filled a hidden field" })
    await rows.nth(2).waitFor()
    await expectAccessible(page)
    for (const name of ["Robot One", "Robot Two"]) await page.getByRole("checkbox", { name }).click()
    await page.getByRole("button", { name: "Make them leads" }).click()
    await page.getByText("2 leads made").waitFor()
    await page.getByRole("button", { name: "Delete: Robot Three" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.getByText("Nothing is in quarantine").waitFor()
    await expectAccessible(page)
    await page.getByRole("tab", { name: "Driver Applications" }).click()
    await page.getByRole("tab", { name: "Email Logs" }).click()
    for (const name of ["Robot One", "Robot Two"])
      await page.getByText(`New driver application: ${name}`).first().waitFor()
    expect(await page.getByText("Robot Three").count()).toBe(0)
  })
  expect(await storedNames()).toEqual(["Ada Lovelace", "Robot One", "Robot Two"])
})

test("under attack, a person's browser does the work, and what does none waits", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.goto("/adminpage/settings/team")
    await page.getByRole("switch", { name: "Ask for a proof of work (under attack)" }).click()
    await page.getByText("Forms ask for a proof of work now").waitFor()
  })
  await stage.visit((page) => apply(page, "Grace Hopper"))
  await stage.visit((page) => apply(page, "No Script", { hasScripts: false }), { javaScriptEnabled: false })
  expect(await storedNames()).toEqual(["Ada Lovelace", "Grace Hopper", "Robot One", "Robot Two"])
  await stage.visit(async (page) => {
    await openDashboard(page)
    await page.getByRole("link", { name: /^Quarantine/ }).click()
    await page.getByText("No proof of work").waitFor()
    await page.getByRole("button", { name: "Make it a lead: No Script" }).click()
    await page.getByText("No Script is a lead now").waitFor()
  })
})
