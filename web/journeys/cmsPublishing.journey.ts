import { registry } from "@farelight/api/contract/content/registry.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { until } from "@farelight/api/testing/until.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { beginEdit, card, openEdit, openEditor, preview, save, title } from "./cms.ts"
import { setUpStage } from "./stage.ts"
import { wide } from "./visit.ts"

const stage = setUpStage()

/** The start page as a visitor gets it; nothing while the server is away. */
const startPage = async () => {
  try {
    return await (await fetch(stage.url)).text()
  } catch {
    return ""
  }
}

const expectLive = (headline: string) => until(async () => (await startPage()).includes(headline))

/** Schedules what is typed for some seconds from now, in the operator's own time. */
const schedule = async (page: Page, seconds: number) => {
  await page.getByLabel("When visitors see it").selectOption({ label: "Publish later" })
  const moment = await page.evaluate((ahead) => {
    const date = new Date(Date.now() + ahead * 1_000)
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  }, seconds)
  await page.getByLabel(/^Date and time/).fill(moment)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await card(page, "hero")
    .getByText(/^Goes live on .*, scheduled by operator\.$/)
    .waitFor()
}

test("on a phone: a headline and a picture, looked at in the preview, published and taken back", async () => {
  await stage.visit(
    async (page) => {
      await openEdit(page, "hero")
      await title(page).fill("Ads that follow the evening")
      await page.getByRole("button", { name: "Choose: PICTURE" }).click()
      const buffer = await makePicture({ width: 1600, height: 900 })
      const upload = page.getByRole("dialog").getByLabel("Upload images")
      await upload.setInputFiles([{ name: "evening.png", mimeType: "image/png", buffer }])
      await page.getByRole("group", { name: "PICTURE" }).getByText("evening.png").first().waitFor()
      const pane = page.getByRole("group", { name: "Form or preview" })
      await pane.getByRole("button", { name: "Preview" }).click()
      await preview(page).getByRole("heading", { level: 1, name: "Ads that follow the evening" }).waitFor()
      await preview(page).locator("[data-section=hero] picture img").waitFor()
      await pane.getByRole("button", { name: "Edit" }).click()
      await page.getByText("Draft saved for the team, not live").waitFor()
      expect(await startPage()).not.toContain("Ads that follow the evening")
      await save(page)
      await expectLive("Ads that follow the evening")
      await page.getByRole("button", { name: "History of hero" }).click()
      await page.getByRole("button", { name: "Restore version 1" }).click()
      await page.getByText("Version 1 is back, as version 3.").waitFor()
      await expectLive(registry.home.hero.title)
    },
    { ...wide, viewport: { width: 390, height: 844 } },
  )
})

test("a scheduled headline goes live at its moment, also after the server was down, and can be taken off", async () => {
  await stage.visit(
    async (page) => {
      await openEdit(page, "hero")
      await title(page).fill("Live at its moment")
      await schedule(page, 8)
      expect(await startPage()).not.toContain("Live at its moment")
      await expectLive("Live at its moment")
      await page.getByText(/^Goes live on/).waitFor({ state: "detached" })
      await page.getByRole("button", { name: "History of hero" }).click()
      expect(await page.getByRole("article", { name: "Version 4" }).innerText()).toContain("operator")
      await page.keyboard.press("Escape")

      await beginEdit(page, "hero")
      await title(page).fill("Never seen")
      await schedule(page, 3_600)
      await page.getByRole("button", { name: "Unschedule: draft of hero" }).click()
      await page.getByText("Taken off the schedule").waitFor()
      await page.getByRole("button", { name: "Edit hero" }).click()
      expect(await title(page).inputValue()).toBe("Never seen")

      await title(page).fill("Live after a restart")
      await schedule(page, 5)
      await stage.endProduct("SIGKILL")
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      await stage.startAgain()
      await expectLive("Live after a restart")
      await openEditor(page)
      await page.getByRole("button", { name: "History of hero" }).click()
      await page.getByRole("article", { name: "Version 5" }).getByText("current").waitFor()
    },
    { ...wide, timezoneId: "America/Los_Angeles", provokesErrors: true },
  )
})
