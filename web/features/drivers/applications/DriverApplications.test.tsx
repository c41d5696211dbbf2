import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import type { DriverApplicationsQueryVariables } from "../../../graphql/generated.ts"
import { buildDriverApplication } from "../../../testing/builders.ts"
import {
  mockDashboard,
  mockDriverApplications,
  mockGlobalContent,
  mockSetDriverApplicationStatuses,
  mockSummary,
} from "../../../testing/msw/handlers.ts"
import { mockCities } from "../../../testing/msw/leadHandlers.ts"
import { server } from "../../../testing/msw/server.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const consoleError = jest.spyOn(console, "error")
const onRequest = jest.fn<(variables: DriverApplicationsQueryVariables) => void>()

const dana = buildDriverApplication()
const luis = buildDriverApplication({ id: "2", name: "Luis", platform: "UBER", status: "REJECTED", answerDueAt: null })
const mei = buildDriverApplication({ id: "3", name: "Mei" })

beforeEach(() => {
  storeAdminToken("a-token")
  consoleError.mockImplementation(() => {})
  onRequest.mockReset()
  server.use(mockGlobalContent(), ...mockDashboard())
})

afterEach(() => {
  consoleError.mockReset()
})

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const table = () => screen.findByRole("table", { name: "Driver applications" })
const names = async () => textsOf(within(await table()).getAllByRole("link", { name: /^[A-Z]\w+( \w+)?$/ }))
const statusOf = (name: string) => screen.findByRole("combobox", { name: `Status of ${name}` })

const open = (address = "") => renderDashboard(`/adminpage/dashboard${address}`)

