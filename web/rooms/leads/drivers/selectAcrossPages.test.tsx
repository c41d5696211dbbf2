import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api } from "../../../testing/api.ts"
import { watchDownloads } from "../../../testing/downloads.ts"
import { dana as driver, findNames, moveDriver, openDriverApplications, receive } from "../../../testing/drivers.ts"
import { CARDS } from "../../../theme/mediaQueries.ts"
import { batches } from "../status/batches.ts"

const dana = { ...driver, id: 1_000 }

const manyLeads = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: "Older" }))

const moved = () =>
  api
    .asked("SetDriverApplicationStatuses")
    .flatMap((variables) => (variables.changes as { id: string }[]).map(({ id }) => id))

const barShown = () => screen.findByRole("region", { name: "Selected leads" })
const bar = () => within(screen.getByRole("region", { name: "Selected leads" }))

/** Opens the first page of Dana's and older leads, and ticks all of it. */
const tickFirstPage = async (olderLeads: number) => {
  await receive(...manyLeads(olderLeads), dana)
  const { user } = await openDriverApplications()
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
  await barShown()
  return user
}

test("ticked leads stay ticked on other pages, and change together", async () => {
  await receive(...manyLeads(30), dana)
  const { user } = await openDriverApplications()
  await user.click(await screen.findByRole("checkbox", { name: "Select Dana Driver" }))
  await user.click(screen.getByRole("button", { name: "Next" }))
  await waitFor(async () => expect(await findNames()).toHaveLength(6))
  await barShown()
  expect(bar().getByText("1 selected, 1 on other pages")).toBeVisible()
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  expect(bar().getByText("7 selected, 1 on other pages")).toBeVisible()
  await user.click(bar().getByRole("button", { name: "Contacted" }))
  await waitFor(() => expect(moved()).toHaveLength(7))
  expect(moved()).toContain(String(dana.id))
  expect(screen.queryByRole("region", { name: "Selected leads" })).not.toBeInTheDocument()
})

test("all matching leads are ticked at once, across pages, after they load", async () => {
  const user = await tickFirstPage(130)
  api.behave("DriverApplications", { isUnreachable: true })
  await user.click(await bar().findByRole("button", { name: "Select all 131 that match" }))
  expect(await screen.findByText("Failed to select the other leads")).toBeVisible()
  expect(bar().getByText("25 selected")).toBeVisible()
  api.behave("DriverApplications")
  await user.click(await bar().findByRole("button", { name: "Select all 131 that match" }))
  expect(await screen.findByText("131 selected, 106 on other pages")).toBeVisible()
  expect(bar().queryByRole("button", { name: /that match/ })).not.toBeInTheDocument()
  const answer = api.hold("SetDriverApplicationStatuses")
  await user.click(bar().getByRole("button", { name: "Contacted" }))
  expect(await screen.findByText("Changing 131 leads...")).toBeVisible()
  answer()
  expect(await screen.findByText("131 leads: Contacted.")).toBeVisible()
  expect(new Set(moved()).size).toBe(131)
})

describe("a status change of more leads than one request may have", () => {
  beforeEach(() => {
    jest.replaceProperty(batches, "size", 40)
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  test("is made in batches, and can be stopped, continued and undone", async () => {
    const user = await tickFirstPage(60)
    await user.click(await bar().findByRole("button", { name: "Select all 61 that match" }))
    expect(await screen.findByText("61 selected, 36 on other pages")).toBeVisible()
    expect(bar().queryByRole("button", { name: "Export" })).not.toBeInTheDocument()

    const answer = api.hold("SetDriverApplicationStatuses")
    await user.click(bar().getByRole("button", { name: "Contacted" }))
    expect(await screen.findByText("Changing 0 of 61 leads...")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Stop" }))
    answer()
    expect(await screen.findByText("40 leads: Contacted. Stopped before 21 leads.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Continue" }))
    expect(await screen.findByText("21 leads: Contacted.")).toBeVisible()
    expect(await DriverApplication.count({ where: { status: "contacted" } })).toBe(61)
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("21 leads: Pending.")).toBeVisible()

    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("40 leads: Pending.")).toBeVisible()
  })

  test("can be retried and undone after a failure midway, and so can a deletion", async () => {
    const user = await tickFirstPage(60)
    await user.click(await bar().findByRole("button", { name: "Select all 61 that match" }))
    await user.click(await bar().findByRole("button", { name: "Delete" }))
    const answer = api.hold("DeleteLeads")
    await user.click(within(await screen.findByRole("alertdialog", { name: "Delete 61 leads?" })).getByText("Delete"))
    await waitFor(() => expect(api.asked("DeleteLeads")).toHaveLength(1))
    api.behave("DeleteLeads", { error: { code: "INTERNAL_SERVER_ERROR", message: "The disk is full." } })
    answer()
    expect(await screen.findByText(/^40 leads are deleted, .* 21 leads could not be changed\.$/)).toBeVisible()
    api.behave("DeleteLeads")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByText("21 leads are deleted, in the trash for 30 days.")).toBeVisible()
    expect(await DriverApplication.count()).toBe(0)
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("21 leads are back.")).toBeVisible()
    expect(await DriverApplication.count()).toBe(21)
  })
})

