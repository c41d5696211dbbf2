import { addMails } from "@farelight/api/testing/factories/mail.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import type { MailboxQuery } from "../../../graphql/generated.ts"
import { api, signIn } from "../../../testing/api.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const mailbox = {
  isConfigured: true,
  address: "leads@example.com",
  host: "imap.example.com",
  folder: "INBOX",
  readAt: new Date().toISOString(),
  problem: null,
  problemSince: null,
}

const answerMailbox = (difference: Partial<MailboxQuery["mailbox"]> = {}) =>
  api.answer("Mailbox", (data) => ({ mailbox: { ...data.mailbox, ...mailbox, ...difference } }))

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
  answerMailbox()
})

const open = async () => {
  const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
  return { user, incoming: within(await screen.findByRole("region", { name: "Incoming mail" })) }
}

describe("incoming mail", () => {
  test("says where it comes in, and what a test of the mailbox says", async () => {
    api.answer("TestMailbox", {
      testMailbox: {
        isReadable: true,
        explanation: "The mailbox of leads@example.com can be read.",
        answer: null,
        messageCount: 12,
      },
    })
    const { user, incoming } = await open()
    expect(incoming.getByText("Mail to leads@example.com is read")).toBeVisible()
    await user.click(incoming.getByRole("button", { name: "Test the mailbox" }))
    expect(await incoming.findByText("Test: The mailbox of leads@example.com can be read.")).toBeVisible()
    expect(incoming.getByText("It has 12 messages.")).toBeVisible()
  })

  test("says why it is not read, and since when", async () => {
    const problemSince = new Date(Date.now() - 3.5 * 60 * 60_000).toISOString()
    answerMailbox({ problem: "The mail server refused the password.", problemSince })
    const { incoming } = await open()
    expect(incoming.getByText("Mail to leads@example.com has not been read for 3 h")).toBeVisible()
    expect(incoming.getByText("The mail server refused the password.")).toBeVisible()
  })

  test("says which variables set a mailbox", async () => {
    answerMailbox({ isConfigured: false, address: null })
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
    await addMails({ ...sent, subject: "One", ...back }, { ...sent, subject: "Two", deliveredAt: new Date() })
    const { user } = await open()
    const rows = within(await screen.findByRole("list", { name: "Emails" })).getAllByRole("listitem")
    expect(rows[0]).toHaveTextContent(/^delivered/)
    expect(rows[1]).toHaveTextContent(/^came back/)
    await user.click(screen.getByRole("button", { name: "View: One" }))
    expect(await screen.findByText("Came back for good: There is no such mailbox.")).toBeVisible()
  })
})
