import { messages } from "@farelight/api/contract/api/messages.ts"
import { describe, expect, test } from "@jest/globals"
import { screen } from "@testing-library/react"
import { readAdminToken, storeAdminToken } from "../../apollo/adminToken.ts"
import { deleteOtherDrafts, draftTexts } from "../../browser/drafts.ts"
import { readReplyDraft, replyDraftKey, writeReplyDraft } from "../../rooms/mail/replies/replyDrafts.ts"
import { api, PASSWORD, signIn } from "../../testing/api.ts"
import { enter } from "../../testing/enter.ts"
import { muteErrors } from "../../testing/muteErrors.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

muteErrors()

const SESSION_ENDED = "Your session has ended. Please sign in again."

const hint = { loginHint: { username: "admin", password: PASSWORD } }

const logIn = async ({ user }: ReturnType<typeof renderDashboard>, password = PASSWORD) => {
  await enter(user, await screen.findByLabelText("Username"), "admin")
  await enter(user, screen.getByLabelText("Password"), password)
  await user.click(screen.getByRole("button", { name: "Login" }))
}

describe("the login page", () => {
  test("stores the token and opens the dashboard", async () => {
    const page = renderDashboard("/adminpage")
    await logIn(page)
    expect(await screen.findByText("Login successful!")).toBeVisible()
    expect(await screen.findByRole("tab", { name: "Driver Applications" })).toBeVisible()
    expect(page.router.state.location.pathname).toBe("/adminpage/dashboard")
    expect(api.asked("Login")).toEqual([{ username: "admin", password: PASSWORD }])
    const { data } = await api.app().graphql("{ me { username } }", {}, { token: String(readAdminToken()) })
    expect(data.me.username).toBe("admin")
  })

  test("requires both fields, and sends them once", async () => {
    api.behave("Login", { delay: "infinite" })
    const page = renderDashboard("/adminpage")
    expect(await screen.findByLabelText("Username")).toBeRequired()
    expect(screen.getByLabelText("Password")).toBeRequired()
    await page.user.click(screen.getByRole("button", { name: "Login" }))
    expect(api.asked("Login")).toEqual([])
    await logIn(page)
    expect(await screen.findByRole("button", { name: "Logging in..." })).toBeDisabled()
  })

  const failed = "Login failed. Please try again."

  test.each([
    ["its own words when the server has none", { code: "UNAUTHENTICATED", message: "" }, messages.loginRejected],
    ["the server's words for too many attempts", { code: "RATE_LIMITED", message: "In 60 s." }, "In 60 s."],
    ["that it failed when the server is in trouble", { code: "INTERNAL_SERVER_ERROR", message: "?" }, failed],
    ["that it failed when no answer comes", undefined, failed],
  ] as const)("shows %s", async (_, error, shown) => {
    api.behave("Login", error ? { error } : { isUnreachable: true })
    await logIn(renderDashboard("/adminpage"))
    expect(await screen.findByText(shown)).toBeVisible()
    expect(readAdminToken()).toBeNull()
    expect(screen.getByLabelText("Username")).toHaveValue("admin")
    expect(console.error).toHaveBeenCalled()
  })

  test("is prefilled on a trial installation, which signs in with one click", async () => {
    api.answer("LoginHint", hint)
    const { user } = renderDashboard("/adminpage#trial=printed-key")
    expect(await screen.findByText(PASSWORD)).toBeVisible()
    expect(api.asked("LoginHint")).toEqual([{ key: "printed-key" }])
    expect(screen.getByLabelText("Username")).toHaveValue("admin")
    expect(screen.getByLabelText("Password")).toHaveValue(PASSWORD)
    await user.click(screen.getByRole("button", { name: "Login" }))
    expect(await screen.findByText("Login successful!")).toBeVisible()
  })

  test("keeps input typed before the trial credentials arrived", async () => {
    api.answer("LoginHint", hint)
    const release = api.hold("LoginHint")
    const { user } = renderDashboard("/adminpage#trial=printed-key")
    await enter(user, await screen.findByLabelText("Username"), "olivia")
    release()
    expect(await screen.findByText(PASSWORD)).toBeVisible()
    expect(screen.getByLabelText("Username")).toHaveValue("olivia")
  })

  test("is skipped by a browser that is signed in", async () => {
    await signIn()
    const { router } = renderDashboard("/adminpage")
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    expect(router.state.location.pathname).toBe("/adminpage/dashboard")
  })
})

describe("a dashboard page without a session", () => {
  test("redirects to the login, and then back to the page", async () => {
    const page = renderDashboard("/adminpage/dashboard?tab=advertisers")
    expect(page.router.state.location.pathname).toBe("/adminpage")
    await logIn(page)
    expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument()
    // Only the printed link of a trial installation asks for its sign-in.
    expect(api.asked("LoginHint")).toEqual([])
    expect(await screen.findByText("No advertiser inquiries yet")).toBeVisible()
    expect(page.router.state.location.search).toBe("?tab=advertisers")
  })

  test("gives the reason for a refused token, returns after the login, and keeps that account's drafts", async () => {
    const key = replyDraftKey("driver_application", "1")
    storeAdminToken("expired")
    writeReplyDraft(key, { replyId: "1", subject: "Hi", body: "Dear Ana" })
    const ofTab = draftTexts("form:")
    ofTab.write("rule", "typed")
    const page = renderDashboard("/adminpage/dashboard?tab=advertisers&status=pending")
    expect(await screen.findByText(SESSION_ENDED)).toBeVisible()
    expect(page.router.state.location.pathname).toBe("/adminpage")
    expect(readAdminToken()).toBeNull()
    expect(screen.queryByText("Failed to load data")).not.toBeInTheDocument()

    await logIn(page)
    expect(await screen.findByText("No advertiser inquiries match this filter")).toBeVisible()
    expect(page.router.state.location.search).toBe("?tab=advertisers&status=pending")
    expect(readReplyDraft(key)).toMatchObject({ body: "Dear Ana" })
    deleteOtherDrafts("1")
    expect([readReplyDraft(key)?.body, ofTab.read("rule")]).toEqual(["Dear Ana", "typed"])
    deleteOtherDrafts("2")
    expect([readReplyDraft(key), ofTab.read("rule")]).toEqual([undefined, null])
  })

  test("shows a way back on an unknown address", async () => {
    renderDashboard("/adminpage/nowhere")
    expect(await screen.findByRole("link", { name: "Go to the dashboard" })).toHaveAttribute(
      "href",
      "/adminpage/dashboard",
    )
  })
})