describe("the list of driver applications", () => {
  test("has the specified columns behind one to select by", async () => {
    server.use(mockDriverApplications({ leads: [dana, luis] }))
    open()
    const rows = within(await table()).getAllByRole("row")
    expect(textsOf(within(await table()).getAllByRole("columnheader"))).toEqual([
      "",
      "Name",
      "Email",
      "City",
      "Platform",
      "Vehicle",
      "Status",
      "Action",
    ])
    const cells = textsOf(within(rows[2] as HTMLElement).getAllByRole("cell"))
    expect(cells.slice(2, 7)).toEqual(["dana@example.com", "Los Angeles", "Uber", "2022 Toyota Camry", "Rejected"])
    const select = await statusOf("Luis")
    expect(select).toHaveDisplayValue("Rejected")
    expect(textsOf(within(select).getAllByRole("option"))).toEqual(["Pending", "Contacted", "Approved", "Rejected"])
  })

  test("says by how much a promise is broken", async () => {
    const answerDueAt = new Date(Date.now() - 3.5 * 60 * 60_000).toISOString()
    server.use(mockDriverApplications({ leads: [{ ...dana, answerDueAt }] }))
    open()
    expect(await screen.findByText("Overdue by 3 h")).toBeVisible()
  })

  test("takes its filter and order from the address", async () => {
    server.use(mockDriverApplications({ onRequest }))
    open(
      "?tab=drivers&search=dana&status=pending,contacted&platform=Uber&city=Irvine&from=2026-11-20&to=2026-11-21&overdue=true&sort=-name",
    )
    expect(await screen.findByText("No driver applications match this filter")).toBeVisible()
    expect(onRequest).toHaveBeenLastCalledWith({
      first: 25,
      after: null,
      filter: {
        search: "dana",
        statuses: ["PENDING", "CONTACTED"],
        platforms: ["UBER"],
        city: "Irvine",
        receivedFrom: new Date(2026, 10, 20).toISOString(),
        receivedBefore: new Date(2026, 10, 22).toISOString(),
        isOverdue: true,
      },
      orderBy: { field: "NAME", direction: "DESCENDING" },
    })
  })

  test("searches once the operator pauses, and keeps the rows until the answer is there", async () => {
    server.use(mockDriverApplications({ leads: ({ filter }) => (filter?.search ? [luis] : [dana, luis]), onRequest }))
    const { user, router } = open()
    expect(await names()).toEqual(["Dana Driver", "Luis"])
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "luis")
    await waitFor(async () => expect(await names()).toEqual(["Luis"]))
    expect(router.state.location.search).toBe("?tab=drivers&search=luis")
    expect(onRequest).toHaveBeenCalledTimes(2)
  })

  test("is narrowed by buttons that stay pressed, and widened again at once", async () => {
    const { user, router } = open()
    await screen.findByText("No driver applications yet")
    await user.click(screen.getByRole("button", { name: "Filters" }))
    await user.click(screen.getByRole("button", { name: "Approved" }))
    await user.click(screen.getByRole("button", { name: "Pending" }))
    await user.click(screen.getByRole("button", { name: "Overdue" }))
    expect(screen.getByRole("button", { name: "Pending", pressed: true })).toBeVisible()
    expect(router.state.location.search).toBe("?tab=drivers&status=pending%2Capproved&overdue=true")
    await user.click(screen.getByRole("button", { name: "Clear all" }))
    expect(router.state.location.search).toBe("?tab=drivers")
  })

  test("suggests the cities that there are, and takes one that is typed in another case", async () => {
    const onAsk = jest.fn()
    server.use(mockCities({ cities: ["San Diego", "San José"], onRequest: onAsk }))
    const { user, router } = open()
    await screen.findByText("No driver applications yet")
    await user.click(screen.getByRole("button", { name: "Filters" }))
    await user.type(screen.getByRole("combobox", { name: "City" }), "san")
    await waitFor(() => expect(onAsk).toHaveBeenLastCalledWith({ startsWith: "san" }))
    const options = () =>
      [...document.querySelectorAll("datalist option")].map((option) => option.getAttribute("value"))
    await waitFor(() => expect(options()).toEqual(["San Diego", "San José"]))
    await user.type(screen.getByRole("combobox", { name: "City" }), " diego{Enter}")
    expect(new URLSearchParams(router.state.location.search).get("city")).toBe("San Diego")
  })

  test("is sorted by its headers: upwards, downwards, and as it arrived", async () => {
    server.use(mockDriverApplications({ leads: [dana], onRequest }))
    const { user } = open()
    const header = async () => within(await table()).getByRole("columnheader", { name: "Name" })
    const press = async () => user.click(within(await header()).getByRole("button"))
    await press()
    await waitFor(async () => expect(await header()).toHaveAttribute("aria-sort", "ascending"))
    await press()
    await waitFor(async () => expect(await header()).toHaveAttribute("aria-sort", "descending"))
    await press()
    await waitFor(async () => expect(await header()).not.toHaveAttribute("aria-sort"))
    expect(onRequest.mock.calls.map(([{ orderBy }]) => orderBy?.direction)).toEqual([
      undefined,
      "ASCENDING",
      "DESCENDING",
      undefined,
    ])
  })

  test("is paged through forwards, backwards and by the browser's history", async () => {
    server.use(mockDriverApplications({ leads: ({ after }) => [after ? luis : dana], behind: 30 }))
    const { user, router } = open()
    expect(await names()).toEqual(["Dana Driver"])
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled()
    await user.click(screen.getByRole("button", { name: "Next" }))
    await waitFor(async () => expect(await names()).toEqual(["Luis"]))
    expect(router.state.location.search).toBe("?tab=drivers&page=2&after=cursor-1")
    await user.click(screen.getByRole("button", { name: "Previous" }))
    await waitFor(async () => expect(await names()).toEqual(["Dana Driver"]))
    expect(router.state.location.search).toBe("?tab=drivers")
  })

  test("keeps its rows, and offers another try, when the next page cannot be loaded", async () => {
    server.use(mockDriverApplications({ leads: [dana], behind: 30 }))
    const { user } = open()
    await names()
    server.use(mockDriverApplications({ isUnreachable: true }))
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load data")
    expect(await names()).toEqual(["Dana Driver"])
    server.use(mockDriverApplications({ leads: [luis] }))
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(async () => expect(await names()).toEqual(["Luis"]))
  })

  test("tells of new leads and shows them when asked to", async () => {
    server.use(mockSummary({ summary: { driverApplications: 3 } }), mockDriverApplications({ leads: [dana] }))
    const { user } = open()
    const notice = await screen.findByRole("button", { name: "2 new driver applications — show" })
    expect(await names()).toEqual(["Dana Driver"])
    server.use(mockDriverApplications({ leads: [mei, luis, dana] }))
    await user.click(notice)
    await waitFor(async () => expect(await names()).toEqual(["Mei", "Luis", "Dana Driver"]))
    expect(screen.queryByRole("button", { name: /new driver/ })).not.toBeInTheDocument()
  })
})

