import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildDriverApplication } from "../../../mock/builders.ts"
import { MOCK_TOKEN } from "../../../mock/store.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { localDay } from "./localDay.ts"

let consoleError: jest.Spied<typeof console.error>
const saved: { name: string; file: Blob }[] = []

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
  consoleError = jest.spyOn(console, "error").mockImplementation(() => {})
  saved.length = 0
  let file = new Blob()
  // jsdom neither makes addresses of blobs nor downloads.
  URL.createObjectURL = (blob: Blob) => {
    file = blob
    return "blob:csv"
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file })
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})

const open = (address = "", applications = [buildDriverApplication()]) => {
  api.store.driverApplications = applications
  return renderDashboard(`/adminpage/dashboard${address}`)
}

describe("the CSV export", () => {
  test("fetches what the filter lets through, and names the file after the day", async () => {
    const received = new Date(2026, 10, 20, 9)
    const { user } = open(
      "?tab=drivers&search=dana&status=pending&platform=Uber,Both&city=Irvine&from=2026-11-20&overdue=true",
      [buildDriverApplication({ city: "Irvine", createdAt: received }), buildDriverApplication({ id: 2 })],
    )
    jest.spyOn(Date, "now").mockReturnValue(received.getTime() + 72 * 60 * 60_000)
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(api.asked("ExportLeads")).toEqual([
      {
        search: "dana",
        statuses: "pending",
        platforms: "Uber,Both",
        city: "Irvine",
        received_from: new Date(2026, 10, 20).toISOString(),
        is_overdue: "true",
      },
    ])
    expect(api.requests("ExportLeads")[0]?.headers.get("authorization")).toBe(`Bearer ${MOCK_TOKEN}`)
    expect(saved.map(({ name }) => name)).toEqual([`driver_applications_${localDay(new Date())}.csv`])
    expect(await saved[0]?.file.text()).toMatch(/^"id","name",.*\r\n"1","Dana Driver",.*\r\n$/)
  })

  test("fetches only the selected rows", async () => {
    const { user } = open("?tab=drivers&search=dana")
    await user.click(await screen.findByRole("checkbox", { name: "Select Dana Driver" }))
    await user.click(screen.getByRole("button", { name: "Export selected" }))
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(api.asked("ExportLeads")).toEqual([{ ids: "1" }])
  })

  test("says when it takes longer than a second", async () => {
    api.behave("ExportLeads", { delay: 1500 })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByRole("button", { name: /^Exporting…/ })).toBeVisible()
    expect(await screen.findByRole("button", { name: "Export CSV" })).toBeVisible()
  })

  test("that is still running is not started again by another click", async () => {
    api.behave("ExportLeads", { delay: 300 })
    const { user } = open()
    const button = await screen.findByRole("button", { name: "Export CSV" })
    await user.dblClick(button)
    await user.click(button)
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(api.asked("ExportLeads")).toHaveLength(1)
    expect(saved).toHaveLength(1)
    await user.click(button)
    await waitFor(() => expect(saved).toHaveLength(2))
  })

  test("of nothing is refused", async () => {
    const { user } = open("", [])
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("No data to export")).toBeVisible()
    expect(saved).toEqual([])
  })

  test("that fails says so and saves nothing", async () => {
    api.behave("ExportLeads", { error: { code: "SERVICE_UNAVAILABLE" } })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("Failed to export CSV")).toBeVisible()
    expect(saved).toEqual([])
    expect(consoleError).toHaveBeenCalled()
  })
})
