import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildEmail } from "../../../mock/data/builders.ts"
import { MOCK_TOKEN } from "../../../mock/data/store.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
})

const open = async () => {
  const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
  return { user, incoming: within(await screen.findByRole("region", { name: "Incoming mail" })) }
}

describe("incoming mail", () => {
  test("says where it comes in, and what a test of the mailbox says", async () => {
    const { user, incoming } = await open()
    expect(incoming.getByText("Mail to leads@example.com is read")).toBeVisible()
    await user.click(incoming.getByRole("button", { name: "Test the mailbox" }))
    expect(await incoming.findByText("Test: The mailbox of leads@example.com can be read.")).toBeVisible()
    expect(incoming.getByText("It has 12 messages.")).toBeVisible()
  })

  test("says why it is not read, and since when", async () => {
    const problemSince = new Date(Date.now() - 3.5 * 60 * 60_000)
    Object.assign(api.store.mailbox, { problem: "The mail server refused the password.", problemSince })
    const { incoming } = await open()
    expect(incoming.getByText("Mail to leads@example.com has not been read for 3 h")).toBeVisible()
    expect(incoming.getByText("The mail server refused the password.")).toBeVisible()
  })

  test("says which variables set a mailbox", async () => {
    api.store.mailbox.isConfigured = false
    const { user, incoming } = await open()
    expect(incoming.queryByRole("button", { name: "Test the mailbox" })).not.toBeInTheDocument()
    await user.click(incoming.getByText("Have answers find their lead"))
    expect(incoming.getByText(/^IMAP_URL=/)).toBeVisible()
  })
})

describe("the mail log", () => {
  test("says what came back and why, and what was delivered", async () => {
    const sent = { status: "sent", sentAt: new Date() } as const
    const back = { bouncedAt: new Date(), bounceKind: "HARD", bounceReason: "There is no such mailbox." } as const
    api.store.emailLogs = [
      buildEmail({ ...sent, id: 1, subject: "One", ...back }),
      buildEmail({ ...sent, id: 2, subject: "Two", deliveredAt: new Date() }),
    ]
    const { user } = await open()
    const rows = within(await screen.findByRole("list", { name: "Emails" })).getAllByRole("listitem")
    expect(rows[0]).toHaveTextContent(/^delivered/)
    expect(rows[1]).toHaveTextContent(/^came back/)
    await user.click(screen.getByRole("button", { name: "View: One" }))
    expect(await screen.findByText("Came back for good: There is no such mailbox.")).toBeVisible()
  })
})
