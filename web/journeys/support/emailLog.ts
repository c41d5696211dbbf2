import type { Page } from "playwright-core"
import { openDashboard } from "./dashboard.ts"

const shown = (page: Page) => page.getByRole("region", { name: "Mail delivery" }).waitFor()

export const openLog = async (page: Page) => {
  await openDashboard(page, "?tab=emails")
  await shown(page)
}

export const reopenLog = async (page: Page, conditions = "") => {
  await page.goto(`/adminpage/dashboard?tab=emails${conditions}`)
  await shown(page)
}

export const openEmail = (page: Page) => page.getByRole("region", { name: "Open email" })

export const view = async (page: Page, subject: string) => {
  const entries = page.getByRole("list", { name: "Emails" }).locator("> li")
  await entries.filter({ hasText: subject }).first().getByRole("button", { name: /^View/ }).click()
  await openEmail(page).getByRole("heading", { name: "What happened" }).waitFor()
}
