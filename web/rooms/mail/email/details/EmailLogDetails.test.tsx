import { EmailLog } from "@farelight/api/platform/outbox/emailLog.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addAttempts, addMails, type MailValues } from "@farelight/api/testing/factories/mail.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { api, signIn } from "../../../../testing/api.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"
import { widenWindow } from "../../../../testing/wideWindow.ts"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
})

afterEach(() => {
  jest.restoreAllMocks()
})

const view = async (email: MailValues, ...attempts: Parameters<typeof addAttempts>[1][]) => {
  widenWindow()
  await addMails(email)
  await addAttempts(1, ...attempts)
  const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
  await user.click(await screen.findByRole("button", { name: /^View:/ }))
  await screen.findByText("What happened")
  return { user, panel: within(screen.getByRole("region", { name: "Open email" })) }
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const refusal = {
  outcome: "refused",
  explanation: "The mail server refuses the recipient for good.",
  answer: "550 5.1.1 <ops@example.com>: no such user",
} as const

describe("an email's details", () => {
  test("say what happened, in plain words and in the server's own", async () => {
    const deferral = {
      outcome: "deferred",
      explanation: "The mail server is away.",
      answer: "connect ECONNREFUSED",
    } as const
    await addDrivers({ id: 7 })
    const { panel } = await view({ status: "sent", leadId: 7, messageId: "<1@example.com>" }, deferral, {})
    const steps = panel.getAllByRole("listitem").map(({ textContent }) => textContent)
    expect(steps).toEqual([
      expect.stringMatching(/^Written/),
      expect.stringMatching(/^The mail server is away\.connect ECONNREFUSED/),
      expect.stringMatching(/^The mail server accepted the mail\.250 2\.0\.0 Ok: queued as 4bX/),
    ])
    expect(panel.getByText("<1@example.com>")).toBeVisible()
    expect(panel.getByRole("link", { name: /^dana@/ })).toHaveAttribute("href", "mailto:dana@example.com")
    expect(panel.getByRole("link", { name: "Dana Driver" })).toHaveAttribute("href", "/adminpage/dashboard/drivers/7")
    expect(panel.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument()
  })

  test("fold failures that are the same in a row", async () => {
    const deferral = { outcome: "deferred", explanation: "The mail server is away.", answer: "421 busy" } as const
    const { user, panel } = await view({ status: "failed" }, deferral, deferral, refusal)
    expect(panel.getAllByText("The mail server is away.")).toHaveLength(1)
    expect(panel.getByText(refusal.explanation)).toBeVisible()
    const tries = panel.getByText(/^Tried 2 times, last /)
    const list = within(tries.closest("details") as HTMLElement)
    expect(list.getAllByRole("listitem", { hidden: true })[1]).not.toBeVisible()
    await user.click(tries)
    expect(list.getAllByRole("listitem")[1]).toBeVisible()
  })

  test("say when it is tried again", async () => {
    const { panel } = await view({ status: "queued", dueAt: inMinutes(90.5) })
    expect(panel.getByText("Next try in 1 h")).toBeVisible()
  })

  test("isolate the email's HTML from the dashboard", async () => {
    const { user, panel } = await view({ html: "<!doctype html><button>Pay now</button>" })
    await user.click(panel.getByRole("button", { name: "HTML" }))
    const frame = panel.getByTitle("The mail as HTML")
    expect(frame).toHaveAttribute("sandbox", "")
    expect(frame).toHaveAttribute("srcdoc", expect.stringContaining("<!doctype html><button>Pay now</button>"))
    expect(screen.queryByRole("button", { name: "Pay now" })).not.toBeInTheDocument()
    await user.click(panel.getByRole("button", { name: "Text" }))
    expect(panel.getByText("Dana Driver wants to drive.")).toBeVisible()
  })

  test("resend a failed email", async () => {
    const { user, panel } = await view({ status: "failed" }, refusal)
    await user.click(panel.getByRole("button", { name: "Resend" }))
    expect(await screen.findByText("The email is being sent")).toBeVisible()
    expect(api.asked("ResendEmail")).toEqual([{ id: "1" }])
    expect(await panel.findByText("queued")).toBeVisible()
  })

  test("dismiss a failed email", async () => {
    const { user, panel } = await view({ status: "failed" }, refusal)
    await user.click(panel.getByRole("button", { name: "Dismiss" }))
    expect(await panel.findByText("Canceled: it is not tried any more")).toBeVisible()
    expect(panel.getByText("canceled")).toBeVisible()
    expect(panel.queryByRole("button", { name: "Dismiss" })).not.toBeInTheDocument()
  })

  test("show that an action is running, and allow no second one meanwhile", async () => {
    const { user, panel } = await view({ status: "queued", dueAt: inMinutes(90) })
    api.behave("CancelEmail", { delay: "infinite" })
    await user.click(panel.getByRole("button", { name: "Cancel" }))
    const pending = await panel.findByRole("button", { name: "Cancelling..." })
    await user.click(pending)
    await user.click(panel.getByRole("button", { name: "Send now" }))
    expect([...api.asked("CancelEmail"), ...api.asked("ResendEmail")]).toHaveLength(1)
  })

  test("name the current status when it has changed meanwhile", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    const { user, panel } = await view({ status: "queued", dueAt: inMinutes(90) })
    await EmailLog.update({ status: "sent" }, { where: {} })
    await user.click(panel.getByRole("button", { name: "Cancel" }))
    expect(await screen.findByText("Failed to cancel the email")).toBeVisible()
    expect(screen.getByText("Its status is now sent.")).toBeVisible()
    expect(panel.getByText("sent")).toBeVisible()
    expect(panel.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument()
  })

  test("say why an action failed", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    const { user, panel } = await view({ status: "failed" })
    api.behave("ResendEmail", { isUnreachable: true })
    await user.click(panel.getByRole("button", { name: "Resend" }))
    expect(await screen.findByText("Failed to resend the email")).toBeVisible()
    expect(screen.getByText("The server cannot be reached. Please try again.")).toBeVisible()
  })

  test("offer no actions that need a mail server when there is none", async () => {
    configureMail(null)
    const { panel } = await view({ status: "logged" })
    expect(panel.getByText("Only kept here: no mail server was set")).toBeVisible()
    expect(panel.queryByRole("button", { name: /Resend|Send now|Cancel/ })).not.toBeInTheDocument()
  })

  test("say when the email was erased, and offer nothing", async () => {
    const erased = { subject: "", recipient: "", body: "", html: null, textsErasedAt: new Date() }
    const { panel } = await view({ status: "sent", ...erased })
    expect(panel.getByText("Erased, as its time was over")).toBeVisible()
    expect(panel.getByText(/It cannot be sent again\.$/)).toBeVisible()
    expect(panel.queryByRole("button", { name: /Resend|Send now|Cancel/ })).not.toBeInTheDocument()
  })

  test("say when the email is gone from the log", async () => {
    await addMails({})
    api.answer("EmailLogDetails", { emailLog: null })
    const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
    await user.click(await screen.findByRole("button", { name: /^View:/ }))
    expect(await screen.findByText("This email is gone from the log")).toBeVisible()
  })
})
