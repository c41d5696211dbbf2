import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { addPrivacyRequests } from "@farelight/api/testing/factories/privacyRequests.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { widenWindow } from "../../../testing/wideWindow.ts"

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS + 60_000)

beforeEach(async () => {
  await signIn()
})

afterEach(() => {
  jest.restoreAllMocks()
})

const open = (search = "") => renderDashboard(`/adminpage/privacy-requests${search}`)

describe("the queue of privacy requests", () => {
  test("has the most pressing first, with its kind and due date in words", async () => {
    await addPrivacyRequests(
      { dueAt: inDays(12), name: null },
      { kind: "DELETE", dueAt: inDays(-3) },
      { status: "ANSWERED", outcome: "FULFILLED", answeredAt: new Date() },
    )
    const { user } = open()
    const list = within(await screen.findByRole("list", { name: "Open requests" }))
    const [first, second, ...others] = list.getAllByRole("listitem")
    expect(first).toHaveTextContent(/Deletion.*Dana Driver.*Overdue by 2 days/)
    expect(second).toHaveTextContent(/Copy of their data.*dana@example.com.*Due in 12 days/)
    expect(others).toEqual([])
    await user.click(screen.getByRole("button", { name: "Answered" }))
    expect(await screen.findByText("Export sent")).toBeVisible()
    const answered = within(screen.getByRole("list", { name: "Answered requests" }))
    expect(answered.getAllByRole("listitem")).toHaveLength(1)
  })

  test("opens a request by its own address, beside the others", async () => {
    widenWindow()
    await addPrivacyRequests({}, { kind: "DELETE" })
    const { user, router } = open()
    await user.click(await screen.findByRole("button", { name: "View: Copy of their data: Dana Driver" }))
    await waitFor(async () =>
      expect(await screen.findByRole("heading", { name: "Wants a copy of their data" })).toHaveFocus(),
    )
    expect(router.state.location.pathname).toBe("/adminpage/privacy-requests/1")
    await user.keyboard("j")
    await waitFor(async () =>
      expect(await screen.findByRole("heading", { name: "Wants their data deleted" })).toHaveFocus(),
    )
    expect(router.state.location.pathname).toBe("/adminpage/privacy-requests/2")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(router.state.location.pathname).toBe("/adminpage/privacy-requests"))
    await waitFor(() => expect(screen.getByRole("button", { name: "View: Deletion: Dana Driver" })).toHaveFocus())
  })

  test("explains where requests come from while there are none", async () => {
    open()
    expect(await screen.findByText("No open request")).toBeVisible()
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Privacy requests" })).toHaveAttribute(
      "href",
      "/privacy-request",
    )
  })

  test("is linked from the dashboard while something is open, by what presses most", async () => {
    await addPrivacyRequests({ dueAt: inDays(-1) }, { dueAt: inDays(3) })
    const { user } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("link", { name: "1 privacy request overdue" }))
    expect(await screen.findByRole("list", { name: "Open requests" })).toBeVisible()
  })

  test("opens with g and p, for those who may erase leads", async () => {
    const { user } = renderDashboard("/adminpage/dashboard")
    await screen.findByText("Nothing overdue")
    await user.keyboard("gp")
    expect(await screen.findByText("No open request")).toBeVisible()
  })

  test("is closed to those who may not erase leads", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    await signIn("VIEWER")
    open()
    expect(await screen.findByText("Your role does not include this page")).toBeVisible()
    expect(api.asked("PrivacyRequests")).toEqual([])
  })

  test("keeps what it shows when the connection is lost", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    api.behave("PrivacyRequests", { isUnreachable: true })
    const { user } = open()
    const again = await screen.findByRole("button", { name: "Try again" })
    api.behave("PrivacyRequests")
    await user.click(again)
    expect(await screen.findByText("No open request")).toBeVisible()
  })
})
