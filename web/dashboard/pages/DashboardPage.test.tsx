import { HOUR_MS } from "@farelight/api/contract/text/durations.ts"
import { setContent } from "@farelight/api/testing/factories/content.ts"
import { addAdvertisers, addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { readAdminToken } from "../../apollo/adminToken.ts"
import { polling } from "../../apollo/polling.ts"
import { sessionTexts } from "../../parts/browser/storedTexts.ts"
import { api, signIn } from "../../testing/api.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

let consoleError: jest.Spied<typeof console.error>

let token: string

beforeEach(async () => {
  token = await signIn()
  consoleError = jest.spyOn(console, "error").mockImplementation(() => {})
})

afterEach(() => {
  jest.restoreAllMocks()
})

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

describe("the dashboard", () => {
  test("shows what it is doing while it loads", async () => {
    api.behave("DashboardPage", { delay: "infinite" })
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("Loading dashboard...")).toBeVisible()
  })

  test("sends the stored token along", async () => {
    renderDashboard("/adminpage/dashboard")
    await screen.findByText("No driver applications yet")
    const [request] = api.requests("DashboardLayout")
    expect(request?.headers.get("authorization")).toBe(`Bearer ${token}`)
  })

  test("shows the brand and the four counters", async () => {
    const statuses = Array.from({ length: 1200 }, (_, index) => (index < 5 ? "pending" : "approved"))
    await addDrivers(...statuses.map((status) => ({ status }) as const))
    await addAdvertisers({ status: "rejected" })
    await setContent("global", "company", { name: "Nightcab" })
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findAllByRole("term")).toHaveLength(4)
    expect(textsOf(screen.getAllByRole("term"))).toEqual([
      "Driver Applications",
      "Advertiser Inquiries",
      "Pending Drivers",
      "Pending Advertisers",
    ])
    expect(textsOf(screen.getAllByRole("definition"))).toEqual(["1,200", "1", "5", "0"])
    expect(await screen.findByRole("heading", { name: "Nightcab Dashboard" })).toBeVisible()
  })

  test("counts the broken promises and leads to them, the oldest first", async () => {
    const createdAt = new Date(Date.now() - 49 * HOUR_MS)
    await addDrivers({ createdAt }, { createdAt }, { createdAt })
    await addAdvertisers({ createdAt })
    const { user, router } = renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("3 overdue")).toBeVisible()
    await user.click(screen.getByRole("link", { name: "1 overdue: 1 advertiser waiting over 24 hours" }))
    expect(router.state.location.search).toBe("?tab=advertisers&overdue=true&sort=received")
    expect(await screen.findByRole("link", { name: "Harbor Coffee" })).toBeVisible()
  })

  test("opens a tab from its address and says when there is nothing in it", async () => {
    renderDashboard("/adminpage/dashboard?tab=advertisers")
    expect(await screen.findByText("No advertiser inquiries yet")).toBeVisible()
    expect(screen.getByRole("tab", { name: "Advertiser Inquiries" })).toHaveAttribute("aria-selected", "true")
  })

  test.each([
    ["/adminpage/dashboard/drivers/1", "Driver Applications"],
    ["/adminpage/dashboard/advertisers/1", "Advertiser Inquiries"],
    ["/adminpage/settings/you", "Driver Applications"],
  ])("leaves a way to the tabs for the keyboard at %s, which is none of them", async (address, reached) => {
    renderDashboard(address)
    // Where there is no room for a rail, a lead covers them.
    const tabs = await screen.findAllByRole("tab", { hidden: true })
    expect(tabs.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(reached),
    ])
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
    api.state = "offline"
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

    api.state = "normal"
    const [tryAgain] = screen.getAllByRole("button", { name: "Try again" })
    if (tryAgain) await user.click(tryAgain)
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument())
    expect(textsOf(screen.getAllByRole("definition"))).toEqual(["0", "0", "0", "0"])
  })

  test("leaves every other tab open to be used when its own data could not be loaded", async () => {
    await addAdvertisers({})
    api.behave("DashboardPage", { isUnreachable: true })
    const { user } = renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    await user.click(screen.getByRole("tab", { name: "Advertiser Inquiries" }))
    expect(await screen.findByText("1–1 of 1", { exact: false })).toBeVisible()
    expect(screen.getAllByRole("alert")).toHaveLength(1)
  })

  test("marks what it has from before a failure as old, until the browser is back online", async () => {
    await addDrivers({})
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("1–1 of 1")).toBeVisible()

    // Sooner than the next poll could tell.
    const atOnce = { timeout: polling.pollInterval / 2 }
    api.state = "offline"
    fireEvent(window, new Event("offline"))
    const alert = await screen.findByRole("alert", {}, atOnce)
    expect(alert).toHaveTextContent(/Failed to load data.*Showing what was loaded at \d+:\d\d/)
    expect(screen.getByText(/^1–1 of 1, as of \d+:\d\d/)).toBeVisible()
    expect(screen.getByRole("link", { name: "Dana Driver" })).toBeVisible()

    api.state = "normal"
    fireEvent(window, new Event("online"))
    expect(await screen.findByText("1–1 of 1", {}, atOnce)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument())
  })

  test("asks for the little that can change, and loads the rest again once it has", async () => {
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

    jest.spyOn(document, "hidden", "get").mockReturnValue(true)
    const hiddenSince = polls()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(polls()).toBeLessThanOrEqual(hiddenSince + 1)
  })

  test("marks what it shows as old when a poll is not answered", async () => {
    jest.replaceProperty(polling, "pollInterval", 200)
    await addDrivers({})
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("1–1 of 1")).toBeVisible()
    api.state = "offline"
    expect(await screen.findByText(/^Showing what was loaded at/)).toBeVisible()
  })

  test("does not take its failure back while it tries again", async () => {
    api.state = "offline"
    const { user } = renderDashboard("/adminpage/dashboard")
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2))
    api.behave("DashboardPage", { delay: "infinite" })
    api.behave("DriverApplications", { delay: "infinite" })
    for (const button of screen.getAllByRole("button", { name: "Try again" })) await user.click(button)
    expect(screen.getAllByRole("alert")).toHaveLength(2)
    expect(screen.queryByText("Loading dashboard...")).not.toBeInTheDocument()
  })

  test("stays on screen while it asks again who the viewer is", async () => {
    api.state = "offline"
    renderDashboard("/adminpage/dashboard")
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2))
    const { length: asked } = api.asked("DashboardLayout")
    api.behave("DashboardLayout", { delay: "infinite" })
    fireEvent(window, new Event("online"))
    await waitFor(() => expect(api.asked("DashboardLayout").length).toBeGreaterThan(asked))
    expect(screen.getAllByRole("alert")).toHaveLength(2)
    expect(screen.queryByText("Loading dashboard...")).not.toBeInTheDocument()
  })
})

describe("the way out", () => {
  test("logs out on the server and in the browser", async () => {
    sessionTexts.write("lead_note:7", "of the one who leaves")
    const { user, router } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("button", { name: "Logout" }))
    expect(await screen.findByText("Logged out successfully")).toBeVisible()
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    expect(router.state.location.pathname).toBe("/adminpage")
    expect(readAdminToken()).toBeNull()
    await waitFor(() => expect(sessionTexts.keys("")).toEqual([]))
  })

  test("forgets the token even when the server cannot be told", async () => {
    api.behave("Logout", { isUnreachable: true })
    const { user } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("button", { name: "Logout" }))
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    await waitFor(() => expect(readAdminToken()).toBeNull())
  })
})
