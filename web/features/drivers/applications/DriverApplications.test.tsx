import type { LeadStatus } from "@farelight/api/modules/leads/leadStatus.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildDriverApplication } from "../../../mock/builders.ts"
import { pageOf } from "../../../mock/lists.ts"
import { type DriverApplicationRow, MOCK_TOKEN } from "../../../mock/store.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const consoleError = jest.spyOn(console, "error")

const dana = buildDriverApplication({ id: 32 })
const luis = buildDriverApplication({ id: 31, name: "Luis", platform: "Uber", status: "rejected" })
const mei = buildDriverApplication({ id: 33, name: "Mei" })
/** Leads that have arrived before all others: they fill the pages behind. */
const older = Array.from({ length: 30 }, (_, index) => buildDriverApplication({ id: index + 1, name: "Older" }))

/** Puts these leads into the store, as they are now. */
const receive = (...leads: DriverApplicationRow[]) => {
  api.store.driverApplications = leads.map((lead) => ({ ...lead }))
}

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
  consoleError.mockImplementation(() => {})
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
    receive(dana, luis)
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
    receive({ ...dana, createdAt: new Date(Date.now() - 51.5 * 60 * 60_000) })
    open()
    expect(await screen.findByText("Overdue by 3 h")).toBeVisible()
  })

  test("takes its filter and order from the address", async () => {
    receive(luis)
    open(
      "?tab=drivers&search=dana&status=pending,contacted&platform=Uber&city=Irvine&from=2026-11-20&to=2026-11-21&overdue=true&sort=-name",
    )
    expect(await screen.findByText("No driver applications match this filter")).toBeVisible()
    expect(api.asked("DriverApplications").at(-1)).toEqual({
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
    receive(dana, luis)
    const { user, router } = open()
    expect(await names()).toEqual(["Dana Driver", "Luis"])
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "luis")
    await waitFor(async () => expect(await names()).toEqual(["Luis"]))
    expect(router.state.location.search).toBe("?tab=drivers&search=luis")
    expect(api.asked("DriverApplications")).toHaveLength(2)
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
    receive({ ...dana, city: "San Diego" }, { ...luis, city: "San José" }, mei)
    const { user, router } = open()
    await table()
    await user.click(screen.getByRole("button", { name: "Filters" }))
    await user.type(screen.getByRole("combobox", { name: "City" }), "san")
    await waitFor(() => expect(api.asked("CityField").at(-1)).toEqual({ startsWith: "san" }))
    const options = () =>
      [...document.querySelectorAll("datalist option")].map((option) => option.getAttribute("value"))
    await waitFor(() => expect(options()).toEqual(["San Diego", "San José"]))
    await user.type(screen.getByRole("combobox", { name: "City" }), " diego{Enter}")
    expect(new URLSearchParams(router.state.location.search).get("city")).toBe("San Diego")
  })

  test("is sorted by its headers: upwards, downwards, and as it arrived", async () => {
    receive(dana)
    const { user } = open()
    const header = async () => within(await table()).getByRole("columnheader", { name: "Name" })
    const press = async () => user.click(within(await header()).getByRole("button"))
    await press()
    await waitFor(async () => expect(await header()).toHaveAttribute("aria-sort", "ascending"))
    await press()
    await waitFor(async () => expect(await header()).toHaveAttribute("aria-sort", "descending"))
    await press()
    await waitFor(async () => expect(await header()).not.toHaveAttribute("aria-sort"))
    expect(api.asked("DriverApplications").map(({ orderBy }) => orderBy)).toEqual([
      null,
      { field: "NAME", direction: "ASCENDING" },
      { field: "NAME", direction: "DESCENDING" },
      null,
    ])
  })

  test("is paged through forwards, backwards and by the browser's history", async () => {
    receive(dana, ...older)
    const { user, router } = open()
    expect((await names())[0]).toBe("Dana Driver")
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled()
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByText("26–31 of 31")).toBeVisible()
    await waitFor(async () => expect(await names()).toHaveLength(6))
    expect(router.state.location.search).toBe("?tab=drivers&page=2&after=cursor-7")
    await user.click(screen.getByRole("button", { name: "Previous" }))
    await waitFor(async () => expect((await names())[0]).toBe("Dana Driver"))
    expect(router.state.location.search).toBe("?tab=drivers")
  })

  test("keeps its rows, and offers another try, when the next page cannot be loaded", async () => {
    receive(dana, ...older)
    const { user } = open()
    await names()
    api.behave("DriverApplications", { isUnreachable: true })
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load data")
    expect((await names())[0]).toBe("Dana Driver")
    api.behave("DriverApplications")
    await user.click(screen.getByRole("button", { name: "Retry" }))
    await waitFor(async () => expect(await names()).toHaveLength(6))
  })

  test("tells of new leads and shows them when asked to", async () => {
    receive(luis)
    const { driverApplications: received } = api.store
    api.answerBy({ Query: { driverApplications: () => pageOf(received, {}) } })
    receive(mei, dana, luis)
    const { user } = open()
    const notice = await screen.findByRole("button", { name: "2 new driver applications — show" })
    expect(await names()).toEqual(["Luis"])
    api.answerBy({})
    await user.click(notice)
    await waitFor(async () => expect(await names()).toEqual(["Mei", "Dana Driver", "Luis"]))
    expect(screen.queryByRole("button", { name: /new driver/ })).not.toBeInTheDocument()
  })
})

