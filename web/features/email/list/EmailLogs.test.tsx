import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import type { EmailLogFilter, EmailLogsQueryVariables } from "../../../graphql/generated.ts"
import { buildEmail } from "../../../testing/emailBuilders.ts"
import { mockEmailLogDetails, mockEmailLogs, mockSendTestEmail } from "../../../testing/msw/emailHandlers.ts"
import { mockDashboard, mockGlobalContent } from "../../../testing/msw/handlers.ts"
import { server } from "../../../testing/msw/server.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken("a-token")
  server.use(mockGlobalContent(), ...mockDashboard())
})

const open = (view = "") => renderDashboard(`/adminpage/dashboard?tab=emails${view}`)

const dana = buildEmail()
const luis = buildEmail({
  id: "2",
  type: "ADVERTISER_INQUIRY",
  status: "QUEUED",
  subject: "Another",
  body: "Luis wants to drive.",
})

describe("the email logs", () => {
  test("open one entry at a time", async () => {
    server.use(mockEmailLogs({ emails: [dana, luis] }), mockEmailLogDetails({ emails: [dana, luis] }))
    const { user } = open()
    const cards = await screen.findAllByRole("article")
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^driver applicationsent.*New driver application: Dana DriverTo: ops@example.comView$/),
      expect.stringMatching(/^advertiser inquiryqueued.*AnotherTo: ops@example.comView$/),
    ])
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
    server.use(mockEmailLogs())
    open()
    expect(await screen.findByText("No email logs yet")).toBeVisible()
    expect(screen.getByText("Form submissions will appear here")).toBeVisible()
  })

  test("say when none matches the filter, and clear it", async () => {
    server.use(mockEmailLogs())
    const { user, router } = open("&status=failed&search=dana")
    expect(await screen.findByText("No emails match this filter")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Clear all" }))
    expect(await screen.findByText("No email logs yet")).toBeVisible()
    expect(router.state.location.search).toBe("?tab=emails")
  })

  test("are filtered and searched by the server, as the address says", async () => {
    const onRequest = jest.fn<(variables: EmailLogsQueryVariables) => void>()
    server.use(mockEmailLogs({ emails: [dana], onRequest }))
    const { user, router } = open("&status=failed,nonsense")
    await screen.findByRole("article")
    expect(onRequest).toHaveBeenLastCalledWith({ first: 25, after: null, filter: { statuses: ["FAILED"] } })
    await user.click(screen.getByRole("button", { name: "Filters" }))
    await user.click(screen.getByRole("button", { name: "Queued" }))
    await user.click(screen.getByRole("button", { name: "Advertiser receipt" }))
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "dana")
    const filter: EmailLogFilter = { search: "dana", statuses: ["QUEUED", "FAILED"], types: ["ADVERTISER_RECEIPT"] }
    await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith({ first: 25, after: null, filter }))
    expect(router.state.location.search).toBe("?tab=emails&search=dana&status=queued%2Cfailed&type=advertiser_receipt")
  })

  test("come in pages", async () => {
    const onRequest = jest.fn<(variables: EmailLogsQueryVariables) => void>()
    server.use(mockEmailLogs({ emails: [dana], behind: 25, onRequest }))
    const { user } = open()
    expect(await screen.findByText("1–1 of 26")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Next" }))
    await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith({ first: 25, after: "cursor-1", filter: {} }))
    await user.click(await screen.findByRole("button", { name: "Previous" }))
    await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith({ first: 25, after: null, filter: {} }))
  })

  test("renew what is on screen and hold back what is new until it is asked for", async () => {
    const result = { isAccepted: true, explanation: "The mail server has accepted it.", answer: "250 ok" }
    server.use(mockEmailLogs({ emails: [luis] }), mockSendTestEmail({ result }))
    const { user } = open()
    const [card] = await screen.findAllByRole("article")
    expect(card).toHaveTextContent("queued")
    const testMail = buildEmail({ id: "3", type: "TEST", subject: "A test" })
    server.use(mockEmailLogs({ emails: [testMail, { ...luis, status: "SENT" }] }))
    await user.click(screen.getByRole("button", { name: "Send test" }))
    const notice = await screen.findByRole("button", { name: "1 new email — show" })
    expect(screen.getAllByRole("article")).toEqual([card])
    expect(card).toHaveTextContent("sent")
    await user.click(notice)
    expect(screen.getAllByRole("article")).toHaveLength(2)
    expect(screen.queryByRole("button", { name: /— show$/ })).not.toBeInTheDocument()
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
    await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try again" }))
    expect(await screen.findByText("No email logs yet")).toBeVisible()
  })
})
