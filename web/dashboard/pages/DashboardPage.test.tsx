import { HOUR_MS } from "@farelight/api/contract/text/durations.ts"
import { setContent } from "@farelight/api/testing/factories/content.ts"
import { addAdvertisers, addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { readAdminToken } from "../../apollo/adminToken.ts"
import { polling } from "../../apollo/polling.ts"
import { sessionTexts } from "../../browser/storedTexts.ts"
import { api, signIn } from "../../testing/api.ts"
import { muteErrors } from "../../testing/muteErrors.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

let token: string

muteErrors()
beforeEach(async () => {
  token = await signIn()
})

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

describe("the dashboard", () => {
  test("shows its loading state, sends the stored token, and keeps each tab's view", async () => {
    const release = api.hold("DashboardPage")
    const { user, router } = renderDashboard("/adminpage/dashboard?tab=drivers&status=pending")
    expect(await screen.findByText("Loading dashboard...")).toBeVisible()
    release()
    await waitFor(() => expect(screen.queryByText("Loading dashboard...")).toBeNull())
    const [request] = api.requests("DashboardLayout")
    expect(request?.headers.get("authorization")).toBe(`Bearer ${token}`)

    await user.click(await screen.findByRole("tab", { name: "Advertiser Inquiries" }))
    expect(await screen.findByText("No advertiser inquiries yet")).toBeVisible()
    expect(screen.getByRole("tab", { name: "Advertiser Inquiries" })).toHaveAttribute("aria-selected", "true")
    expect(router.state.location.search).toBe("?tab=advertisers")
    await user.click(screen.getByRole("tab", { name: "Driver Applications" }))
    expect(router.state.location.search).toBe("?tab=drivers&status=pending")
  })

  test("shows the brand and the four counters, and links to overdue leads, oldest first", async () => {
    const createdAt = new Date(Date.now() - 49 * HOUR_MS)
    const statuses = Array.from({ length: 1200 }, (_, index) => (index < 5 ? "pending" : "approved"))
    await addDrivers(...statuses.map((status, index) => ({ status, ...(index < 3 && { createdAt }) }) as const))
    await addAdvertisers({ status: "rejected" }, { createdAt })
    await setContent("global", "company", { name: "Nightcab" })
    const { user, router } = renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("3 overdue")).toBeVisible()
    expect(textsOf(screen.getAllByRole("term"))).toEqual([
      "Driver Applications",
      "Advertiser Inquiries",
      "Pending Drivers",
      "Pending Advertisers",
    ])
    const counts = ["1,200", "2", "5", "3 overdue", "1", "1 overdue"]
    expect(textsOf(screen.getAllByRole("definition"))).toEqual(counts)
    expect(await screen.findByRole("heading", { name: "Nightcab Dashboard" })).toBeVisible()
    await user.click(screen.getByRole("link", { name: "1 overdue: 1 advertiser waiting over 24 hours" }))
    expect(router.state.location.search).toBe("?tab=advertisers&overdue=true&sort=received")
    expect(await screen.findByRole("link", { name: "Harbor Coffee" })).toBeVisible()
  })

  test("keeps the tabs reachable by keyboard when none is selected", async () => {
    const { router } = renderDashboard("/adminpage/dashboard/advertisers/1")
    // An open lead covers the tabs on a narrow screen.
    await screen.findAllByRole("tab", { hidden: true })
    const reached = () => textsOf(screen.getAllByRole("tab", { hidden: true }).filter(({ tabIndex }) => tabIndex === 0))
    expect(reached()).toEqual([expect.stringContaining("Advertiser Inquiries")])
    await act(() => router.navigate("/adminpage/settings/you"))
    await waitFor(() => expect(reached()).toEqual([expect.stringContaining("Driver Applications")]))
  })

  test("keeps its tabs and the failure visible during a retry, and recovers", async () => {
    api.state = "offline"
    const { user } = renderDashboard("/adminpage/dashboard")
    await screen.findByRole("alert")
    const expectFailure = () => {
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to load data")
      expect(screen.getAllByRole("tab")).toHaveLength(5)
      expect(screen.queryByText("Loading dashboard...")).not.toBeInTheDocument()
    }
    expectFailure()
    expect(console.error).toHaveBeenCalled()

    api.state = "normal"
    const release = api.hold("DashboardPage", "DriverApplications", "DashboardLayout")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expectFailure()
    const { length: asked } = api.asked("DashboardLayout")
    fireEvent(window, new Event("online"))
    await waitFor(() => expect(api.asked("DashboardLayout").length).toBeGreaterThan(asked))
    expectFailure()

    release()
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument())
    expect(textsOf(screen.getAllByRole("definition"))).toEqual(["0", "0", "0", "0"])
  })

  test("keeps other tabs usable when its own data failed to load", async () => {
    await addAdvertisers({})
    api.behave("DashboardPage", { isUnreachable: true })
    const { user } = renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    await user.click(screen.getByRole("tab", { name: "Advertiser Inquiries" }))
    expect(await screen.findByText("1–1 of 1", { exact: false })).toBeVisible()
    expect(screen.getAllByRole("alert")).toHaveLength(1)
  })

  test("marks stale data after a failure, until the browser is online", async () => {
    await addDrivers({})
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("1–1 of 1")).toBeVisible()
    // Too short for the next poll to notice the failure.
    const atOnce = { timeout: polling.pollInterval / 2 }
    api.state = "offline"
    fireEvent(window, new Event("offline"))
    const alert = await screen.findByRole("alert", {}, atOnce)
    expect(alert).toHaveTextContent(/Failed to load data.*Showing what was loaded at \d+:\d\d/)
    expect(screen.getByRole("link", { name: "Dana Driver" })).toBeVisible()
    fireEvent.click(screen.getByRole("tab", { name: "Advertiser Inquiries" }))
    expect(await screen.findByText("This list has not been loaded yet.")).toBeVisible()
    api.state = "normal"
    fireEvent(window, new Event("online"))
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument(), atOnce)
  })

  test("polls a cheap query, reloads the rest after a change, and reports an unreachable server", async () => {
    jest.replaceProperty(polling, "pollInterval", 200)
    await addDrivers({})
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("1–1 of 1")).toBeVisible()
    const loaded = () => (["DashboardPage", "DriverApplications"] as const).map((name) => api.asked(name).length)
    const polls = () => api.asked("DashboardChanges").length
    const polled = polls()
    await waitFor(() => expect(polls()).toBeGreaterThan(polled + 2))
    expect(loaded()).toEqual([1, 1])

    await addDrivers({ name: "Mei" })
    expect(await screen.findByRole("button", { name: "1 new driver application — show" })).toBeVisible()
    await waitFor(() => expect(loaded()).toEqual([2, 2]))

    api.state = "offline"
    expect(await screen.findByText(/Showing what was loaded at/)).toBeVisible()
    jest.spyOn(document, "hidden", "get").mockReturnValue(true)
    const hiddenSince = polls()
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(polls()).toBeLessThanOrEqual(hiddenSince + 1)
  })
})

