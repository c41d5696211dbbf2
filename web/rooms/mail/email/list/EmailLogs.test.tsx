import { EmailLog } from "@farelight/api/platform/outbox/emailLog.model.ts"
import { addMails, type MailValues } from "@farelight/api/testing/factories/mail.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { polling } from "../../../../apollo/polling.ts"
import { formatMoment } from "../../../../components/records/DateTime.tsx"
import type { EmailLogFilter } from "../../../../graphql/generated.ts"
import { api, signIn } from "../../../../testing/api.ts"
import { enter } from "../../../../testing/enter.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"
import { widenWindow } from "../../../../testing/wideWindow.ts"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
})

const findRows = async () => within(await screen.findByRole("list", { name: "Emails" })).getAllByRole("listitem")

const open = (view = "") => renderDashboard(`/adminpage/dashboard?tab=emails${view}`)

const createdAt = new Date(Date.now() - 90_000)
const dana: MailValues = { id: 32, status: "sent", createdAt }
const luis: MailValues = {
  id: 31,
  createdAt,
  logType: "advertiser_inquiry",
  status: "queued",
  subject: "Another",
  body: "Luis wants to drive.",
}

describe("the mail log", () => {
  test("opens one entry at a time", async () => {
    widenWindow()
    await addMails(luis, dana)
    const { user } = open()
    const rows = await findRows()
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^sentNew driver application: Dana DriverTo: ops@example.comdriver application1 minView$/),
      expect.stringMatching(/^queuedAnotherTo: ops@example.comadvertiser inquiry1 minView$/),
    ])
    expect(screen.getAllByText("1 min")[0]).toHaveAttribute("title", formatMoment(createdAt.toISOString()))
    await user.click(screen.getByRole("button", { name: "View: New driver application: Dana Driver" }))
    expect(await screen.findByText("Dana Driver wants to drive.")).toBeVisible()
    expect(screen.getByText(/"name": "Dana Driver"/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "View: Another" }))
    expect(await screen.findByText("Luis wants to drive.")).toBeVisible()
    expect(screen.queryByText("Dana Driver wants to drive.")).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Hide: Another" }))
    expect(screen.queryByText("Luis wants to drive.")).not.toBeInTheDocument()
  })

  test("lists missing settings while empty without a mail server", async () => {
    configureMail(null)
    open()
    expect(await screen.findByText("Have new leads sent to you")).toBeVisible()
    for (const name of ["SMTP_URL", "EMAIL_FROM", "EMAIL_TO"]) expect(screen.getByText(RegExp(name))).toBeVisible()
  })

  test("is filtered and searched by the server, as the URL states", async () => {
    await addMails({ ...dana, status: "failed" })
    const asked = () => api.asked("EmailLogs").at(-1)
    const { user, router } = open("&status=failed,nonsense")
    await findRows()
    expect(asked()).toEqual({ first: 25, after: null, filter: { statuses: ["FAILED"] } })
    await user.click(screen.getByRole("button", { name: "Status: Failed" }))
    expect(screen.getByRole("option", { name: "Failed" })).toHaveAttribute("aria-selected", "true")
    await user.click(screen.getByRole("option", { name: "Queued" }))
    await user.keyboard("{ArrowDown}{Enter}{Enter}{Escape}")
    await waitFor(() => expect(screen.getByRole("button", { name: "Status: 2" })).toHaveFocus())
    await user.click(screen.getByRole("button", { name: "Type" }))
    await user.keyboard("advertiser rec{Enter}{Tab}")
    await waitFor(() => expect(screen.getByRole("button", { name: "Type: Advertiser receipt" })).toHaveFocus())
    await enter(user, screen.getByRole("searchbox", { name: "Search" }), "dana")
    const filter: EmailLogFilter = { search: "dana", statuses: ["QUEUED", "FAILED"], types: ["ADVERTISER_RECEIPT"] }
    await waitFor(() => expect(asked()).toEqual({ first: 25, after: null, filter }))
    expect(router.state.location.search).toBe("?tab=emails&search=dana&status=queued%2Cfailed&type=advertiser_receipt")
  })

  test("can be limited to usual ranges of days", async () => {
    const longAgo = new Date("2020-01-15T12:00:00Z")
    await addMails(luis, { ...dana, createdAt: longAgo })
    const { user, router } = open()
    expect(await findRows()).toHaveLength(2)
    await user.click(screen.getByRole("button", { name: "Written" }))
    await user.click(screen.getByRole("option", { name: "7 days" }))
    await waitFor(async () => expect(await findRows()).toHaveLength(1))
    expect(router.state.location.search).toMatch(/^\?tab=emails&from=\d{4}-\d\d-\d\d$/)
    await user.click(screen.getByRole("option", { name: "Last month" }))
    await waitFor(() => expect(router.state.location.search).toMatch(/&from=.*-01&to=/))
    await user.click(screen.getByRole("option", { name: "Last month" }))
    await waitFor(async () => expect(await findRows()).toHaveLength(2))
  })

  test("can be filtered by bounces, beside the statuses", async () => {
    await addMails({ bounceKind: "SOFT" }, dana)
    const { user, router } = open("&status=failed&returned=true")
    expect(await findRows()).toHaveLength(1)
    await user.click(screen.getByRole("button", { name: "Status: 2" }))
    await user.click(screen.getByRole("option", { name: "Came back" }))
    await waitFor(() => expect(router.state.location.search).toBe("?tab=emails&status=failed"))
    await user.click(screen.getByRole("option", { name: "Came back" }))
    await waitFor(() => expect(router.state.location.search).toBe("?tab=emails&status=failed&returned=true"))
  })

  test("updates visible emails, and holds new ones back until requested", async () => {
    jest.replaceProperty(polling, "pollInterval", 200)
    await addMails(luis)
    const { user } = open()
    const [card] = await findRows()
    expect(card).toHaveTextContent("queued")
    await EmailLog.update({ status: "sent" }, { where: {} })
    await addMails({})
    const notice = await screen.findByRole("button", { name: "1 new email — show" })
    expect(await findRows()).toEqual([card])
    await waitFor(() => expect(card).toHaveTextContent("sent"))
    await user.click(notice)
    expect(await findRows()).toHaveLength(2)
    expect(screen.queryByRole("button", { name: /— show$/ })).not.toBeInTheDocument()
  })

  test("has a loading state, a retry after a failure, and an empty state", async () => {
    api.behave("EmailLogs", { isUnreachable: true, delay: 50 })
    const { user } = open()
    expect(await screen.findByText("Loading email logs...")).toBeVisible()
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load email logs")
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument()
    api.behave("EmailLogs")
    await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try again" }))
    expect(await screen.findByText("No email logs yet")).toBeVisible()
    expect(screen.getByText("Form submissions will appear here")).toBeVisible()
    expect(screen.getByRole("link", { name: "drivers" })).toHaveAttribute("href", "/drivers")
    expect(screen.queryByText(/SMTP_URL/)).not.toBeInTheDocument()
  })
})

