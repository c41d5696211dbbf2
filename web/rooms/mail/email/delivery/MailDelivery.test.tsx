import { addMails } from "@farelight/api/testing/factories/mail.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import type { EmailAttemptOutcome, MailboxQuery, MailDelivery_StateFragment } from "../../../../graphql/generated.ts"
import { api, signIn } from "../../../../testing/api.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
})

const open = async (difference: Partial<MailDelivery_StateFragment> = {}) => {
  api.answer("DashboardPage", ({ mailState, ...data }) => ({
    ...data,
    ...(mailState && { mailState: { ...mailState, ...difference } }),
  }))
  const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
  const region = await screen.findByRole("region", { name: "Mail delivery" })
  return { user, delivery: within(region), tab: screen.getByRole("tab", { name: /^Email Logs/ }) }
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const problemOf = (outcome: EmailAttemptOutcome, explanation: string, answer: string) => ({
  id: "1",
  startedAt: minutesAgo(1),
  outcome,
  explanation,
  answer,
})

describe("the state of outgoing mail", () => {
  test("shows no warning while mail works, sends a test, and previews templates", async () => {
    const { user, delivery, tab } = await open({ waitingCount: 1, oldestWaitingSince: minutesAgo(0) })
    expect(delivery.getByText("A mail server is set. 1 email is on the way.")).toBeVisible()
    expect(tab).toHaveAccessibleName("Email Logs")
    api.behave("SendTestEmail", { isUnreachable: true })
    await user.click(delivery.getByRole("button", { name: "Send test" }))
    expect(await delivery.findByText(/^The test could not be made\./)).toBeVisible()
    api.behave("SendTestEmail")
    const result = { isAccepted: false, explanation: "The password is wrong.", answer: "535 5.7.8 no" }
    api.answer("SendTestEmail", { sendTestEmail: result })
    await user.click(delivery.getByRole("button", { name: "Send test" }))
    expect(await delivery.findByText("Test: The password is wrong.")).toBeVisible()
    expect(delivery.getByRole("status")).toHaveTextContent("535 5.7.8 no")
    await user.click(delivery.getByRole("button", { name: "Preview templates" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Email templates" }))
    expect(await dialog.findByText(/^New driver application: /)).toBeVisible()
    await user.selectOptions(dialog.getByRole("combobox", { name: "Template" }), "Advertiser receipt")
    expect(await dialog.findByText("We've received your message")).toBeVisible()
    await user.click(dialog.getByRole("button", { name: "HTML" }))
    expect(dialog.getByTitle("The mail as HTML")).toHaveAttribute("sandbox", "")
  })

  test("shows a short warning beside the mail tab, and details on demand", async () => {
    await addMails({})
    const { user, delivery } = await open({ isConfigured: false })
    await screen.findByRole("list", { name: "Emails" })
    expect(delivery.getByText("Email isn't set up; messages are saved, not sent.")).toBeVisible()
    expect(delivery.getByText(/SMTP_URL/)).not.toBeVisible()
    expect(delivery.queryByRole("button", { name: "Send test" })).not.toBeInTheDocument()
    await user.click(delivery.getByText("Have new leads sent to you"))
    expect(delivery.getByText(/SMTP_URL/)).toBeVisible()
  })

  test("shows a delivery problem with its start and the waiting mails", async () => {
    const problem = problemOf("DEFERRED", "The mail server is away.", "connect ECONNREFUSED")
    const { user, delivery, tab } = await open({
      waitingCount: 3,
      oldestWaitingSince: minutesAgo(150),
      failedCount: 1,
      problem,
    })
    expect(delivery.getByText("Email isn't sending")).toBeVisible()
    await user.click(delivery.getByText("The mail server is away."))
    expect(delivery.getByText("connect ECONNREFUSED")).toBeVisible()
    expect(delivery.getByText(/oldest 2 h/)).toBeVisible()
    const waiting = delivery.getByRole("link", { name: "3 emails wait" })
    expect(waiting).toHaveAttribute("href", "/adminpage/dashboard?tab=emails&status=queued%2Csending")
    expect(delivery.getByRole("link", { name: "1 email failed" })).toBeVisible()
    expect(tab).toHaveAccessibleName("Email Logs 4 not delivered")
  })

  test("distinguishes a refused email from a mail server that accepts nothing", async () => {
    const problem = problemOf("REFUSED", "The recipient is unknown.", "550 no")
    const { delivery, tab } = await open({
      waitingCount: 1,
      oldestWaitingSince: minutesAgo(0),
      failedCount: 2,
      problem,
    })
    expect(delivery.getByText("2 emails couldn't be sent")).toBeVisible()
    expect(tab).toHaveAccessibleName("Email Logs 2 not delivered")
  })
})

describe("the mailbox", () => {
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

  beforeEach(() => answerMailbox())

  const open = async () => {
    const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
    return { user, incoming: within(await screen.findByRole("region", { name: "Incoming mail" })) }
  }

  describe("incoming mail", () => {
    test("shows the mailbox, and the result of its test", async () => {
      api.answer("TestMailbox", {
        testMailbox: {
          isReadable: true,
          explanation: "The mailbox of leads@example.com can be read.",
          answer: null,
          messageCount: 12,
        },
      })
      const { user, incoming } = await open()
      expect(incoming.getByText(/^Inbox (checked|connected)/)).toBeVisible()
      await user.click(incoming.getByRole("button", { name: "Test the inbox" }))
      expect(await incoming.findByText("Test: The mailbox of leads@example.com can be read.")).toBeVisible()
      expect(incoming.getByText("It has 12 messages.")).toBeVisible()
    })

    test("shows since when and why the mailbox is not read", async () => {
      const problemSince = new Date(Date.now() - 3.5 * 60 * 60_000).toISOString()
      answerMailbox({ problem: "The mail server refused the password.", problemSince })
      const { incoming } = await open()
      expect(incoming.getByText("Inbox unreachable for 3 h")).toBeVisible()
      expect(incoming.getByText("The mail server refused the password.")).toBeVisible()
    })

    test("lists the variables that configure a mailbox", async () => {
      answerMailbox({ isConfigured: false, address: null })
      const { user, incoming } = await open()
      expect(incoming.queryByRole("button", { name: "Test the inbox" })).not.toBeInTheDocument()
      await user.click(incoming.getByText("Connect an inbox"))
      expect(incoming.getByText(/^IMAP_URL=/)).toBeVisible()
    })
  })

  test("the mail log shows bounces with reasons, and deliveries", async () => {
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
