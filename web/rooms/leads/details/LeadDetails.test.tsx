import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { LeadOpening } from "@farelight/api/rooms/leads/related/leadWork.model.ts"
import { addAdvertisers, addDrivers, type DriverValues } from "@farelight/api/testing/factories/leads.ts"
import { driver } from "@farelight/api/testing/factories/leadWork.ts"
import { addAttempts, addMails } from "@farelight/api/testing/factories/mail.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { act, screen, waitFor, within } from "@testing-library/react"
import { api, settled, signIn } from "../../../testing/api.ts"
import { moveDriver } from "../../../testing/drivers.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { describeFollowUp, followUpDays } from "../work/followUpDays.ts"

beforeEach(() => signIn())

const openDriver = async (values: DriverValues = {}) => {
  await addDrivers(values)
  return renderDashboard("/adminpage/dashboard/drivers/1")
}

describe("a lead's own page", () => {
  test("shows a driver's entries, consent, metadata and contact links", async () => {
    const terms = { termsDate: "May 5, 2026", termsVersion: "a".repeat(64) }
    const known = { externalId: "crm-12", metadata: { "sales.stage": "trial" } }
    await openDriver({ source: "direct", termsAcceptedAt: new Date("2026-11-21T09:30:00Z"), ...terms, ...known })
    expect(await screen.findByRole("heading", { name: "Dana Driver" })).toBeVisible()
    expect(screen.getByRole("link", { name: /^dana@/ })).toHaveAttribute("href", "mailto:dana@example.com")
    expect(screen.getByRole("link", { name: "(619) 555-0142" })).toHaveAttribute("href", "tel:+16195550142")
    expect(screen.getByText("2022 Toyota Camry")).toBeVisible()
    const steps = within(screen.getByRole("group", { name: "Status of Dana Driver" }))
    expect(steps.getByRole("button", { pressed: true })).toHaveTextContent("Pending")
    expect(screen.getByText(/^Accepted the terms of May 5, 2026 on/)).toHaveTextContent("2026")
    expect(screen.getByText("External id").nextElementSibling).toHaveTextContent("crm-12")
    expect(screen.getByText("sales.stage").nextElementSibling).toHaveTextContent("trial")
    // Obvious facts are not shown.
    expect(await screen.findByRole("region", { name: "History" })).toHaveTextContent(/Dana applied on \/drivers ·/)
    expect(screen.queryByText("Came from")).not.toBeInTheDocument()
    expect(screen.queryByText("Language")).not.toBeInTheDocument()
  })

  test("lets facts be corrected in place, with undo", async () => {
    const { user } = await openDriver()
    await user.click(await screen.findByRole("button", { name: "Edit vehicle" }))
    expect(await screen.findByRole("textbox", { name: "Vehicle make" })).toHaveValue("Toyota")
    await user.keyboard("{Escape}")
    expect(screen.getByRole("button", { name: "Edit vehicle" })).toHaveFocus()
    expect(screen.queryByRole("button", { name: "Edit platform" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Edit city" }))
    const city = await screen.findByRole("textbox", { name: "City" })
    await enter(user, city, "x".repeat(256))
    await user.keyboard("{Enter}")
    await waitFor(() => expect(city).toBeInvalid())
    await user.clear(city)
    await enter(user, city, "Fresno")
    await user.keyboard("{Enter}")
    expect(await screen.findByText("Fresno")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("Los Angeles")).toBeVisible()
    expect(api.asked("CorrectLead").at(-1)).toMatchObject({ leadId: "1", values: { city: "Los Angeles" } })
  })

  test("lets an external id be changed in place, unless another lead has it", async () => {
    await addDrivers({ id: 2, externalId: "crm-2" })
    const { user } = await openDriver({ id: 1, externalId: "crm-12" })
    await user.click(await screen.findByRole("button", { name: "Edit external id" }))
    const field = await screen.findByRole("textbox", { name: "External id" })
    await user.clear(field)
    await enter(user, field, "crm-2")
    await user.keyboard("{Enter}")
    expect(await screen.findByRole("alert")).toHaveTextContent("2")
    await user.clear(field)
    await enter(user, field, "crm-13")
    await user.keyboard("{Enter}")
    expect(await screen.findByText("crm-13")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Undo" }))
    expect(await screen.findByText("crm-12")).toBeVisible()
  })

  test("shows an advertiser's location and message apart, and the requested formats", async () => {
    await addAdvertisers({})
    renderDashboard("/adminpage/dashboard/advertisers/1")
    expect(await screen.findByText("San Diego")).toBeVisible()
    const feed = await screen.findByRole("region", { name: "History" })
    expect(feed).toHaveTextContent(/Alex asked on \/contact.*We open three cafés in May\./)
    expect(screen.getByText("In-Car Tablet, Car Wrapping")).toBeVisible()
    expect(screen.queryByText("From programs")).toBeNull()
  })

  test("shows history, mails, a failure's reason, and possible duplicates", async () => {
    await addAdvertisers({ id: 7, companyName: "Dana's Cabs", email: "dana@example.com" })
    const attempt = { outcome: "refused", explanation: "There is no such mailbox." } as const
    const mail = { leadId: 1, subject: "New driver application" }
    await addMails(mail, { ...mail, status: "failed" }, { ...mail, status: "sent" })
    for (const id of [2, 3]) await addAttempts(id, attempt)
    await addDrivers({ source: "radio-spot" })
    await moveDriver(1, "approved")
    const { user } = renderDashboard("/adminpage/dashboard/drivers/1")
    const history = await screen.findByRole("region", { name: "History" })
    expect(history).toHaveTextContent(/Dana applied on \/drivers, from radio-spot.*admin changed Pending to Approved/)
    expect(history).toHaveTextContent(/Notified ops@example\.com.*logged/)
    // Only the mail that finally failed has an explanation.
    const why = screen.getByRole("button", { name: /why\?$/ })
    expect(screen.getByText(attempt.explanation)).not.toBeVisible()
    await user.click(why)
    expect(screen.getByText(attempt.explanation)).toBeVisible()
    expect(why).toHaveAttribute("aria-expanded", "true")
    const repeats = screen.getByRole("region", { name: "Possible repeats" })
    const cabs = within(repeats).getByRole("link", { name: "Dana's Cabs" })
    expect(cabs).toHaveAttribute("href", "/adminpage/dashboard/advertisers/7")
  })

  test("adds a note, and keeps its text when saving fails", async () => {
    api.behave("AddLeadNote", { isUnreachable: true })
    const { user } = await openDriver()
    await user.click(await screen.findByRole("button", { name: "Note" }))
    const field = screen.getByRole("textbox", { name: "New note" })
    await enter(user, field, "Call back on Monday")
    await user.click(screen.getByRole("button", { name: "Add note" }))
    expect(await screen.findByText("Failed to add note")).toBeVisible()
    expect(field).toHaveValue("Call back on Monday")
    await user.click(screen.getByRole("button", { name: "Logout" }))
    expect(await screen.findByText("A note that has not been added yet will be lost.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Stay" }))

    api.behave("AddLeadNote")
    await user.click(screen.getByRole("button", { name: "Add note" }))
    expect(await screen.findByText("Call back on Monday", { selector: "p" })).toBeVisible()
    expect(api.asked("AddLeadNote").at(-1)).toEqual({
      leadType: "DRIVER_APPLICATION",
      leadId: "1",
      text: "Call back on Monday",
      mentionedIds: [],
    })
  })

  test("reports an unknown lead", async () => {
    renderDashboard("/adminpage/dashboard/drivers/1")
    expect(await screen.findByRole("heading", { name: "There is no such lead" })).toBeVisible()
  })
})

describe("a colleague with the same lead open", () => {
  beforeEach(async () => {
    await addDrivers({})
    const { id } = await addColleague({ name: "Luis Ferreira" })
    // Renews the presence far into the future.
    await LeadOpening.create({ ...driver(), userId: id, seenAt: new Date(Date.now() + 300_000) })
    jest.useFakeTimers({ advanceTimers: true })
  })
  afterEach(async () => {
    await settled()
    jest.useRealTimers()
  })

  test("is shown while present; a hidden tab reports no presence", async () => {
    renderDashboard("/adminpage/dashboard/drivers/1")
    expect(await screen.findByText("Luis Ferreira has this open")).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    expect(screen.getByText("Luis Ferreira has this open")).toBeVisible()
    const asked = api.asked("KeepLeadOpen").length
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true)
    await act(() => jest.advanceTimersByTimeAsync(21_000))
    expect(api.asked("KeepLeadOpen")).toHaveLength(asked)
    hidden.mockRestore()
    api.behave("KeepLeadOpen", { isUnreachable: true })
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    expect(screen.queryByText("Luis Ferreira has this open")).not.toBeInTheDocument()
  })
})

describe("the work on a lead", () => {
  const open = async () => {
    const page = await openDriver()
    await screen.findByRole("heading", { name: "Dana Driver" })
    return page
  }

  const stored = () => DriverApplication.findByPk(1)
  const owner = (name: string) => screen.findByRole("button", { name: `Owner of Dana Driver: ${name}` })
  const followUp = (day: string) => screen.findByRole("button", { name: `Follow-up of Dana Driver: ${day}` })

  test("includes choosing an owner by keyboard, with undo; Escape or a failed save keeps the owner", async () => {
    const { user, router } = await open()
    await user.click(await owner("unassigned"))
    await screen.findByRole("option", { name: /^Me/ })
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
    await waitFor(async () => expect(await owner("unassigned")).toHaveFocus())
    expect(router.state.location.pathname).toBe("/adminpage/dashboard/drivers/1")
    api.behave("AssignLeads", { isUnreachable: true })
    await user.click(await owner("unassigned"))
    await user.click(await screen.findByRole("option", { name: /^Me/ }))
    expect(await screen.findByText("Failed to change the owner")).toBeVisible()
    await owner("unassigned")
    expect(screen.queryByRole("region", { name: "Last change" })).not.toBeInTheDocument()
    api.behave("AssignLeads")
    await user.keyboard("o")
    await screen.findByRole("option", { name: /^Me/ })
    await user.keyboard("{Enter}")
    await waitFor(async () => expect(await owner("admin")).toHaveFocus())
    const bar = await screen.findByRole("region", { name: "Last change" })
    expect(bar).toHaveTextContent("Dana Driver: assigned to admin.")
    expect((await stored())?.ownerId).toBe(1)
    await waitFor(() => expect(screen.getByRole("region", { name: "History" })).toHaveTextContent("admin took it"))

    await user.click(within(bar).getByRole("button", { name: "Undo" }))
    await owner("unassigned")
    await waitFor(async () => expect((await stored())?.ownerId).toBeNull())
  })

  describe("the follow-up of a lead", () => {
    test("is set to tomorrow or another day, or cleared", async () => {
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

    test("ignores stray typing, and a space chooses nothing", async () => {
      const { user } = await open()
      await user.keyboard("f")
      const menu = await screen.findByRole("combobox", { name: "Follow up Dana Driver" })
      await user.keyboard("carp are")
      expect(menu).toHaveFocus()
      expect((await stored())?.status).toBe("pending")
    })

    test.each([
      ["2026-11-22", "2026-11-23"],
      ["2026-11-23", "2026-11-30"],
      ["2026-11-28", "2026-11-30"],
    ])("offers Monday, seen from %s, as %s", (today, monday) => {
      expect(followUpDays(today).find(({ label }) => label === "Monday")?.value).toBe(monday)
    })

    test("is shown relative to today", () => {
      const told = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-24"].map((day) =>
        describeFollowUp(day, "2026-11-21"),
      )
      expect(told).toEqual(["Since Fri, Nov 20", "Today", "Tomorrow", "Tue, Nov 24"])
    })
  })
})