describe("a list that is being worked on", () => {
  const luisPending = { ...luis, status: "pending" } as const

  /** Opens the pending ones, of which there are more than fit on a page. */
  const openPending = async () => {
    receive(dana, luisPending, ...older)
    const opened = open("?tab=drivers&status=pending")
    await statusOf("Dana Driver")
    return opened
  }
  const firstNames = async () => (await names()).slice(0, 3)
  const reloaded = (times: number) =>
    waitFor(() => expect(api.asked("DriverApplications").length).toBeGreaterThan(times))

  test("keeps a row that leaves the filter in its place, and lets no other in, until it is reloaded", async () => {
    const { user } = await openPending()
    api.store.driverApplications.push({ ...mei })
    await user.selectOptions(await statusOf("Dana Driver"), "Approved")
    expect(await screen.findByText("Moved to Approved")).toBeVisible()
    await reloaded(1)
    expect(await firstNames()).toEqual(["Dana Driver", "Luis", "Older"])
    await user.click(await screen.findByRole("button", { name: "Reload the list without 1 moved" }))
    await waitFor(async () => expect(await firstNames()).toEqual(["Mei", "Luis", "Older"]))
    expect(screen.queryByText(/^Moved to/)).not.toBeInTheDocument()
  })

  test("shows what is done to a row that has left its filter", async () => {
    const { user } = await openPending()
    await user.selectOptions(await statusOf("Dana Driver"), "Approved")
    await reloaded(1)
    await user.selectOptions(await statusOf("Dana Driver"), "Rejected")
    await reloaded(2)
    expect(screen.getByText("Moved to Rejected")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("Moved to Approved")).toBeVisible()
  })

  test("goes on behind its own last row, whatever has moved meanwhile", async () => {
    const { user, router } = await openPending()
    await user.selectOptions(await statusOf("Dana Driver"), "Approved")
    await reloaded(1)
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(router.state.location.search).toContain("after=cursor-8")
  })

  test("still tells of new leads after a change of status", async () => {
    receive(dana)
    const { user } = open()
    await statusOf("Dana Driver")
    api.store.driverApplications.push({ ...mei })
    await user.selectOptions(await statusOf("Dana Driver"), "Approved")
    await reloaded(1)
    expect(await names()).toEqual(["Dana Driver"])
    await user.click(await screen.findByRole("button", { name: "1 new driver application — show" }))
    await waitFor(async () => expect(await names()).toEqual(["Mei", "Dana Driver"]))
  })
})

