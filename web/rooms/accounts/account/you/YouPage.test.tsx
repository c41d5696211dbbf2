import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { ownFactsInput } from "@farelight/api/rooms/accounts/team/account.rules.ts"
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { screen } from "@testing-library/react"
import { readAdminToken, storeAdminToken } from "../../../../apollo/adminToken.ts"
import { MOCK_TOKEN } from "../../../../mock/data/store.ts"
import { enter } from "../../../../testing/enter.ts"
import { api } from "../../../../testing/mockApi.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  storeAdminToken(MOCK_TOKEN)
})

afterEach(() => {
  jest.restoreAllMocks()
})

const open = () => renderDashboard("/adminpage/settings/you")

const tooLong = `${"a".repeat(300)}@example.com`

test("name and address are changed, with what is wrong beside the field", async () => {
  const { user } = open()
  const name = await screen.findByLabelText(/^Name/)
  const save = screen.getByRole("button", { name: "Save" })
  expect(save).toBeDisabled()
  await user.clear(name)
  await enter(user, name, "Ada Lovelace")
  const address = screen.getByLabelText(/E-mail address/)
  // A browser takes this for an address, of any length.
  await user.click(address)
  await user.paste(tooLong)
  await user.click(screen.getByRole("button", { name: "Save" }))
  const [issue] = ownFactsInput.safeParse({ name: "Ada", email: tooLong }).error?.issues ?? []
  expect(await screen.findByText(issue?.message ?? "an address that the API refuses")).toBeVisible()
  expect(address).toHaveFocus()

  await user.clear(address)
  await user.paste("ada@example.com")
  await user.click(screen.getByRole("button", { name: "Save" }))
  expect(await screen.findByText("Saved: name, e-mail address")).toBeVisible()
  expect(api.store.user).toMatchObject({ name: "Ada Lovelace", email: "ada@example.com" })
  expect(save).toBeDisabled()
})

test("a new password needs the current one, and a wrong one does not end the session", async () => {
  const { user } = open()
  await enter(user, await screen.findByLabelText(/Current password/), "a guess")
  await enter(user, screen.getByLabelText(/New password/), "correct horse battery staple")
  await user.click(screen.getByRole("button", { name: "Change the password" }))
  expect(await screen.findByText(refusals.wrongCurrentPassword)).toBeVisible()
  expect(readAdminToken()).toBe(MOCK_TOKEN)

  await user.clear(screen.getByLabelText(/Current password/))
  await enter(user, screen.getByLabelText(/Current password/), api.store.user.password)
  await user.click(screen.getByRole("button", { name: "Change the password" }))
  expect(await screen.findByText("Password changed")).toBeVisible()
  expect(api.store.user.password).toBe("correct horse battery staple")
  expect(screen.getByLabelText(/Current password/)).toHaveValue("")
})
