import { messages } from "@farelight/api/contract/api/messages.ts"
import { listDriverApplications, logIn } from "@farelight/api/testing/leadsClient.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectStateAccessible, STATES_BEGIN } from "../support/axe.ts"
import { openDashboard } from "../support/dashboard.ts"
import { driverForm, openAndFill, sendButton } from "../support/forms.ts"
import { setUpStage } from "../support/stage.ts"

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

test("a bot's form waits in quarantine; under attack browsers prove work, and forms without scripts wait", async () => {
  await stage.visit(async (visitor) => {
    await apply(visitor, "Robot", { isBot: true })
    await apply(visitor, "Ada Lovelace")
    expect(await storedNames()).toEqual(["Ada Lovelace"])

    await stage.visit(async (page) => {
      await openDashboard(page)
      await page.getByRole("link", { name: /^Inbox/ }).click()
      await page.getByRole("button", { name: "Spam" }).click()
      await page.getByRole("listitem").filter({ hasText: "Filled a hidden field" }).waitFor()
      await expectStateAccessible(page, "quarantine")

      await page.goto("/adminpage/settings/team")
      await page.getByRole("switch", { name: "Ask for a proof of work (under attack)" }).click()
      await page.getByText("Forms ask for a proof of work now").waitFor()
      await apply(visitor, "Grace Hopper")
      await stage.visit((plain) => apply(plain, "No Script", { hasScripts: false }), { javaScriptEnabled: false })
      expect(await storedNames()).toEqual(["Ada Lovelace", "Grace Hopper"])
      await page.goto("/adminpage/dashboard/quarantine")
      await page.getByText("No proof of work").waitFor()
      await page.getByRole("button", { name: "Not spam: No Script" }).click()
      await page.getByText("No Script is a lead now").waitFor()
    }, STATES_BEGIN)
  })
})
