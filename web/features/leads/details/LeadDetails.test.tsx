import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import {
  buildAdvertiserSubmissionDetails,
  buildDriverApplication,
  buildDriverApplicationDetails,
} from "../../../testing/builders.ts"
import { buildLeadEmail } from "../../../testing/emailBuilders.ts"
import {
  mockAddLeadNote,
  mockAdvertiserSubmission,
  mockDashboard,
  mockDriverApplication,
  mockGlobalContent,
} from "../../../testing/msw/handlers.ts"
import { server } from "../../../testing/msw/server.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken("a-token")
  server.use(mockGlobalContent(), ...mockDashboard())
})

const openDriver = () => renderDashboard("/adminpage/dashboard/drivers/1")

describe("a lead's own page", () => {
  test("shows what a driver entered, and how to reach them", async () => {
    server.use(mockDriverApplication({ application: buildDriverApplicationDetails() }))
    openDriver()
    expect(await screen.findByRole("heading", { name: "Dana Driver" })).toBeVisible()
    expect(screen.getByRole("link", { name: /^dana@/ })).toHaveAttribute("href", "mailto:dana@example.com")
    expect(screen.getByRole("link", { name: "+1 (619) 555-0142" })).toHaveAttribute("href", "tel:+16195550142")
    expect(screen.getByText("2022 Toyota Camry")).toBeVisible()
    expect(screen.getByRole("combobox", { name: "Status of Dana Driver" })).toHaveDisplayValue("Pending")
  })

  test("shows an advertiser's location and message apart, and the formats asked for", async () => {
    server.use(mockAdvertiserSubmission({ submission: buildAdvertiserSubmissionDetails() }))
    renderDashboard("/adminpage/dashboard/advertisers/1")
    expect(await screen.findByText("San Diego")).toBeVisible()
    const message = screen.getByRole("region", { name: "Message" })
    expect(within(message).getByText("We open three cafés in May.")).toBeVisible()
    expect(screen.getByText("In-Car Tablet, Car Wrapping")).toBeVisible()
  })

  test("tells its history, its mails and who may have sent it before", async () => {
    server.use(
      mockDriverApplication({
        application: buildDriverApplicationDetails({
          statusChanges: [
            { id: "1", from: "PENDING", to: "APPROVED", changedBy: "ana", changedAt: "2026-11-21T13:00:00.000Z" },
          ],
          emails: [buildLeadEmail()],
          possibleRepeats: [
            {
              type: "ADVERTISER_SUBMISSION",
              id: "7",
              name: "Dana's Cabs",
              email: "dana@example.com",
              status: "REJECTED",
              createdAt: "2026-10-01T12:00:00.000Z",
            },
          ],
        }),
      }),
    )
    openDriver()
    const history = await screen.findByRole("region", { name: "Status history" })
    expect(history).toHaveTextContent(/Received.*Pending → Approved.*ana/)
    expect(screen.getByRole("region", { name: "Emails" })).toHaveTextContent(/New driver application.*logged/)
    const repeats = screen.getByRole("region", { name: "Possible repeats" })
    expect(within(repeats).getByRole("link", { name: "Dana's Cabs" })).toHaveAttribute(
      "href",
      "/adminpage/dashboard/advertisers/7",
    )
  })

  test("takes a note, and keeps its text when it cannot be saved", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    const onRequest = jest.fn()
    server.use(
      mockDriverApplication({ application: buildDriverApplicationDetails() }),
      mockAddLeadNote({ isUnreachable: true }),
    )
    const { user } = openDriver()
    const field = await screen.findByRole("textbox", { name: "New note" })
    await user.type(field, "Call back on Monday")
    await user.click(screen.getByRole("button", { name: "Add note" }))
    expect(await screen.findByText("Failed to add note")).toBeVisible()
    expect(field).toHaveValue("Call back on Monday")
    await user.click(screen.getByRole("button", { name: "Logout" }))
    expect(await screen.findByText("A note that has not been added yet will be lost.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Stay" }))

    const note = { id: "1", text: "Call back on Monday", writtenBy: "admin", writtenAt: "2026-11-21T13:00:00.000Z" }
    server.use(
      mockDriverApplication({ application: buildDriverApplicationDetails({ notes: [note] }) }),
      mockAddLeadNote({ onRequest }),
    )
    await user.click(screen.getByRole("button", { name: "Add note" }))
    expect(await screen.findByText("Call back on Monday", { selector: "p" })).toBeVisible()
    expect(field).toHaveValue("")
    expect(onRequest).toHaveBeenCalledWith({
      leadType: "DRIVER_APPLICATION",
      leadId: "1",
      text: "Call back on Monday",
    })
  })

  test("leads back to the list as it was", async () => {
    server.use(
      ...mockDashboard({ applications: [buildDriverApplication()] }),
      mockDriverApplication({ application: buildDriverApplicationDetails() }),
    )
    const { user, router } = renderDashboard("/adminpage/dashboard?tab=drivers&status=pending")
    await user.click(await screen.findByRole("link", { name: "Dana Driver" }))
    expect(await screen.findByRole("heading", { name: "Dana Driver" })).toBeVisible()
    await user.click(screen.getByRole("link", { name: "← Driver Applications" }))
    expect(await screen.findByRole("table", { name: "Driver applications" })).toBeVisible()
    expect(router.state.location.search).toBe("?tab=drivers&status=pending")
  })

  test("says when there is no such lead", async () => {
    server.use(mockDriverApplication({ application: null }))
    openDriver()
    expect(await screen.findByRole("heading", { name: "There is no such lead" })).toBeVisible()
  })
})
