import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { readAdminToken, storeAdminToken } from "../apollo/adminToken.ts"
import { buildAdvertiserSubmission, buildDriverApplication } from "../testing/builders.ts"
import {
  mockDashboard,
  mockGlobalContent,
  mockLoginHint,
  mockLogout,
  mockMoreDriverApplications,
  mockSetAdvertiserSubmissionStatus,
  mockSetDriverApplicationStatus,
} from "../testing/msw/handlers.ts"
import { server } from "../testing/msw/server.ts"
import { renderDashboard } from "../testing/renderDashboard.tsx"

const consoleError = jest.spyOn(console, "error")

beforeEach(() => {
  storeAdminToken("a-token")
  consoleError.mockImplementation(() => {})
  server.use(mockGlobalContent(), mockLoginHint())
})

afterEach(() => {
  consoleError.mockReset()
})

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => textsOf(within(row).getAllByRole("cell")))

describe("the dashboard", () => {
  test("shows what it is doing while it loads", async () => {
    server.use(mockDashboard({ delay: "infinite" }))
    renderDashboard("/adminpage/dashboard")
    expect(await screen.findByText("Loading dashboard...")).toBeVisible()
  })

  test("sends the stored token along", async () => {
    let authorization: string | null = null
    server.use(mockDashboard({ onRequest: (headers) => (authorization = headers.get("authorization")) }))
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
    server.use(mockGlobalContent({ brandName: "Nightcab" }), mockDashboard({ summary }))
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

  test("lists driver applications first, in the specified columns", async () => {
    const applications = [
      buildDriverApplication(),
      buildDriverApplication({ id: "2", name: "Luis", platform: "UBER", status: "REJECTED" }),
    ]
    server.use(mockDashboard({ applications }))
    renderDashboard("/adminpage/dashboard")
    const table = await screen.findByRole("table", { name: "Driver applications" })
    expect(textsOf(within(table).getAllByRole("columnheader"))).toEqual([
      "Name",
      "Email",
      "City",
      "Platform",
      "Vehicle",
      "Status",
      "Action",
    ])
    expect(rowsOf(table).map((cells) => cells.slice(0, 6))).toEqual([
      ["Dana Driver", "dana@example.com", "Los Angeles", "Both", "2022 Toyota Camry", "Pending"],
      ["Luis", "dana@example.com", "Los Angeles", "Uber", "2022 Toyota Camry", "Rejected"],
    ])
    const select = screen.getByRole("combobox", { name: "Status of Luis" })
    expect(select).toHaveDisplayValue("Rejected")
    expect(textsOf(within(select).getAllByRole("option"))).toEqual(["Pending", "Contacted", "Approved", "Rejected"])
  })

  test("lists advertiser inquiries in the specified columns, under an address of their own", async () => {
    server.use(mockDashboard({ submissions: [buildAdvertiserSubmission()] }))
    const { user, router } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("tab", { name: "Advertiser Inquiries" }))
    const table = await screen.findByRole("table", { name: "Advertiser inquiries" })
    expect(textsOf(within(table).getAllByRole("columnheader"))).toEqual([
      "Company",
      "Contact",
      "Email",
      "Budget",
      "Cities",
      "Status",
      "Action",
    ])
    expect(rowsOf(table)[0]?.slice(0, 6)).toEqual([
      "Harbor Coffee",
      "Alex Advertiser",
      "alex@example.com",
      "Contact for quote",
      "San DiegoWe open three cafés in May.",
      "Pending",
    ])
    expect(router.state.location.search).toBe("?tab=advertisers")
  })

  test("opens a tab from its address and says when there is nothing in it", async () => {
    server.use(mockDashboard())
    renderDashboard("/adminpage/dashboard?tab=advertisers")
    expect(await screen.findByText("No advertiser inquiries yet")).toBeVisible()
    expect(screen.getByRole("tab", { name: "Advertiser Inquiries" })).toHaveAttribute("aria-selected", "true")
  })

  test("folds a long message and unfolds it", async () => {
    server.use(mockDashboard({ submissions: [buildAdvertiserSubmission({ message: "Long ".repeat(100) })] }))
    const { user } = renderDashboard("/adminpage/dashboard?tab=advertisers")
    const button = await screen.findByRole("button", { name: "Show all" })
    expect(button).toHaveAttribute("aria-expanded", "false")
    await user.click(button)
    expect(screen.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true")
  })

  test("offers another try when loading fails, and recovers", async () => {
    server.use(mockDashboard({ isUnreachable: true }))
    const { user } = renderDashboard("/adminpage/dashboard")
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load data")
    expect(await screen.findAllByText("Failed to load data")).toHaveLength(2)
    expect(consoleError).toHaveBeenCalled()

    server.use(mockDashboard())
    await user.click(screen.getByRole("button", { name: "Retry" }))
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  })

  test("puts the following page behind the rows on screen and keeps both after a change of status", async () => {
    const first = buildDriverApplication()
    const second = buildDriverApplication({ id: "2", name: "Luis" })
    let after = ""
    server.use(
      mockDashboard({ applications: [first], moreApplications: 1 }),
      mockMoreDriverApplications({ applications: [second], onRequest: (variables) => (after = variables.after) }),
      mockSetDriverApplicationStatus(),
    )
    const { user } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("button", { name: "Load more" }))
    const luis = await screen.findByRole("combobox", { name: "Status of Luis" })
    expect(after).toBe("cursor-1")
    expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument()

    await user.selectOptions(luis, "Approved")
    await screen.findByText("Status updated")
    expect(screen.getByRole("combobox", { name: "Status of Dana Driver" })).toBeVisible()
    expect(await screen.findByRole("combobox", { name: "Status of Luis" })).toHaveDisplayValue("Approved")
  })

  test("keeps the rows when the following page cannot be loaded", async () => {
    server.use(
      mockDashboard({ applications: [buildDriverApplication()], moreApplications: 1 }),
      mockMoreDriverApplications({ applications: [], isUnreachable: true }),
    )
    const { user } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("button", { name: "Load more" }))
    expect(await screen.findByText("Failed to load data")).toBeVisible()
    expect(screen.getByRole("combobox", { name: "Status of Dana Driver" })).toBeVisible()
    expect(await screen.findByRole("button", { name: "Load more" })).toBeEnabled()
  })

  test("saves a driver application's new status, says so and reloads the lists and counters", async () => {
    const onRequest = jest.fn()
    server.use(
      mockDashboard({ applications: [buildDriverApplication()], summary: { pendingDriverApplications: 1 } }),
      mockSetDriverApplicationStatus({ onRequest }),
    )
    const { user } = renderDashboard("/adminpage/dashboard")
    const select = await screen.findByRole("combobox", { name: "Status of Dana Driver" })

    server.use(mockDashboard({ applications: [buildDriverApplication({ status: "CONTACTED" })] }))
    await user.selectOptions(select, "Contacted")
    expect(await screen.findByText("Status updated")).toBeVisible()
    expect(onRequest).toHaveBeenCalledWith({ id: "1", status: "CONTACTED" })
    await waitFor(() => expect(textsOf(screen.getAllByRole("definition"))).toEqual(["0", "0", "0", "0"]))
    expect(rowsOf(screen.getByRole("table"))[0]?.[5]).toBe("Contacted")
  })

  test("saves an advertiser submission's new status", async () => {
    const onRequest = jest.fn()
    server.use(
      mockDashboard({ submissions: [buildAdvertiserSubmission()] }),
      mockSetAdvertiserSubmissionStatus({ onRequest }),
    )
    const { user } = renderDashboard("/adminpage/dashboard?tab=advertisers")
    await user.selectOptions(await screen.findByRole("combobox", { name: "Status of Harbor Coffee" }), "Rejected")
    expect(await screen.findByText("Status updated")).toBeVisible()
    expect(onRequest).toHaveBeenCalledWith({ id: "1", status: "REJECTED" })
  })

  test("goes back to the old status when the new one cannot be saved", async () => {
    server.use(
      mockDashboard({ applications: [buildDriverApplication()] }),
      mockSetDriverApplicationStatus({ error: { code: "SERVICE_UNAVAILABLE" } }),
    )
    const { user } = renderDashboard("/adminpage/dashboard")
    const select = await screen.findByRole("combobox", { name: "Status of Dana Driver" })
    await user.selectOptions(select, "Approved")
    expect(await screen.findByText("Failed to update status")).toBeVisible()
    await waitFor(() => expect(select).toHaveDisplayValue("Pending"))
    expect(consoleError).toHaveBeenCalled()
  })
})

describe("the way out", () => {
  test("logs out on the server and in the browser", async () => {
    server.use(mockDashboard(), mockLogout())
    const { user, router } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("button", { name: "Logout" }))
    expect(await screen.findByText("Logged out successfully")).toBeVisible()
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    expect(router.state.location.pathname).toBe("/adminpage")
    expect(readAdminToken()).toBeNull()
  })

  test("forgets the token even when the server cannot be told", async () => {
    server.use(mockDashboard(), mockLogout({ isUnreachable: true }))
    const { user } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("button", { name: "Logout" }))
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    expect(readAdminToken()).toBeNull()
  })
})
