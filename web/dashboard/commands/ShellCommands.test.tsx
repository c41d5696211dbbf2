import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { LeadView } from "@farelight/api/rooms/leads/related/leadWork.model.ts"
import { beforeEach, expect, test } from "@jest/globals"
import { act, screen, waitFor, within } from "@testing-library/react"
import { offeredCommands } from "../../components/commands/commands.ts"
import { keyNames } from "../../components/commands/keyNames.ts"
import { driverApplicationKind } from "../../rooms/leads/drivers/driverApplicationKind.tsx"
import { api, signIn } from "../../testing/api.ts"
import { luis, mei, receive } from "../../testing/drivers.ts"
import { enter } from "../../testing/enter.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"
import { matchScore } from "./usePaletteGroups.ts"

beforeEach(async () => {
  await signIn()
})

const openDashboard = async () => {
  const dashboard = renderDashboard("/adminpage/dashboard")
  await screen.findByRole("searchbox", { name: "Search" })
  return dashboard
}

const FIELD = "Find an action or a lead"

const findField = () => screen.findByRole("combobox", { name: FIELD })

const openPalette = async (opening = openDashboard()) => {
  const dashboard = await opening
  await dashboard.user.keyboard("{Control>}k{/Control}")
  return { ...dashboard, field: await findField() }
}

const openMei = async () => {
  const dashboard = renderDashboard(`${driverApplicationKind.path}/33`)
  await screen.findByRole("heading", { name: "Mei" })
  return dashboard
}

const active = (field: HTMLElement) => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")

test("the palette runs the typed action, and Escape closes it and restores focus", async () => {
  await receive(luis)
  const { user, router } = await openDashboard()
  const search = screen.getByRole("searchbox", { name: "Search" })
  // While something opens, keys are held back until Escape.
  await waitFor(async () => {
    await user.keyboard("{Escape}/")
    expect(search).toHaveFocus()
  })
  await user.keyboard("{Control>}k{/Control}")
  await findField()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(search).toHaveFocus())
  await user.keyboard("{Control>}k{/Control}")
  const field = await findField()
  await enter(user, field, "media")
  await waitFor(() => expect(active(field)).toHaveTextContent("Media Library"))
  await user.keyboard("{Enter}")
  await waitFor(() => expect(router.state.location.search).toBe("?tab=media"))
  expect(screen.queryByRole("combobox", { name: FIELD })).toBeNull()
})

test("the palette finds leads on the server, and arrow keys move through all results", async () => {
  await receive(luis, mei)
  const { user, field, router } = await openPalette()
  await screen.findByText("Newest driver applications")
  await enter(user, field, "mei")
  await waitFor(() => expect(active(field)).toHaveTextContent("Mei Los Angeles, (619) 555-0142Pending"))
  expect(screen.queryByRole("option", { name: /Luis/ })).toBeNull()
  const options = screen.getAllByRole("option")
  await user.keyboard("{ArrowUp}")
  expect(active(field)).toBe(options.at(-1))
  await user.keyboard("{ArrowDown}")
  expect(active(field)).toBe(options[0])
  await user.keyboard("{Enter}")
  await waitFor(() => expect(router.state.location.pathname).toBe(`${driverApplicationKind.path}/33`))
})

test("the sheet of shortcuts lists the keys of available commands, and can disable single characters", async () => {
  const { user, router } = await openDashboard()
  await screen.findByText("No driver applications yet")
  await user.keyboard("?")
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" })
  const shown = () =>
    within(sheet)
      .getAllByRole("term")
      .map(({ parentElement }) => parentElement?.textContent)
  const offered = () =>
    offeredCommands.read().flatMap(({ title, keys }) => (keys ? [title + keyNames(keys).join("")] : []))
  await waitFor(() => expect(shown().sort()).toEqual(offered().sort()))
  expect(shown()).toContain("Email Logsge")
  await user.keyboard("a text ")
  expect(within(sheet).getByRole("switch", { name: "Shortcuts of a single key" })).toBeChecked()
  await user.click(within(sheet).getByRole("switch", { name: "Shortcuts of a single key" }))
  await user.keyboard("{Escape}")
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
  await user.keyboard("gm")
  await user.keyboard("?")
  expect(router.state.location.search).toBe("")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test.each([
  ["Email Logs", "email", 3],
  ["Email Logs", "log", 2],
  ["Media Library", "brary", 1],
  ["Media Library", "lib med", 1],
  ["Media Library", "mdl", 0.5],
  ["Media Library", "ada", 0],
])("the title “%s” matches the search “%s” with the score %d", (title, typed, score) => {
  expect(matchScore(title, typed)).toBe(score)
})

const titles = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent)

test("recent entries come first in the palette, are stored by id only, and are deleted on logout", async () => {
  await receive(luis, mei)
  const { user, router } = await openMei()
  await act(() => router.navigate("/adminpage/settings/you"))
  await screen.findByRole("heading", { name: "You and security" })
  await user.keyboard("{Control>}k{/Control}")
  await waitFor(() => expect(titles("Recent")[0]).toMatch(/^Mei Los Angeles, .*Pending$/))
  expect(JSON.stringify(localStorage)).not.toContain("Mei")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(router.state.location.pathname).toBe(`${driverApplicationKind.path}/33`))
  expect(localStorage.getItem("recent:1")?.split("\n")).toEqual([`${driverApplicationKind.path}/33`, "go-y"])

  await user.keyboard("{Control>}k{/Control}")
  await enter(user, await findField(), "logout")
  await user.keyboard("{Enter}")
  await screen.findByLabelText("Username")
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith("recent:"))).toEqual([]))
})

