import type { Page } from "playwright-core"
import { type FilledForm, sendButton } from "./forms.ts"

/** Fills and sends a public form. */
export const sendForm = async (page: Page, form: FilledForm) => {
  await page.goto(form.path)
  await form.fill(page)
  await sendButton(page).click()
}

/** Opens the email log, with these conditions in its address. */
export const openLog = async (page: Page, conditions = "") => {
  await page.goto(`/adminpage/dashboard?tab=emails${conditions}`)
  await page.getByRole("region", { name: "Mail delivery" }).waitFor()
}

/** The entries of the log with this subject. */
export const card = (page: Page, subject: string) => page.getByRole("article").filter({ hasText: subject })

/** Opens an entry of the log. */
export const view = async (page: Page, subject: string) => {
  await card(page, subject).first().getByRole("button", { name: /^View/ }).click()
  await card(page, subject).getByRole("heading", { name: "What happened" }).waitFor()
}
