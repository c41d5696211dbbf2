import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildDriverApplication, buildFile, buildMessage } from "../../../mock/data/builders.ts"
import { type LeadMessageRow, MOCK_TOKEN } from "../../../mock/data/store.ts"
import { receiveMessage } from "../../../mock/resolvers/conversations/messages.ts"
import { buildMember } from "../../../mock/resolvers/team.ts"
import { enter } from "../../../testing/enter.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const MINUTE_MS = 60_000

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
  api.store.driverApplications = [
    buildDriverApplication({ status: "contacted" }),
    buildDriverApplication({ id: 2, name: "Dora Driver", email: "dora@example.com" }),
  ]
})

const receive = (values: Partial<LeadMessageRow> = {}) => receiveMessage(api.store, buildMessage(values))
const openLead = async () => {
  const { user } = renderDashboard("/adminpage/dashboard/drivers/1")
  return { user, feed: within(await screen.findByRole("region", { name: "History" })) }
}

describe("a message in the feed", () => {
  test("shows who wrote what once, with what it quotes folded, and that it waits", async () => {
    receive({ quotedText: "> Are you free?", createdAt: new Date(Date.now() - 3 * 60 * MINUTE_MS) })
    const { user, feed } = await openLead()
    expect(feed.getByText("Yes, I am free on Friday.")).toBeVisible()
    expect(feed.queryByText(/Wrote to us/)).not.toBeInTheDocument()
    expect(feed.queryByText("Farelight")).not.toBeInTheDocument()
    expect(feed.queryByText("> Are you free?")).not.toBeInTheDocument()
    await user.click(feed.getByRole("button", { name: "Show quoted text" }))
    expect(feed.getByText("> Are you free?")).toBeVisible()
    expect(screen.getByText(/^Dana wrote/)).toHaveTextContent(/^Dana wrote [23] h ago\. Answer due in/)
  })

  test("folds an automatic answer to one line", async () => {
    receive({ kind: "AUTOMATIC", text: "I am away." })
    const { user, feed } = await openLead()
    expect(feed.getByText("Automatic answer")).toBeVisible()
    expect(feed.queryByText("I am away.")).not.toBeInTheDocument()
    await user.click(feed.getByRole("button", { name: "Show" }))
    expect(feed.getByText("I am away.")).toBeVisible()
    expect(screen.queryByText(/^Dana wrote/)).not.toBeInTheDocument()
  })

  test("shows its HTML only when asked, in a frame that can do nothing", async () => {
    const html = "<script>parent.document.title = 'taken'</script><p>Hello</p>"
    receive({ id: 1, html: "<p>First</p>" })
    receive({ id: 2, html, text: "Hello" })
    const { user, feed } = await openLead()
    await user.click(feed.getAllByRole("button", { name: "Show as HTML" })[1] as HTMLElement)
    const frame = await screen.findByTitle("The message as HTML")
    expect(frame).toHaveAttribute("sandbox", "")
    expect(frame.getAttribute("srcdoc")).toMatch(
      /^<!doctype html><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">.*<p>Hello<\/p>$/,
    )
    expect(document.title).not.toBe("taken")
    expect(api.asked("DriverApplicationConversation").map(({ withHtml }) => withHtml)).toContain(true)
  })

  test("shows attachments, those left out with why, and what could not be read", async () => {
    api.store.leadFiles = [buildFile({ id: 3, name: "card.jpg", addedBy: "MESSAGE", messageId: 1 })]
    const kept = { name: "card.jpg", contentType: "image/jpeg", size: 204_800, fileId: 3, leftOut: null }
    const video = { name: "car.mov", contentType: "video/quicktime", size: 48_200_000, fileId: null }
    receive({ attachments: [kept, { ...video, leftOut: "TOO_LARGE" }], problem: "Some letters may be wrong." })
    const { feed } = await openLead()
    const attachments = within(feed.getByRole("list", { name: "Attachments" }))
    expect(attachments.getByRole("button", { name: "Download card.jpg, 205 KB" })).toBeVisible()
    expect(attachments.getByText("48.2 MB, too large, left in the mailbox")).toBeVisible()
    expect(feed.getByText("Some letters may be wrong.")).toBeVisible()
  })

  test("says that its address alone tied it to the lead, and can be taken away or moved", async () => {
    receive({ id: 1, matchedBy: "ADDRESS", text: "First" })
    receive({ id: 2, matchedBy: "ADDRESS", text: "Second" })
    const { user, feed } = await openLead()
    expect(feed.getAllByText("Matched by address only")[0]).toHaveAttribute("title", expect.stringMatching(/anybody/))
    const openMenu = async () =>
      user.click(feed.getAllByRole("button", { name: /Whose is the message/ }).at(0) as HTMLElement)
    await openMenu()
    await user.click(screen.getByRole("menuitem", { name: "Not this lead" }))
    await user.click(await screen.findByRole("button", { name: "Take it away" }))
    await waitFor(() => expect(feed.queryByText("First")).not.toBeInTheDocument())
    expect(api.store.leadMessages[0]?.leadId).toBeNull()
    await openMenu()
    await user.click(screen.getByRole("menuitem", { name: "Move to another lead…" }))
    await enter(user, await screen.findByRole("searchbox", { name: "Search for a lead" }), "driver")
    await user.click(await screen.findByRole("button", { name: /Dora Driver/ }))
    expect(await screen.findByText("The message is at Dora Driver now")).toBeVisible()
    expect(api.asked("AttachMessage")).toEqual([{ id: "2", leadType: "DRIVER_APPLICATION", leadId: "2" }])
    await waitFor(() => expect(feed.queryByText("Second")).not.toBeInTheDocument())
  })

  test("is there behind more than a page of others", async () => {
    for (let id = 1; id <= 52; id += 1) receive({ id, text: `Message ${id}` })
    const { feed } = await openLead()
    expect(await feed.findByText("Message 52")).toBeVisible()
  })
})

test("a lead is shown where its messages cannot be loaded, which is said", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  api.behave("DriverApplicationConversation", { error: { code: "SERVICE_UNAVAILABLE" } })
  const { feed } = await openLead()
  expect(feed.getByText(/applied on/)).toBeVisible()
  expect(screen.getByText("Messages and files could not be loaded.")).toBeVisible()
})

test("a colleague's draft stands at the end of the feed, folded, and one's own does not", async () => {
  api.store.members.push(buildMember({ id: 3, name: "Kim", email: "kim@example.com", role: "MANAGER" }))
  const draft = { leadType: "driver_application", leadId: 1, subject: "Re: x", createdAt: new Date() }
  api.store.replyDrafts = [
    { ...draft, id: 1, authorId: 3, body: "Hi Dana", updatedAt: new Date(Date.now() - 5 * MINUTE_MS) },
    { ...draft, id: 2, authorId: 1, body: "Mine", updatedAt: new Date() },
  ]
  const { feed } = await openLead()
  const entries = feed.getAllByRole("listitem")
  expect(entries.at(-1)).toHaveTextContent(/Kim is writing an answer… \(changed [45] min ago\)/)
  expect(feed.queryByText("Mine")).not.toBeInTheDocument()
})
