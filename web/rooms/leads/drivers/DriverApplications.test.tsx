import { describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api } from "../../../testing/api.ts"
import {
  dana,
  findNames,
  findStatus,
  findTable,
  luis,
  mei,
  moveDriver,
  openDriverApplications,
  receive,
} from "../../../testing/drivers.ts"
import { enter } from "../../../testing/enter.ts"
import { muteErrors } from "../../../testing/muteErrors.ts"

/** Leads that arrived before all others and fill the later pages. */
const older = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Older ${index + 1}` }))

muteErrors()

const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

describe("the list of driver applications", () => {
  test("has the specified columns after the tick box", async () => {
    await receive(luis, dana)
    await openDriverApplications()
    const rows = within(await findTable()).getAllByRole("row")
    expect(textsOf(within(await findTable()).getAllByRole("columnheader"))).toEqual([
      "",
      "Name",
      "Email",
      "City",
      "Platform",
      "Vehicle",
      "Received",
      "Owner",
      "Status",
      "Action",
    ])
    const cells = textsOf(within(rows[2] as HTMLElement).getAllByRole("cell"))
    expect(within(rows[2] as HTMLElement).getByRole("rowheader")).toHaveTextContent(/Luis/)
    expect(cells.slice(1, 5)).toEqual(["dana@example.com", "Los Angeles", "Uber", "2022 Toyota Camry"])
    expect(cells[7]).toContain("Rejected")
    const select = await findStatus("Luis")
    expect(select).toHaveDisplayValue("Rejected")
    expect(textsOf(within(select).getAllByRole("option"))).toEqual(["Pending", "Contacted", "Approved", "Rejected"])
  })

  test("shows how long a reply is overdue", async () => {
    await receive({ ...dana, createdAt: new Date(Date.now() - 51.5 * 60 * 60_000) })
    await openDriverApplications()
    expect(await screen.findByText("3 h overdue")).toBeVisible()
  })

  test("reads its filter and order from the URL", async () => {
    await receive(luis)
    await openDriverApplications(
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
      hasFilters: true,
    })
  })

  test("searches after a pause, and keeps the rows until the answer arrives", async () => {
    await receive(luis, dana)
    const { user, router } = await openDriverApplications()
    expect(await findNames()).toEqual(["Dana Driver", "Luis"])
    await enter(user, screen.getByRole("searchbox", { name: "Search" }), "luis")
    await waitFor(async () => expect(await findNames()).toEqual(["Luis"]))
    expect(router.state.location.search).toBe("?tab=drivers&search=luis")
    expect(api.asked("DriverApplications")).toHaveLength(2)
  })

  test("is filtered by toggle buttons", async () => {
    await receive({ ...dana, status: "approved" })
    const { user, router } = await openDriverApplications()
    await findNames()
    await user.click(screen.getByRole("button", { name: "Filter" }))
    await user.click(screen.getByRole("button", { name: "Approved" }))
    await user.click(screen.getByRole("button", { name: "Pending" }))
    await user.click(screen.getByRole("button", { name: "Overdue" }))
    expect(screen.getByRole("button", { name: "Pending", pressed: true })).toBeVisible()
    expect(router.state.location.search).toBe("?tab=drivers&status=pending%2Capproved&overdue=true")
    await user.click(screen.getByRole("button", { name: "Remove the filter Pending, Approved" }))
    expect(router.state.location.search).toBe("?tab=drivers&overdue=true")
    await user.click(screen.getByRole("button", { name: "Filter (1)" }))
    await user.click(screen.getByRole("button", { name: "Approved" }))
    await user.click(screen.getByRole("button", { name: "Clear filters" }))
    expect(router.state.location.search).toBe("?tab=drivers")
  })

  test("explains the next step without any leads, and offers no filters", async () => {
    const { user } = await openDriverApplications()
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    expect(screen.getByRole("link", { name: /\/drivers$/ })).toHaveAttribute("href", "http://localhost/drivers")
    const steps = await screen.findByRole("list", { name: "First steps" })
    expect(steps).toHaveTextContent("○Set up email○Share the form○Invite your team○Check your cities")
    const copied = jest.spyOn(navigator.clipboard, "writeText")
    await user.click(screen.getByRole("button", { name: "Copy link" }))
    expect(copied).toHaveBeenCalledWith("http://localhost/drivers")
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Filter" })).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Export CSV" })).toBeVisible()
    await receive(dana, mei)
    await waitFor(async () => expect(await findNames()).toEqual(["Mei", "Dana Driver"]))
  })

  test("names the filter if nothing matches, and clears it with one click", async () => {
    await receive(luis)
    const { user, router } = await openDriverApplications("?tab=drivers&search=lu&status=pending&city=Irvine")
    expect(await screen.findByText("Search: “lu”")).toBeVisible()
    expect(screen.getByText("City: Irvine", { selector: "span" })).toBeVisible()
    expect(screen.queryByRole("button", { name: "Clear all" })).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Clear filters" }))
    expect(await findNames()).toEqual(["Luis"])
    expect(router.state.location.search).toBe("?tab=drivers")
    expect(document.body).not.toHaveFocus()
  })

  test("suggests existing cities, and accepts one in another case", async () => {
    await receive(mei, { ...luis, city: "San José" }, { ...dana, city: "San Diego" })
    const { user, router } = await openDriverApplications()
    await findTable()
    await user.click(screen.getByRole("button", { name: "Filter" }))
    await enter(user, screen.getByRole("combobox", { name: "City" }), "san")
    await waitFor(() => expect(api.asked("LeadCities").at(-1)).toEqual({ startsWith: "san" }))
    const options = () =>
      [...document.querySelectorAll("datalist option")].map((option) => option.getAttribute("value"))
    await waitFor(() => expect(options()).toEqual(["San Diego", "San José"]))
    await user.type(screen.getByRole("combobox", { name: "City" }), " diego{Enter}")
    expect(new URLSearchParams(router.state.location.search).get("city")).toBe("San Diego")
  })

  test("is sorted by its headers: ascending, descending, and by arrival", async () => {
    await receive(dana)
    const { user } = await openDriverApplications()
    const header = async () => within(await findTable()).getByRole("columnheader", { name: "Name" })
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

  test("is paged forward, backward and by the browser's history", async () => {
    await receive(...older, dana)
    const { user, router } = await openDriverApplications()
    expect((await findNames())[0]).toBe("Dana Driver")
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled()
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByText("26–31 of 31")).toBeVisible()
    await waitFor(async () => expect(await findNames()).toHaveLength(6))
    expect(router.state.location.search).toMatch(/^\?tab=drivers&page=2&after=/)
    await user.click(screen.getByRole("button", { name: "Previous" }))
    await waitFor(async () => expect((await findNames())[0]).toBe("Dana Driver"))
    expect(router.state.location.search).toBe("?tab=drivers")
  })

  test("keeps its rows and offers a retry when the next page fails", async () => {
    await receive(...older, dana)
    const { user } = await openDriverApplications()
    await findNames()
    api.behave("DriverApplications", { isUnreachable: true })
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load data")
    expect((await findNames())[0]).toBe("Dana Driver")
    api.behave("DriverApplications")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(async () => expect(await findNames()).toHaveLength(6))
  })

  test("opens a lead by a click anywhere in its row but on the check box", async () => {
    await receive(dana)
    const { user, router } = await openDriverApplications()
    const box = await screen.findByRole("checkbox", { name: "Select Dana Driver" })
    await user.click(box.parentElement as HTMLElement)
    expect(router.state.location.pathname).toBe("/adminpage/dashboard")
    await user.click(screen.getByText("2022 Toyota Camry"))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/adminpage\/dashboard\/drivers\/\d+$/))
  })

  test("has three tab stops per row, and arrow keys reach the rest", async () => {
    await receive(dana)
    const { user } = await openDriverApplications()
    const name = await screen.findByRole("link", { name: "Dana Driver" })
    screen.getByRole("checkbox", { name: "Select Dana Driver" }).focus()
    await user.tab()
    expect(name).toHaveFocus()
    await user.tab()
    expect(await findStatus("Dana Driver")).toHaveFocus()
    await user.tab({ shift: true })
    await user.keyboard("{ArrowRight}")
    expect(document.activeElement).toHaveAttribute("href", expect.stringMatching("^mailto:"))
    await user.keyboard("{ArrowRight}")
    expect(screen.getByRole("button", { name: "Mark Dana Driver as Contacted" })).toHaveFocus()
    await user.keyboard("{ArrowLeft>3/}")
    expect(screen.getByRole("checkbox", { name: "Select Dana Driver" })).toHaveFocus()
  })

  test("announces new leads and shows them on request", async () => {
    await receive(luis)
    const { user } = await openDriverApplications()
    await findNames()
    await receive(dana, mei)
    const notice = await screen.findByRole("button", { name: "2 new driver applications — show" })
    expect(await findNames()).toEqual(["Luis"])
    await user.click(notice)
    await waitFor(async () => expect(await findNames()).toEqual(["Mei", "Dana Driver", "Luis"]))
    expect(screen.queryByRole("button", { name: /new driver/ })).not.toBeInTheDocument()
  })
})

describe("a list that an operator is working on", () => {
  const luisPending = { ...luis, status: "pending" } as const

  const openPending = async () => {
    await receive(...older, luisPending, dana)
    const opened = await openDriverApplications("?tab=drivers&status=pending")
    await findStatus("Dana Driver")
    return opened
  }
  const firstNames = async () => (await findNames()).slice(0, 3)

  /** A colleague changes a lead of another page, which reloads visible data. */
  const reloadInBackground = async () => {
    let isAnswered = false
    api.answer("DriverApplications", (data) => {
      isAnswered = true
      return data
    })
    await moveDriver(1, "contacted")
    await waitFor(() => expect(isAnswered).toBe(true))
  }

  test("keeps rows that leave the filter and adds none until reloaded", async () => {
    const { user } = await openPending()
    await receive(mei)
    await user.selectOptions(await findStatus("Dana Driver"), "Approved")
    expect(await screen.findByText("Moved")).toBeVisible()
    await reloadInBackground()
    expect(await firstNames()).toEqual(["Dana Driver", "Luis", "Older 30"])
    await user.click(await screen.findByRole("button", { name: "Hide 1 updated" }))
    await waitFor(async () => expect(await firstNames()).toEqual(["Mei", "Luis", "Older 30"]))
    expect(screen.queryByText("Moved")).not.toBeInTheDocument()
  })

  test("shows changes of a row that no longer matches the filter", async () => {
    const { user } = await openPending()
    await user.selectOptions(await findStatus("Dana Driver"), "Approved")
    expect(await screen.findByText("Dana Driver: Approved.")).toBeVisible()
    await user.selectOptions(await findStatus("Dana Driver"), "Rejected")
    expect(await screen.findByText("Dana Driver: Rejected.")).toBeVisible()
    expect(screen.getByText("Moved")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await findStatus("Dana Driver")).toHaveDisplayValue("Approved")
    expect(screen.getByText("Moved")).toBeVisible()
  })

  test("continues after its last row although rows moved", async () => {
    const { user } = await openPending()
    await user.selectOptions(await findStatus("Dana Driver"), "Approved")
    expect(await screen.findByText("Dana Driver: Approved.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Next" }))
    await waitFor(async () => expect((await findNames())[0]).toBe("Older 7"))
  })

  test("still announces new leads after a status change", async () => {
    await receive(dana)
    const { user } = await openDriverApplications()
    await findStatus("Dana Driver")
    await receive(mei)
    await user.selectOptions(await findStatus("Dana Driver"), "Approved")
    const notice = await screen.findByRole("button", { name: "1 new driver application — show" })
    expect(await findNames()).toEqual(["Dana Driver"])
    await user.click(notice)
    await waitFor(async () => expect(await findNames()).toEqual(["Mei", "Dana Driver"]))
  })
})
