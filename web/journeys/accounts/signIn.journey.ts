import { expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { enterLogin } from "../support/dashboard.ts"
import { engine, setUpStage } from "../support/stage.ts"

/** Opens the login page by a link with a key, and waits for the server's answer. */
const openLogin = async (page: Page, key = "guessed") => {
  const hint = page.waitForResponse((response) => response.request().postData()?.includes("LoginHint") ?? false)
  await page.goto(`/adminpage#trial=${key}`)
  await hint
  await page.getByLabel("Username").waitFor()
}

const stage = setUpStage({ ADMIN_USERNAME: "", ADMIN_PASSWORD: "" })

test("the printed link fills in the generated password on the login page, on the embedded database only", async () => {
  const password = /(?:Password\s+|"password":")([^\s"]+)/.exec(stage.product.output())?.[1] ?? ""
  expect(password).not.toBe("")
  const key = /#trial=([^\s"]+)/.exec(stage.product.output())?.[1]
  expect(key !== undefined).toBe(engine === "sqlite")
  await stage.visit(async (page) => {
    await openLogin(page)
    expect((await page.locator("body").innerText()).includes(password)).toBe(false)
    if (key) {
      await page.goto("about:blank")
      await openLogin(page, key)
      await page.getByText(password).waitFor()
      await page.getByRole("button", { name: "Login", exact: true }).click()
    } else await enterLogin(page, { username: "admin", password })
    await page.waitForURL("**/adminpage/dashboard*")
  })
})