describe("a list that is being worked on", () => {
  const approvedDana = { ...dana, status: "APPROVED", answerDueAt: null } as const

  /** Opens the pending ones; after the first load, new ones have arrived and Dana is gone if she is not pending. */
  const openPending = async () => {
    server.use(mockDriverApplications({ leads: [dana, luisPending], behind: 30 }), mockSetDriverApplicationStatuses())
    const opened = open("?tab=drivers&status=pending")
    await statusOf("Dana Driver")
    return opened
  }
  const luisPending = { ...luis, status: "PENDING" } as const

  test("keeps a row that leaves the filter in its place, and lets no other in, until it is reloaded", async () => {
    const { user } = await openPending()
    server.use(mockDriverApplications({ leads: [mei, luisPending], onRequest }))
    await user.selectOptions(await statusOf("Dana Driver"), "Approved")
    expect(await screen.findByText("Moved to Approved")).toBeVisible()
    await waitFor(() => expect(onRequest).toHaveBeenCalled())
    expect(await names()).toEqual(["Dana Driver", "Luis"])
    await user.click(await screen.findByRole("button", { name: "Reload the list without 1 moved" }))
    await waitFor(async () => expect(await names()).toEqual(["Mei", "Luis"]))
    expect(screen.queryByText(/^Moved to/)).not.toBeInTheDocument()
  })

  test("shows what is done to a row that has left its filter", async () => {
    const { user } = await openPending()
    server.use(mockDriverApplications({ leads: [luisPending], onRequest }))
    await user.selectOptions(await statusOf("Dana Driver"), "Approved")
    await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(1))
    await user.selectOptions(await statusOf("Dana Driver"), "Rejected")
    await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(2))
    expect(screen.getByText("Moved to Rejected")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("Moved to Approved")).toBeVisible()
  })

  test("goes on behind its own last row, whatever has moved meanwhile", async () => {
    const { user, router } = await openPending()
    server.use(mockDriverApplications({ leads: [luisPending, { ...mei, id: "9" }], behind: 29, onRequest }))
    await user.selectOptions(await statusOf("Dana Driver"), "Approved")
    await waitFor(() => expect(onRequest).toHaveBeenCalled())
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(router.state.location.search).toContain("after=cursor-2")
  })

  test("still tells of new leads after a change of status", async () => {
    server.use(
      mockSummary({ summary: { driverApplications: 2 } }),
      mockDriverApplications({ leads: [dana] }),
      mockSetDriverApplicationStatuses(),
    )
    const { user } = open()
    await screen.findByRole("button", { name: "1 new driver application — show" })
    server.use(mockDriverApplications({ leads: [mei, approvedDana], onRequest }))
    await user.selectOptions(await statusOf("Dana Driver"), "Approved")
    await waitFor(() => expect(onRequest).toHaveBeenCalled())
    expect(await names()).toEqual(["Dana Driver"])
    await user.click(screen.getByRole("button", { name: "1 new driver application — show" }))
    await waitFor(async () => expect(await names()).toEqual(["Mei", "Dana Driver"]))
  })
})

