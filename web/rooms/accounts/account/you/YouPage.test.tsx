import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { verifyPassword } from "@farelight/api/rooms/accounts/passwords/password.ts"
import { ownFactsInput } from "@farelight/api/rooms/accounts/team/account.rules.ts"
import { User } from "@farelight/api/rooms/accounts/users/user.model.ts"
import { GOOD_PASSWORD } from "@farelight/api/testing/accounts/team.ts"
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { readAdminToken } from "../../../../apollo/adminToken.ts"
import { PASSWORD, signIn } from "../../../../testing/api.ts"
import { enter } from "../../../../testing/enter.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  await signIn()
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
  await waitFor(() => expect(address).toHaveFocus())

  await user.clear(address)
  await user.paste("ada@example.com")
  await user.click(screen.getByRole("button", { name: "Save" }))
  expect(await screen.findByText("Saved: name, e-mail address")).toBeVisible()
  expect(await User.findByPk(1)).toMatchObject({ name: "Ada Lovelace", email: "ada@example.com" })
  expect(save).toBeDisabled()
})

test("a new password needs the current one, and a wrong one does not end the session", async () => {
  const token = readAdminToken()
  const { user } = open()
  await enter(user, await screen.findByLabelText(/Current password/), "a guess")
  await enter(user, screen.getByLabelText(/New password/), GOOD_PASSWORD)
  await user.click(screen.getByRole("button", { name: "Change the password" }))
  expect(await screen.findByText(refusals.wrongCurrentPassword)).toBeVisible()
  expect(readAdminToken()).toBe(token)

  await user.clear(screen.getByLabelText(/Current password/))
  await enter(user, screen.getByLabelText(/Current password/), PASSWORD)
  await user.click(screen.getByRole("button", { name: "Change the password" }))
  expect(await screen.findByText("Password changed")).toBeVisible()
  const { passwordHash } = await User.findByPk(1, { rejectOnEmpty: true })
  expect(await verifyPassword(passwordHash, GOOD_PASSWORD)).toBe(true)
  expect(screen.getByLabelText(/Current password/)).toHaveValue("")
})
