import { addDays } from "@farelight/api/contract/text/zonedTime.ts"
import type { Viewer } from "@farelight/api/platform/viewer/viewer.ts"
import { saveLeadView } from "@farelight/api/rooms/leads/list/leadViews.service.ts"
import { LeadView } from "@farelight/api/rooms/leads/related/leadWork.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { owner, viewerOf } from "@farelight/api/testing/factories/viewers.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { localDay } from "../../../components/records/localDay.ts"
import { api, signIn } from "../../../testing/api.ts"
import { luis, receive } from "../../../testing/drivers.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
  await addDrivers({})
  // The test checks the request, not the file.
  api.behave("ExportLeads", { error: { code: "SERVICE_UNAVAILABLE" } })
})

const open = async (address = "") => {
  const page = renderDashboard(`/adminpage/dashboard?tab=drivers${address}`)
  await screen.findByRole("button", { name: "Export CSV" })
  return page
}

const from = () => screen.getByLabelText("Received from")
const to = () => screen.getByLabelText("Received to")

const typeYear = (field: HTMLElement, ...values: string[]) => {
  for (const value of values) fireEvent.change(field, { target: { value } })
}

describe("the date filter of a list", () => {
  test("keeps partial input, applies a complete date, and adds no history entries", async () => {
    const { router, user } = await open()
    await user.click(from())
    for (const value of ["0002-11-09", "0020-11-09", "0202-11-09"]) {
      typeYear(from(), value)
      expect(from()).toHaveValue(value)
      expect(router.state.location.search).toBe("?tab=drivers")
    }
    typeYear(from(), "2026-11-01", "2026-11-09")
    await waitFor(() => expect(router.state.location.search).toBe("?tab=drivers&from=2026-11-09"))
    expect(from()).toHaveValue("2026-11-09")
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole("table", { name: "Driver applications" })).toHaveAttribute("aria-busy", "false"),
    )
    await act(() => router.navigate(-1))
    await waitFor(() => expect(from()).toHaveValue(""))
    expect(router.state.location.search).toBe("?tab=drivers")
  })

  test("shows an error when incomplete, and blocks exports until completed or cleared", async () => {
    const { router, user } = await open("&status=pending")
    await user.click(from())
    typeYear(from(), "0202-11-09")
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Export CSV" }))
    const fault = "Enter a whole date between 2000 and 2099, or clear the field."
    expect(screen.getByRole("alert")).toHaveTextContent(fault)
    expect(await screen.findAllByText(fault)).toHaveLength(2)
    expect(from()).toBeInvalid()
    expect(api.asked("ExportLeads")).toEqual([])

    await user.click(screen.getByRole("button", { name: "Clear all" }))
    expect(from()).toHaveValue("")
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    expect(router.state.location.search).toBe("?tab=drivers")
    await screen.findByText("1–1 of 1")
    await enter(user, screen.getByRole("searchbox"), "dana")
    await user.click(screen.getByRole("button", { name: "Export CSV" }))
    // Uses the value just typed.
    await waitFor(() => expect(api.asked("ExportLeads")).toEqual([{ search: "dana", spreadsheet: "true" }]))
  })

  test("can be a preset range, which a second press clears", async () => {
    const { router, user } = await open()
    await user.click(screen.getByRole("button", { name: "Filter" }))
    const today = localDay(new Date())
    const pressed = () =>
      within(screen.getByRole("group", { name: "Received" })).queryByRole("button", { pressed: true })
    await user.click(screen.getByRole("button", { name: "7 days" }))
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=drivers&from=${addDays(today, -6)}`))
    expect(pressed()).toHaveTextContent("7 days")
    await user.click(screen.getByRole("button", { name: "Last month" }))
    await waitFor(() => expect(to()).toHaveValue(addDays(`${today.slice(0, 8)}01`, -1)))
    expect(from()).toHaveValue(`${addDays(`${today.slice(0, 8)}01`, -1).slice(0, 8)}01`)
    await user.click(screen.getByRole("button", { name: "Last month" }))
    await waitFor(() => expect(router.state.location.search).toBe("?tab=drivers"))
    expect(pressed()).toBeNull()
  })

  test("explains the empty list if its days are in reverse order", async () => {
    await open("&from=2026-11-20&to=2026-11-09")
    expect(screen.getByRole("alert")).toHaveTextContent("“Received from” is after “Received to”, so no lead can match.")
    typeYear(to(), "2026-11-20")
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument())
  })
})

describe("saved views of a list", () => {
  const uber = { name: "Uber", leadType: "driver_application", query: "platform=Uber", isShared: false }
  const save = async (values: Partial<typeof uber>, viewer?: Viewer) =>
    saveLeadView(viewer ?? (await owner()), { ...uber, ...values })

  beforeEach(() => receive(luis))

  const open = (address = "") => renderDashboard(`/adminpage/dashboard?tab=drivers${address}`)

  test("are saved in the palette once, and opened with one click", async () => {
    const { user, router } = open("&status=rejected&search=lu&page=1")
    await screen.findByRole("button", { name: "Save view" })
    const askPalette = async () => {
      await user.keyboard("{Control>}k{/Control}")
      await enter(user, await screen.findByRole("combobox", { name: "Find an action or a lead" }), "save view")
    }
    await askPalette()
    await user.click(await screen.findByRole("option", { name: /Save view/ }))
    const dialog = within(await screen.findByRole("dialog", { name: "Save view" }))
    await enter(user, dialog.getByLabelText("Name"), "Lost in L.A.")
    await user.click(dialog.getByLabelText("Share it with everybody"))
    await user.click(dialog.getByRole("button", { name: "Save view" }))
    const link = await screen.findByRole("link", { name: "Lost in L.A." })
    expect(link).toHaveAttribute("aria-current", "page")
    await waitFor(() => expect(link).toHaveFocus())
    expect(await LeadView.findAll()).toMatchObject([{ query: "search=lu&status=rejected", isShared: true }])
    expect(screen.queryByRole("button", { name: "Save view" })).not.toBeInTheDocument()
    await askPalette()
    expect(await screen.findByText(/^Nothing found/)).toBeVisible()
    await user.keyboard("{Escape}")

    await user.click(screen.getByRole("link", { name: /^All/ }))
    await waitFor(() => expect(link).not.toHaveAttribute("aria-current"))
    await user.click(link)
    await waitFor(() => expect(router.state.location.search).toBe("?tab=drivers&search=lu&status=rejected"))
  })

  test("include colleagues' shared views of this kind of lead, and no private ones", async () => {
    const colleague = viewerOf(await addColleague({ name: "Luis Ferreira" }))
    await save({ isShared: true, name: "Shared" }, colleague)
    await save({ name: "Private" }, colleague)
    await save({ leadType: "advertiser_submission", name: "Other kind" })
    open()
    expect(await screen.findByRole("link", { name: "Shared" })).toHaveAttribute("title", "Shared by Luis Ferreira")
    expect(screen.queryByRole("link", { name: "Private" })).not.toBeInTheDocument()
    expect(screen.queryByRole("link", { name: "Other kind" })).not.toBeInTheDocument()
    expect(screen.queryByRole("button", { name: "Edit views" })).not.toBeInTheDocument()
  })

  test("one's own views are replaced by name, renamed and deleted", async () => {
    await save({})
    const { user } = open("&status=rejected")
    await user.click(await screen.findByRole("button", { name: "Save view" }))
    await enter(user, screen.getByLabelText("Name"), "uber")
    expect(screen.getByText("Your view “Uber” will show this instead.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Replace view" }))
    await waitFor(async () => expect(await LeadView.findAll()).toMatchObject([{ id: 1, query: "status=rejected" }]))

    await user.click(await screen.findByRole("button", { name: "Edit views" }))
    const name = await screen.findByLabelText("Name of uber")
    await user.clear(name)
    await enter(user, name, "Lost")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await waitFor(async () => expect((await LeadView.findOne())?.name).toBe("Lost"))
    await user.click(await screen.findByRole("button", { name: "Delete Lost" }))
    expect(await screen.findByText("You have saved no view of this list")).toBeVisible()
  })
})
