import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { hoursAhead } from "../support/clock.ts"
import { card, openEdit, openEditor, openSection, title } from "../support/cms.ts"
import { expectValue, until } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage()

const isLive = async (headline: string) => (await (await fetch(stage.url)).text()).includes(headline)

/** Schedules what is typed for an hour from now, in the team's time zone, which is not the browser's. */
const schedule = async (page: Page) => {
  await page.getByLabel("When visitors see it").selectOption({ label: "Publish later" })
  const moment = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19)
  await page.getByLabel(/^Date and time/).fill(moment)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await card(page, "hero")
    .getByText(/^Goes live on .*, scheduled by operator\.$/)
    .waitFor()
}

// That it does not go live before its moment, and once when that comes, is proved where the clock can be set: at the API.
test("a scheduled headline can be taken off, and goes live at its moment, also when the server was down then", async () => {
  await stage.visit(
    async (page) => {
      await openEdit(page, "hero")
      await title(page).fill("Live at its moment")
      await schedule(page)
      await page.getByRole("button", { name: "Unschedule: draft of hero" }).click()
      await page.getByText("Taken off the schedule").waitFor()
      await page.getByRole("button", { name: "Edit hero" }).click()
      await expectValue(title(page), "Live at its moment")
      await schedule(page)
      expect(await isLive("Live at its moment")).toBe(false)
      // The open editor would ask the server while it is down.
      await page.goto("about:blank")
      await stage.endProduct("SIGKILL")
      await stage.startAgain(hoursAhead(2))
      await until(() => isLive("Live at its moment"))
      await openEditor(page)
      await openSection(page, "hero")
      await page.getByText(/^Goes live on/).waitFor({ state: "detached" })
      await page.getByRole("button", { name: "History of hero" }).click()
      const published = page.getByRole("article", { name: "Version 2" })
      await published.getByText("current").waitFor()
      await published.getByText("operator").first().waitFor()
    },
    { ...wide, timezoneId: "America/Los_Angeles" },
  )
})
