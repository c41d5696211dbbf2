import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { Totp } from "@farelight/api/rooms/accounts/proofs/factor.model.ts"
import { UserSession } from "@farelight/api/rooms/accounts/users/user.model.ts"
import { codeOf } from "@farelight/api/testing/accounts/accounts.ts"
import {
  APP_SECRET,
  addApp,
  addPasskey,
  addRecoveryCode,
  RECOVERY_CODE,
} from "@farelight/api/testing/factories/factors.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { readAdminToken } from "../../../../apollo/adminToken.ts"
import { api, PASSWORD, signIn } from "../../../../testing/api.ts"
import { watchDownloads } from "../../../../testing/downloads.ts"
import { enter } from "../../../../testing/enter.ts"
import { havePasskeys } from "../../../../testing/passkeyDevice.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
  await UserSession.update({ verifiedAt: new Date(0), factorVerifiedAt: new Date() }, { where: {} })
  await addApp()
})

const findDialog = async () => within(await screen.findByRole("dialog", { name: "Please confirm that it is you" }))

const makeCodes = async () => {
  const { user } = renderDashboard("/adminpage/settings/security")
  await user.click(await screen.findByRole("button", { name: "Make new ones" }))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Make new ones" }))
  return { user, dialog: await findDialog() }
}

test("a wrong password keeps the session, and the right one repeats the interrupted operation", async () => {
  const { user, dialog } = await makeCodes()
  const token = readAdminToken()
  // Only password managers see this field.
  expect(await dialog.findByDisplayValue("admin")).toHaveAttribute("autocomplete", "username")
  await enter(user, dialog.getByLabelText(/Password/), "a guess")
  await user.click(dialog.getByRole("button", { name: "Confirm" }))
  expect(await dialog.findByText(refusals.wrongProof("password"))).toBeVisible()
  expect(readAdminToken()).toBe(token)
  await user.clear(dialog.getByLabelText(/Password/))
  await enter(user, dialog.getByLabelText(/Password/), PASSWORD)
  await user.click(dialog.getByRole("button", { name: "Confirm" }))
  expect(await screen.findByRole("dialog", { name: "Store your recovery codes" })).toBeVisible()
  expect(api.asked("RecoveryCodes")).toHaveLength(2)
  expect(screen.queryByText(/This was not done/)).not.toBeInTheDocument()
})

describe("confirming a change of second factors", () => {
  beforeEach(async () => {
    await UserSession.update({ factorVerifiedAt: null }, { where: {} })
  })

  test("requires a code, not the password", async () => {
    const { user, dialog } = await makeCodes()
    expect(dialog.getByText(/the password alone is not enough/)).toBeVisible()
    await enter(user, await dialog.findByLabelText(/6-digit code/), await codeOf(APP_SECRET))
    expect(dialog.queryByLabelText(/Password/)).not.toBeInTheDocument()
    expect(dialog.queryByRole("button", { name: /password/ })).not.toBeInTheDocument()
    await user.click(dialog.getByRole("button", { name: "Confirm" }))
    expect(await screen.findByRole("dialog", { name: "Store your recovery codes" })).toBeVisible()
    expect(api.asked("RecoveryCodes")).toHaveLength(2)
  })

  test("offers a passkey-only user the passkey; if it fails, the reason and a recovery code", async () => {
    havePasskeys({})
    await Totp.destroy({ where: {} })
    await addPasskey()
    await addRecoveryCode()
    api.behave("BeginPasskeyLogin", { error: { code: "CONFLICT", message: "Passkeys need a host name." } })
    const { user, dialog } = await makeCodes()
    await user.click(await dialog.findByRole("button", { name: "Use a passkey" }))
    expect(await dialog.findByText("Passkeys need a host name.")).toBeVisible()
    await enter(user, await dialog.findByLabelText(/Recovery code/), RECOVERY_CODE)
    expect(dialog.queryByLabelText(/6-digit code/)).not.toBeInTheDocument()
    await user.click(dialog.getByRole("button", { name: "Confirm" }))
    expect(await screen.findByRole("dialog", { name: "Store your recovery codes" })).toBeVisible()
  })
})

test("canceling a confirmation reports that nothing was changed, and allows a retry, also with a code", async () => {
  const { user, dialog } = await makeCodes()
  await user.click(dialog.getByRole("button", { name: "Cancel" }))
  expect(await screen.findByText("This was not done, because you did not confirm that it is you.")).toBeVisible()
  expect(api.asked("RecoveryCodes")).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
  await user.click(screen.getByRole("button", { name: "Make new ones" }))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Make new ones" }))
  const again = await findDialog()
  await user.click(await again.findByRole("button", { name: "Use a code instead" }))
  const code = await codeOf(APP_SECRET)
  await enter(user, again.getByLabelText(/6-digit code/), code)
  await user.click(again.getByRole("button", { name: "Confirm" }))
  expect(await screen.findByRole("dialog", { name: "Store your recovery codes" })).toBeVisible()
  expect(api.asked("ConfirmIdentity")).toEqual([{ input: { code } }])
})

test("an export requires a confirmation, and continues after it", async () => {
  watchDownloads()
  await addDrivers({})
  const { user } = renderDashboard("/adminpage/dashboard")
  await user.click(await screen.findByRole("button", { name: /Export/ }))
  const dialog = await findDialog()
  await enter(user, dialog.getByLabelText(/Password/), PASSWORD)
  await user.click(dialog.getByRole("button", { name: "Confirm" }))
  expect(await screen.findByText("CSV exported successfully")).toBeVisible()
  expect(api.requests("ExportLeads")).toHaveLength(2)
})
