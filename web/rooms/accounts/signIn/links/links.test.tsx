import { deadLinks, refusals } from "@farelight/api/contract/api/refusals.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen } from "@testing-library/react"
import { readAdminToken, storeAdminToken } from "../../../../apollo/adminToken.ts"
import { MOCK_TOKEN } from "../../../../mock/data/store.ts"
import { MOCK_LINK } from "../../../../mock/resolvers/account.ts"
import { enter } from "../../../../testing/enter.ts"
import { api } from "../../../../testing/mockApi.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {})
})

afterEach(() => {
  jest.restoreAllMocks()
})

const strong = "correct horse battery staple"

describe("an invitation", () => {
  const invite = () => {
    const expiresAt = new Date("2027-01-01T12:00:00Z")
    api.store.account.invitation = { email: "cleo@example.com", role: "EDITOR", invitedBy: "Ada", expiresAt }
    api.store.tokens.clear()
    return renderDashboard(`/adminpage/invitation#${MOCK_LINK}`)
  }

  test("says who invites and to what, and its token does not stay in the address", async () => {
    const { router } = invite()
    expect(await screen.findByText(/Ada invites you to work here as/)).toHaveTextContent("Editor")
    expect(screen.getByLabelText("E-mail address")).toHaveValue("cleo@example.com")
    expect(router.state.location).toMatchObject({ pathname: "/adminpage/invitation", hash: "" })
    expect(router.state.historyAction).toBe("REPLACE")
  })

  test("is accepted with a name and a password, and signs in", async () => {
    const { user, router } = invite()
    await enter(user, await screen.findByLabelText(/Your name/), "Cleo Novak")
    await enter(user, screen.getByLabelText(/^Password/), "short")
    await user.click(screen.getByRole("button", { name: "Accept the invitation" }))
    expect(await screen.findByText(refusals.guessablePassword)).toBeVisible()
    expect(screen.getByLabelText(/^Password/)).toHaveFocus()

    await user.clear(screen.getByLabelText(/^Password/))
    await enter(user, screen.getByLabelText(/^Password/), strong)
    await user.click(screen.getByRole("button", { name: "Accept the invitation" }))
    expect(await screen.findByText("Login successful!")).toBeVisible()
    expect(await screen.findByRole("button", { name: "Logout" })).toBeVisible()
    expect(router.state.location.pathname).toBe("/adminpage/dashboard")
    expect(api.store.user).toMatchObject({ name: "Cleo Novak", email: "cleo@example.com" })
  })

  test("that somebody else has accepted meanwhile says what to do next", async () => {
    const { user } = invite()
    await enter(user, await screen.findByLabelText(/Your name/), "Cleo Novak")
    await enter(user, screen.getByLabelText(/^Password/), strong)
    api.store.account.invitation = null
    await user.click(screen.getByRole("button", { name: "Accept the invitation" }))
    expect(await screen.findByRole("alert")).toHaveTextContent(deadLinks.INVITATION.unknown)
    expect(screen.getByRole("link", { name: "Go to the login page" })).toHaveAttribute("href", "/adminpage")
  })

  test.each([
    ["used, expired or foreign", "#another", deadLinks.INVITATION.unknown],
    ["incomplete", "", "opens by the link in your mail"],
  ])("that is %s says what to do next", async (_, fragment, words) => {
    renderDashboard(`/adminpage/invitation${fragment}`)
    expect(await screen.findByRole("alert")).toHaveTextContent(words)
  })
})

describe("a forgotten password", () => {
  test("gets the same answer for every address", async () => {
    const { user } = renderDashboard("/adminpage")
    await user.click(await screen.findByRole("link", { name: "Forgot your password?" }))
    await enter(user, await screen.findByLabelText(/E-mail address/), " nobody@example.com ")
    await user.click(screen.getByRole("button", { name: "Send the link" }))
    expect(await screen.findByText(/If there is an account with the address nobody@example.com/)).toBeVisible()
    expect(api.asked("RequestPasswordReset")).toEqual([{ email: "nobody@example.com" }])
  })

  test("stays in the form when the server does not answer", async () => {
    api.behave("RequestPasswordReset", { isUnreachable: true })
    const { user } = renderDashboard("/adminpage/forgot-password")
    await enter(user, await screen.findByLabelText(/E-mail address/), "ada@example.com")
    await user.click(screen.getByRole("button", { name: "Send the link" }))
    expect(await screen.findByRole("alert")).toHaveTextContent("The server cannot be reached")
    expect(screen.getByLabelText(/E-mail address/)).toHaveValue("ada@example.com")
  })

  test("is replaced by the mailed link, which ends this browser's session too", async () => {
    api.store.account.isResetOpen = true
    storeAdminToken(MOCK_TOKEN)
    const { user, router } = renderDashboard(`/adminpage/password-reset#${MOCK_LINK}`)
    await enter(user, await screen.findByLabelText(/New password/), strong)
    expect(router.state.location.hash).toBe("")
    await user.click(screen.getByRole("button", { name: "Save the password" }))
    expect(await screen.findByText("Password changed. Sign in with it now.")).toBeVisible()
    expect(await screen.findByLabelText("Username")).toBeVisible()
    expect(readAdminToken()).toBeNull()
    expect(api.store.user.password).toBe(strong)
  })

  test("is not replaced by a link that was used, which leads to a new one", async () => {
    const { user } = renderDashboard(`/adminpage/password-reset#${MOCK_LINK}`)
    await enter(user, await screen.findByLabelText(/New password/), strong)
    await user.click(screen.getByRole("button", { name: "Save the password" }))
    expect(await screen.findByRole("alert")).toHaveTextContent(deadLinks.PASSWORD_RESET.unknown)
    await user.click(screen.getByRole("link", { name: "Ask for a new link" }))
    expect(await screen.findByRole("button", { name: "Send the link" })).toBeVisible()
  })
})
