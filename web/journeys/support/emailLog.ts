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

/** The log's entries, without what is open in one. */
export const rows = (page: Page) => page.getByRole("list", { name: "Emails" }).locator("> li")

export const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject })

export const openEmail = (page: Page) => page.getByRole("region", { name: "Open email" })

/** Opens an entry of the log. */
export const view = async (page: Page, subject: string) => {
  await row(page, subject).first().getByRole("button", { name: /^View/ }).click()
  await openEmail(page).getByRole("heading", { name: "What happened" }).waitFor()
}
