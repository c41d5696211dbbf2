import type { LeadStatus } from "@farelight/api/contract/leads/leadStatus.ts"
import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { deleteLead } from "@farelight/api/rooms/privacy/trash/trash.service.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { owner, viewerOf } from "@farelight/api/testing/factories/viewers.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { polling } from "../../../apollo/polling.ts"
import { api } from "../../../testing/api.ts"
import {
  dana,
  findStatus,
  findTable,
  luis,
  mei,
  moveDriver,
  openDriverApplications,
  receive,
} from "../../../testing/drivers.ts"

// No poll may show somebody else's change before the operator acts.
beforeEach(() => void jest.spyOn(polling, "skipPollAttempt").mockReturnValue(true))

describe("the status of a driver application", () => {
  const changes = () => api.asked("SetDriverApplicationStatuses").map((variables) => variables.changes)

  const moveAsAna = async (leadId: number, status: LeadStatus) =>
    moveDriver(leadId, status, viewerOf(await addColleague({ name: "ana" })))

  test("changes at once, is saved, and can be undone", async () => {
    await receive(dana)
    api.behave("SetDriverApplicationStatuses", { delay: 300 })
    const { user } = await openDriverApplications()
    const select = await findStatus("Dana Driver")
    await user.selectOptions(select, "Contacted")
    expect(select).toHaveDisplayValue("Contacted")
    expect(await screen.findByText("Status updated")).toBeVisible()
    expect(changes()).toEqual([[{ id: "32", status: "CONTACTED", expectedStatus: "PENDING" }]])
    expect(await screen.findByText("Dana Driver: Contacted.")).toBeVisible()

    // The second click of a double click would report its own change as a conflict.
    await user.dblClick(screen.getByRole("button", { name: "Undo" }))
    await waitFor(() =>
      expect(changes().at(-1)).toEqual([{ id: "32", status: "PENDING", expectedStatus: "CONTACTED" }]),
    )
    expect(await screen.findByText("Dana Driver: Pending.")).toBeVisible()
    expect(changes()).toHaveLength(2)
  })

  test("updates the counters at once, without other requests", async () => {
    await receive(dana)
    const { user } = await openDriverApplications("?tab=drivers&status=pending")
    await user.selectOptions(await findStatus("Dana Driver"), "Approved")
    await waitFor(() =>
      expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["1", "0", "0", "0"]),
    )
    // The counters are polled as well, so how often they were loaded depends on the machine.
    const operations = ["DriverApplications", "DashboardLayout", "GlobalContent"] as const
    expect(operations.map((operation) => api.asked(operation).length)).toEqual([1, 1, 1])
    await user.click(screen.getByRole("button", { name: "Export CSV" }))
    expect(await screen.findByText("No data to export")).toBeVisible()
  })

  test("reverts when saving fails, and keeps a colleague's concurrent change", async () => {
    await receive(dana)
    api.behave("SetDriverApplicationStatuses", { error: { code: "SERVICE_UNAVAILABLE" } })
    const { user } = await openDriverApplications()
    const select = await findStatus("Dana Driver")
    await user.selectOptions(select, "Approved")
    expect(await screen.findByText("Failed to update status")).toBeVisible()
    await waitFor(() => expect(select).toHaveDisplayValue("Pending"))
    expect(console.error).toHaveBeenCalled()
    api.behave("SetDriverApplicationStatuses")
    await moveAsAna(32, "approved")
    await user.selectOptions(select, "Rejected")
    expect(await screen.findByText("Dana Driver was changed to Approved by ana meanwhile.")).toBeVisible()
    await waitFor(() => expect(select).toHaveDisplayValue("Approved"))
    expect(screen.queryByText("Status updated")).not.toBeInTheDocument()
  })

  test("is changed for several leads at once, except those changed or deleted by others, which are named", async () => {
    await receive(mei, { ...luis, id: 30, name: "Bo" }, luis, dana)
    const { user } = await openDriverApplications()
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
    await user.click(screen.getByRole("checkbox", { name: "Select Luis" }))
    expect(await screen.findByText("3 selected")).toBeVisible()
    await moveAsAna(33, "rejected")
    await deleteLead(await owner(), { leadType: "driver_application", leadId: "30" })
    const bar = await screen.findByRole("region", { name: "Selected leads" })
    await user.click(within(bar).getByRole("button", { name: "Approved" }))
    expect(
      await screen.findByText(
        "Dana Driver: Approved. Mei was changed to Rejected by ana meanwhile. Bo is no longer there.",
      ),
    ).toBeVisible()
    expect(changes()).toEqual([
      [
        { id: "33", status: "APPROVED", expectedStatus: "PENDING" },
        { id: "32", status: "APPROVED", expectedStatus: "PENDING" },
        { id: "30", status: "APPROVED", expectedStatus: "REJECTED" },
      ],
    ])
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument()
  })

  test("is undone step by step, and redone", async () => {
    await receive(mei, dana)
    const { user } = await openDriverApplications()
    await user.selectOptions(await findStatus("Dana Driver"), "Rejected")
    await screen.findByText("Dana Driver: Rejected.")
    await user.selectOptions(await findStatus("Mei"), "Approved")
    await screen.findByText("Mei: Approved.")
    const statuses = async () => (await DriverApplication.findAll({ order: ["id"] })).map(({ status }) => status)
    await user.keyboard("{Alt>}z{/Alt}")
    await screen.findByText("Mei: Pending.")
    await user.keyboard("{Alt>}z{/Alt}")
    await screen.findByText("Dana Driver: Pending.")
    expect(await statuses()).toEqual(["pending", "pending"])
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
    await user.keyboard("{Alt>}{Shift>}z{/Shift}{/Alt}")
    await screen.findByText("Dana Driver: Rejected.")
    expect(await statuses()).toEqual(["rejected", "pending"])
    await user.click(screen.getByRole("button", { name: "Redo" }))
    await screen.findByText("Mei: Approved.")
    expect(await statuses()).toEqual(["rejected", "approved"])
    await user.click(screen.getByRole("button", { name: "Dismiss" }))
    expect(screen.queryByRole("region", { name: "Last change" })).not.toBeInTheDocument()
  })

  test("gets a reason afterward, which an undo takes back with it", async () => {
    await receive(dana)
    const { user } = await openDriverApplications()
    await user.selectOptions(await findStatus("Dana Driver"), "Rejected")
    const bar = within(await screen.findByRole("region", { name: "Last change" }))
    await user.click(await bar.findByRole("button", { name: "Add a reason" }))
    await user.click(await screen.findByRole("option", { name: "Vehicle too old" }))
    expect(await bar.findByText("Dana Driver: Rejected (Vehicle too old).")).toBeVisible()
    const reason = async () => (await DriverApplication.findByPk(32))?.statusReason
    await waitFor(async () => expect(await reason()).toBe("Vehicle too old"))
    expect(within(await findTable()).getByText("Vehicle too old")).toBeVisible()
    await user.click(bar.getByRole("button", { name: "Vehicle too old: Reason for the status" }))
    await user.type(await screen.findByRole("textbox", { name: "Another reason" }), "Sold the car{Enter}")
    expect(await bar.findByText("Dana Driver: Rejected (Sold the car).")).toBeVisible()
    await user.selectOptions(await findStatus("Dana Driver"), "Pending")
    await bar.findByText("Dana Driver: Pending.")
    expect(await reason()).toBeNull()
    await user.click(bar.getByRole("button", { name: "Undo" }))
    await bar.findByText("Dana Driver: Rejected (Sold the car).")
    expect(await reason()).toBe("Sold the car")
    await user.click(bar.getByRole("button", { name: "Undo" }))
    await bar.findByText("Dana Driver: Rejected (Vehicle too old).")
  })

  test("is reachable by key from the tick boxes, and set for a range with Shift", async () => {
    await receive(mei, luis, dana)
    const { user } = await openDriverApplications()
    await user.click(await screen.findByRole("checkbox", { name: "Select Mei" }))
    await user.keyboard("{ArrowDown}{ArrowDown} ")
    expect(screen.getByRole("checkbox", { name: "Select Luis" })).toBeChecked()
    await user.keyboard("{Enter}{Tab}")
    const bar = await screen.findByRole("region", { name: "Selected leads" })
    await waitFor(() => expect(within(bar).getByRole("button", { name: "Pending" })).toHaveFocus())
    await user.click(within(bar).getByRole("button", { name: "Clear" }))
    await user.click(screen.getByRole("checkbox", { name: "Select Mei" }))
    await user.keyboard("{Shift>}")
    await user.click(screen.getByRole("checkbox", { name: "Select Luis" }))
    await user.keyboard("{/Shift}")
    expect(await screen.findByText("3 selected")).toBeVisible()
    expect(screen.getByRole("checkbox", { name: "Select all on this page" })).toBeChecked()
  })
})

describe("triage of leads by keys", () => {
  beforeEach(async () => {
    await receive(luis, dana, mei)
  })

  const statusOf = async (name: string) => (await DriverApplication.findOne({ where: { name } }))?.status
  const row = (name: RegExp) => screen.getByRole("link", { name })

  test("moves to the next row after a status key, and the last one keeps the focus", async () => {
    const { user } = await openDriverApplications()
    await findTable()
    await user.keyboard("c")
    expect(api.asked("SetDriverApplicationStatuses")).toEqual([])
    await user.keyboard("jcr")
    await waitFor(async () =>
      expect([await statusOf("Mei"), await statusOf("Dana Driver")]).toEqual(["contacted", "rejected"]),
    )
    await waitFor(() => expect(row(/^Luis/)).toHaveFocus())
    await user.keyboard("a")
    await waitFor(async () => expect(await statusOf("Luis")).toBe("approved"))
    await waitFor(() => expect(row(/^Luis/)).toHaveFocus())
  })
})
