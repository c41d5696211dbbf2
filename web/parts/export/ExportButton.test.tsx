import { addDrivers, type DriverValues } from "@farelight/api/testing/factories/leads.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { HttpResponse, http } from "msw"
import { api, signIn } from "../../testing/api.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"
import { server } from "../../testing/server.ts"
import { localDay } from "../records/localDay.ts"

let token: string
let consoleError: jest.Spied<typeof console.error>
const saved: { name: string; file: Blob }[] = []

beforeEach(async () => {
  token = await signIn()
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

const open = async (address = "", applications: DriverValues[] = [{}]) => {
  await addDrivers(...applications)
  return renderDashboard(`/adminpage/dashboard${address}`)
}

/** Holds the answer back until it is let go, however slow the machine is. */
const holdAnswer = () => {
  let letGo = () => {}
  api.behave("ExportLeads", {
    delay: new Promise<void>((resolve) => {
      letGo = resolve
    }),
  })
  return () => letGo()
}

describe("the CSV export", () => {
  test("fetches what the filter lets through, and names the file after the day", async () => {
    const received = new Date(2026, 10, 20, 9)
    const { user } = await open(
      "?tab=drivers&search=dana&status=pending&platform=Uber,Both&city=Irvine&from=2026-11-20&overdue=true",
      [{ city: "Irvine", createdAt: received }, {}],
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
    expect(api.requests("ExportLeads")[0]?.headers.get("authorization")).toBe(`Bearer ${token}`)
    expect(saved.map(({ name }) => name)).toEqual([`driver_applications_${localDay(new Date())}.csv`])
    expect(await saved[0]?.file.text()).toMatch(/^"id","name",.*\r\n"1","Dana Driver",.*\r\n$/)
  })

  test("fetches only the selected rows", async () => {
    const { user } = await open("?tab=drivers&search=dana")
    await user.click(await screen.findByRole("checkbox", { name: "Select Dana Driver" }))
    await user.click(await screen.findByRole("button", { name: "Export selected" }))
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(api.asked("ExportLeads")).toEqual([{ ids: "1" }])
  })

  test("says when it takes longer than a second", async () => {
    const letGo = holdAnswer()
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByRole("button", { name: /^Exporting…/ })).toBeVisible()
    letGo()
    expect(await screen.findByRole("button", { name: "Export CSV" })).toBeVisible()
  })

  test("that is still running is not started again by another click", async () => {
    const letGo = holdAnswer()
    const { user } = await open()
    const button = await screen.findByRole("button", { name: "Export CSV" })
    await user.dblClick(button)
    await user.click(button)
    letGo()
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(api.asked("ExportLeads")).toHaveLength(1)
    expect(saved).toHaveLength(1)
    await user.click(button)
    await waitFor(() => expect(saved).toHaveLength(2))
  })

  test("of nothing is refused", async () => {
    const { user } = await open("", [])
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("No data to export")).toBeVisible()
    expect(saved).toEqual([])
  })

  test("of what the server has not counted to its end is not refused", async () => {
    api.answer("DriverApplications", ({ leads }) => ({
      leads: { ...leads, totalCount: 0, totalCountIsExact: false },
    }))
    const { user } = await open()
    expect(await screen.findByRole("link", { name: "Dana Driver" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(saved).toHaveLength(1)
  })

  test("that fails says so and saves nothing", async () => {
    api.behave("ExportLeads", { error: { code: "SERVICE_UNAVAILABLE" } })
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("Failed to export CSV")).toBeVisible()
    expect(saved).toEqual([])
    expect(consoleError).toHaveBeenCalled()
  })

  /** Makes the server state four rows and send these, and then end, or do something else. */
  const send = (rows: string, finish: (body: ReadableStreamDefaultController) => void = (body) => body.close()) => {
    const body = ({ signal }: Request) =>
      new ReadableStream({
        start: (controller) => {
          signal.addEventListener("abort", () => controller.error(signal.reason))
          controller.enqueue(new TextEncoder().encode(`"id"\r\n${rows}`))
          // What was sent before an error is lost if it was not yet read.
          setTimeout(finish, 1500, controller)
        },
      })
    const headers = { "x-total-count": "4" }
    server.use(http.get("*/applications.csv", ({ request }) => new HttpResponse(body(request), { headers })))
  }

  test("that takes long shows how far it is, and can be cancelled", async () => {
    send('"1"\r\n"2"\r\n', () => {})
    const { user } = await open()
    const button = await screen.findByRole("button", { name: "Export CSV" })
    await user.click(button)
    const bar = await screen.findByRole("progressbar", { name: "Export" })
    await waitFor(() => expect(bar).toHaveAttribute("value", "2"))
    expect(bar).toHaveAttribute("max", "4")
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("2 of 4 rows")
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    expect(await screen.findByText("Export canceled")).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(bar).not.toBeInTheDocument())
    expect(saved).toEqual([])
  })

  test.each([
    ["breaks", '"1"\r\n"2"\r\n', (body: ReadableStreamDefaultController) => body.error(new Error("Broken"))],
    ["ends within a row", '"1"\r\n"2"\r\n"3', undefined],
  ])("whose connection %s halfway saves nothing, and says how far it came", async (_, rows, finish) => {
    send(rows, finish)
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("Failed to export CSV")).toBeVisible()
    expect(screen.getByText("The connection broke after 2 of 4 rows. Nothing was saved.")).toBeVisible()
    expect(saved).toEqual([])
  })

  test("with fewer rows than the server stated does not pass for a whole one", async () => {
    send('"1"\r\n"2"\r\n')
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("But only 2 of 4 rows.")).toBeVisible()
    expect(saved.map(({ name }) => name)).toEqual([`driver_applications_${localDay(new Date())}_incomplete.csv`])
  })
})
