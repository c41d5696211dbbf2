import { addMails } from "@farelight/api/testing/factories/mail.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import type { EmailAttemptOutcome, MailDelivery_StateFragment } from "../../../../graphql/generated.ts"
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

describe("outgoing mail", () => {
  test("is quiet while all is well", async () => {
    const { delivery, tab } = await open({ waitingCount: 1, oldestWaitingSince: minutesAgo(0) })
    expect(delivery.getByText("Mail goes out. 1 email is on the way.")).toBeVisible()
    expect(tab).toHaveAccessibleName("Email Logs")
  })

  test("says so in short where there is mail to look at, and at length on demand", async () => {
    await addMails({})
    const { user, delivery } = await open({ isConfigured: false })
    await screen.findByRole("list", { name: "Emails" })
    expect(delivery.getByText("No mail server is set: mail is only kept here.")).toBeVisible()
    expect(delivery.getByText(/SMTP_URL/)).not.toBeVisible()
    expect(delivery.queryByRole("button", { name: "Send test" })).not.toBeInTheDocument()
    await user.click(delivery.getByText("Have new leads sent to you"))
    expect(delivery.getByText(/SMTP_URL/)).toBeVisible()
  })

  test("says what is wrong when nothing goes out, since when, and how much it concerns", async () => {
    const problem = problemOf("DEFERRED", "The mail server is away.", "connect ECONNREFUSED")
    const { user, delivery, tab } = await open({
      waitingCount: 3,
      oldestWaitingSince: minutesAgo(150),
      failedCount: 1,
      problem,
    })
    expect(delivery.getByText("Mail does not go out")).toBeVisible()
    await user.click(delivery.getByText("The mail server is away."))
    expect(delivery.getByText("connect ECONNREFUSED")).toBeVisible()
    expect(delivery.getByText(/oldest 2 h/)).toBeVisible()
    expect(delivery.getByRole("link", { name: "3 emails wait" })).toHaveAttribute(
      "href",
      "/adminpage/dashboard?tab=emails&status=queued%2Csending",
    )
    expect(delivery.getByRole("link", { name: "1 email was given up" })).toBeVisible()
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
    expect(delivery.getByText("Some mail could not be delivered")).toBeVisible()
    expect(tab).toHaveAccessibleName("Email Logs 2 not delivered")
  })

  test("is tested, and the mail server's answer shown", async () => {
    const result = { isAccepted: false, explanation: "The password is wrong.", answer: "535 5.7.8 no" }
    const { user, delivery } = await open()
    api.answer("SendTestEmail", { sendTestEmail: result })
    await user.click(delivery.getByRole("button", { name: "Send test" }))
    expect(await delivery.findByText("Test: The password is wrong.")).toBeVisible()
    expect(delivery.getByRole("status")).toHaveTextContent("535 5.7.8 no")
  })

  test("says why a test could not be made", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    api.behave("SendTestEmail", { isUnreachable: true })
    const { user, delivery } = await open()
    await user.click(delivery.getByRole("button", { name: "Send test" }))
    expect(await delivery.findByText(/^The test could not be made\./)).toBeVisible()
  })

  test("shows what each template looks like", async () => {
    const { user, delivery } = await open()
    await user.click(delivery.getByRole("button", { name: "Preview templates" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Email templates" }))
    expect(await dialog.findByText(/^New driver application: /)).toBeVisible()
    await user.selectOptions(dialog.getByRole("combobox", { name: "Template" }), "Advertiser receipt")
    expect(await dialog.findByText("We've received your message")).toBeVisible()
    await user.click(dialog.getByRole("button", { name: "HTML" }))
    expect(dialog.getByTitle("The mail as HTML")).toHaveAttribute("sandbox", "")
  })
})