describe("sending emails again", () => {
  /** Failed mails, newest first. */
  const addFailed = (count: number) =>
    addMails(
      ...Array.from({ length: count }, (_, index) => ({
        status: "failed" as const,
        subject: `Mail ${count - 1 - index}`,
      })),
    )

  const open = async () => {
    const { user } = renderDashboard("/adminpage/dashboard?tab=emails")
    await screen.findByRole("checkbox", { name: "Select Mail 0" })
    return user
  }
  const box = (index: number) => screen.getByRole("checkbox", { name: `Select Mail ${index}` })
  const statuses = async () => (await EmailLog.findAll()).map(({ status }) => status)

  describe("selected emails", () => {
    test("are selected as a range with Shift, stay selected after a failure, and are resent together", async () => {
      await addFailed(9)
      const user = await open()
      await user.click(box(0))
      fireEvent.click(box(7), { shiftKey: true })
      api.behave("ResendEmails", { isUnreachable: true })
      await user.click(screen.getByRole("button", { name: "Resend 8 selected" }))
      expect(await screen.findByText("Failed to resend the emails")).toBeVisible()
      expect(box(7)).toBeChecked()
      api.behave("ResendEmails")
      await user.dblClick(screen.getByRole("button", { name: "Resend 8 selected" }))
      expect(await screen.findByText("8 emails are being sent")).toBeVisible()
      expect(api.asked("ResendEmails")).toHaveLength(2)
      expect((await statuses()).filter((status) => status === "queued")).toHaveLength(8)
      expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("queued")
      await waitFor(() => expect(screen.queryByRole("region", { name: "Selected emails" })).not.toBeInTheDocument())
    })

    test("can be selected by page and resent by keyboard; skipped ones are reported", async () => {
      await addFailed(2)
      await addMails({ status: "cancelled", subject: "Old news" })
      const user = await open()
      screen.getByRole("checkbox", { name: "Select all on this page" }).focus()
      await user.keyboard(" {ArrowDown}{ArrowUp}{Enter}{Tab}{Enter}")
      expect(await screen.findByText("2 emails are being sent, 1 left alone")).toBeVisible()
      expect(screen.getByText("Old news: It was canceled.")).toBeVisible()
    })
  })

  test("all failed emails are sent again from the notice", async () => {
    await addFailed(30)
    const user = await open()
    await user.click(screen.getByRole("button", { name: "Resend failed" }))
    expect(await screen.findByText("30 emails are being sent again")).toBeVisible()
    expect(new Set(await statuses())).toEqual(new Set(["queued"]))
    await waitFor(() => expect(screen.queryByRole("button", { name: "Resend failed" })).not.toBeInTheDocument())
  })
})
