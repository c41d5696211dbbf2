import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { ReplyDraft } from "@farelight/api/rooms/leads/related/leadMessage.model.ts"
import { hashOfAddress } from "@farelight/api/rooms/mail/bounces/suppressionList.ts"
import { UndeliverableAddress } from "@farelight/api/rooms/mail/bounces/undeliverable.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { forgetDrafts } from "../../../browser/drafts.ts"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { pendingDraftSaves } from "./serverDrafts.ts"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
  await addDrivers({})
})
afterEach(async () => {
  forgetDrafts()
  await pendingDraftSaves()
})

const openLead = () => renderDashboard("/adminpage/dashboard/drivers/1")
const openComposer = async () => {
  const { user } = openLead()
  await user.click(await screen.findByRole("button", { name: "Reply" }))
  await screen.findByRole("textbox", { name: "Text" })
  return user
}
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" })
const subject = () => screen.getByRole("textbox", { name: "Subject" })
const choose = (user: Awaited<ReturnType<typeof openComposer>>, name: string) =>
  user.selectOptions(screen.getByRole("combobox", { name: "Template" }), name)

describe("the composer of replies", () => {
  test("starts below the greeting, fills in a template, and sends the shown text", async () => {
    const user = await openComposer()
    await waitFor(() => expect(text()).toHaveFocus())
    expect(subject()).toHaveValue("Your application to Farelight")
    expect(text().value).toBe("Hi Dana,\n\n\n\nadmin\nFarelight")
    expect(text().selectionStart).toBe("Hi Dana,\n\n".length)
    expect(screen.getByText(/^To dana@example.com, from admin via Farelight\./)).toBeVisible()
    await choose(user, "Next steps")
    expect(subject()).toHaveValue("Your next steps with Farelight")
    const shown = text().value
    await user.click(screen.getByRole("button", { name: "Send and set Contacted" }))
    expect(await screen.findByText("Reply to Dana Driver is on its way")).toBeVisible()
    const reply = { leadId: "1", body: shown, setContacted: true, expectedStatus: "PENDING" }
    expect(api.asked("ReplyToLead")).toMatchObject([{ input: { ...reply, subject: "Your next steps with Farelight" } }])
    const feed = within(screen.getByRole("region", { name: "History" }))
    expect(await feed.findByRole("link", { name: "Your next steps with Farelight" })).toBeVisible()
    expect(screen.getByRole("region", { name: "History" })).toHaveTextContent(/admin replied.*Your next steps/)
    expect(feed.queryByText(/answered it by mail/)).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Contacted", pressed: true })).toBeVisible()
    await waitFor(() => expect(screen.getByRole("button", { name: "Reply" })).toHaveFocus())
  })

  test("offers a call or a field for a missing address, and then the reply", async () => {
    await DriverApplication.update({ email: "" }, { where: {} })
    const { user } = openLead()
    expect(await screen.findByText("No email")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Reply" }))
    expect(await screen.findByText("Dana left no email address.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Log a call" }))
    expect(await screen.findByRole("group", { name: "Outcome of the call" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Reply" }))
    await user.click(await screen.findByRole("button", { name: "Add an address" }))
    await enter(user, await screen.findByRole("textbox", { name: "Email" }), "dana@example.com")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText(/^To dana@example.com/)).toBeVisible()
  })

  test("keeps an unsent text and its id, so that the server recognizes a retry", async () => {
    const user = await openComposer()
    await choose(user, "Next steps")
    api.behave("ReplyToLead", { isUnreachable: true })
    await user.type(text(), "{Control>}{Enter}{/Control}")
    expect(await screen.findByText("The server cannot be reached. Please try again.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Note" }))
    await user.click(screen.getByRole("button", { name: "Continue reply" }))
    expect(await screen.findByRole("textbox", { name: "Subject" })).toHaveValue("Your next steps with Farelight")
    const answer = api.hold("ReplyToLead")
    await user.click(screen.getByRole("button", { name: "Send and set Contacted" }))
    await user.click(screen.getByRole("button", { name: "Note" }))
    answer()
    await screen.findByText("Reply to Dana Driver is on its way")
    // The focus stays in the note that was begun meanwhile.
    await waitFor(() => expect(screen.getByRole("button", { name: "Reply" })).toBeVisible())
    await waitFor(() => expect(screen.getByRole("textbox", { name: "New note" })).toHaveFocus())
    const [first, second] = api.asked("ReplyToLead")
    expect(second).toEqual(first)
  })

  test("asks before a template replaces text, restores discarded text, and sends it without a new status", async () => {
    const user = await openComposer()
    await enter(user, text(), "Mine")
    await choose(user, "Not yet")
    await user.click(await screen.findByRole("button", { name: "Keep mine" }))
    expect(text().value).toContain("Mine")
    await user.click(screen.getByRole("button", { name: "Discard" }))
    await user.click(await screen.findByRole("button", { name: "Undo" }))
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" })).value).toContain("Mine")
    await user.click(screen.getByRole("button", { name: "Send" }))
    expect(await screen.findByText("Reply to Dana Driver is on its way")).toBeVisible()
    expect(api.asked("ReplyToLead")).toMatchObject([{ input: { setContacted: false } }])
    expect(screen.getByRole("button", { name: "Pending", pressed: true })).toBeVisible()
  })

  test("restores an older reply into an empty composer, but keeps a newer one", async () => {
    const user = await openComposer()
    await enter(user, text(), "Older")
    const discard = async () => {
      await user.click(screen.getByRole("button", { name: "Discard" }))
      const undo = await screen.findByRole("button", { name: "Undo" })
      // The toast stays while hovered.
      await user.hover(undo)
      await waitFor(() => expect(screen.getByRole("button", { name: "Reply" })).toHaveFocus())
      await user.keyboard("{Enter}")
      await screen.findByRole("textbox", { name: "Text" })
      return undo
    }
    await user.click(await discard())
    await waitFor(() => expect(text().value).toContain("Older"))
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument())
    const undo = await discard()
    await enter(user, text(), "Newer")
    await user.click(undo)
    expect(await screen.findByText("Another reply has been begun since")).toBeVisible()
    expect(text().value).toContain("Newer")
  })

  test("shows the server's refusal in place, and a colleague's status change", async () => {
    const user = await openComposer()
    await user.type(subject(), "For {{name}")
    await user.click(screen.getByRole("button", { name: "Send and set Contacted" }))
    expect(await screen.findByText("Replace {name}, or take the braces away.")).toBeVisible()
    await waitFor(() => expect(subject()).toHaveFocus())
    await DriverApplication.update({ status: "contacted" }, { where: {} })
    await user.clear(subject())
    await enter(user, subject(), "Hello")
    await user.click(screen.getByRole("button", { name: "Send and set Contacted" }))
    expect(await screen.findByText("This driver application is now contacted.")).toBeVisible()
    expect(await screen.findByText(/^The status is now Contacted/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Send" }))
    expect(await screen.findByText("Reply to Dana Driver is on its way")).toBeVisible()
  })

  test("fills in a template called by a slash, and asks before replacing text", async () => {
    const user = await openComposer()
    await user.keyboard("/next")
    expect(screen.getByRole("listbox", { name: "Templates" })).toHaveTextContent(/^Next steps$/)
    await user.keyboard("{Enter}")
    expect(subject()).toHaveValue("Your next steps with Farelight")
    expect(text().value).not.toContain("/")
    await waitFor(() => expect(text()).toHaveFocus())
    await enter(user, text(), "Mine\n/not")
    await user.keyboard("{Enter}")
    await user.click(await screen.findByRole("button", { name: "Keep mine" }))
    expect(text().value).toContain("Mine")
    expect(text().value).not.toContain("/not")
  })

  test("changes the status of a decided lead only on request", async () => {
    await DriverApplication.update({ status: "rejected" }, { where: {} })
    const user = await openComposer()
    await choose(user, "Next steps")
    await user.type(text(), "{Control>}{Enter}{/Control}")
    expect(await screen.findByText("Reply to Dana Driver is on its way")).toBeVisible()
    expect(api.asked("ReplyToLead")).toMatchObject([{ input: { setContacted: false } }])
  })

  test("cannot send without a mail server, with an explanation", async () => {
    configureMail(null)
    await openComposer()
    expect(screen.getByText("Email isn't set up, so nothing can be sent from here.")).toBeVisible()
    expect(screen.getByRole("button", { name: "Send and set Contacted" })).toBeDisabled()
  })
})

describe("the drafts of replies", () => {
  const KEY = "reply:DRIVER_APPLICATION:1"

  beforeEach(() => DriverApplication.update({ status: "contacted" }, { where: {} }))

  const draft = (
    body: string,
    updatedAt = new Date(),
    author: { authorId: number; keyId?: number } = { authorId: 1 },
  ) => {
    const texts = { subject: "Your application", body }
    const by = { leadType: "driver_application", leadId: 1, ...author }
    return ReplyDraft.create({ ...by, ...texts, createdAt: updatedAt, updatedAt }, { silent: true })
  }

  const openComposer = async (button = "Reply") => {
    const { user } = renderDashboard("/adminpage/dashboard/drivers/1")
    await screen.findByRole("region", { name: "History" })
    await user.click(await screen.findByRole("button", { name: button }))
    return { user, text: await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" }) }
  }

  test("are saved after a pause, kept during network failures, and discarded after sending", async () => {
    api.behave("SaveReplyDraft", { isUnreachable: true })
    const { user, text } = await openComposer()
    await enter(user, text, "Are you free")
    await waitFor(() => expect(api.asked("SaveReplyDraft")).toHaveLength(1))
    expect(text.value).toContain("Are you free")
    expect(localStorage.getItem(KEY)).toContain("Are you free")
    api.behave("SaveReplyDraft")
    await user.click(screen.getByRole("button", { name: "Note" }))
    await waitFor(async () => expect((await ReplyDraft.findOne())?.body).toContain("Are you free"))
    await user.click(screen.getByRole("button", { name: "Continue reply" }))
    await user.click(await screen.findByRole("button", { name: "Ask for a file" }))
    await user.click(screen.getByRole("button", { name: "your driver's license" }))
    await user.click(screen.getByRole("button", { name: "Send" }))
    await screen.findByText("Reply to Dana Driver is on its way")
    await waitFor(async () => expect(await ReplyDraft.count()).toBe(0))
    expect(api.asked("ReplyToLead")).toMatchObject([{ input: { requestFile: "your driver's license" } }])
    expect(await screen.findByText("Requested: driver's license")).toBeVisible()
    expect(screen.getByRole("button", { name: "Reply" })).toBeVisible()
  })

  test("saved by an API client are marked, and start the reply", async () => {
    await draft("Hi Dana, welcome", new Date(), { authorId: 0, keyId: 7 })
    const { text } = await openComposer("Continue reply")
    const history = screen.getByRole("region", { name: "History" })
    expect(history).toHaveTextContent("API key 7 has drafted an answer for you to check and send")
    expect(text).toHaveValue("Hi Dana, welcome")
  })

  test("stored in this browser are replaced only on request", async () => {
    await draft("From the other machine", new Date(Date.now() + 60_000))
    const stored = {
      replyId: crypto.randomUUID(),
      subject: "Mine",
      body: "From here",
      changedAt: new Date().toISOString(),
    }
    localStorage.setItem(KEY, JSON.stringify(stored))
    const { user, text } = await openComposer("Continue reply")
    expect(text).toHaveValue("From here")
    await user.click(screen.getByRole("button", { name: "Use that" }))
    expect(text).toHaveValue("From the other machine")
  })

  test("cannot be sent to a suppressed address until it is allowed again", async () => {
    await UndeliverableAddress.create({
      addressHash: hashOfAddress("dana@example.com"),
      emailLogId: null,
      reason: "Nobody is called so there.",
      bouncedAt: new Date(),
    })
    const { user } = await openComposer()
    expect(screen.getByText("Mail to this address comes back: Nobody is called so there.")).toBeVisible()
    expect(screen.getByRole("button", { name: "Send" })).toBeDisabled()
    await user.click(screen.getByRole("button", { name: "Allow mail again" }))
    await user.click(await screen.findByRole("button", { name: "Allow mail" }))
    await waitFor(() => expect(screen.getByRole("button", { name: "Send" })).toBeEnabled())
    expect(screen.queryByText(/^Mail to this address comes back/)).not.toBeInTheDocument()
  })
})
