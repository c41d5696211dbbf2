import { DAY_MS } from "@farelight/api/contract/text/durations.ts"
import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { LeadPlacement } from "@farelight/api/rooms/leads/places/leadPlacement.model.ts"
import { deleteLead, emptyTrash, restoreLead } from "@farelight/api/rooms/privacy/trash/trash.service.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { owner, viewerOf } from "@farelight/api/testing/factories/viewers.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { polling } from "../../../apollo/polling.ts"
import { ageProofs, api, PASSWORD, signIn } from "../../../testing/api.ts"
import { dana, findNames, findTable, luis, mei, openDriverApplications, receive } from "../../../testing/drivers.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { widenWindow } from "../../../testing/wideWindow.ts"

beforeEach(async () => {
  // Newest first: Mei, Dana, Luis.
  await receive(luis, dana, mei)
})

type User = ReturnType<typeof renderDashboard>["user"]

const chooseAction = async (user: User, name: string, action: string) => {
  await user.click(await screen.findByRole("button", { name: `More actions for ${name}` }))
  await user.click(await screen.findByRole("menuitem", { name: action }))
}

const openDana = async () => {
  const opened = await openDriverApplications()
  await opened.user.click(await screen.findByRole("link", { name: /^Dana Driver/ }))
  return opened
}

const deleteDana = async (user: User) => {
  await chooseAction(user, "Dana Driver", "Delete")
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Dana Driver?" }))
  expect(dialog.getByText(/For 30 days you can restore it/)).toBeVisible()
  await user.click(dialog.getByRole("button", { name: "Delete" }))
  await screen.findByText("Dana Driver is deleted, in the trash for 30 days.")
}

const seen = async () => (await DriverApplication.findAll({ order: ["name"] })).map(({ name }) => name)

const danasKey = { leadType: "driver_application", leadId: "32" }

describe("deleting a lead in the dashboard", () => {
  test("closes its panel, removes it from list and counters, and can be undone", async () => {
    widenWindow()
    const { user } = await openDana()
    expect(await screen.findByRole("link", { name: "3 Driver Applications" })).toBeVisible()
    await deleteDana(user)
    expect(await seen()).toEqual(["Luis", "Mei"])
    await waitFor(() => expect(screen.queryByRole("region", { name: "Open lead" })).not.toBeInTheDocument())
    await waitFor(async () => expect(await findNames()).toEqual(["Mei", "Luis"]))
    expect(await screen.findByRole("link", { name: "2 Driver Applications" })).toBeVisible()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))

    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("Dana Driver is back.")).toBeVisible()
    await waitFor(async () => expect(await findNames()).toContain("Dana Driver"))
    expect(await screen.findByRole("link", { name: "3 Driver Applications" })).toBeVisible()
  })

  test("is in the menu beside revoking the sender's link, and a failure shows the reason", async () => {
    const { user } = await openDana()
    const more = await screen.findByRole("button", { name: "More actions for Dana Driver" })
    await user.click(more)
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "End the sender’s link" })).toHaveFocus())
    await user.keyboard("{ArrowUp}")
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Erase for good…" })).toHaveFocus())
    await user.keyboard("{ArrowDown}{ArrowDown}")
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus())
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("menu")).not.toBeInTheDocument()
    await waitFor(() => expect(more).toHaveFocus())
    expect(screen.getByRole("heading", { level: 2, name: "Dana Driver" })).toBeVisible()

    await chooseAction(user, "Dana Driver", "End the sender’s link")
    const ending = within(await screen.findByRole("alertdialog", { name: "End Dana Driver’s link?" }))
    api.behave("EndStatusLink", { error: { code: "INTERNAL_SERVER_ERROR", message: "The disk is full." } })
    await user.click(ending.getByRole("button", { name: "End the link" }))
    expect(await ending.findByRole("alert")).not.toBeEmptyDOMElement()
    api.behave("EndStatusLink", {})
    await user.click(ending.getByRole("button", { name: "End the link" }))
    expect(await screen.findByText("Dana Driver’s link is ended")).toBeVisible()
    expect(await screen.findByText(/ended the sender’s link to it/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument())

    api.behave("DeleteLeads", { error: { code: "INTERNAL_SERVER_ERROR", message: "The disk is full." } })
    await user.keyboard("#")
    const dialog = within(await screen.findByRole("alertdialog"))
    await user.click(dialog.getByRole("button", { name: "Delete" }))
    expect(await dialog.findByRole("alert")).not.toBeEmptyDOMElement()
    expect(await seen()).toHaveLength(3)
    api.behave("DeleteLeads")
    await user.click(dialog.getByRole("button", { name: "Delete" }))
    await findTable()
    await waitFor(async () => expect(await findNames()).toEqual(["Mei", "Luis"]))
  })
})

test("deleting selected leads removes them from the list, names missing ones, and can be undone", async () => {
  widenWindow()
  const { user } = await openDriverApplications()
  for (const name of ["Dana Driver", "Luis", "Mei"])
    await user.click(await screen.findByRole("checkbox", { name: new RegExp(name) }))
  await deleteLead(await owner(), { ...danasKey, leadId: "31" })
  await user.click(within(screen.getByRole("region", { name: "Selected leads" })).getByText("Delete"))
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete 3 leads?" }))
  await user.click(dialog.getByRole("button", { name: "Delete" }))
  expect(await screen.findByText("2 leads are deleted, in the trash for 30 days.")).toBeVisible()
  expect(screen.getByText("Luis could not be deleted")).toBeVisible()
  expect(await seen()).toEqual([])
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selected leads" })).not.toBeInTheDocument())
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(await screen.findByText("2 leads are back.")).toBeVisible()
  expect(await seen()).toEqual(["Dana Driver", "Mei"])
})

