import { messages } from "@farelight/api/contract/api/messages.ts"
import { describe, expect, test } from "@jest/globals"
import { screen } from "@testing-library/react"
import { readAdminToken, storeAdminToken } from "../../apollo/adminToken.ts"
import { readReplyDraft, replyDraftKey, writeReplyDraft } from "../../rooms/mail/replies/replyDrafts.ts"
import { api, PASSWORD, signIn } from "../../testing/api.ts"
import { enter } from "../../testing/enter.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

const SESSION_ENDED = "Your session has ended. Please sign in again."

const hint = { loginHint: { username: "admin", password: PASSWORD } }

const logIn = async ({ user }: ReturnType<typeof renderDashboard>, password = PASSWORD) => {
  await enter(user, await screen.findByLabelText("Username"), "admin")
  await enter(user, screen.getByLabelText("Password"), password)
  await user.click(screen.getByRole("button", { name: "Login" }))
}

describe("the login", () => {
  test("keeps the token, says so and leads to the dashboard", async () => {
    const page = renderDashboard("/adminpage")
    await logIn(page)
    expect(await screen.findByText("Login successful!")).toBeVisible()
    expect(await screen.findByRole("tab", { name: "Driver Applications" })).toBeVisible()
    expect(page.router.state.location.pathname).toBe("/adminpage/dashboard")
    expect(api.asked("Login")).toEqual([{ username: "admin", password: PASSWORD }])
    const { data } = await api.app().graphql("{ me { username } }", {}, { token: String(readAdminToken()) })
    expect(data.me.username).toBe("admin")
  })

  test("cannot be sent twice", async () => {
    api.behave("Login", { delay: "infinite" })
    await logIn(renderDashboard("/adminpage"))
    expect(await screen.findByRole("button", { name: "Logging in..." })).toBeDisabled()
  })

  test("needs both fields", async () => {
    const page = renderDashboard("/adminpage")
    expect(await screen.findByLabelText("Username")).toBeRequired()
    expect(screen.getByLabelText("Password")).toBeRequired()
    await page.user.click(screen.getByRole("button", { name: "Login" }))
    expect(readAdminToken()).toBeNull()
  })

  test.each([
    ["its own words when the server has none", "UNAUTHENTICATED", "", messages.loginRejected],
    [
      "the server's words when there were too many attempts",
      "RATE_LIMITED",
      "Try again in 60 s.",
      "Try again in 60 s.",
    ],
    ["that it failed when the server is in trouble", "INTERNAL_SERVER_ERROR", "?", "Login failed. Please try again."],
  ] as const)("shows %s", async (_, code, message, shown) => {
    api.behave("Login", { error: { code, message } })
    await logIn(renderDashboard("/adminpage"))
    expect(await screen.findByText(shown)).toBeVisible()
    expect(readAdminToken()).toBeNull()
    expect(screen.getByLabelText("Username")).toHaveValue("admin")
    expect(console.error).toHaveBeenCalled()
  })

  test("refuses a wrong password in the server's words", async () => {
    await logIn(renderDashboard("/adminpage"), "wrong")
    expect(await screen.findByText(messages.loginRejected)).toBeVisible()
    expect(readAdminToken()).toBeNull()
  })

  test("shows that it failed when no answer comes", async () => {
    api.behave("Login", { isUnreachable: true })
    await logIn(renderDashboard("/adminpage"))
    expect(await screen.findByText("Login failed. Please try again.")).toBeVisible()
  })

  test("is filled in for a trial installation, which signs in with one click", async () => {
    api.answer("LoginHint", hint)
    const { user } = renderDashboard("/adminpage#trial=printed-key")
    expect(await screen.findByText(PASSWORD)).toBeVisible()
    expect(api.asked("LoginHint")).toEqual([{ key: "printed-key" }])
    expect(screen.getByLabelText("Username")).toHaveValue("admin")
    expect(screen.getByLabelText("Password")).toHaveValue(PASSWORD)
    await user.click(screen.getByRole("button", { name: "Login" }))
    expect(await screen.findByText("Login successful!")).toBeVisible()
  })

  test("keeps what was typed before the sign-in of a trial installation came", async () => {
    api.answer("LoginHint", hint)
    let answer = () => {}
    api.behave("LoginHint", { delay: new Promise<void>((resolve) => (answer = resolve)) })
    const { user } = renderDashboard("/adminpage#trial=printed-key")
    await enter(user, await screen.findByLabelText("Username"), "olivia")
    answer()
    expect(await screen.findByText(PASSWORD)).toBeVisible()
    expect(screen.getByLabelText("Username")).toHaveValue("olivia")
  })

  test("asks for no sign-in when it was not opened by the printed link", async () => {
    renderDashboard("/adminpage")
    expect(await screen.findByLabelText("Username")).toBeVisible()
    expect(screen.queryByText(/trial installation/)).not.toBeInTheDocument()
    expect(api.asked("LoginHint")).toEqual([])
  })

  test("is skipped by a browser that is signed in", async () => {
    await signIn()
    const { router } = renderDashboard("/adminpage")
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    expect(router.state.location.pathname).toBe("/adminpage/dashboard")
  })
})

describe("the guard", () => {
  test("sends a browser without a token to the login and back to where it wanted to go", async () => {
    const page = renderDashboard("/adminpage/dashboard?tab=advertisers")
    expect(page.router.state.location.pathname).toBe("/adminpage")
    await logIn(page)
    expect(await screen.findByText("No advertiser inquiries yet")).toBeVisible()
    expect(page.router.state.location.search).toBe("?tab=advertisers")
  })

  test("drops a token that the server refuses, says why, and leads back after the login", async () => {
    storeAdminToken("expired")
    const page = renderDashboard("/adminpage/dashboard?tab=advertisers&status=pending")
    expect(await screen.findByText(SESSION_ENDED)).toBeVisible()
    expect(page.router.state.location.pathname).toBe("/adminpage")
    expect(readAdminToken()).toBeNull()
    expect(screen.queryByText("Failed to load data")).not.toBeInTheDocument()

    await logIn(page)
    expect(await screen.findByText("No advertiser inquiries match this filter")).toBeVisible()
    expect(page.router.state.location.search).toBe("?tab=advertisers&status=pending")
  })

  test("forgets the drafts of replies with the session, however it ends", async () => {
    const key = replyDraftKey("driver_application", "1")
    const draft = { replyId: "1", subject: "Hi", body: "Dear Ana", setContacted: false }
    storeAdminToken("expired")
    writeReplyDraft(key, draft)
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText(SESSION_ENDED)).toBeVisible()
    expect(readReplyDraft(key)).toBeUndefined()
  })

  test("says nothing of a session to a browser that had none", async () => {
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument()
  })

  test.each([
    ["that works", {}],
    ["that finds the session ended", { error: { code: "UNAUTHENTICATED" } }],
  ] as const)("says nothing of a session after a logout %s", async (_, behaviour) => {
    await signIn()
    api.behave("Logout", behaviour)
    const { user } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("button", { name: "Logout" }))
    expect(await screen.findByText("Logged out successfully")).toBeVisible()
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument()
  })

  test("answers an unknown address with a way back", async () => {
    renderDashboard("/adminpage/nowhere")
    expect(await screen.findByRole("link", { name: "Go to the dashboard" })).toHaveAttribute(
      "href",
      "/adminpage/dashboard",
    )
  })
})
