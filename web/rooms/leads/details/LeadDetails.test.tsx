import { addAdvertisers, addDrivers, type DriverValues } from "@farelight/api/testing/factories/leads.ts"
import { addAttempts, addMails } from "@farelight/api/testing/factories/mail.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { moveDriver } from "../../../testing/drivers.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
})

const openDriver = async (values: DriverValues = {}) => {
  await addDrivers(values)
  return renderDashboard("/adminpage/dashboard/drivers/1")
}

describe("a lead's own page", () => {
  test("shows what a driver entered, and how to reach them", async () => {
    await openDriver()
    expect(await screen.findByRole("heading", { name: "Dana Driver" })).toBeVisible()
    expect(screen.getByRole("link", { name: /^dana@/ })).toHaveAttribute("href", "mailto:dana@example.com")
    expect(screen.getByRole("link", { name: "(619) 555-0142" })).toHaveAttribute("href", "tel:+16195550142")
    expect(screen.getByText("2022 Toyota Camry")).toBeVisible()
    const steps = within(screen.getByRole("group", { name: "Status of Dana Driver" }))
    expect(steps.getByRole("button", { pressed: true })).toHaveTextContent("Pending")
  })

  test("says which terms were accepted and when", async () => {
    const recorded = { termsDate: "May 5, 2026", termsVersion: "a".repeat(64) }
    const termsAcceptedAt = new Date("2026-11-21T09:30:00Z")
    await openDriver({ termsAcceptedAt, ...recorded })
    expect(await screen.findByText(/^Accepted the terms of May 5, 2026 on/)).toHaveTextContent("2026")
  })

  test("shows what programs call it and keep with it, where they do", async () => {
    await openDriver()
    await screen.findByRole("heading", { name: "Dana Driver" })
    expect(screen.queryByText("From programs")).toBeNull()
    await addDrivers({ name: "Cal Ler", externalId: "crm-12", metadata: { "sales.stage": "trial" } })
    renderDashboard("/adminpage/dashboard/drivers/2")
    await screen.findByRole("heading", { name: "Cal Ler" })
    expect(screen.getByText("From programs")).toBeVisible()
    expect(screen.getByText("External id").nextElementSibling).toHaveTextContent("crm-12")
    expect(screen.getByText("sales.stage").nextElementSibling).toHaveTextContent("trial")
  })

  test("shows an advertiser's location and message apart, and the formats asked for", async () => {
    await addAdvertisers({})
    renderDashboard("/adminpage/dashboard/advertisers/1")
    expect(await screen.findByText("San Diego")).toBeVisible()
    const feed = await screen.findByRole("region", { name: "History" })
    expect(feed).toHaveTextContent(/Alex asked on \/contact.*We open three cafés in May\./)
    expect(screen.getByText("In-Car Tablet, Car Wrapping")).toBeVisible()
  })

  test("tells its history, its mails and who may have sent it before", async () => {
    await addAdvertisers({ id: 7, companyName: "Dana's Cabs", email: "dana@example.com" })
    await addMails({ leadId: 1, subject: "New driver application" })
    await addDrivers({ source: "radio-spot" })
    await moveDriver(1, "approved")
    renderDashboard("/adminpage/dashboard/drivers/1")
    const history = await screen.findByRole("region", { name: "History" })
    expect(history).toHaveTextContent(
      /Dana applied on \/drivers, from radio-spot.*admin moved it from pending to approved/,
    )
    expect(history).toHaveTextContent(/Notified ops@example\.com.*logged/)
    const repeats = screen.getByRole("region", { name: "Possible repeats" })
    expect(within(repeats).getByRole("link", { name: "Dana's Cabs" })).toHaveAttribute(
      "href",
      "/adminpage/dashboard/advertisers/7",
    )
  })

  test("leads the focus to the next of many who may have sent it before", async () => {
    await addDrivers(...[1, 2, 3, 4, 5, 6].map((id) => ({ name: `Dana ${id}` })))
    const { user } = renderDashboard("/adminpage/dashboard/drivers/1")
    const repeats = within(await screen.findByRole("region", { name: "Possible repeats" }))
    expect(repeats.getAllByRole("link", { name: /^Dana/ })).toHaveLength(3)
    await user.click(repeats.getByRole("button", { name: "Show 2 more" }))
    expect(repeats.getAllByRole("link", { name: /^Dana/ })).toHaveLength(5)
    await waitFor(() => expect(repeats.getAllByRole("link", { name: /^Dana/ })[3]).toHaveFocus())
  })

  test("says nothing of a language and an origin that go without saying", async () => {
    await openDriver({ source: "direct" })
    const history = await screen.findByRole("region", { name: "History" })
    expect(history).toHaveTextContent(/Dana applied on \/drivers ·/)
    expect(screen.queryByText("Came from")).not.toBeInTheDocument()
    expect(screen.queryByText("Language")).not.toBeInTheDocument()
  })

  test("says on demand why a mail failed, and of one that went out in the end only that", async () => {
    const attempt = { outcome: "refused", explanation: "There is no such mailbox." } as const
    await addMails({ leadId: 1, status: "failed" }, { leadId: 1, status: "sent" })
    await addAttempts(1, attempt)
    await addAttempts(2, attempt)
    const { user } = await openDriver()
    const why = await screen.findByRole("button", { name: /why\?$/ })
    expect(screen.getByText(attempt.explanation)).not.toBeVisible()
    await user.click(why)
    expect(screen.getByText(attempt.explanation)).toBeVisible()
    expect(why).toHaveAttribute("aria-expanded", "true")
  })

  test("takes a note, and keeps its text when it cannot be saved", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    api.behave("AddLeadNote", { isUnreachable: true })
    const { user } = await openDriver()
    const field = await screen.findByRole("textbox", { name: "New note" })
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
    expect(field).toHaveValue("")
    expect(api.asked("AddLeadNote").at(-1)).toEqual({
      leadType: "DRIVER_APPLICATION",
      leadId: "1",
      text: "Call back on Monday",
      mentionedIds: [],
    })
  })

  test("shows a change of its status in its history at once", async () => {
    const { user } = await openDriver()
    await user.click(await screen.findByRole("button", { name: "Contacted" }))
    const history = screen.getByRole("region", { name: "History" })
    await waitFor(() => expect(history).toHaveTextContent(/admin moved it from pending to contacted/))
    expect(api.asked("DashboardLayout")).toHaveLength(1)
  })

  test("leads back to the list as it was", async () => {
    await addDrivers({})
    const { user, router } = renderDashboard("/adminpage/dashboard?tab=drivers&status=pending")
    await user.click(await screen.findByRole("link", { name: "Dana Driver" }))
    expect(await screen.findByRole("heading", { name: "Dana Driver" })).toBeVisible()
    await user.click(screen.getByRole("link", { name: "← Driver Applications" }))
    expect(await screen.findByRole("table", { name: "Driver applications" })).toBeVisible()
    expect(router.state.location.search).toBe("?tab=drivers&status=pending")
  })

  test("says when there is no such lead", async () => {
    renderDashboard("/adminpage/dashboard/drivers/1")
    expect(await screen.findByRole("heading", { name: "There is no such lead" })).toBeVisible()
  })
})
