import { operator } from "@farelight/api/testing/product/product.ts"
import { test } from "@jest/globals"
import { Secret, TOTP } from "otpauth"
import type { Page } from "playwright-core"
import { enterLogin, signIn } from "../support/dashboard.ts"
import { expectCount } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"

const stage = setUpStage()

// Passkeys need a host name: 127.0.0.1 is none.
const byName = () => ({ baseURL: `http://localhost:${stage.product.port}`, reducedMotion: "reduce" as const })

const STEP_MS = 30_000

/** The app's code some steps ahead, as the server accepts each only once, in order. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

const logOut = async (page: Page) => {
  await page.getByRole("button", { name: "Logout" }).click()
  await page.getByLabel("Username").waitFor()
}

const openSecurity = (page: Page) => page.goto("/adminpage/settings/security")

const arrive = (page: Page) => page.getByRole("button", { name: "Logout" }).waitFor()

/** Adds a virtual device that confirms every passkey request, as if its owner touched it. */
const addAuthenticator = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send("WebAuthn.enable")
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test("an account is protected by an authenticator app, and signs in by its code and by a passkey", async () => {
  await stage.visit(async (page) => {
    await addAuthenticator(page)
    await signIn(page)
    await openSecurity(page)
    await page.getByRole("button", { name: "Set up" }).click()
    await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor()
    const secret = (await page.locator("code").innerText()).replaceAll(" ", "")
    await page.getByLabel("6-digit code").fill(codeOf(secret))
    await page.getByRole("button", { name: "Turn on" }).click()
    const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")
    await expectCount(codes, 10)
    await page.getByRole("button", { name: "I have stored them" }).click()
    await page.getByText("10 codes left").waitFor()

    await logOut(page)
    await enterLogin(page, operator)
    await page.getByLabel("6-digit code").fill(codeOf(secret, 1))
    await page.getByRole("button", { name: "Continue" }).click()
    await arrive(page)

    await openSecurity(page)
    await page.getByRole("button", { name: "Add a passkey" }).click()
    await page.getByLabel("Name of the passkey").fill("Work laptop")
    await page.getByRole("button", { name: "Add the passkey" }).click()
    await page.getByRole("button", { name: "Remove Work laptop" }).waitFor()

    await logOut(page)
    await page.getByRole("button", { name: "Sign in with a passkey" }).click()
    await arrive(page)
  }, byName())
})
