import type { AccountLinkPurpose } from "@farelight/api/contract/accounts/accountLinks.ts"
import { deadLinks, refusals } from "@farelight/api/contract/api/refusals.ts"
import { inTransaction } from "@farelight/api/platform/database/connection/database.ts"
import { verifyPassword } from "@farelight/api/rooms/accounts/passwords/password.ts"
import { flushPasswordResets } from "@farelight/api/rooms/accounts/team/passwordReset.service.ts"
import { User, UserLink } from "@farelight/api/rooms/accounts/users/user.model.ts"
import { makeLink } from "@farelight/api/rooms/accounts/users/userLinks.ts"
import { GOOD_PASSWORD } from "@farelight/api/testing/accounts/team.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { describe, expect, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { readAdminToken } from "../../../../apollo/adminToken.ts"
import { api, signIn } from "../../../../testing/api.ts"
import { enter } from "../../../../testing/enter.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

const addLink = (userId: number, purpose: AccountLinkPurpose) =>
  inTransaction((transaction) => makeLink(userId, purpose, transaction))

const useLinks = () => UserLink.update({ usedAt: new Date() }, { where: {} })

describe("an invitation", () => {
  const invite = async () => {
    const { id } = await addColleague({
      name: "cleo@example.com",
      email: "cleo@example.com",
      role: "EDITOR",
      state: "INVITED",
    })
    return renderDashboard(`/adminpage/invitation#${await addLink(id, "INVITATION")}`)
  }

  test("shows inviter and role, is accepted with a name and a password, and signs in", async () => {
    const { user, router } = await invite()
    expect(await screen.findByText(/admin invites you to work here as/)).toHaveTextContent("Editor")
    expect(screen.getByLabelText("E-mail address")).toHaveValue("cleo@example.com")
    // The token does not stay in the address.
    expect(router.state.location).toMatchObject({ pathname: "/adminpage/invitation", hash: "" })
    expect(router.state.historyAction).toBe("REPLACE")
    await enter(user, await screen.findByLabelText(/Your name/), "Cleo Novak")
    await enter(user, screen.getByLabelText(/^Password/), "short")
    await user.click(screen.getByRole("button", { name: "Accept the invitation" }))
    expect(await screen.findByText(refusals.guessablePassword)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveFocus())

    await user.clear(screen.getByLabelText(/^Password/))
    await enter(user, screen.getByLabelText(/^Password/), GOOD_PASSWORD)
    await user.click(screen.getByRole("button", { name: "Accept the invitation" }))
    expect(await screen.findByText("Login successful!")).toBeVisible()
    expect(await screen.findByRole("button", { name: "Logout" })).toBeVisible()
    expect(router.state.location.pathname).toBe("/adminpage/dashboard")
    expect(await User.findByPk(2)).toMatchObject({ name: "Cleo Novak", email: "cleo@example.com" })
  })

  test("shows the next step if it was accepted elsewhere", async () => {
    const { user } = await invite()
    await enter(user, await screen.findByLabelText(/Your name/), "Cleo Novak")
    await enter(user, screen.getByLabelText(/^Password/), GOOD_PASSWORD)
    await useLinks()
    await user.click(screen.getByRole("button", { name: "Accept the invitation" }))
    expect(await screen.findByRole("alert")).toHaveTextContent(deadLinks.INVITATION.used)
    expect(screen.getByRole("link", { name: "Go to the login page" })).toHaveAttribute("href", "/adminpage")
  })

  test.each([
    ["used, expired or foreign", "#another", deadLinks.INVITATION.unknown],
    ["incomplete", "", "opens by the link in your mail"],
  ])("explains the next step if it is %s", async (_, fragment, words) => {
    renderDashboard(`/adminpage/invitation${fragment}`)
    expect(await screen.findByRole("alert")).toHaveTextContent(words)
  })
})

describe("a forgotten password", () => {
  test("keeps the form on a failure, and gets the same answer for every address", async () => {
    const { user } = renderDashboard("/adminpage")
    await user.click(await screen.findByRole("link", { name: "Forgot your password?" }))
    await enter(user, await screen.findByLabelText(/E-mail address/), " nobody@example.com ")
    api.behave("RequestPasswordReset", { isUnreachable: true })
    await user.click(screen.getByRole("button", { name: "Send the link" }))
    expect(await screen.findByRole("alert")).toHaveTextContent("The server cannot be reached")
    api.behave("RequestPasswordReset")
    await user.click(screen.getByRole("button", { name: "Send the link" }))
    expect(await screen.findByText(/If there is an account with the address nobody@example.com/)).toBeVisible()
    expect(api.asked("RequestPasswordReset").at(-1)).toEqual({ email: "nobody@example.com" })
    await flushPasswordResets()
  })

  test("is replaced through the mailed link, which also ends this browser's session", async () => {
    await signIn()
    const { user, router } = renderDashboard(`/adminpage/password-reset#${await addLink(1, "PASSWORD_RESET")}`)
    await enter(user, await screen.findByLabelText(/New password/), GOOD_PASSWORD)
    expect(router.state.location.hash).toBe("")
    expect(screen.getByLabelText("E-mail address")).toHaveAttribute("autocomplete", "username")
    await user.click(screen.getByRole("button", { name: "Save the password" }))
    expect(await screen.findByText("Password changed. Sign in with it now.")).toBeVisible()
    expect(await screen.findByLabelText("Username")).toBeVisible()
    expect(readAdminToken()).toBeNull()
    const { passwordHash } = await User.findByPk(1, { rejectOnEmpty: true })
    expect(await verifyPassword(passwordHash, GOOD_PASSWORD)).toBe(true)
  })

  test("needs a new link after the old one was used", async () => {
    const address = `/adminpage/password-reset#${await addLink(1, "PASSWORD_RESET")}`
    await useLinks()
    const { user } = renderDashboard(address)
    await enter(user, await screen.findByLabelText(/New password/), GOOD_PASSWORD)
    await user.click(screen.getByRole("button", { name: "Save the password" }))
    expect(await screen.findByRole("alert")).toHaveTextContent(deadLinks.PASSWORD_RESET.used)
    await user.click(screen.getByRole("link", { name: "Ask for a new link" }))
    expect(await screen.findByRole("button", { name: "Send the link" })).toBeVisible()
  })
})
