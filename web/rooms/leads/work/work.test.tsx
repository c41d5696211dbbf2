import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { describeFollowUp, followUpDays } from "./followUpDays.ts"

beforeEach(async () => {
  await signIn()
  await addDrivers({})
})

const open = async () => {
  const page = renderDashboard("/adminpage/dashboard/drivers/1")
  await screen.findByRole("heading", { name: "Dana Driver" })
  return page
}

const stored = () => DriverApplication.findByPk(1)
const owner = (name: string) => screen.findByRole("button", { name: `Owner of Dana Driver: ${name}` })
const followUp = (day: string) => screen.findByRole("button", { name: `Follow-up of Dana Driver: ${day}` })

describe("the owner of a lead", () => {
  test("is chosen by keys alone, and the choice is undone", async () => {
    const { user } = await open()
    await user.keyboard("o")
    await screen.findByRole("option", { name: /^Me/ })
    await user.keyboard("{Enter}")
    await waitFor(async () => expect(await owner("admin")).toHaveFocus())
    const bar = await screen.findByRole("region", { name: "Last change" })
    expect(bar).toHaveTextContent("Dana Driver: given to admin.")
    expect((await stored())?.ownerId).toBe(1)
    await waitFor(() => expect(screen.getByRole("region", { name: "History" })).toHaveTextContent("admin took it"))

    await user.click(within(bar).getByRole("button", { name: "Undo" }))
    await owner("nobody")
    await waitFor(async () => expect((await stored())?.ownerId).toBeNull())
  })

  test("stays as it was when the server cannot be asked, and that is said", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    api.behave("AssignLeads", { isUnreachable: true })
    const { user } = await open()
    await user.click(await owner("nobody"))
    await user.click(await screen.findByRole("option", { name: /^Me/ }))
    expect(await screen.findByText("Failed to change the owner")).toBeVisible()
    await owner("nobody")
    expect(screen.queryByRole("region", { name: "Last change" })).not.toBeInTheDocument()
  })

  test("is left alone by Escape, which closes the choice and not the lead", async () => {
    const { user, router } = await open()
    await user.click(await owner("nobody"))
    await screen.findByRole("option", { name: /^Me/ })
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
    await waitFor(async () => expect(await owner("nobody")).toHaveFocus())
    expect(router.state.location.pathname).toBe("/adminpage/dashboard/drivers/1")
  })
})

describe("the follow-up of a lead", () => {
  test("is tomorrow, another day, or none", async () => {
    const { user } = await open()
    await user.keyboard("f")
    await user.keyboard("{Enter}")
    await followUp("Tomorrow")
    await user.click(await followUp("Tomorrow"))
    const day = screen.getByLabelText("Another day")
    await user.clear(day)
    await enter(user, day, "2031-05-12")
    await user.click(screen.getByRole("button", { name: "Set" }))
    await waitFor(async () => expect((await stored())?.followUpOn).toBe("2031-05-12"))
    await user.click(await screen.findByRole("button", { name: /^Follow-up of Dana Driver: Mon, May 12/ }))
    await user.click(screen.getByRole("option", { name: "None" }))
    await followUp("No follow-up")
    await waitFor(async () => expect((await stored())?.followUpOn).toBeNull())
  })

  test.each([
    ["2026-11-22", "2026-11-23"],
    ["2026-11-23", "2026-11-30"],
    ["2026-11-28", "2026-11-30"],
  ])("on Monday is, seen from %s, %s", (today, monday) => {
    expect(followUpDays(today).find(({ label }) => label === "Monday")?.value).toBe(monday)
  })

  test("is told as seen from today", () => {
    const told = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-24"].map((day) =>
      describeFollowUp(day, "2026-11-21"),
    )
    expect(told).toEqual(["Since Fri, Nov 20", "Today", "Tomorrow", "Tue, Nov 24"])
  })
})
