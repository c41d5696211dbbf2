import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { delay, HttpResponse, http } from "msw"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildDriverApplication } from "../../../testing/builders.ts"
import { mockDashboard, mockGlobalContent } from "../../../testing/msw/handlers.ts"
import { server } from "../../../testing/msw/server.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { localDay } from "../list/localDay.ts"

let consoleError: jest.Spied<typeof console.error>
const saved: { name: string; file: Blob }[] = []

beforeEach(() => {
  storeAdminToken("a-token")
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
  server.use(mockGlobalContent(), ...mockDashboard({ applications }))
  return renderDashboard(`/adminpage/dashboard${address}`)
}

/** Answers the export and tells what it was asked for. */
const answerExport = (latencyMs = 0) => {
  const asked: { search: string; authorization: string | null }[] = []
  server.use(
    http.get("*/api/drivers/applications.csv", async ({ request }) => {
      asked.push({ search: new URL(request.url).search, authorization: request.headers.get("authorization") })
      await delay(latencyMs)
      return new HttpResponse('"id"\r\n"1"\r\n', { headers: { "content-type": "text/csv" } })
    }),
  )
  return asked
}

describe("the CSV export", () => {
  test("fetches what the filter lets through, and names the file after the day", async () => {
    const asked = answerExport()
    const { user } = open(
      "?tab=drivers&search=dana&status=pending&platform=Uber,Both&city=Irvine&from=2026-11-20&overdue=true",
    )
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(asked).toEqual([
      {
        search: `?${new URLSearchParams({
          search: "dana",
          statuses: "pending",
          platforms: "Uber,Both",
          city: "Irvine",
          received_from: new Date(2026, 10, 20).toISOString(),
          is_overdue: "true",
        })}`,
        authorization: "Bearer a-token",
      },
    ])
    expect(saved.map(({ name }) => name)).toEqual([`driver_applications_${localDay(new Date())}.csv`])
    expect(await saved[0]?.file.text()).toBe('"id"\r\n"1"\r\n')
  })

  test("fetches only the selected rows", async () => {
    const asked = answerExport()
    const { user } = open("?tab=drivers&search=dana")
    await user.click(await screen.findByRole("checkbox", { name: "Select Dana Driver" }))
    await user.click(screen.getByRole("button", { name: "Export selected" }))
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(asked.map(({ search }) => search)).toEqual(["?ids=1"])
  })

  test("says when it takes longer than a second", async () => {
    answerExport(1500)
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByRole("button", { name: /^Exporting…/ })).toBeVisible()
    expect(await screen.findByRole("button", { name: "Export CSV" })).toBeVisible()
  })

  test("that is still running is not started again by another click", async () => {
    const asked = answerExport(300)
    const { user } = open()
    const button = await screen.findByRole("button", { name: "Export CSV" })
    await user.dblClick(button)
    await user.click(button)
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(asked).toHaveLength(1)
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
    server.use(http.get("*/api/drivers/applications.csv", () => new HttpResponse(null, { status: 503 })))
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("Failed to export CSV")).toBeVisible()
    expect(saved).toEqual([])
    expect(consoleError).toHaveBeenCalled()
  })
})
