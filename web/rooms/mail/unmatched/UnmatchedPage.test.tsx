import { LeadMessage, type LeadMessageRow } from "@farelight/api/rooms/leads/related/leadMessage.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { addMessages } from "@farelight/api/testing/factories/mail.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { widenWindow } from "../../../testing/wideWindow.ts"

beforeEach(async () => {
  await signIn()
  api.answer("Mailbox", ({ mailbox }) => ({ mailbox: { ...mailbox, isConfigured: true } }))
})

const wait = (...messages: Partial<LeadMessageRow>[]) =>
  addMessages(null, ...messages.map((values) => ({ fromAddress: "nora@example.com", ...values })))

const open = (address = "") => renderDashboard(`/adminpage/dashboard/unmatched${address}`)

describe("messages that found no lead", () => {
  test("are counted in the sidebar, listed oldest first, and shown whole", async () => {
    widenWindow()
    const attachments = [
      { name: "card.pdf", contentType: "application/pdf", size: 90_000, fileId: null, leftOut: null },
    ]
    await wait(
      { fromName: "Nora", subject: "A question", text: "How much\nis a car?", quotedText: "> Hello", attachments },
      { fromName: "Olu", kind: "AUTOMATIC", subject: "Away" },
    )
    const { user } = renderDashboard("/adminpage/dashboard?tab=drivers")
    await user.click(await screen.findByRole("button", { name: /^Signed in as/ }))
    const link = await screen.findByRole("link", { name: "Inbox" })
    await waitFor(() => expect(link).toHaveTextContent("Inbox2"))
    await user.click(link)
    const rows = within(await screen.findByRole("list", { name: "Unmatched messages" })).getAllByRole("listitem")
    expect(rows[0]).toHaveTextContent(/^NoraA question – How much is a car\?1 attachment/)
    expect(rows[1]).toHaveTextContent(/^OluAway.*Automatic answer/)
    await user.click(screen.getByRole("button", { name: "View: Nora" }))
    await waitFor(() => expect(screen.getByRole("heading", { name: "A question" })).toHaveFocus())
    expect(screen.getByText("Nora, nora@example.com")).toBeVisible()
    expect(await screen.findByText("No lead has this address, and it is not a reply to our emails.")).toBeVisible()
    expect(screen.getByText("> Hello")).not.toBeVisible()
    expect(screen.getByText("card.pdf")).toBeVisible()
    await user.keyboard("j")
    await waitFor(async () => expect(await screen.findByRole("heading", { name: "Away" })).toHaveFocus())
    expect(screen.getByText(/^An automatic message/)).toBeVisible()
  })

  test("are shown as HTML on request, in a frame without scripts", async () => {
    await wait({ subject: "First", html: "<p>one</p>" }, { subject: "Second", html: "<p>two</p>" })
    const { user } = open("?message=2")
    expect(api.requests("UnmatchedHtml")).toEqual([])
    await user.click(await screen.findByRole("button", { name: "Show as HTML" }))
    const frame = await screen.findByTitle("The message as HTML")
    expect(frame).toHaveAttribute("sandbox", "")
    expect(frame.getAttribute("srcdoc")).toContain("<p>two</p>")
  })

  test("are attached to a lead of the same address, or one found by a search", async () => {
    await addDrivers(
      { name: "Nora Nilsson", email: "nora@example.com", status: "rejected" },
      { name: "Zoe Zapata", email: "zoe@example.com" },
    )
    await wait({ fromName: "Nora", subject: "One" }, { fromName: "Nora", subject: "Two" })
    const { user } = open()
    await user.click((await screen.findAllByRole("button", { name: "Attach to a lead: Nora" }))[0] as HTMLElement)
    await user.click(await screen.findByRole("button", { name: /Nora Nilsson/ }))
    expect(await screen.findByText("Attached to Nora Nilsson")).toBeVisible()
    expect(api.asked("AttachMessage")).toEqual([{ id: "1", leadType: "DRIVER_APPLICATION", leadId: "1" }])
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Attach to a lead: Nora" })).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole("button", { name: "View: Nora" })).toHaveFocus())
    await user.click(screen.getByRole("button", { name: "Attach to a lead: Nora" }))
    await enter(user, await screen.findByRole("searchbox", { name: "Search for a lead" }), "zapata")
    await user.click(await screen.findByRole("button", { name: /Zoe Zapata/ }))
    expect(await screen.findByText("Attached to Zoe Zapata")).toBeVisible()
    expect(await screen.findByText("Inbox is empty")).toBeVisible()
  })

  test("become a lead with their values", async () => {
    await wait({ fromName: "Nora Nilsson", subject: "Ads", text: "How much is a car?" })
    const { user, router } = open("?message=1")
    await user.click(await screen.findByRole("button", { name: "Make a lead…" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Make a lead of this message" }))
    await user.click(dialog.getByRole("button", { name: "Advertiser inquiry" }))
    expect(dialog.getByRole("textbox", { name: "Contact name" })).toHaveValue("Nora Nilsson")
    expect(dialog.getByRole("textbox", { name: "Message" })).toHaveValue("How much is a car?")
    await enter(user, dialog.getByRole("textbox", { name: "Company name" }), "Nora’s")
    await enter(user, dialog.getByRole("textbox", { name: "Location" }), "Tempe")
    await user.click(dialog.getByRole("button", { name: "Car Wrapping" }))
    await user.click(dialog.getByRole("button", { name: "Add the lead" }))
    expect(await screen.findByText("Nora’s is added")).toBeVisible()
    expect(api.asked("AddAdvertiserSubmission")).toMatchObject([{ messageId: "1", source: "email" }])
    expect(router.state.location.pathname).toBe("/adminpage/dashboard/advertisers/1")
  })

  test("are answered beside the message; a refused reply keeps its text", async () => {
    await wait({ fromName: "Nora", subject: "A question" })
    const { user } = open("?message=1")
    await enter(user, await screen.findByRole("textbox", { name: "Reply" }), "We only serve Texas.")
    await user.click(screen.getByRole("button", { name: "Send" }))
    expect(await screen.findByText(/^No mail server is set/)).toBeVisible()
    expect(screen.getByRole("textbox", { name: "Reply" })).toHaveValue("We only serve Texas.")
    api.answer("ReplyToMessage", () => ({ replyToMessage: { emailLog: { id: "1" } } }))
    await user.click(screen.getByRole("button", { name: "Send" }))
    expect(await screen.findByText("Reply to Nora is on its way")).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Reply" })).not.toBeInTheDocument())
    expect(screen.queryByText("This message is not in the list any more")).not.toBeInTheDocument()
    expect(api.asked("ReplyToMessage")).toContainEqual({ input: { id: "1", body: "We only serve Texas." } })
  })

  test("are discarded after a confirmation, unless a colleague was faster or the server is unreachable", async () => {
    await wait({ fromName: "Nora" }, { fromName: "Olu" })
    const { user } = open()
    await screen.findByText("Nora")
    await LeadMessage.destroy({ where: { id: 1 } })
    await user.click(screen.getByRole("button", { name: "Discard: Nora" }))
    await user.click(await screen.findByRole("button", { name: "Discard" }))
    expect(await screen.findByText("A colleague has already handled this message")).toBeVisible()
    await waitFor(() => expect(screen.queryByText("Nora")).not.toBeInTheDocument())
    api.behave("DiscardMessage", { isUnreachable: true })
    await user.click(screen.getByRole("button", { name: "Discard: Olu" }))
    await user.click(await screen.findByRole("button", { name: "Discard" }))
    expect(await screen.findByText("Failed to discard the message")).toBeVisible()
    expect(screen.getByText("Olu")).toBeVisible()
    api.behave("DiscardMessage")
    await user.click(screen.getByRole("button", { name: "Discard: Olu" }))
    expect(await screen.findByText(/It stays in the mailbox and is not read again/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Discard" }))
    expect(await screen.findByText("Message discarded")).toBeVisible()
    expect(await screen.findByText("Inbox is empty")).toBeVisible()
  })

  test("explain why none arrive, and report a missing message", async () => {
    api.answer("Mailbox", (data) => data)
    open("?message=7")
    expect(await screen.findByText("This message is not in the list any more")).toBeVisible()
    renderDashboard("/adminpage/dashboard/unmatched")
    expect(await screen.findByText("No mail comes in yet")).toBeVisible()
  })
})