test("the palette lists only pages that the account may see", async () => {
  await signIn("MANAGER")
  await openDashboard()
  await waitFor(() => expect(offeredCommands.read().map(({ title }) => title)).toContain("Security"))
  const ways = offeredCommands.read().flatMap(({ group, title }) => (group === "Go to" ? title : []))
  expect(ways).toContain("Trash")
  for (const title of ["Team", "API keys", "Webhooks", "Retention", "Activity"]) expect(ways).not.toContain(title)
})

test("the palette names the leads that an action would change", async () => {
  await receive(luis, mei)
  const { user } = await openDashboard()
  const actionsFor = async (title: string) => {
    await user.keyboard("{Control>}k{/Control}")
    await enter(user, await findField(), title)
    const texts = screen.queryAllByRole("option", { name: new RegExp(title) }).map(({ textContent }) => textContent)
    await user.keyboard("{Escape}")
    return texts
  }
  expect(await actionsFor("Mark as Approved")).toEqual([])
  await user.click(await screen.findByRole("checkbox", { name: "Select Luis" }))
  await user.click(await screen.findByRole("checkbox", { name: "Select Mei" }))
  expect(await actionsFor("Mark as Approved")).toEqual([expect.stringContaining("2 selected")])
  expect(await actionsFor("Write a note")).toEqual([expect.stringContaining("Mei")])
})

test("the palette finds views, and distinguishes two leads of one name", async () => {
  const other = { id: 34, city: "Fresno", phone: "5595550147", phoneE164: "+15595550147", status: "approved" } as const
  await receive(mei, { ...mei, ...other })
  const view = { userId: 1, name: "Airport runs", nameKey: "", leadType: "driver_application", isShared: false }
  await LeadView.create({ ...view, query: "city=Fresno" })
  const { user, field, router } = await openPalette()
  await enter(user, field, "mei")
  await screen.findByRole("option", { name: /^Mei Los Angeles, .*Pending$/ })
  expect(screen.getByRole("option", { name: /^Mei Fresno, .*Approved$/ })).toBeVisible()
  await user.clear(field)
  await enter(user, field, "airport")
  await waitFor(() => expect(active(field)).toHaveTextContent("Airport runs Driver Applications"))
  await user.keyboard("{Enter}")
  await waitFor(() => expect(router.state.location.search).toBe("?tab=drivers&city=Fresno"))
})

test("Enter does nothing in the palette without recent entries, or while leads are searched", async () => {
  await receive(mei)
  api.behave("FoundLeads", { delay: "infinite" })
  const { user, field } = await openPalette(openMei())
  await screen.findByRole("option", { name: /Set to Rejected/ })
  expect(active(field)).toHaveTextContent("Driver Applications")
  // The letters of "sjed" occur in "Set to Rejected", in this order.
  await enter(user, field, "sjed")
  await user.keyboard("{Enter}")
  expect(screen.queryByRole("option")).toBeNull()
  expect(field).toBeVisible()
  await user.clear(field)
  await screen.findByRole("option", { name: /Set to Rejected/ })
  await user.keyboard("{Enter}")
  await waitFor(() => expect(field).not.toBeInTheDocument())
  expect(await DriverApplication.findByPk(33)).toMatchObject({ status: "pending" })
})
