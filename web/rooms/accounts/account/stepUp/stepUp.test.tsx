import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { readAdminToken, storeAdminToken } from "../../../../apollo/adminToken.ts"
import { buildDriverApplication } from "../../../../mock/data/builders.ts"
import { MOCK_TOKEN } from "../../../../mock/data/store.ts"
import { MOCK_CODE } from "../../../../mock/resolvers/account.ts"
import { enter } from "../../../../testing/enter.ts"
import { api } from "../../../../testing/mockApi.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  storeAdminToken(MOCK_TOKEN)
  Object.assign(api.store.account, { hasTotp: true, verifiedUntil: new Date(0) })
})

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, "PublicKeyCredential")
})

const findDialog = async () => within(await screen.findByRole("dialog", { name: "Please confirm that it is you" }))

/** Asks for something that needs a fresh proof, and waits for the question. */
const makeCodes = async () => {
  const { user } = renderDashboard("/adminpage/settings/security")
  await user.click(await screen.findByRole("button", { name: "Make new ones" }))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Make new ones" }))
  return { user, dialog: await findDialog() }
}

test("after the password, the same operation is repeated, and its caller notices nothing", async () => {
  const { user, dialog } = await makeCodes()
  await enter(user, dialog.getByLabelText(/Password/), api.store.user.password)
  await user.click(dialog.getByRole("button", { name: "Confirm" }))
  expect(await screen.findByRole("dialog", { name: "Store your recovery codes" })).toBeVisible()
  expect(api.asked("MakeRecoveryCodes")).toHaveLength(2)
  expect(screen.queryByText(/This was not done/)).not.toBeInTheDocument()
})

test("a wrong password does not end the session", async () => {
  const { user, dialog } = await makeCodes()
  await enter(user, dialog.getByLabelText(/Password/), "a guess")
  await user.click(dialog.getByRole("button", { name: "Confirm" }))
  expect(await dialog.findByText(refusals.wrongProof("password"))).toBeVisible()
  expect(readAdminToken()).toBe(MOCK_TOKEN)
  await user.clear(dialog.getByLabelText(/Password/))
  await enter(user, dialog.getByLabelText(/Password/), api.store.user.password)
  await user.click(dialog.getByRole("button", { name: "Confirm" }))
  expect(await screen.findByRole("dialog", { name: "Store your recovery codes" })).toBeVisible()
})

test("a code does as well", async () => {
  const { user, dialog } = await makeCodes()
  await user.click(await dialog.findByRole("button", { name: "Use a code instead" }))
  await enter(user, dialog.getByLabelText(/6-digit code/), MOCK_CODE)
  await user.click(dialog.getByRole("button", { name: "Confirm" }))
  expect(await screen.findByRole("dialog", { name: "Store your recovery codes" })).toBeVisible()
  expect(api.asked("ConfirmIdentity")).toEqual([{ input: { code: MOCK_CODE } }])
})

describe("for a change of factors", () => {
  beforeEach(() => {
    api.store.account.factorVerifiedUntil = new Date(0)
  })

  test("nothing but a code is asked for", async () => {
    const { user, dialog } = await makeCodes()
    expect(dialog.getByText(/the password alone is not enough/)).toBeVisible()
    await enter(user, await dialog.findByLabelText(/6-digit code/), MOCK_CODE)
    expect(dialog.queryByLabelText(/Password/)).not.toBeInTheDocument()
    expect(dialog.queryByRole("button", { name: /password/ })).not.toBeInTheDocument()
    await user.click(dialog.getByRole("button", { name: "Confirm" }))
    expect(await screen.findByRole("dialog", { name: "Store your recovery codes" })).toBeVisible()
    expect(api.asked("MakeRecoveryCodes")).toHaveLength(2)
  })

  test("whoever has a passkey and no app is offered the passkey, or a recovery code", async () => {
    Object.assign(window, { PublicKeyCredential: class {} })
    const passkey = { id: "1", name: "Laptop", createdAt: new Date(), lastUsedAt: null }
    Object.assign(api.store.account, { hasTotp: false, passkeys: [passkey], recoveryCodes: ["k7m2q-x0hr4"] })
    const { user, dialog } = await makeCodes()
    expect(await dialog.findByRole("button", { name: "Use a passkey" })).toBeVisible()
    await enter(user, await dialog.findByLabelText(/Recovery code/), "k7m2q-x0hr4")
    expect(dialog.queryByLabelText(/6-digit code/)).not.toBeInTheDocument()
    await user.click(dialog.getByRole("button", { name: "Confirm" }))
    expect(await screen.findByRole("dialog", { name: "Store your recovery codes" })).toBeVisible()
  })

  test("a passkey that fails is explained, and the question stays", async () => {
    Object.assign(window, { PublicKeyCredential: class {} })
    const passkey = { id: "1", name: "Laptop", createdAt: new Date(), lastUsedAt: null }
    Object.assign(api.store.account, { hasTotp: false, passkeys: [passkey], recoveryCodes: [] })
    api.behave("BeginPasskeyLogin", { error: { code: "CONFLICT", message: "Passkeys need a host name." } })
    const { user, dialog } = await makeCodes()
    await user.click(await dialog.findByRole("button", { name: "Use a passkey" }))
    expect(await dialog.findByText("Passkeys need a host name.")).toBeVisible()
    expect(dialog.queryByRole("button", { name: "Confirm" })).not.toBeInTheDocument()
  })
})

test("whoever cancels is told that it was not done, and may try again", async () => {
  const { user, dialog } = await makeCodes()
  await user.click(dialog.getByRole("button", { name: "Cancel" }))
  expect(await screen.findByText("This was not done, because you did not confirm that it is you.")).toBeVisible()
  expect(api.asked("MakeRecoveryCodes")).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
  await user.click(screen.getByRole("button", { name: "Make new ones" }))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Make new ones" }))
  await findDialog()
})

test("an export asks too, and goes on afterwards", async () => {
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
  Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => {} })
  api.store.driverApplications = [buildDriverApplication()]
  api.behave("ExportLeads", { error: { code: "FORBIDDEN", reason: "STEP_UP_REQUIRED" } })
  const { user } = renderDashboard("/adminpage/dashboard")
  await user.click(await screen.findByRole("button", { name: /Export/ }))
  const dialog = await findDialog()
  api.behave("ExportLeads")
  await enter(user, dialog.getByLabelText(/Password/), api.store.user.password)
  await user.click(dialog.getByRole("button", { name: "Confirm" }))
  expect(await screen.findByText("CSV exported successfully")).toBeVisible()
  expect(api.requests("ExportLeads")).toHaveLength(2)
})
