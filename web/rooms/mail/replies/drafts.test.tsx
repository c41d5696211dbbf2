import { ReplyDraft } from "@farelight/api/rooms/leads/messages/leadMessage.model.ts"
import { hashOfAddress } from "@farelight/api/rooms/mail/bounces/hold.ts"
import { UndeliverableAddress } from "@farelight/api/rooms/mail/bounces/undeliverable.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { forgetDrafts } from "../../../parts/browser/drafts.ts"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { draftsSettled } from "./serverDrafts.ts"

const KEY = "reply:DRIVER_APPLICATION:1"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
  await addDrivers({ status: "contacted" })
})
afterEach(async () => {
  forgetDrafts({ all: true })
  await draftsSettled()
})

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

test("what is typed is saved on the server after a pause, and discarded once it is sent", async () => {
  const { user, text } = await openComposer()
  await enter(user, text, "Are you free")
  await waitFor(async () => expect((await ReplyDraft.findOne())?.body).toContain("Are you free"))
  await user.click(screen.getByRole("button", { name: "Send" }))
  await screen.findByText("Reply to Dana Driver is on its way")
  await waitFor(async () => expect(await ReplyDraft.count()).toBe(0))
  expect(screen.getByRole("button", { name: "Reply" })).toBeVisible()
})

test("what is typed is saved at once when the composer is left", async () => {
  const { user, text } = await openComposer()
  await enter(user, text, "Are you free")
  await user.click(screen.getByRole("button", { name: "Note" }))
  await draftsSettled()
  expect((await ReplyDraft.findOne())?.body).toContain("Are you free")
})

test("another machine goes on with what was begun", async () => {
  await draft("Hi Dana, are you")
  const { text } = await openComposer("Continue reply")
  expect(text).toHaveValue("Hi Dana, are you")
})

test("what a program has drafted is told as such, and is what a reply begins with", async () => {
  await draft("Hi Dana, welcome", new Date(), { authorId: 0, keyId: 7 })
  const { text } = await openComposer("Continue reply")
  const history = screen.getByRole("region", { name: "History" })
  expect(history).toHaveTextContent("API key 7 has drafted an answer for you to check and send")
  expect(text).toHaveValue("Hi Dana, welcome")
})

test("what this browser has is never replaced without a question", async () => {
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

test("a network that fails loses nothing", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  api.behave("SaveReplyDraft", { isUnreachable: true })
  const { user, text } = await openComposer()
  await enter(user, text, "Are you free")
  await waitFor(() => expect(api.asked("SaveReplyDraft")).toHaveLength(1))
  expect(text.value).toContain("Are you free")
  expect(localStorage.getItem(KEY)).toContain("Are you free")
  api.behave("SaveReplyDraft")
  await user.click(screen.getByRole("button", { name: "Note" }))
  await waitFor(async () => expect((await ReplyDraft.findOne())?.body).toContain("Are you free"))
})

test("a reply asks for a file", async () => {
  const { user, text } = await openComposer()
  await enter(user, text, "Please send it")
  await user.click(screen.getByRole("button", { name: "Ask for a file" }))
  await user.click(screen.getByRole("button", { name: "your driver's license" }))
  await user.click(screen.getByRole("button", { name: "Send" }))
  await screen.findByText("Reply to Dana Driver is on its way")
  expect(api.asked("ReplyToLead")).toMatchObject([{ input: { requestFile: "your driver's license" } }])
  expect(await screen.findByText("Waits for your driver's license")).toBeVisible()
})

test("nothing goes to an address that mail comes back from, until that is allowed again", async () => {
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
