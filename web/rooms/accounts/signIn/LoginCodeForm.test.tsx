import { tooManyAttempts } from "@farelight/api/contract/api/errors.ts"
import { RecoveryCode } from "@farelight/api/rooms/accounts/proofs/factor.model.ts"
import { codeOf } from "@farelight/api/testing/accounts/accounts.ts"
import { APP_SECRET, addApp, addRecoveryCode, RECOVERY_CODE } from "@farelight/api/testing/factories/factors.ts"
import { beforeEach, expect, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { readAdminToken } from "../../../apollo/adminToken.ts"
import { api, PASSWORD } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { havePasskeys } from "../../../testing/passkeyDevice.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await addApp()
})

const enterPassword = async () => {
  const page = renderDashboard("/adminpage")
  await enter(page.user, await screen.findByLabelText("Username"), "admin")
  // This browser has no passkey.
  expect(screen.queryByRole("button", { name: "Sign in with a passkey" })).not.toBeInTheDocument()
  await enter(page.user, screen.getByLabelText("Password"), PASSWORD)
  await page.user.click(screen.getByRole("button", { name: "Login" }))
  return { ...page, code: await screen.findByLabelText("6-digit code") }
}

test("an account with an authenticator app sees a wrong code's error, and signs in with a right one", async () => {
  const { user, code } = await enterPassword()
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).toHaveAttribute("autocomplete", "one-time-code")
  expect(readAdminToken()).toBeNull()
  // The next step is no error.
  expect(console.error).not.toHaveBeenCalled()
  const next = screen.getByRole("button", { name: "Continue" })
  await enter(user, code, "000000")
  await user.click(next)
  expect(await screen.findByText(/This code is wrong/)).toBeVisible()
  expect(code).toBeInvalid()
  await waitFor(() => expect(code).toHaveFocus())
  api.behave("Login", { error: { code: "RATE_LIMITED", message: tooManyAttempts("2 minutes") } })
  await user.click(next)
  expect(await screen.findByText(tooManyAttempts("2 minutes"))).toBeVisible()
  expect(readAdminToken()).toBeNull()
  api.behave("Login")
  const right = await codeOf(APP_SECRET)
  await user.clear(code)
  await enter(user, code, `${right.slice(0, 3)} ${right.slice(3)}`)
  await user.click(next)
  expect(await screen.findByText("Login successful!")).toBeVisible()
  expect(api.asked("Login").at(-1)).toMatchObject({ username: "admin", code: right })
})

test("a recovery code signs in once", async () => {
  await addRecoveryCode()
  const { user } = await enterPassword()
  await user.click(screen.getByRole("button", { name: "Use a recovery code instead" }))
  await enter(user, screen.getByLabelText("Recovery code"), RECOVERY_CODE)
  await user.click(screen.getByRole("button", { name: "Continue" }))
  expect(await screen.findByText("Login successful!")).toBeVisible()
  expect(await RecoveryCode.count()).toBe(0)
})

test("Back returns from the code to the first step with the user name", async () => {
  const { user } = await enterPassword()
  await user.click(screen.getByRole("button", { name: "Back to user name and password" }))
  expect(screen.getByLabelText("Username")).toHaveValue("admin")
  expect(screen.getByLabelText("Password")).toHaveValue("")
})

const asked = () => screen.findByRole("button", { name: "Sign in with a passkey" })

test("a dismissed passkey prompt of the browser is reported, and can be repeated", async () => {
  havePasskeys({
    get: async () => {
      throw new DOMException("The operation was not allowed", "NotAllowedError")
    },
  })
  const { user } = renderDashboard("/adminpage")
  await user.click(await asked())
  expect(await screen.findByText(/The browser has used no passkey/)).toBeVisible()
  expect(await asked()).toBeEnabled()
  expect(readAdminToken()).toBeNull()
})
