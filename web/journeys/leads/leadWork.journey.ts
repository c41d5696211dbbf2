import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../support/axe.ts"
import { openDashboard, stopPolling } from "../support/dashboard.ts"
import { countEffort } from "../support/effort.ts"
import { expectFocus } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage()

beforeAll(async () => {
  for (const name of ["Dan Draper", "Eve Ellis", "Finn Fisher"])
    await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
})

const nameOf = (page: Page, name: string) => page.getByRole("heading", { level: 2, name })
const lead = (page: Page, name: string) => page.getByRole("link", { name })
const note = (page: Page) => page.getByRole("textbox", { name: "New note" })
const lastChange = (page: Page, text: string) => page.getByRole("region", { name: "Last change" }).getByText(text)

test("leads are worked on in one place: opened, walked through, snoozed, given and noted, by few keys", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await lead(page, "Finn Fisher").waitFor()
    await stopPolling(page)
    const effort = await countEffort(page)

    await lead(page, "Finn Fisher").click()
    await nameOf(page, "Finn Fisher").waitFor()
    await page.getByText("1 of 3").waitFor()
    // Set the status, and go on.
    await page.keyboard.press("c")
    await lastChange(page, "Finn Fisher: Contacted.").waitFor()
    await page.keyboard.press("j")
    await nameOf(page, "Eve Ellis").waitFor()
    expect(effort).toEqual({ clicks: 1, keys: 2 })

    // Snooze until Monday.
    await page.keyboard.press("f")
    await page.getByRole("option", { name: /^Monday/ }).waitFor()
    await page.locator("[role=combobox]:focus").waitFor({ state: "attached" })
    await expectAccessible(page)
    await page.keyboard.type("m")
    await page.keyboard.press("Enter")
    await lastChange(page, "Eve Ellis: follow up on Mon").waitFor()
    expect(effort).toEqual({ clicks: 1, keys: 5 })
    await expectAccessible(page)

    // Take it, and note something.
    await page.keyboard.press("o")
    await page.getByRole("option", { name: /^Me/ }).waitFor()
    await page.keyboard.press("Enter")
    await lastChange(page, "Eve Ellis: assigned to").waitFor()
    await page.keyboard.press("e")
    await expectFocus(note(page))
    await page.keyboard.type("Wants a quokka on the roof")
    await page.keyboard.press("Control+Enter")
    await page.getByText("Note added").waitFor()
    await page.getByRole("region", { name: "History" }).getByText("Wants a quokka on the roof").last().waitFor()

    // Back to the row that it was opened from.
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await page.waitForURL("**/adminpage/dashboard")
    await expectFocus(lead(page, "Eve Ellis"))
  }, wide)
})
