import { EmailLog } from "@farelight/api/platform/outbox/emailLog.model.ts"
import { addMails, type MailValues } from "@farelight/api/testing/factories/mail.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { polling } from "../../../../apollo/polling.ts"
import type { EmailLogFilter } from "../../../../graphql/generated.ts"
import { formatMoment } from "../../../../parts/records/Moment.tsx"
import { api, signIn } from "../../../../testing/api.ts"
import { enter } from "../../../../testing/enter.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"
import { widenWindow } from "../../../../testing/wideWindow.ts"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
})

afterEach(() => {
  jest.restoreAllMocks()
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

describe("the email logs", () => {
  test("open one entry at a time", async () => {
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

  test("say when there are none", async () => {
    open()
    expect(await screen.findByText("No email logs yet")).toBeVisible()
    expect(screen.getByText("Form submissions will appear here")).toBeVisible()
    expect(screen.getByRole("link", { name: "drivers" })).toHaveAttribute("href", "/drivers")
    expect(screen.queryByText(/SMTP_URL/)).not.toBeInTheDocument()
  })

  test("say what is missing when there are none and no mail server is set", async () => {
    configureMail(null)
    open()
    expect(await screen.findByText(/^Until these lines, with your own values, are in the .env file/)).toBeVisible()
    for (const name of ["SMTP_URL", "EMAIL_FROM", "EMAIL_TO"]) expect(screen.getByText(RegExp(name))).toBeVisible()
  })

  test("say when none matches the filter, and clear it", async () => {
    const { user, router } = open("&status=failed&search=dana")
    expect(await screen.findByText("No emails match this filter")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Clear all" }))
    expect(await screen.findByText("No email logs yet")).toBeVisible()
    expect(screen.queryByRole("search")).not.toBeInTheDocument()
    expect(router.state.location.search).toBe("?tab=emails")
  })

  test("are filtered and searched by the server, as the address says", async () => {
    await addMails({ ...dana, status: "failed" })
    const asked = () => api.asked("EmailLogs").at(-1)
    const { user, router } = open("&status=failed,nonsense")
    await findRows()
    expect(asked()).toEqual({ first: 25, after: null, filter: { statuses: ["FAILED"] } })
    await user.click(screen.getByRole("button", { name: "Status: Failed" }))
    expect(screen.getByRole("option", { name: "Failed" })).toHaveAttribute("aria-selected", "true")
    await user.click(screen.getByRole("option", { name: "Queued" }))
    await user.keyboard("{ArrowDown} {Enter}{Escape}")
    await waitFor(() => expect(screen.getByRole("button", { name: "Status: 2" })).toHaveFocus())
    await user.click(screen.getByRole("button", { name: "Type" }))
    await user.keyboard("advertiser rec{Enter}{Tab}")
    await waitFor(() => expect(screen.getByRole("button", { name: "Type: Advertiser receipt" })).toHaveFocus())
    await enter(user, screen.getByRole("searchbox", { name: "Search" }), "dana")
    const filter: EmailLogFilter = { search: "dana", statuses: ["QUEUED", "FAILED"], types: ["ADVERTISER_RECEIPT"] }
    await waitFor(() => expect(asked()).toEqual({ first: 25, after: null, filter }))
    expect(router.state.location.search).toBe("?tab=emails&search=dana&status=queued%2Cfailed&type=advertiser_receipt")
  })

  test("come in pages", async () => {
    await addMails(...Array.from({ length: 26 }, () => ({})))
    const { user } = open()
    expect(await screen.findByText("1–25 of 26")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByText("26–26 of 26")).toBeVisible()
    expect(api.asked("EmailLogs").at(-1)).toEqual({ first: 25, after: expect.any(String), filter: {} })
    await user.click(await screen.findByRole("button", { name: "Previous" }))
    expect(await screen.findByText("1–25 of 26")).toBeVisible()
  })

  test("say when there are more than the server has counted", async () => {
    await addMails(...Array.from({ length: 26 }, () => ({})))
    api.answer("EmailLogs", (data) => ({ ...data, emailLogs: { ...data.emailLogs, totalCountIsExact: false } }))
    const { user } = open()
    expect(await screen.findByText("1–25 of 26+")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByText("26–26 of 26")).toBeVisible()
  })

  test("update what is on screen, and hold new emails back until the operator asks for them", async () => {
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

  test("say that they are loading", async () => {
    api.behave("EmailLogs", { delay: "infinite" })
    open()
    expect(await screen.findByText("Loading email logs...")).toBeVisible()
  })

  test("offer a retry when they cannot be loaded", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    api.behave("EmailLogs", { isUnreachable: true })
    const { user } = open()
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load email logs")
    await waitFor(() => expect(screen.getAllByText("Failed to load email logs")).toHaveLength(2))
    api.behave("EmailLogs")
    await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try again" }))
    expect(await screen.findByText("No email logs yet")).toBeVisible()
  })
})
