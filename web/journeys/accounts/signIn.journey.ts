import { messages } from "@farelight/api/contract/api/messages.ts"
import { operator } from "@farelight/api/testing/product/product.ts"
import { describe, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { enterLogin, signIn, storedToken } from "../support/dashboard.ts"
import { soon } from "../support/soon.ts"
import { engine, setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

/** Opens the login page by a link with a key and waits until the server has answered whether to show a sign-in. */
const openLogin = async (page: Page, key = "guessed") => {
  const hint = page.waitForResponse((response) => response.request().postData()?.includes("LoginHint") ?? false)
  await page.goto(`/adminpage#trial=${key}`)
  await hint
  await page.getByLabel("Username").waitFor()
}

describe("with a password that the operator set", () => {
  const stage = setUpStage()

  test("a wrong password and a forged token are refused, a right one opens, and logging out ends the session", async () => {
    await stage.visit(
      async (page) => {
        await page.goto("/adminpage/dashboard")
        await page.getByLabel("Username").waitFor()
        expect(new URL(page.url()).pathname).toBe("/adminpage")
        await openLogin(page)
        expect((await page.locator("body").innerText()).includes(operator.password)).toBe(false)
        await enterLogin(page, { ...operator, password: "not the password" })
        await page.getByText(messages.loginRejected).first().waitFor()
        await soon(async () => expect(await storedToken(page)).toBeNull())

        await signIn(page)
        const token = await storedToken(page)
        await page.getByRole("button", { name: "Logout" }).click()
        await Promise.all([page.waitForURL("**/adminpage"), page.getByText(messages.loggedOut).first().waitFor()])
        await soon(async () => expect(await storedToken(page)).toBeNull())
        const headers = { authorization: `Bearer ${token}` }
        expect((await fetch(`${stage.url}/api/drivers/applications`, { headers })).status).toBe(401)

        await page.evaluate(() => window.localStorage.setItem("admin_token", "forged"))
        await page.goto("/adminpage/dashboard")
        await page.getByText("Your session has ended. Please sign in again.").waitFor()
        expect(new URL(page.url()).pathname).toBe("/adminpage")
        await soon(async () => expect(await storedToken(page)).toBeNull())
      },
      {
        ...wide,
        expectedErrors: [
          /Login failed: CombinedGraphQLErrors: Invalid credentials/,
          /failed: CombinedGraphQLErrors: Sign in/,
        ],
      },
    )
  })
})

describe("with the password that the product generated", () => {
  const stage = setUpStage({ ADMIN_USERNAME: "", ADMIN_PASSWORD: "" })

  test("the login page is filled in for the printed link, on the embedded database only", async () => {
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
})
