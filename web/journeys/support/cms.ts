import { messages } from "@farelight/api/contract/api/messages.ts"
import type { Page } from "playwright-core"
import { openDashboard } from "./dashboard.ts"

export const card = (page: Page, section: string) => page.getByRole("region", { name: section, exact: true })

export const title = (page: Page) => page.getByRole("textbox", { name: "TITLE", exact: true })

export const openEditor = (page: Page) => openDashboard(page, "?tab=cms")

/** Narrow windows show the section in place of the list. */
export const goToList = async (page: Page) => {
  const back = page.getByRole("link", { name: "All sections" })
  await back
    .or(page.getByRole("tablist", { name: "Pages" }))
    .first()
    .waitFor()
  if (await back.isVisible()) await back.click()
}

export const openSection = async (page: Page, section: string) => {
  await goToList(page)
  await page.getByRole("link", { name: section, exact: true }).click()
  await card(page, section).waitFor()
}

export const beginEdit = async (page: Page, section: string) => {
  await openSection(page, section)
  await page.getByRole("button", { name: `Edit ${section}`, exact: true }).click()
  await card(page, section).getByRole("button", { name: "Save", exact: true }).waitFor()
}

export const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click()
  // The form closes once the server has saved it. The message may be from an earlier save, and disappears.
  await Promise.all([
    page.getByRole("button", { name: /^Sav(e|ing\.\.\.)$/ }).waitFor({ state: "detached" }),
    page.getByText(messages.contentUpdated).first().waitFor(),
  ])
}
