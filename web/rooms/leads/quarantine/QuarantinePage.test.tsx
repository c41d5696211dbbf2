import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { LeadPlacement } from "@farelight/api/rooms/leads/places/leadPlacement.model.ts"
import { deleteQuarantined } from "@farelight/api/rooms/leads/quarantine/quarantine.service.ts"
import { owner } from "@farelight/api/testing/factories/viewers.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { widenWindow } from "../../../testing/wideWindow.ts"

beforeEach(() => signIn())

const sendSpam = async (...names: string[]) => {
  for (const name of names) await api.app().apply({ name, email: "dana@example.com", subject: "x" })
}

const firstId = async () => String((await LeadPlacement.findOne({ order: ["id"] }))?.id)

const open = () => renderDashboard("/adminpage/dashboard/quarantine")

describe("the page of quarantined submissions", () => {
  test("is linked from the dashboard, and a genuine submission becomes one lead", async () => {
    await sendSpam("Robot One")
    const { user } = renderDashboard("/adminpage/dashboard")
    await user.click(await screen.findByRole("button", { name: /^Signed in as/ }))
    await user.click(await screen.findByRole("link", { name: "Inbox" }))
    await user.click(await screen.findByRole("button", { name: "Spam" }))
    expect(await screen.findByText("Robot One")).toBeVisible()
    api.behave("ReleaseQuarantined", { delay: 50 })
    await user.dblClick(screen.getByRole("button", { name: "Not spam: Robot One" }))
    expect(await screen.findByText("Robot One is a lead now")).toBeVisible()
    expect(await screen.findByText("Nothing is in quarantine")).toBeVisible()
    expect(api.asked("ReleaseQuarantined")).toHaveLength(1)
  })

  test("shows reasons and entries of a submission, which can become a lead", async () => {
    widenWindow()
    await sendSpam("Robot One", "Robot Two")
    const { user, router } = open()
    expect((await screen.findAllByText("Filled a hidden field"))[0]).toBeVisible()
    expect(screen.getAllByText("dana@example.com, Los Angeles")[0]).toBeVisible()
    expect(screen.queryByText("Vehicle make")).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "View: Robot Two" }))
    await waitFor(() => expect(screen.getByRole("heading", { name: "Robot Two" })).toHaveFocus())
    expect(screen.getByText("Filled a hidden field.")).toBeVisible()
    await user.keyboard("j")
    await waitFor(async () => expect(await screen.findByRole("heading", { name: "Robot One" })).toHaveFocus())
    expect(router.state.location.search).toBe(`?show=spam&submission=${await firstId()}`)
    expect(screen.getByText("Vehicle make")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Not spam: Robot One" }))
    expect(await screen.findByText("Robot One is a lead now")).toBeVisible()
    await waitFor(() => expect(screen.queryByText("Robot One")).not.toBeInTheDocument())
    expect(router.state.location.search).toBe("?show=spam")
    expect(document.activeElement).not.toBe(document.body)
  })

  test("reports that an open submission was handled elsewhere", async () => {
    renderDashboard("/adminpage/dashboard/quarantine?submission=7")
    expect(await screen.findByText("This submission is not in the list any more")).toBeVisible()
  })

  test("releases several submissions at once, and deletes the others after a confirmation", async () => {
    await sendSpam("Robot One", "Robot Two", "Robot Three")
    const { user } = open()
    for (const name of ["Robot One", "Robot Two"])
      await user.click(await screen.findByRole("checkbox", { name: new RegExp(name) }))
    await user.click(screen.getByRole("button", { name: "Not spam" }))
    expect(await screen.findByText("2 leads made")).toBeVisible()
    const leads = await DriverApplication.findAll({ order: ["id"] })
    expect(leads.map(({ name }) => name)).toEqual(["Robot One", "Robot Two"])
    await waitFor(() => expect(screen.queryByText("Robot One")).not.toBeInTheDocument())
    await user.click(screen.getByRole("button", { name: "Delete: Robot Three" }))
    await user.click(await screen.findByRole("button", { name: "Delete" }))
    expect(await screen.findByText("1 submission deleted")).toBeVisible()
    expect(await LeadPlacement.count()).toBe(0)
  })

  test("reports a colleague's earlier decision, and a failure", async () => {
    await sendSpam("Robot One", "Robot Two")
    const { user } = open()
    await screen.findByText("Robot One")
    await deleteQuarantined(await owner(), { ids: [await firstId()] })
    await user.click(screen.getByRole("button", { name: "Not spam: Robot One" }))
    expect(await screen.findByText("1 submission was dealt with by somebody else")).toBeVisible()
    // While a decision is in progress, another click does nothing.
    await waitFor(() => expect(screen.queryByText("Robot One")).not.toBeInTheDocument())
    api.behave("ReleaseQuarantined", { isUnreachable: true })
    await user.click(screen.getByRole("button", { name: "Not spam: Robot Two" }))
    expect(await screen.findByText("Failed to make leads")).toBeVisible()
    expect(screen.getByText("Robot Two")).toBeVisible()
  })
})
