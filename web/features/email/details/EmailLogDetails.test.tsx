import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildAttempt, buildEmail, type Email } from "../../../testing/emailBuilders.ts"
import {
  mockCancelEmail,
  mockEmailLogDetails,
  mockEmailLogs,
  mockResendEmail,
} from "../../../testing/msw/emailHandlers.ts"
import { mockDashboard, mockGlobalContent, mockSummary } from "../../../testing/msw/handlers.ts"
import { server } from "../../../testing/msw/server.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken("a-token")
  server.use(mockGlobalContent(), ...mockDashboard())
})

/** Opens this mail in the log. */
const view = async (email: Email) => {
  server.use(mockEmailLogs({ emails: [email] }), mockEmailLogDetails({ emails: [email] }))
  const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
  await user.click(await screen.findByRole("button", { name: /^View:/ }))
  await screen.findByText("What happened")
  return { user, card: within(screen.getByRole("article")) }
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const refusal = {
  outcome: "REFUSED",
  explanation: "The mail server refuses the recipient for good.",
  answer: "550 5.1.1 <ops@example.com>: no such user",
} as const

describe("an email's details", () => {
  test("tell what happened, in plain words and in the server's own", async () => {
    const deferral = {
      outcome: "DEFERRED",
      explanation: "The mail server is away.",
      answer: "connect ECONNREFUSED",
    } as const
    const { card } = await view(
      buildEmail({ attempts: [buildAttempt({ ...deferral }), buildAttempt({ id: "2" })], status: "SENT" }),
    )
    const steps = card.getAllByRole("listitem").map(({ textContent }) => textContent)
    expect(steps).toEqual([
      expect.stringMatching(/^Written/),
      expect.stringMatching(/^The mail server is away\.connect ECONNREFUSED/),
      expect.stringMatching(/^The mail server has accepted it\.250 2\.0\.0 Ok: queued as 4bX/),
    ])
    expect(card.getByText("<1@example.com>")).toBeVisible()
    expect(card.getByRole("link", { name: /^dana@/ })).toHaveAttribute("href", "mailto:dana@example.com")
    expect(card.getByRole("link", { name: "Dana Driver" })).toHaveAttribute("href", "/adminpage/dashboard/drivers/7")
    expect(card.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument()
  })

  test("tell when it is tried again", async () => {
    const { card } = await view(buildEmail({ status: "QUEUED", nextAttemptAt: inMinutes(90.5) }))
    expect(card.getByText("Next try in 1 h")).toBeVisible()
  })

  test("keep the mail's HTML out of the dashboard's own document", async () => {
    const { user, card } = await view(buildEmail({ html: "<!doctype html><button>Pay now</button>" }))
    await user.click(card.getByRole("button", { name: "HTML" }))
    const frame = card.getByTitle("The mail as HTML")
    expect(frame).toHaveAttribute("sandbox", "")
    expect(frame).toHaveAttribute("srcdoc", expect.stringContaining("<!doctype html><button>Pay now</button>"))
    expect(screen.queryByRole("button", { name: "Pay now" })).not.toBeInTheDocument()
    await user.click(card.getByRole("button", { name: "Text" }))
    expect(card.getByText("Dana Driver wants to drive.")).toBeVisible()
  })

  test("resend a failed email", async () => {
    const failed = buildEmail({ status: "FAILED", attempts: [buildAttempt(refusal)] })
    const onRequest = jest.fn<(id: string) => void>()
    const { user, card } = await view(failed)
    server.use(mockResendEmail({ email: { ...failed, status: "QUEUED", nextAttemptAt: inMinutes(0) }, onRequest }))
    await user.click(card.getByRole("button", { name: "Resend" }))
    expect(await screen.findByText("The email is being sent")).toBeVisible()
    expect(onRequest).toHaveBeenCalledWith("1")
    expect(card.getByText("queued")).toBeVisible()
  })

  test("dismiss a failed email, which then no longer counts as given up", async () => {
    const failed = buildEmail({ status: "FAILED", attempts: [buildAttempt(refusal)] })
    const { user, card } = await view(failed)
    server.use(mockCancelEmail({ email: { ...failed, status: "CANCELLED" } }))
    await user.click(card.getByRole("button", { name: "Dismiss" }))
    expect(await card.findByText("Cancelled: it is not tried any more")).toBeVisible()
    expect(card.getByText("cancelled")).toBeVisible()
    expect(card.queryByRole("button", { name: "Dismiss" })).not.toBeInTheDocument()
  })

  test("show that a change is on its way, and take no second one meanwhile", async () => {
    const onRequest = jest.fn<(id: string) => void>()
    const { user, card } = await view(buildEmail({ status: "QUEUED", nextAttemptAt: inMinutes(90) }))
    server.use(mockCancelEmail({ onRequest, delay: "infinite" }))
    await user.click(card.getByRole("button", { name: "Cancel" }))
    const pending = await card.findByRole("button", { name: "Cancelling..." })
    await user.click(pending)
    await user.click(card.getByRole("button", { name: "Send now" }))
    expect(onRequest).toHaveBeenCalledTimes(1)
  })

  test("say what the state is by now when it was changed meanwhile", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    const { user, card } = await view(buildEmail({ status: "QUEUED", nextAttemptAt: inMinutes(90) }))
    server.use(
      mockCancelEmail({ error: { code: "CONFLICT" } }),
      mockEmailLogDetails({ emails: [buildEmail({ status: "SENT" })] }),
    )
    await user.click(card.getByRole("button", { name: "Cancel" }))
    expect(await screen.findByText("Failed to cancel the email")).toBeVisible()
    expect(screen.getByText("Its status is sent by now.")).toBeVisible()
    expect(card.getByText("sent")).toBeVisible()
    expect(card.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument()
  })

  test("say why nothing could be done", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    const { user, card } = await view(buildEmail({ status: "FAILED" }))
    server.use(mockResendEmail({ isUnreachable: true }))
    await user.click(card.getByRole("button", { name: "Resend" }))
    expect(await screen.findByText("Failed to resend the email")).toBeVisible()
    expect(screen.getByText("The server cannot be reached.")).toBeVisible()
  })

  test("offer nothing that cannot be done without a mail server", async () => {
    server.use(mockSummary({ mailState: { isConfigured: false } }))
    const { card } = await view(buildEmail({ status: "LOGGED" }))
    expect(card.getByText("Only kept here: no mail server was set")).toBeVisible()
    expect(card.queryByRole("button", { name: /Resend|Send now|Cancel/ })).not.toBeInTheDocument()
  })

  test("say when the email is gone from the log", async () => {
    server.use(mockEmailLogs({ emails: [buildEmail()] }), mockEmailLogDetails({ emails: [] }))
    const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
    await user.click(await screen.findByRole("button", { name: /^View:/ }))
    expect(await screen.findByText("This email is gone from the log")).toBeVisible()
  })
})
