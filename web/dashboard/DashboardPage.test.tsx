import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { readAdminToken, storeAdminToken } from "../apollo/adminToken.ts"
import { buildAdvertiserSubmission, buildDriverApplication } from "../testing/builders.ts"
import {
  mockDashboard,
  mockGlobalContent,
  mockLoginHint,
  mockLogout,
  mockMe,
  mockSummary,
} from "../testing/msw/handlers.ts"
import { server } from "../testing/msw/server.ts"
import { renderDashboard } from "../testing/renderDashboard.tsx"

const consoleError = jest.spyOn(console, "error")

beforeEach(() => {
  storeAdminToken("a-token")
  consoleError.mockImplementation(() => {})
  server.use(mockGlobalContent(), mockLoginHint(), ...mockDashboard())
})

afterEach(() => {
  consoleError.mockReset()
})

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

describe("the dashboard", () => {
  test("shows what it is doing while it loads", async () => {
    server.use(...mockDashboard({ delay: "infinite" }))
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("Loading dashboard...")).toBeVisible()
  })

  test("sends the stored token along", async () => {
    let authorization: string | null = null
    server.use(mockMe({ onRequest: (headers) => (authorization = headers.get("authorization")) }))
    renderDashboard("/adminpage/dashboard")
    await screen.findByText("No driver applications yet")
    expect(authorization).toBe("Bearer a-token")
  })

  test("shows the brand and the four counters", async () => {
    const summary = {
      driverApplications: 1200,
      advertiserSubmissions: 34,
      pendingDriverApplications: 5,
      pendingAdvertiserSubmissions: 0,
    }
    server.use(mockGlobalContent({ brandName: "Nightcab" }), mockSummary({ summary }))
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findAllByRole("term")).toHaveLength(4)
    expect(textsOf(screen.getAllByRole("term"))).toEqual([
      "Driver Applications",
      "Advertiser Inquiries",
      "Pending Drivers",
      "Pending Advertisers",
    ])
    expect(textsOf(screen.getAllByRole("definition"))).toEqual(["1,200", "34", "5", "0"])
    expect(await screen.findByRole("heading", { name: "Nightcab Dashboard" })).toBeVisible()
  })

  test("counts the broken promises and leads to them, the oldest first", async () => {
    server.use(mockSummary({ summary: { overdueDriverApplications: 3, overdueAdvertiserSubmissions: 1 } }))
    const { user, router } = renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("4 overdue")).toBeVisible()
    await user.click(screen.getByRole("link", { name: "1 advertiser waiting over 24 hours" }))
    expect(router.state.location.search).toBe("?tab=advertisers&overdue=true&sort=received")
    expect(await screen.findByText("No advertiser inquiries match this filter")).toBeVisible()
  })

  test("opens a tab from its address and says when there is nothing in it", async () => {
    renderDashboard("/adminpage/dashboard?tab=advertisers")
    expect(await screen.findByText("No advertiser inquiries yet")).toBeVisible()
    expect(screen.getByRole("tab", { name: "Advertiser Inquiries" })).toHaveAttribute("aria-selected", "true")
  })

  test("keeps each tab's view while another is open", async () => {
    const { user, router } = renderDashboard("/adminpage/dashboard?tab=drivers&status=pending")
    await user.click(await screen.findByRole("tab", { name: "Advertiser Inquiries" }))
    await screen.findByText("No advertiser inquiries yet")
    expect(router.state.location.search).toBe("?tab=advertisers")
    await user.click(screen.getByRole("tab", { name: "Driver Applications" }))
    expect(router.state.location.search).toBe("?tab=drivers&status=pending")
  })

  test("keeps its tabs when loading fails, offers another try, and recovers", async () => {
    server.use(...mockDashboard({ isUnreachable: true }))
    const { user } = renderDashboard("/adminpage/dashboard")
    const failures = await waitFor(() => {
      // Where the counters would be, and where the list would be.
      const alerts = screen.getAllByRole("alert")
      expect(alerts).toHaveLength(2)
      return alerts
    })
    for (const failure of failures) expect(failure).toHaveTextContent("Failed to load data")
    expect(screen.getAllByRole("tab")).toHaveLength(5)
    expect(consoleError).toHaveBeenCalled()

    server.use(...mockDashboard())
    const [tryAgain] = screen.getAllByRole("button", { name: "Try again" })
    if (tryAgain) await user.click(tryAgain)
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument())
    expect(textsOf(screen.getAllByRole("definition"))).toEqual(["0", "0", "0", "0"])
  })

  test("leaves every other tab open to be used when its own data could not be loaded", async () => {
    server.use(mockSummary({ isUnreachable: true }), ...mockDashboard({ submissions: [buildAdvertiserSubmission()] }))
    const { user } = renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    await user.click(screen.getByRole("tab", { name: "Advertiser Inquiries" }))
    expect(await screen.findByText("1–1 of 1", { exact: false })).toBeVisible()
    expect(screen.getAllByRole("alert")).toHaveLength(1)
  })

  test("marks what it has from before a failure as old, until the browser is back online", async () => {
    server.use(...mockDashboard({ applications: [buildDriverApplication()] }))
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("1–1 of 1")).toBeVisible()

    server.use(...mockDashboard({ isUnreachable: true }))
    fireEvent(window, new Event("offline"))
    const alert = await screen.findByRole("alert")
    expect(alert).toHaveTextContent(/Failed to load data.*Showing what was loaded at \d+:\d\d/)
    expect(screen.getByText(/^1–1 of 1, as of \d+:\d\d/)).toBeVisible()
    expect(screen.getByRole("link", { name: "Dana Driver" })).toBeVisible()

    server.use(...mockDashboard({ applications: [buildDriverApplication()] }))
    fireEvent(window, new Event("online"))
    expect(await screen.findByText("1–1 of 1")).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument())
  })

  test("does not take its failure back while it tries again", async () => {
    server.use(...mockDashboard({ isUnreachable: true }))
    const { user } = renderDashboard("/adminpage/dashboard")
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2))
    server.use(...mockDashboard({ delay: "infinite" }))
    for (const button of screen.getAllByRole("button", { name: "Try again" })) await user.click(button)
    expect(screen.getAllByRole("alert")).toHaveLength(2)
    expect(screen.queryByText("Loading dashboard...")).not.toBeInTheDocument()
  })
})

describe("the way out", () => {
  test("logs out on the server and in the browser", async () => {
    server.use(mockLogout())
    const { user, router } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("button", { name: "Logout" }))
    expect(await screen.findByText("Logged out successfully")).toBeVisible()
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    expect(router.state.location.pathname).toBe("/adminpage")
    expect(readAdminToken()).toBeNull()
  })

  test("forgets the token even when the server cannot be told", async () => {
    server.use(mockLogout({ isUnreachable: true }))
    const { user } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("button", { name: "Logout" }))
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    await waitFor(() => expect(readAdminToken()).toBeNull())
  })
})
