import { tooManyAttempts } from "@farelight/api/contract/api/errors.ts"
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { screen } from "@testing-library/react"
import { readAdminToken } from "../../../apollo/adminToken.ts"
import { MOCK_CODE } from "../../../mock/resolvers/account.ts"
import { enter } from "../../../testing/enter.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  Object.assign(api.store.account, { hasTotp: true, recoveryCodes: ["k7m2q-x1hr4"] })
})

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, "PublicKeyCredential")
})

const enterPassword = async () => {
  const page = renderDashboard("/adminpage")
  await enter(page.user, await screen.findByLabelText("Username"), "admin")
  await enter(page.user, screen.getByLabelText("Password"), api.store.user.password)
  await page.user.click(screen.getByRole("button", { name: "Login" }))
  return { ...page, code: await screen.findByLabelText("6-digit code") }
}

test("an account with an authenticator app signs in with a code of it, spaces or not", async () => {
  const { user, code } = await enterPassword()
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute("autocomplete", "one-time-code")
  expect(readAdminToken()).toBeNull()
  // What is to be done next is no failure.
  expect(console.error).not.toHaveBeenCalled()
  await enter(user, code, `${MOCK_CODE.slice(0, 3)} ${MOCK_CODE.slice(3)}`)
  await user.click(screen.getByRole("button", { name: "Continue" }))
  expect(await screen.findByText("Login successful!")).toBeVisible()
  expect(api.asked("Login").at(-1)).toMatchObject({ username: "admin", code: MOCK_CODE })
})

test("a wrong code is told beside the field, which keeps the focus", async () => {
  const { user, code } = await enterPassword()
  await enter(user, code, "000000")
  await user.click(screen.getByRole("button", { name: "Continue" }))
  expect(await screen.findByText(/This code is wrong/)).toBeVisible()
  expect(code).toBeInvalid()
  expect(code).toHaveFocus()
  expect(readAdminToken()).toBeNull()
})

test("too many codes are told in the server's words", async () => {
  const { user, code } = await enterPassword()
  api.behave("Login", { error: { code: "RATE_LIMITED", message: tooManyAttempts("2 minutes") } })
  await enter(user, code, "000000")
  await user.click(screen.getByRole("button", { name: "Continue" }))
  expect(await screen.findByRole("alert")).toHaveTextContent(tooManyAttempts("2 minutes"))
})

test("a recovery code does as well, and works once", async () => {
  const { user } = await enterPassword()
  await user.click(screen.getByRole("button", { name: "Use a recovery code instead" }))
  await enter(user, screen.getByLabelText("Recovery code"), "k7m2q-x1hr4")
  await user.click(screen.getByRole("button", { name: "Continue" }))
  expect(await screen.findByText("Login successful!")).toBeVisible()
  expect(api.store.account.recoveryCodes).toEqual([])
})

test("the first step is one step back, with the user name still there", async () => {
  const { user } = await enterPassword()
  await user.click(screen.getByRole("button", { name: "Back to user name and password" }))
  expect(screen.getByLabelText("Username")).toHaveValue("admin")
  expect(screen.getByLabelText("Password")).toHaveValue("")
})

test("a browser without passkeys is not offered one", async () => {
  renderDashboard("/adminpage")
  expect(await screen.findByLabelText("Username")).toBeVisible()
  expect(screen.queryByRole("button", { name: "Sign in with a passkey" })).not.toBeInTheDocument()
})

const asked = () => screen.findByRole("button", { name: "Sign in with a passkey" })

const answerWith = (get: () => Promise<unknown>) => {
  Object.assign(window, { PublicKeyCredential: class {} })
  Object.assign(navigator, { credentials: { get } })
}

test("a passkey signs in without password and code", async () => {
  api.store.account.passkeys = [{ id: "1", name: "Laptop", createdAt: new Date(), lastUsedAt: null }]
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes }
  answerWith(async () => ({
    id: "AQID",
    rawId: bytes,
    response,
    type: "public-key",
    getClientExtensionResults: () => ({}),
  }))
  const { user } = renderDashboard("/adminpage")
  await user.click(await asked())
  expect(await screen.findByText("Login successful!")).toBeVisible()
  expect(api.asked("FinishPasskeyLogin")).toMatchObject([{ input: { challengeId: "1", response: { id: "AQID" } } }])
})

test("a closed question of the browser is told, and can be asked again", async () => {
  answerWith(async () => {
    throw new DOMException("The operation was not allowed", "NotAllowedError")
  })
  const { user } = renderDashboard("/adminpage")
  await user.click(await asked())
  expect(await screen.findByText(/The browser has used no passkey/)).toBeVisible()
  expect(await asked()).toBeEnabled()
  expect(readAdminToken()).toBeNull()
})