describe("the status of a driver application", () => {
  const changes = () => api.asked("SetDriverApplicationStatuses").map((variables) => variables.changes)

  /** Moves a lead as another admin does at the same time. */
  const moveAsAna = (leadId: number, toStatus: LeadStatus) => {
    const lead = api.store.driverApplications.find(({ id }) => id === leadId)
    if (!lead) throw new Error("There is no such lead")
    const about = { leadType: "driver_application", leadId, fromStatus: lead.status } as const
    api.store.statusChanges.push({ id: 1, ...about, toStatus, changedBy: "ana", changedAt: new Date() })
    lead.status = toStatus
  }

  test("changes at once, is saved, and can be taken back", async () => {
    receive(dana)
    api.behave("SetDriverApplicationStatuses", { delay: 300 })
    const { user } = open()
    const select = await statusOf("Dana Driver")
    await user.selectOptions(select, "Contacted")
    expect(select).toHaveDisplayValue("Contacted")
    expect(await screen.findByText("Status updated")).toBeVisible()
    expect(changes()).toEqual([[{ id: "32", status: "CONTACTED", expectedStatus: "PENDING" }]])
    expect(screen.getByText("Dana Driver: Contacted.")).toBeVisible()

    await user.click(screen.getByRole("button", { name: "Undo" }))
    await waitFor(() =>
      expect(changes().at(-1)).toEqual([{ id: "32", status: "PENDING", expectedStatus: "CONTACTED" }]),
    )
    expect(await screen.findByText("Dana Driver: Pending.")).toBeVisible()
  })

  test("goes back when it cannot be saved", async () => {
    receive(dana)
    api.behave("SetDriverApplicationStatuses", { error: { code: "SERVICE_UNAVAILABLE" } })
    const { user } = open()
    const select = await statusOf("Dana Driver")
    await user.selectOptions(select, "Approved")
    expect(await screen.findByText("Failed to update status")).toBeVisible()
    await waitFor(() => expect(select).toHaveDisplayValue("Pending"))
    expect(consoleError).toHaveBeenCalled()
  })

  test("that somebody else has changed meanwhile stays theirs, and says so", async () => {
    receive(dana)
    const { user } = open()
    const select = await statusOf("Dana Driver")
    moveAsAna(dana.id, "approved")
    await user.selectOptions(select, "Rejected")
    expect(await screen.findByText("Dana Driver was changed to Approved by ana meanwhile.")).toBeVisible()
    await waitFor(() => expect(select).toHaveDisplayValue("Approved"))
    expect(screen.queryByText("Status updated")).not.toBeInTheDocument()
  })

  test("changes for several at once, naming those that somebody else has changed", async () => {
    receive(dana, luis, mei)
    const { user } = open()
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
    await user.click(screen.getByRole("checkbox", { name: "Select Luis" }))
    expect(screen.getByText("2 selected")).toBeVisible()
    moveAsAna(mei.id, "rejected")
    const bar = screen.getByRole("region", { name: "Selected leads" })
    await user.click(within(bar).getByRole("button", { name: "Approved" }))
    expect(
      await screen.findByText("Dana Driver: Approved. Mei was changed to Rejected by ana meanwhile."),
    ).toBeVisible()
    expect(changes()).toEqual([
      [
        { id: "33", status: "APPROVED", expectedStatus: "PENDING" },
        { id: "32", status: "APPROVED", expectedStatus: "PENDING" },
      ],
    ])
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument()
  })

  test("can be taken back by Alt+Z, long after the notice has gone", async () => {
    receive(dana)
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
    receive(dana, luis, mei)
    const { user } = open()
    await user.click(await screen.findByRole("checkbox", { name: "Select Mei" }))
    await user.keyboard("{ArrowDown}{ArrowDown} ")
    expect(screen.getByRole("checkbox", { name: "Select Luis" })).toBeChecked()
    await user.keyboard("{Enter}{Tab}")
    const bar = screen.getByRole("region", { name: "Selected leads" })
    expect(within(bar).getByRole("button", { name: "Pending" })).toHaveFocus()
  })

  test("is chosen for a whole range with the Shift key", async () => {
    receive(dana, luis, mei)
    const { user } = open()
    await user.click(await screen.findByRole("checkbox", { name: "Select Mei" }))
    await user.keyboard("{Shift>}")
    await user.click(screen.getByRole("checkbox", { name: "Select Luis" }))
    await user.keyboard("{/Shift}")
    expect(screen.getByText("3 selected")).toBeVisible()
    expect(screen.getByRole("checkbox", { name: "Select all on this page" })).toBeChecked()
  })
})
