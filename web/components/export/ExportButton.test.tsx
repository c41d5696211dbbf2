import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { HttpResponse, http } from "msw"
import { Toaster } from "sonner"
import { system } from "../../dashboard/frame/system.ts"
import { api, signIn } from "../../testing/api.ts"
import { watchDownloads } from "../../testing/downloads.ts"
import { muteErrors } from "../../testing/muteErrors.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"
import { server } from "../../testing/server.ts"
import { localDay } from "../records/localDay.ts"
import { createRowCounter, describeProgress, ExportButton, expectedRows } from "./ExportButton.tsx"

let token: string
let saved: ReturnType<typeof watchDownloads>

muteErrors()
beforeEach(async () => {
  token = await signIn()
  saved = watchDownloads()
})

const findButton = () => screen.findByRole("button", { name: "Export CSV" })

test("the export of a list has the filtered or selected rows, also beyond the counted ones", async () => {
  const received = new Date(2026, 10, 20, 9)
  await addDrivers({ city: "Irvine", createdAt: received }, {})
  // Only an exact count of zero prevents an export.
  api.answer("DriverApplications", ({ leads }) => ({ leads: { ...leads, totalCount: 0, totalCountIsExact: false } }))
  const { user } = renderDashboard(
    "/adminpage/dashboard?tab=drivers&search=dana&status=pending&platform=Uber,Both&city=Irvine&from=2026-11-20&overdue=true",
  )
  const select = await screen.findByRole("checkbox", { name: "Select Dana Driver" })
  await user.click(await findButton())
  expect(await screen.findByText("CSV exported successfully")).toBeVisible()
  expect(api.asked("ExportLeads")).toEqual([
    {
      search: "dana",
      statuses: "pending",
      platforms: "Uber,Both",
      city: "Irvine",
      received_from: new Date(2026, 10, 20).toISOString(),
      is_overdue: "true",
      spreadsheet: "true",
    },
  ])
  expect(api.requests("ExportLeads")[0]?.headers.get("authorization")).toBe(`Bearer ${token}`)
  expect(saved.map(({ name }) => name)).toEqual([`driver_applications_${localDay(new Date())}.csv`])
  expect(await saved[0]?.file.text()).toMatch(/^"id","name",.*\r\n"1","Dana Driver",.*\r\n$/)

  await user.click(select)
  await user.click(await screen.findByRole("button", { name: "Export" }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(api.asked("ExportLeads")[1]).toEqual({ ids: "1", spreadsheet: "true" })
})

describe("the CSV export in the dashboard", () => {
  const csv = { path: "/api/drivers/applications.csv", filePrefix: "driver_applications" }

  const open = async (count = 1) => {
    render(
      <ChakraProvider value={system}>
        <ExportButton csv={csv} parameters={{}} count={count}>
          Export CSV
        </ExportButton>
        <Toaster />
      </ChakraProvider>,
    )
    const user = userEvent.setup()
    const button = await findButton()
    await user.click(button)
    return { user, button }
  }

  test("a running export shows its state, and ignores another click", async () => {
    const release = api.hold("ExportLeads")
    const { user, button } = await open()
    await user.dblClick(button)
    expect(await screen.findByRole("button", { name: /^Exporting…/ })).toBeVisible()
    release()
    expect(await screen.findByText("CSV exported successfully")).toBeVisible()
    expect(api.asked("ExportLeads")).toHaveLength(1)
    expect(saved).toHaveLength(1)
    await user.click(await findButton())
    await waitFor(() => expect(saved).toHaveLength(2))
  })

  test.each([
    ["an empty list", 0, 0, "No data to export"],
    ["a failed request", 1, 1, "Failed to export CSV"],
  ])("saves nothing, and says so, for %s", async (_, count, asked, text) => {
    api.behave("ExportLeads", { error: { code: "SERVICE_UNAVAILABLE" } })
    await open(count)
    expect(await screen.findByText(text)).toBeVisible()
    expect(api.asked("ExportLeads")).toHaveLength(asked)
    expect(saved).toEqual([])
  })

  /** Makes the server announce four rows, send these, and run `finish`, which by default ends the body. */
  const send = (rows: string, finish: (body: ReadableStreamDefaultController) => void = (body) => body.close()) => {
    const body = ({ signal }: Request) =>
      new ReadableStream({
        start: (controller) => {
          signal.addEventListener("abort", () => controller.error(signal.reason))
          controller.enqueue(new TextEncoder().encode(`"id"\r\n${rows}`))
          // Bytes sent before an error are lost unless already read.
          setTimeout(finish, 1500, controller)
        },
      })
    const headers = { "x-total-count": "4" }
    server.use(http.get("*/applications.csv", ({ request }) => new HttpResponse(body(request), { headers })))
  }

  test("shows its progress if it has many rows, and can be canceled", async () => {
    send('"1"\r\n"2"\r\n', () => {})
    const { user, button } = await open()
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
  ])("saves nothing if the connection %s halfway, and reports how far it came", async (_, rows, finish) => {
    send(rows, finish)
    await open()
    expect(await screen.findByText("Failed to export CSV")).toBeVisible()
    expect(screen.getByText("The connection broke after 2 of 4 rows. Nothing was saved.")).toBeVisible()
    expect(saved).toEqual([])
  })

  test("is reported as incomplete if it has fewer rows than the server stated", async () => {
    send('"1"\r\n"2"\r\n')
    await open()
    expect(await screen.findByText("But only 2 of 4 rows.")).toBeVisible()
    expect(saved.map(({ name }) => name)).toEqual([`driver_applications_${localDay(new Date())}_incomplete.csv`])
  })
})

const rows = '"id","message"\r\n"1","two\r\nlines, one ""quote"""\r\n"2","é"\r\n'

test("rows of an export are counted at any chunk boundary, and a truncated row is detected", () => {
  const bytes = new TextEncoder().encode(rows)
  const rowEnds = [...rows.matchAll(/"\r\n(?=$|")/g)].map(
    ({ index }) => new TextEncoder().encode(rows.slice(0, index + 3)).length,
  )
  expect(rowEnds).toHaveLength(3)
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const counter = createRowCounter()
    counter.add(bytes.slice(0, cut))
    expect(counter.isInRow()).toBe(cut > 0 && !rowEnds.includes(cut))
    expect(counter.rows()).toBe(Math.max(0, rowEnds.filter((end) => end <= cut).length - 1))
    counter.add(bytes.slice(cut))
    expect([counter.rows(), counter.isInRow()]).toEqual([2, false])
  }
})

test.each([
  ["200000", "12,000 of 200,000 rows"],
  [undefined, "12,000 rows"],
  ["many", "12,000 rows"],
])("the progress of an export of %p stated rows is described in words", (stated, words) => {
  const headers = new Headers(stated === undefined ? {} : { "x-total-count": stated })
  expect(describeProgress({ rows: 12_000, total: expectedRows(headers) })).toBe(words)
})
