import { registry } from "@farelight/api/contract/content/registry.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { hoursAhead } from "../parts/clock.ts"
import { card, openEdit, openEditor, openSection, preview, restore, save, title } from "../parts/cms.ts"
import { expectValue, until } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

const isLive = async (headline: string) => (await (await fetch(stage.url)).text()).includes(headline)

const expectLive = (headline: string) => until(() => isLive(headline))

/** Schedules what is typed for an hour from now, in the operator's own time. */
const schedule = async (page: Page) => {
  await page.getByLabel("When visitors see it").selectOption({ label: "Publish later" })
  const moment = await page.evaluate(
    (at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 19),
    Date.now() + 3_600_000,
  )
  await page.getByLabel(/^Date and time/).fill(moment)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await card(page, "hero")
    .getByText(/^Goes live on .*, scheduled by operator\.$/)
    .waitFor()
}

test("on a phone: a headline and a picture, looked at in the preview, published and taken back", async () => {
  await stage.visit(
    async (page) => {
      const previews: string[] = []
      page.on("request", (request) => {
        if (request.url().includes("/adminpage/preview/")) previews.push(request.postData() ?? "")
      })
      await openEdit(page, "hero")
      await title(page).fill("Ads that follow the evening")
      await page.getByRole("button", { name: "Choose: PICTURE" }).click()
      const buffer = await makePicture({ width: 1600, height: 900 })
      const upload = page.getByRole("dialog").getByLabel("Upload images")
      await upload.setInputFiles([{ name: "evening.png", mimeType: "image/png", buffer }])
      await page.getByRole("group", { name: "PICTURE" }).getByText("evening.png").first().waitFor()
      await page.getByText("Draft saved for the team, not live").waitFor()
      const pane = page.getByRole("group", { name: "Form or preview" })
      await pane.getByRole("button", { name: "Preview" }).click()
      await preview(page).getByRole("heading", { level: 1, name: "Ads that follow the evening" }).waitFor()
      await preview(page).locator("[data-section=hero] picture img").waitFor()
      await pane.getByRole("button", { name: "Edit" }).click()
      await title(page).fill("Ads that follow the night")
      await pane.getByRole("button", { name: "Preview" }).click()
      await preview(page).getByRole("heading", { level: 1, name: "Ads that follow the night" }).waitFor()
      // It is asked for only while it shows.
      expect(previews).toHaveLength(2)
      await pane.getByRole("button", { name: "Edit" }).click()
      expect(await isLive("Ads that follow the night")).toBe(false)
      await save(page)
      await expectLive("Ads that follow the night")
      await page.getByRole("button", { name: "History of hero" }).click()
      await restore(page, 1)
      await page.getByText("Version 1 is back, as version 3.").waitFor()
      await expectLive(registry.home.hero.title)
    },
    { ...wide, viewport: { width: 390, height: 844 } },
  )
})

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
      await expectLive("Live at its moment")
      await openEditor(page)
      await openSection(page, "hero")
      await page.getByText(/^Goes live on/).waitFor({ state: "detached" })
      await page.getByRole("button", { name: "History of hero" }).click()
      const published = page.getByRole("article", { name: "Version 4" })
      await published.getByText("current").waitFor()
      await published.getByText("operator").first().waitFor()
    },
    { ...wide, timezoneId: "America/Los_Angeles" },
  )
})
