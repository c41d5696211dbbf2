import { registry } from "@farelight/api/contract/content/registry.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { beginEdit, card, openEdit, openEditor, openSection, preview, restore, save, title } from "../parts/cms.ts"
import { expectValue, until } from "../parts/soon.ts"
import { setUpStage } from "../parts/stage.ts"
import { wide } from "../parts/visit.ts"

const stage = setUpStage()

/** The start page as a visitor gets it; nothing while the server is away. */
const startPage = async () => {
  try {
    return await (await fetch(stage.url)).text()
  } catch {
    return ""
  }
}

const expectLive = (headline: string) => until(() => isLive(headline))

const isLive = async (headline: string) => (await startPage()).includes(headline)

// Typing the moment and saving it takes a slow machine seconds, and the moment must not have passed by then.
const SOON_S = 20

/** Schedules what is typed for some seconds from now, in the operator's own time, and returns that moment. */
const schedule = async (page: Page, seconds: number) => {
  const at = Date.now() + seconds * 1_000
  await page.getByLabel("When visitors see it").selectOption({ label: "Publish later" })
  const moment = await page.evaluate(
    (at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 19),
    at,
  )
  await page.getByLabel(/^Date and time/).fill(moment)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await card(page, "hero")
    .getByText(/^Goes live on .*, scheduled by operator\.$/)
    .waitFor()
  return at
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
      expect(await isLive("Ads that follow the evening")).toBe(false)
      await save(page)
      await expectLive("Ads that follow the evening")
      await page.getByRole("button", { name: "History of hero" }).click()
      await restore(page, 1)
      await page.getByText("Version 1 is back, as version 3.").waitFor()
      await expectLive(registry.home.hero.title)
    },
    { ...wide, viewport: { width: 390, height: 844 } },
  )
})

/** The limit of a journey that waits for two moments. */
const SCHEDULED_MS = 150_000

test(
  "a scheduled headline goes live at its moment, also after the server was down, and can be taken off",
  async () => {
    await stage.visit(
      async (page) => {
        await openEdit(page, "hero")
        await title(page).fill("Live at its moment")
        const at = await schedule(page, SOON_S)
        // Looked at after the page was read: a slow machine may be there only then.
        expect((await isLive("Live at its moment")) && Date.now() < Math.trunc(at / 1_000) * 1_000).toBe(false)
        await expectLive("Live at its moment")
        await page.getByText(/^Goes live on/).waitFor({ state: "detached" })
        await page.getByRole("button", { name: "History of hero" }).click()
        await page.getByRole("article", { name: "Version 4" }).getByText("operator").first().waitFor()
        await page.keyboard.press("Escape")

        await beginEdit(page, "hero")
        await title(page).fill("Never seen")
        await schedule(page, 3_600)
        await page.getByRole("button", { name: "Unschedule: draft of hero" }).click()
        await page.getByText("Taken off the schedule").waitFor()
        await page.getByRole("button", { name: "Edit hero" }).click()
        await expectValue(title(page), "Never seen")

        await title(page).fill("Live after a restart")
        const later = await schedule(page, SOON_S)
        // The open editor would ask the server while it is down.
        await page.goto("about:blank")
        await stage.endProduct("SIGKILL")
        await until(() => Date.now() > later)
        await stage.startAgain()
        await expectLive("Live after a restart")
        await openEditor(page)
        await openSection(page, "hero")
        await page.getByRole("button", { name: "History of hero" }).click()
        await page.getByRole("article", { name: "Version 5" }).getByText("current").waitFor()
      },
      { ...wide, timezoneId: "America/Los_Angeles" },
    )
  },
  SCHEDULED_MS,
)
