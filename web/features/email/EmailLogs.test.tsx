import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { storeAdminToken } from "../../apollo/adminToken.ts"
import type { EmailLogs_LogFragment } from "../../graphql/generated.ts"
import { mockDashboard, mockEmailLogs, mockGlobalContent } from "../../testing/msw/handlers.ts"
import { server } from "../../testing/msw/server.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

const log: EmailLogs_LogFragment = {
  id: "1",
  type: "DRIVER_APPLICATION",
  status: "LOGGED",
  subject: "New driver application",
  recipient: "ops@example.com",
  body: "Dana wants to drive.",
  formData: { name: "Dana" },
  createdAt: "2026-11-21T12:00:00.000Z",
}

beforeEach(() => {
  storeAdminToken("a-token")
  server.use(mockGlobalContent(), ...mockDashboard())
})

const open = () => renderDashboard("/adminpage/dashboard?tab=emails")

describe("the email logs", () => {
  test("open one entry at a time", async () => {
    server.use(mockEmailLogs({ logs: [log, { ...log, id: "2", subject: "Another", body: "Luis wants to drive." }] }))
    const { user } = open()
    expect(await screen.findAllByText("driver application")).toHaveLength(2)
    expect(screen.getAllByText("To: ops@example.com")).toHaveLength(2)
    await user.click(screen.getByRole("button", { name: "View: New driver application" }))
    expect(screen.getByText("Dana wants to drive.")).toBeVisible()
    expect(screen.getByText(/"name": "Dana"/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "View: Another" }))
    expect(screen.getByText("Luis wants to drive.")).toBeVisible()
    expect(screen.queryByText("Dana wants to drive.")).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Hide: Another" }))
    expect(screen.queryByText("Luis wants to drive.")).not.toBeInTheDocument()
  })

  test("say when there are none", async () => {
    server.use(mockEmailLogs())
    open()
    expect(await screen.findByText("No email logs yet")).toBeVisible()
    expect(screen.getByText("Form submissions will appear here")).toBeVisible()
  })

  test("say what they are doing", async () => {
    server.use(mockEmailLogs({ delay: "infinite" }))
    open()
    expect(await screen.findByText("Loading email logs...")).toBeVisible()
  })

  test("offer another try when they cannot be loaded", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    server.use(mockEmailLogs({ isUnreachable: true }))
    const { user } = open()
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load email logs")
    await waitFor(() => expect(screen.getAllByText("Failed to load email logs")).toHaveLength(2))
    server.use(mockEmailLogs())
    await user.click(screen.getByRole("button", { name: "Retry" }))
    expect(await screen.findByText("No email logs yet")).toBeVisible()
  })
})
