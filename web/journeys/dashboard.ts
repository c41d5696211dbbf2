import { messages } from "@farelight/api/contract/messages.ts"
import { operator } from "@farelight/api/testing/product/product.ts"
import type { Page } from "playwright-core"

/** Submits a user name and a password on the login page. */
export const enterLogin = async (page: Page, { username, password }: typeof operator) => {
  await page.getByLabel("Username").fill(username)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Login", exact: true }).click()
}

/** Signs the operator in on the login page and waits for the dashboard. */
export const signIn = async (page: Page) => {
  await page.goto("/adminpage")
  await enterLogin(page, operator)
  // At the same time: on a busy machine the message may disappear before the address is checked.
  await Promise.all([page.waitForURL("**/adminpage/dashboard*"), page.getByText(messages.loggedIn).waitFor()])
}

/** The token that the browser has stored. */
export const storedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem("admin_token"))

/** The control for a lead's status, in the list and on the lead's own page. */
export const statusOf = (page: Page, name: string) => page.getByRole("combobox", { name: `Status of ${name}` })

/** The row, or on a narrow screen the card, of the lead that has this text. */
export const leadRow = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text })
