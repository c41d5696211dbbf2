import { text } from "node:stream/consumers"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { logIn } from "@farelight/api/testing/leadsClient.ts"
import { operator } from "@farelight/api/testing/product/product.ts"
import type { Download, Page } from "playwright-core"

export const enterLogin = async (page: Page, { username, password }: typeof operator) => {
  await page.getByLabel("Username").fill(username)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Login", exact: true }).click()
}

export const signIn = async (page: Page) => {
  await page.goto("/adminpage")
  await enterLogin(page, operator)
  // At the same time: on a busy machine the message may disappear before the address is checked.
  await Promise.all([page.waitForURL("**/adminpage/dashboard*"), page.getByText(messages.loggedIn).first().waitFor()])
}

const TOKEN = "admin_token"

/** Opens the dashboard with a session from the API, as the login page takes seconds. */
export const openDashboard = async (page: Page, search = "") => {
  // The smallest page of this origin, as only one can store the token.
  await page.goto("/healthz")
  const token = await logIn(new URL(page.url()).origin)
  await page.evaluate(([name, value]) => window.localStorage.setItem(name, value), [TOKEN, token] as const)
  await page.goto(`/adminpage/dashboard${search}`)
}

export const storedToken = (page: Page) => page.evaluate((name) => window.localStorage.getItem(name), TOKEN)

/** Stops polls, which on a slow machine would show another operator's change too early. */
export const stopPolling = async (page: Page) => {
  await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true, configurable: true }))
}

/** Blocks the event stream, so that the network becomes idle. */
export const leaveOutStream = (page: Page) =>
  page.route("**/api/changes/signals", (route) => route.fulfill({ status: 204 }))

export const statusOf = (page: Page, name: string) => page.getByRole("combobox", { name: `Status of ${name}` })

export const stepOf = (page: Page, name: string, status: string) =>
  page.getByRole("group", { name: `Status of ${name}` }).getByRole("button", { name: status })

/** Opens the filters of a list of leads, unless they are open. */
export const openFilter = async (page: Page) => {
  const opener = page.getByRole("button", { name: /^Filter( \(|$)/ })
  if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click()
}

/** Puts a lead into a status by its row, or on a narrow screen by the sheet that its card opens. */
export const setStatus = async (page: Page, name: string, status: string) => {
  const sheetOpener = page.getByRole("button", { name: `Change status of ${name}` })
  await statusOf(page, name).or(sheetOpener).first().waitFor()
  if (await sheetOpener.isVisible()) {
    await sheetOpener.click()
    await page.getByRole("dialog").getByRole("button", { name: status, exact: true }).click()
  } else await statusOf(page, name).selectOption(status)
}

/** Text of a downloaded file. The browser runs apart from the test, so downloads cannot be opened by path. */
export const readDownload = async (download: Download) => text(await download.createReadStream())

export const leadRow = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text })
