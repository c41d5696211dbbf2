import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { verifyPassword } from "@farelight/api/rooms/accounts/passwords/password.ts"
import { openSession } from "@farelight/api/rooms/accounts/signIn/session.ts"
import { ownFactsInput } from "@farelight/api/rooms/accounts/team/account.rules.ts"
import { User } from "@farelight/api/rooms/accounts/users/user.model.ts"
import { codeOf } from "@farelight/api/testing/accounts/accounts.ts"
import { GOOD_PASSWORD } from "@farelight/api/testing/accounts/team.ts"
import { APP_SECRET, addApp, requireFactors } from "@farelight/api/testing/factories/factors.ts"
import { visitor } from "@farelight/api/testing/factories/viewers.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { act, screen, waitFor, within } from "@testing-library/react"
import { readAdminToken } from "../../../../apollo/adminToken.ts"
import { api, PASSWORD, signIn } from "../../../../testing/api.ts"
import { enter } from "../../../../testing/enter.ts"
import { addDevice } from "../../../../testing/passkeyDevice.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(() => signIn())

const open = () => renderDashboard("/adminpage/settings/security")

const findSecret = async () => (await screen.findByText(/^([A-Z2-7]{4} ?){8}$/)).textContent.replaceAll(" ", "")

const turnOn = async ({ user }: ReturnType<typeof open>, code: string) => {
  const field = await screen.findByLabelText(/6-digit code/)
  await user.clear(field)
  await enter(user, field, code)
  await user.click(screen.getByRole("button", { name: "Turn on" }))
}

const codesDialog = async () => within(await screen.findByRole("dialog", { name: "Store your recovery codes" }))

describe("an account's authenticator app", () => {
  test("is set up by a picture or a typed key, and a code; its recovery codes are shown once", async () => {
    const page = open()
    expect(await screen.findByText(/This browser has no passkeys/)).toBeVisible()
    await page.user.click(await screen.findByRole("button", { name: "Set up" }))
    expect(await screen.findByRole("img", { name: /QR code/ })).toBeVisible()
    expect(screen.getByRole("link", { name: "open your app" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^otpauth:/),
    )
    await turnOn(page, "000000")
    expect(await screen.findByText(refusals.wrongAppCode)).toBeVisible()
    await turnOn(page, await codeOf(await findSecret()))

    const dialog = await codesDialog()
    const codes = dialog.getAllByRole("listitem").map((item) => item.textContent)
    expect(codes).toHaveLength(10)
    await page.user.keyboard("{Escape}")
    await page.user.click(dialog.getByRole("button", { name: "I have stored them" }))
    expect(await screen.findByRole("button", { name: "Turn off" })).toBeVisible()
    expect(screen.getByText("10 codes left")).toBeVisible()
    expect(screen.queryByText(codes[0] ?? "")).not.toBeInTheDocument()
  })

  test("is disabled with one of its codes", async () => {
    await addApp()
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Turn off" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    await enter(user, dialog.getByLabelText(/6-digit code/), await codeOf(APP_SECRET))
    await user.click(dialog.getByRole("button", { name: "Turn off" }))
    expect(await screen.findByRole("button", { name: "Set up" })).toBeVisible()
  })
})

describe("an account that needs a second factor and has none", () => {
  test("sees only the setup, until the recovery codes are stored", async () => {
    await requireFactors()
    const page = renderDashboard("/adminpage/dashboard?tab=advertisers")
    expect(await screen.findByText("Please set up a second factor first")).toBeVisible()
    expect(screen.queryByRole("tab")).not.toBeInTheDocument()
    await page.user.click(await screen.findByRole("button", { name: "Set up" }))
    await turnOn(page, await codeOf(await findSecret()))
    const dialog = await codesDialog()
    await page.user.click(dialog.getByRole("button", { name: "I have stored them" }))
    expect(await screen.findByText("No advertiser inquiries yet")).toBeVisible()
  })

  test("is led to the setup once owners require a second factor, even if signed in", async () => {
    const { user } = renderDashboard("/adminpage/dashboard")
    await screen.findByText("No driver applications yet")
    await requireFactors()
    await user.click(screen.getByRole("tab", { name: "Media Library" }))
    expect(await screen.findByText("Please set up a second factor first")).toBeVisible()
  })
})

describe("an account's passkeys", () => {
  const add = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole("button", { name: "Add a passkey" }))
    await enter(user, screen.getByLabelText(/Name of the passkey/), "Work laptop")
    await user.click(screen.getByRole("button", { name: "Add the passkey" }))
  }

  test("are added with a name and recovery codes, sign in alone, and can be removed", async () => {
    addDevice()
    const page = open()
    await add(page)
    await page.user.click((await codesDialog()).getByRole("button", { name: "I have stored them" }))
    await page.user.click(screen.getByRole("button", { name: "Logout" }))
    await page.user.click(await screen.findByRole("button", { name: "Sign in with a passkey" }))
    expect(await screen.findByText("Login successful!")).toBeVisible()
    await act(() => page.router.navigate("/adminpage/settings/security"))
    await page.user.click(await screen.findByRole("button", { name: "Remove Work laptop" }))
    await page.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }))
    expect(await screen.findByText("Passkey removed")).toBeVisible()
    await waitFor(() => expect(screen.queryByText("Work laptop")).not.toBeInTheDocument())
  })
})

describe("an account's sessions", () => {
  beforeEach(async () => {
    const user = await User.findByPk(1, { rejectOnEmpty: true })
    for (const userAgent of ["curl/8.5.0", "Wget/1.21", "HTTPie/3.2"])
      await openSession(user, { ...visitor(), userAgent })
  })

  test("are ended one by one or all at once, except the marked current one", async () => {
    const { user } = open()
    const list = within(await screen.findByRole("list", { name: "Sessions" }))
    expect(list.getByText("Unknown program")).toHaveTextContent("This one")
    expect(list.getAllByRole("button")).toHaveLength(3)
    await user.click(list.getByRole("button", { name: "End the session of curl" }))
    expect(await screen.findByText("Session ended")).toBeVisible()
    expect(api.asked("RevokeSession")).toEqual([{ id: "2" }])
    await user.click(screen.getByRole("button", { name: "End all others" }))
    expect(await screen.findByText("2 sessions ended")).toBeVisible()
    await waitFor(() => expect(screen.queryByText("Wget")).not.toBeInTheDocument())
  })
})

describe("one's own account", () => {
  const open = () => renderDashboard("/adminpage/settings/you")

  const tooLong = `${"a".repeat(300)}@example.com`

  test("has a name and address that can be changed, with errors beside the field", async () => {
    const { user } = open()
    const name = await screen.findByLabelText(/^Name/)
    const save = screen.getByRole("button", { name: "Save" })
    expect(save).toBeDisabled()
    await user.clear(name)
    await enter(user, name, "Ada Lovelace")
    const address = screen.getByLabelText(/E-mail address/)
    // Browsers accept this as an address, of any length.
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

  test("needs the current password for a new one, and a wrong password does not end the session", async () => {
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
})