describe("the selection of all matching leads, while they load,", () => {
  const begin = async () => {
    const user = await tickFirstPage(30)
    const open = api.hold("DriverApplications")
    await user.click(await bar().findByRole("button", { name: "Select all 31 that match" }))
    return { user, open }
  }

  test("keeps unticked leads unticked", async () => {
    const { user, open } = await begin()
    await user.click(screen.getByRole("checkbox", { name: "Select Dana Driver" }))
    open()
    expect(await screen.findByText("30 selected, 6 on other pages")).toBeVisible()
    expect(screen.getByRole("checkbox", { name: "Select Dana Driver" })).not.toBeChecked()
  })

  test("stays empty once cleared", async () => {
    const { user, open } = await begin()
    await user.click(bar().getByRole("button", { name: "Clear" }))
    open()
    await waitFor(() => expect(api.asked("DriverApplications").length).toBeGreaterThan(1))
    await user.click(screen.getByRole("checkbox", { name: "Select Dana Driver" }))
    expect(bar().getByText("1 selected")).toBeVisible()
  })

  test("allows a change of the filter, and keeps the focus", async () => {
    const { user, open } = await begin()
    await user.type(screen.getByRole("searchbox"), "Dana Driver")
    open()
    await waitFor(async () => expect(await findNames()).toEqual(["Dana Driver"]))
    await waitFor(() => expect(screen.getByRole("searchbox")).toHaveFocus())
    expect(screen.queryByRole("region", { name: "Selected leads" })).not.toBeInTheDocument()
  })
})

test("leads ticked while another list loads are not ticked in that list", async () => {
  await receive(...manyLeads(30), dana)
  const { user } = await openDriverApplications()
  await screen.findByRole("checkbox", { name: "Select Dana Driver" })
  const open = api.hold("DriverApplications")
  await user.type(screen.getByRole("searchbox"), "Dana Driver")
  await waitFor(() =>
    expect(api.asked("DriverApplications").at(-1)).toMatchObject({ filter: { search: "Dana Driver" } }),
  )
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  open()
  await waitFor(async () => expect(await findNames()).toEqual(["Dana Driver"]))
  expect(screen.queryByRole("region", { name: "Selected leads" })).not.toBeInTheDocument()
})

test("a ticked lead of another page is loaded from the server even if it is cached", async () => {
  await receive(...manyLeads(30), { ...dana, status: "contacted" })
  const { user } = await openDriverApplications()
  await user.click(await screen.findByRole("checkbox", { name: "Select Dana Driver" }))
  await user.click(screen.getByRole("button", { name: "Next" }))
  await waitFor(async () => expect(await findNames()).toHaveLength(6))
  await barShown()
  // A colleague puts Dana's lead back.
  await moveDriver(dana.id, "pending")
  await user.click(bar().getByRole("button", { name: "Contacted" }))
  await waitFor(() => expect(moved()).toEqual([String(dana.id)]))
  expect(await screen.findByText(/Dana Driver was changed to Pending/)).toBeVisible()
})

test("on phones, rare actions for ticked leads are in a menu", async () => {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: media === CARDS }) as never)
  const saved = watchDownloads()
  await receive(dana)
  const { user } = await openDriverApplications()
  await user.click(await screen.findByRole("checkbox", { name: "Select Dana Driver" }))
  await barShown()
  const choose = async (name: string) => {
    await user.click(bar().getByRole("button", { name: "More" }))
    await user.click(await screen.findByRole("menuitem", { name }))
  }
  await choose("Export")
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(api.asked("ExportLeads")).toEqual([{ ids: "1000", spreadsheet: "true" }])
  await choose("Write to them")
  expect(await screen.findByRole("dialog", { name: /Write to/ })).toBeVisible()
})
