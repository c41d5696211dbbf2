import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { forgetDrafts } from "../../../parts/browser/drafts.ts"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"
import { draftsSettled } from "./serverDrafts.ts"

beforeEach(async () => {
  await signIn()
  configureMail(smtpSettings(1))
  await addDrivers({})
})
afterEach(async () => {
  forgetDrafts({ all: true })
  await draftsSettled()
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

describe("the composer", () => {
  test("starts below the greeting, fills in a template, and sends what it shows", async () => {
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
    expect(api.asked("ReplyToLead")).toEqual([
      {
        input: {
          leadType: "DRIVER_APPLICATION",
          leadId: "1",
          replyId: expect.any(String),
          subject: "Your next steps with Farelight",
          body: shown,
          setContacted: true,
          expectedStatus: "PENDING",
        },
      },
    ])
    const feed = within(screen.getByRole("region", { name: "History" }))
    expect(await feed.findByRole("link", { name: "Your next steps with Farelight" })).toBeVisible()
    expect(screen.getByRole("region", { name: "History" })).toHaveTextContent(/admin replied.*Your next steps/)
    expect(feed.queryByText(/answered it by mail/)).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Contacted", pressed: true })).toBeVisible()
    await waitFor(() => expect(screen.getByRole("button", { name: "Reply" })).toHaveFocus())
  })

  test("keeps what was not sent, and its id, so that a repeat after a lost answer is known as one", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    const user = await openComposer()
    await choose(user, "Next steps")
    api.behave("ReplyToLead", { isUnreachable: true })
    await user.type(text(), "{Control>}{Enter}{/Control}")
    expect(await screen.findByText("The server cannot be reached. Please try again.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Note" }))
    await user.click(screen.getByRole("button", { name: "Continue reply" }))
    expect(await screen.findByRole("textbox", { name: "Subject" })).toHaveValue("Your next steps with Farelight")
    api.behave("ReplyToLead")
    await user.click(screen.getByRole("button", { name: "Send and set Contacted" }))
    await screen.findByText("Reply to Dana Driver is on its way")
    const [first, second] = api.asked("ReplyToLead")
    expect(second).toEqual(first)
    expect(screen.getByRole("button", { name: "Reply" })).toBeVisible()
  })

  test("asks before a template replaces what was written, and brings back what was discarded", async () => {
    const user = await openComposer()
    await enter(user, text(), "Mine")
    await choose(user, "Not yet")
    await user.click(await screen.findByRole("button", { name: "Keep mine" }))
    expect(text().value).toContain("Mine")
    await user.click(screen.getByRole("button", { name: "Discard" }))
    await user.click(await screen.findByRole("button", { name: "Undo" }))
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" })).value).toContain("Mine")
  })

  test("keeps a newer reply when an older one would be brought back", async () => {
    const user = await openComposer()
    await enter(user, text(), "Older")
    await user.click(screen.getByRole("button", { name: "Discard" }))
    const undo = await screen.findByRole("button", { name: "Undo" })
    // It stays while the pointer is over it.
    await user.hover(undo)
    await user.keyboard("{Enter}")
    await screen.findByRole("textbox", { name: "Text" })
    await user.keyboard("Newer")
    await user.click(undo)
    expect(await screen.findByText("Another reply has been begun since")).toBeVisible()
    expect(text().value).toContain("Newer")
  })

  test("brings an older reply back into one that is open and says nothing yet", async () => {
    const user = await openComposer()
    await enter(user, text(), "Older")
    await user.click(screen.getByRole("button", { name: "Discard" }))
    const undo = await screen.findByRole("button", { name: "Undo" })
    // It stays while the pointer is over it.
    await user.hover(undo)
    await user.keyboard("{Enter}")
    await screen.findByRole("textbox", { name: "Text" })
    await user.click(undo)
    await waitFor(() => expect(text().value).toContain("Older"))
  })

  test("says what the server refuses, where it is", async () => {
    const user = await openComposer()
    await user.type(subject(), "For {{name}")
    await user.click(screen.getByRole("button", { name: "Send and set Contacted" }))
    expect(await screen.findByText("Replace {name}, or take the braces away.")).toBeVisible()
    await waitFor(() => expect(subject()).toHaveFocus())
  })

  test("says that somebody else has moved the lead, before anything is sent", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    const user = await openComposer()
    await DriverApplication.update({ status: "contacted" }, { where: {} })
    await enter(user, subject(), "Hello")
    await user.click(screen.getByRole("button", { name: "Send and set Contacted" }))
    expect(await screen.findByText("This driver application is now contacted.")).toBeVisible()
    expect(await screen.findByText(/^The status is now Contacted/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Send" }))
    expect(await screen.findByText("Reply to Dana Driver is on its way")).toBeVisible()
  })

  test("fills in a template that is called by a slash, and asks before it replaces what was written", async () => {
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

  test("leaves the focus in a note that is begun while a reply is being sent", async () => {
    const user = await openComposer()
    await choose(user, "Next steps")
    let answer = () => {}
    api.behave("ReplyToLead", {
      delay: new Promise<void>((resolve) => {
        answer = resolve
      }),
    })
    await user.click(screen.getByRole("button", { name: "Send and set Contacted" }))
    await user.click(screen.getByRole("button", { name: "Note" }))
    answer()
    expect(await screen.findByText("Reply to Dana Driver is on its way")).toBeVisible()
    await waitFor(() => expect(screen.getByRole("button", { name: "Reply" })).toBeVisible())
    await waitFor(() => expect(screen.getByRole("textbox", { name: "New note" })).toHaveFocus())
  })

  test("sends without a change of the status, where that is asked", async () => {
    const user = await openComposer()
    await choose(user, "Next steps")
    await user.click(screen.getByRole("button", { name: "Send" }))
    expect(await screen.findByText("Reply to Dana Driver is on its way")).toBeVisible()
    expect(api.asked("ReplyToLead")).toMatchObject([{ input: { setContacted: false } }])
    expect(screen.getByRole("button", { name: "Pending", pressed: true })).toBeVisible()
  })

  test("moves a lead that was decided on only where that is asked", async () => {
    await DriverApplication.update({ status: "rejected" }, { where: {} })
    const user = await openComposer()
    await choose(user, "Next steps")
    await user.type(text(), "{Control>}{Enter}{/Control}")
    expect(await screen.findByText("Reply to Dana Driver is on its way")).toBeVisible()
    expect(api.asked("ReplyToLead")).toMatchObject([{ input: { setContacted: false } }])
  })

  test("cannot send without a mail server, and says so", async () => {
    configureMail(null)
    await openComposer()
    expect(screen.getByText("No mail server is set, so nothing can be sent from here.")).toBeVisible()
    expect(screen.getByRole("button", { name: "Send and set Contacted" })).toBeDisabled()
  })

  test("is not offered to those who may not send mail", async () => {
    await signIn("VIEWER")
    openLead()
    await screen.findByRole("heading", { name: "Dana Driver" })
    await waitFor(() => expect(screen.queryByRole("button", { name: "Reply" })).toBeNull())
  })
})