describe("the status of a driver application", () => {
  test("changes at once, is saved, and can be taken back", async () => {
    const onChange = jest.fn()
    server.use(
      mockDriverApplications({ leads: [dana] }),
      mockSetDriverApplicationStatuses({ delay: 300, onRequest: onChange }),
    )
    const { user } = open()
    const select = await statusOf("Dana Driver")
    server.use(mockDriverApplications({ leads: [{ ...dana, status: "CONTACTED", answerDueAt: null }] }))
    await user.selectOptions(select, "Contacted")
    expect(select).toHaveDisplayValue("Contacted")
    expect(onChange).toHaveBeenCalledWith({ changes: [{ id: "1", status: "CONTACTED", expectedStatus: "PENDING" }] })
    expect(await screen.findByText("Status updated")).toBeVisible()
    expect(screen.getByText("Dana Driver: Contacted.")).toBeVisible()

    // The second click of a double click would find the lead moved, and report that as somebody else's doing.
    await user.dblClick(screen.getByRole("button", { name: "Undo" }))
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith({
        changes: [{ id: "1", status: "PENDING", expectedStatus: "CONTACTED" }],
      }),
    )
    expect(await screen.findByText("Dana Driver: Pending.")).toBeVisible()
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  test("goes back when it cannot be saved", async () => {
    server.use(
      mockDriverApplications({ leads: [dana] }),
      mockSetDriverApplicationStatuses({ error: { code: "SERVICE_UNAVAILABLE" } }),
    )
    const { user } = open()
    const select = await statusOf("Dana Driver")
    await user.selectOptions(select, "Approved")
    expect(await screen.findByText("Failed to update status")).toBeVisible()
    await waitFor(() => expect(select).toHaveDisplayValue("Pending"))
    expect(consoleError).toHaveBeenCalled()
  })

  test("that somebody else has changed meanwhile stays theirs, and says so", async () => {
    const theirs = { ...dana, status: "APPROVED", answerDueAt: null } as const
    server.use(mockDriverApplications({ leads: [dana] }), mockSetDriverApplicationStatuses({ conflicts: [theirs] }))
    const { user } = open()
    const select = await statusOf("Dana Driver")
    server.use(mockDriverApplications({ leads: [theirs] }))
    await user.selectOptions(select, "Rejected")
    expect(await screen.findByText("Dana Driver was changed to Approved by ana meanwhile.")).toBeVisible()
    await waitFor(() => expect(select).toHaveDisplayValue("Approved"))
    expect(screen.queryByText("Status updated")).not.toBeInTheDocument()
  })

  test("changes for several at once, naming those that somebody else has changed", async () => {
    const onChange = jest.fn()
    server.use(
      mockDriverApplications({ leads: [dana, luis, mei] }),
      mockSetDriverApplicationStatuses({ onRequest: onChange, conflicts: [{ ...mei, status: "REJECTED" }] }),
    )
    const { user } = open()
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
    await user.click(screen.getByRole("checkbox", { name: "Select Luis" }))
    expect(screen.getByText("2 selected")).toBeVisible()
    const bar = screen.getByRole("region", { name: "Selected leads" })
    await user.click(within(bar).getByRole("button", { name: "Approved" }))
    expect(onChange).toHaveBeenCalledWith({
      changes: [
        { id: "1", status: "APPROVED", expectedStatus: "PENDING" },
        { id: "3", status: "APPROVED", expectedStatus: "PENDING" },
      ],
    })
    expect(
      await screen.findByText("Dana Driver: Approved. Mei was changed to Rejected by ana meanwhile."),
    ).toBeVisible()
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument()
  })

  test("changes those that are still there, and names the one that is not", async () => {
    server.use(
      mockDriverApplications({ leads: [dana, mei] }),
      mockSetDriverApplicationStatuses({ notFoundIds: [mei.id] }),
    )
    const { user } = open()
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
    const bar = screen.getByRole("region", { name: "Selected leads" })
    await user.click(within(bar).getByRole("button", { name: "Approved" }))
    expect(await screen.findByText("Dana Driver: Approved. Mei is no longer there.")).toBeVisible()
  })

  test("can be taken back by Alt+Z, long after the notice has gone", async () => {
    const onChange = jest.fn()
    server.use(
      mockDriverApplications({ leads: [dana] }),
      mockSetDriverApplicationStatuses({ onRequest: onChange, conflicts: [] }),
    )
    const { user } = open()
    await user.selectOptions(await statusOf("Dana Driver"), "Approved")
    expect(await screen.findByText("Dana Driver: Approved.")).toBeVisible()
    await waitFor(() => expect(screen.queryByText("Status updated")).not.toBeInTheDocument())
    await user.keyboard("{Alt>}z{/Alt}")
    expect(await screen.findByText("Dana Driver: Pending.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Dismiss" }))
    expect(screen.queryByRole("region", { name: "Last change" })).not.toBeInTheDocument()
  })

  test("is reached from the tick boxes without passing the rest of each row", async () => {
    server.use(mockDriverApplications({ leads: [dana, luis, mei] }))
    const { user } = open()
    await user.click(await screen.findByRole("checkbox", { name: "Select Dana Driver" }))
    await user.keyboard("{ArrowDown}{ArrowDown} ")
    expect(screen.getByRole("checkbox", { name: "Select Mei" })).toBeChecked()
    await user.keyboard("{Enter}{Tab}")
    const bar = screen.getByRole("region", { name: "Selected leads" })
    expect(within(bar).getByRole("button", { name: "Pending" })).toHaveFocus()
  })

  test("is chosen for a whole range with the Shift key", async () => {
    server.use(mockDriverApplications({ leads: [dana, luis, mei] }))
    const { user } = open()
    await user.click(await screen.findByRole("checkbox", { name: "Select Dana Driver" }))
    await user.keyboard("{Shift>}")
    await user.click(screen.getByRole("checkbox", { name: "Select Mei" }))
    await user.keyboard("{/Shift}")
    expect(screen.getByText("3 selected")).toBeVisible()
    expect(screen.getByRole("checkbox", { name: "Select all on this page" })).toBeChecked()
  })
})