test("an open lead that a colleague deletes links to the trash, where it can be restored", async () => {
  jest.replaceProperty(polling, "pollInterval", 200)
  const { user } = await openDana()
  await screen.findByRole("heading", { level: 2, name: "Dana Driver" })
  await deleteLead(viewerOf(await addColleague({ name: "Kim" })), danasKey)
  const heading = await screen.findByRole("heading", { level: 2, name: "This lead was deleted" })
  await waitFor(() => expect(heading).toHaveFocus())
  await user.click(screen.getByRole("link", { name: "Open the trash" }))
  await user.click(await screen.findByRole("button", { name: "Restore Dana Driver" }))
  expect(await screen.findByText("Dana Driver is back")).toBeVisible()
})

describe("the page of the trash", () => {
  const openTrash = async () => {
    const opened = await openDana()
    await deleteDana(opened.user)
    await screen.findAllByRole("link", { name: "Trash", hidden: true })
    await opened.user.keyboard("gx")
    return opened
  }

  test("shows who deleted a lead and its deadline, and restores it once", async () => {
    const { user } = await openTrash()
    const [item] = within(await screen.findByRole("list", { name: "Trash" })).getAllByRole("listitem")
    const row = within(item as HTMLElement)
    expect(row.getByText(/^By admin/)).toBeVisible()
    expect(row.getByText(/^In (29|30) days$/)).toBeVisible()
    await user.click(row.getByRole("button", { name: "View: Dana Driver" }))
    const open = within(await screen.findByRole("region", { name: "Open deleted lead" }))
    api.behave("RestoreLeads", { delay: 50 })
    await user.dblClick(open.getByRole("button", { name: "Restore Dana Driver" }))
    expect(await screen.findByText("The trash is empty")).toBeVisible()
    expect(screen.queryByRole("region", { name: "Open deleted lead" })).not.toBeInTheDocument()
    expect(await seen()).toContain("Dana Driver")
    expect(api.asked("RestoreLeads")).toHaveLength(1)
  })

  test("erases a lead at once, after a reason and a proof, and shows the report", async () => {
    const { user } = await openTrash()
    await ageProofs()
    await user.click(await screen.findByRole("button", { name: "Erase Dana Driver now" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Erase Dana Driver for good?" }))
    expect(await dialog.findByText("1 lead, with all that was sent")).toBeVisible()
    await user.click(dialog.getByRole("button", { name: "Erase for good" }))
    expect(dialog.getByText("Please choose a reason.")).toBeVisible()
    await user.click(dialog.getByRole("radio", { name: "The person asked for it" }))
    await user.click(dialog.getByRole("button", { name: "Erase for good" }))
    const proof = within(await screen.findByRole("dialog", { name: "Please confirm that it is you" }))
    await enter(user, proof.getByLabelText(/Password/), PASSWORD)
    await user.click(proof.getByRole("button", { name: "Confirm" }))
    const report = within(await screen.findByRole("dialog", { name: "Erased for good" }))
    expect(report.getByText(/^Driver application 32, received/)).toBeVisible()
    expect(report.queryByText(/Dana/)).not.toBeInTheDocument()
    expect(await LeadPlacement.count()).toBe(0)
    expect(api.asked("EraseLead").at(-1)).toEqual({ leadType: "DRIVER_APPLICATION", leadId: "32", reason: "REQUESTED" })
    await user.click(report.getByRole("button", { name: "Done" }))
    expect(await screen.findByText("The trash is empty")).toBeVisible()
  })

  test("shows a lead's state after a colleague restored or erased it", async () => {
    await deleteLead(await owner(), { ...danasKey, leadId: "31" })
    const { user } = await openTrash()
    const restore = await screen.findByRole("button", { name: "Restore Dana Driver" })
    await restoreLead(await owner(), danasKey)
    await user.click(restore)
    expect(await screen.findByText("Dana Driver could not be restored")).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("button", { name: "Restore Dana Driver" })).not.toBeInTheDocument())
    const erase = screen.getByRole("button", { name: "Erase Luis now" })
    await emptyTrash(new Date(Date.now() + 31 * DAY_MS))
    await user.click(erase)
    const dialog = within(await screen.findByRole("dialog", { name: "Erase Luis for good?" }))
    expect(await dialog.findByText(/somebody else has erased it/)).toBeVisible()
    await user.click(dialog.getByRole("button", { name: "Close" }))
    expect(await screen.findByText("The trash is empty")).toBeVisible()
  })

  test("loads further leads by a button", async () => {
    const leads = await addDrivers(...Array.from({ length: 26 }, (_, index) => ({ name: `No. ${index}` })))
    for (const { id } of leads) await deleteLead(await owner(), { ...danasKey, leadId: String(id) })
    await signIn()
    const { user } = renderDashboard("/adminpage/dashboard/trash")
    await user.click(await screen.findByRole("button", { name: "Load more" }))
    expect(await screen.findByRole("button", { name: "View: No. 0" })).toBeVisible()
    expect(screen.getAllByRole("button", { name: /^Restore/ })).toHaveLength(26)
  })
})
