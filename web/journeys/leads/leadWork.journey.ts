import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { beforeAll, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectAccessible } from "../parts/axe.ts"
import { inviteColleague } from "../parts/colleague.ts"
import { openDashboard, stopPolling } from "../parts/dashboard.ts"
import { countEffort } from "../parts/effort.ts"
import { expectFocus } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

const names = ["Ada Archer", "Bea Baker", "Cleo Cooper", "Dan Draper", "Eve Ellis", "Finn Fisher"]

beforeAll(async () => {
  for (const name of names) await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
})

const nameOf = (page: Page, name: string) => page.getByRole("heading", { level: 2, name })
const lead = (page: Page, name: string) => page.getByRole("link", { name })
const note = (page: Page) => page.getByRole("textbox", { name: "New note" })
const lastChange = (page: Page, text: string) => page.getByRole("region", { name: "Last change" }).getByText(text)

test("leads are worked on in one place: opened, walked through, snoozed, noted, given to a colleague and shared as a view", async () => {
  await stage.visit(async (page) => {
    await openDashboard(page)
    await lead(page, "Finn Fisher").waitFor()
    await stopPolling(page)
    const effort = await countEffort(page)

    await lead(page, "Finn Fisher").click()
    await nameOf(page, "Finn Fisher").waitFor()
    await page.getByText("1 of 6").waitFor()
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
    await lastChange(page, "Eve Ellis: given to").waitFor()
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

    await page.getByRole("searchbox", { name: "Search" }).fill("quokka")
    await page.getByText("1–1 of 1").waitFor()
    await lead(page, "Eve Ellis").waitFor()
    // Half a phone number.
    await page.getByRole("searchbox", { name: "Search" }).fill("0100")
    await page.getByText("1–6 of 6").waitFor()

    // Five are given to a colleague, who is mentioned, told and shown a shared view.
    await inviteColleague(stage, page, async (colleague) => {
      await page.goto("/adminpage/dashboard")
      await lead(page, "Ada Archer").waitFor()
      const before = { ...effort }
      await page.getByRole("checkbox", { name: "Select Ada Archer" }).click()
      await page.getByRole("checkbox", { name: "Select Eve Ellis" }).click({ modifiers: ["Shift"] })
      await page.getByText("5 selected").waitFor()
      await page.keyboard.press("o")
      await page.getByRole("option", { name: "Kim Lee" }).click()
      await lastChange(page, "5 leads: given to Kim Lee.").waitFor()
      expect(effort.clicks - before.clicks).toBeLessThanOrEqual(3)
      expect(effort.keys - before.keys).toBeLessThanOrEqual(1)

      await lead(page, "Ada Archer").click()
      await nameOf(page, "Ada Archer").waitFor()
      await page.keyboard.press("e")
      await expectFocus(note(page))
      await page.keyboard.type("@ki")
      await page.getByRole("option", { name: "Kim Lee" }).waitFor()
      await expectAccessible(page)
      await page.keyboard.press("Enter")
      await page.keyboard.type("please call")
      await page.keyboard.press("Control+Enter")
      await page.getByText("Note added").waitFor()
      await page.goto("/adminpage/dashboard?tab=emails&search=kim%40example.com")
      await page
        .getByText(/mentions you/i)
        .first()
        .waitFor()

      await page.goto("/adminpage/dashboard?tab=drivers&search=ada")
      await page.getByRole("button", { name: "Save view" }).click()
      await page.getByLabel("Name", { exact: true }).fill("All Adas")
      await page.getByText("Share it with everybody").click()
      await page.getByRole("dialog").getByRole("button", { name: "Save view" }).click()
      await page.getByText("View saved").waitFor()

      await colleague.goto("/adminpage/dashboard")
      await colleague.getByRole("link", { name: /^Mine/ }).click()
      await colleague.getByText("1–5 of 5").waitFor()
      await colleague.getByRole("link", { name: "All Adas" }).click()
      await colleague.getByText("1–1 of 1").waitFor()
    })
  }, wide)
})