test.each([
  ["works", {}],
  ["cannot be told to the server", { isUnreachable: true }],
  ["finds the session ended", { error: { code: "UNAUTHENTICATED" } }],
] as const)("a logout that %s leaves nothing in the browser, and shows no session message", async (_, behavior) => {
  sessionTexts.write("lead_note:7", "of the one who leaves")
  api.behave("Logout", behavior)
  const { user, router } = renderDashboard("/adminpage/dashboard")
  await user.click(await screen.findByRole("button", { name: "Logout" }))
  expect(await screen.findByText("Logged out successfully")).toBeVisible()
  expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
  expect(api.requests("Logout")).toHaveLength(1)
  expect(router.state.location.pathname).toBe("/adminpage")
  expect(readAdminToken()).toBeNull()
  await waitFor(() => expect(sessionTexts.keys("")).toEqual([]))
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
})

test("the dashboard follows the system's color mode until the operator chooses one", async () => {
  const { matchMedia } = window
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media.includes("dark") }))
  const { user } = renderDashboard("/adminpage/dashboard")
  await user.click(await screen.findByRole("button", { name: "Signed in as admin" }))
  const button = screen.getByRole("button", { name: "Use light colors" })
  expect(document.documentElement).toHaveClass("dark")
  await user.click(button)
  expect(document.documentElement).toHaveClass("light")
  expect(screen.getByRole("button", { name: "Use dark colors" })).toBeVisible()
  expect(localStorage.getItem("color_mode")).toBe("light")
})
