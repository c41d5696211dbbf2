import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { LeadFile } from "@farelight/api/rooms/leads/related/leadFile.model.ts"
import { LeadMessage, type LeadMessageRow, ReplyDraft } from "@farelight/api/rooms/leads/related/leadMessage.model.ts"
import { addFiles } from "@farelight/api/testing/factories/leadFiles.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { driver } from "@farelight/api/testing/factories/leadWork.ts"
import { addMails, addMessages } from "@farelight/api/testing/factories/mail.ts"
import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { droppedFiles } from "../../../testing/droppedFiles.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const MINUTE_MS = 60_000

beforeEach(async () => {
  await addDrivers({ status: "contacted" }, { name: "Dora Driver", email: "dora@example.com" })
  await signIn()
})

const receive = (...messages: Partial<LeadMessageRow>[]) => addMessages(driver(), ...messages)
const openLead = async () => {
  const { user, router } = renderDashboard("/adminpage/dashboard/drivers/1")
  return { user, router, feed: within(await screen.findByRole("region", { name: "History" })) }
}

describe("a message in a lead's feed", () => {
  test("shows its author and how long the sender has waited, and folds quotes and automatic replies", async () => {
    const createdAt = new Date(Date.now() - 3 * 60 * MINUTE_MS)
    await DriverApplication.update({ waitingSince: createdAt }, { where: { id: 1 } })
    await receive({ quotedText: "> Are you free?", createdAt }, { kind: "AUTOMATIC", text: "I am away." })
    const { user, feed } = await openLead()
    expect(feed.getByText("Yes, I am free on Friday.")).toBeVisible()
    expect(feed.queryByText(/Wrote to us/)).not.toBeInTheDocument()
    expect(feed.queryByText("Farelight")).not.toBeInTheDocument()
    expect(feed.queryByText("> Are you free?")).not.toBeInTheDocument()
    await user.click(feed.getByRole("button", { name: "Show quoted text" }))
    expect(feed.getByText("> Are you free?")).toBeVisible()
    expect(feed.getByText("Automatic answer")).toBeVisible()
    expect(feed.queryByText("I am away.")).not.toBeInTheDocument()
    await user.click(feed.getByRole("button", { name: "Show" }))
    expect(feed.getByText("I am away.")).toBeVisible()
    expect(await screen.findByText(/^Dana wrote/)).toHaveTextContent(/^Dana wrote [23] h ago\. Answer due in/)
  })

  test("shows a bounce with its reason, marks the lead, and can be filtered", async () => {
    const at = new Date(Date.now() - 3 * 60 * MINUTE_MS)
    await DriverApplication.update({ waitingSince: at, mailReturnedAt: at }, { where: { id: 1 } })
    const bounce = { bouncedAt: at, bounceKind: "HARD", bounceReason: "There is no such mailbox." } as const
    await addMails({ ...bounce, logType: "driver_reply", leadId: 1, status: "sent", recipient: "dana@example.com" })
    const { user, router, feed } = await openLead()
    expect(feed.getByText("came back")).toBeVisible()
    expect(feed.getByText("There is no such mailbox.")).toBeVisible()
    expect(await screen.findByText(/^Mail to Dana came back/)).toHaveTextContent(/ [23] h ago\. Answer due in/)
    await act(() => router.navigate("/adminpage/dashboard?tab=drivers"))
    await user.click(await screen.findByRole("link", { name: /^Mail came back/ }))
    await waitFor(() => expect(screen.queryByRole("link", { name: "Dora Driver" })).not.toBeInTheDocument())
    expect(await screen.findByRole("row", { name: /Dana/ })).toHaveTextContent("Mail came back")
  })

  test("shows its HTML on request, in a frame without scripts", async () => {
    const html = "<script>parent.document.title = 'taken'</script><p>Hello</p>"
    await receive({ html: "<p>First</p>" }, { html, text: "Hello" })
    const { user, feed } = await openLead()
    await user.click(feed.getAllByRole("button", { name: "Show as HTML" })[1] as HTMLElement)
    const frame = await screen.findByTitle("The message as HTML")
    expect(frame).toHaveAttribute("sandbox", "")
    expect(frame.getAttribute("srcdoc")).toMatch(
      /^<!doctype html><html dir="auto"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">.*<p>Hello<\/p>$/,
    )
    expect(document.title).not.toBe("taken")
    expect(api.asked("DriverApplicationConversation").map(({ withHtml }) => withHtml)).toContain(true)
  })

  test("shows attachments, omitted ones with the reason, and unreadable parts", async () => {
    await LeadFile.create({
      ...driver(),
      id: 3,
      messageId: 1,
      name: "card.jpg",
      contentType: "image/jpeg",
      size: 204_800,
      contentHash: "3".repeat(64),
      addedBy: "MESSAGE",
      addedById: null,
      createdAt: new Date(),
    })
    const kept = { name: "ana.com.jpg", contentType: "image/jpeg", size: 204_800, fileId: 3, leftOut: null }
    const video = { name: "car.mov", contentType: "video/quicktime", size: 48_200_000, fileId: null }
    await receive({
      attachments: [kept, { ...kept, name: "setup.exe" }, { ...video, leftOut: "TOO_LARGE" }],
      problem: "Some letters may be wrong.",
    })
    const { feed } = await openLead()
    const attachments = within(feed.getByRole("list", { name: "Attachments" }))
    expect(attachments.getByRole("button", { name: "Open ana.com.jpg, 205 KB" })).toBeVisible()
    // Of equal bytes only one file is kept.
    expect(attachments.getByRole("button", { name: /setup\.exe, 205 KB, a program, which may do harm$/ })).toBeVisible()
    expect(attachments.getByText("48.2 MB, too large, left in the mailbox")).toBeVisible()
    expect(screen.getByText("1 attachment left in the mailbox")).toBeVisible()
    expect(feed.getByText("Some letters may be wrong.")).toBeVisible()
  })

  test("is marked if it was matched by address alone, and can be detached or moved", async () => {
    await receive({ matchedBy: "ADDRESS", text: "First" }, { matchedBy: "ADDRESS", text: "Second" })
    const { user, feed } = await openLead()
    expect(feed.getAllByText("Matched by address only")[0]).toHaveAttribute("title", expect.stringMatching(/anybody/))
    const openMenu = async () =>
      user.click(feed.getAllByRole("button", { name: /Whose is the message/ }).at(0) as HTMLElement)
    await openMenu()
    await user.click(screen.getByRole("menuitem", { name: "Not this lead" }))
    await user.click(await screen.findByRole("button", { name: "Take it away" }))
    await waitFor(() => expect(feed.queryByText("First")).not.toBeInTheDocument())
    expect((await LeadMessage.findByPk(1))?.leadId).toBeNull()
    await openMenu()
    await user.click(screen.getByRole("menuitem", { name: "Move to another lead…" }))
    await enter(user, await screen.findByRole("searchbox", { name: "Search for a lead" }), "driver")
    await user.click(await screen.findByRole("button", { name: /Dora Driver/ }))
    expect(await screen.findByText("The message is at Dora Driver now")).toBeVisible()
    expect(api.asked("AttachMessage")).toEqual([{ id: "2", leadType: "DRIVER_APPLICATION", leadId: "2" }])
    await waitFor(() => expect(feed.queryByText("Second")).not.toBeInTheDocument())
  })

  test("is shown even if it is beyond the first page", async () => {
    await receive(...Array.from({ length: 52 }, (_, index) => ({ text: `Message ${index + 1}` })))
    const { feed } = await openLead()
    expect(await feed.findByText("Message 52")).toBeVisible()
  })
})

test("a colleague's draft is folded at the end of the feed, unlike the viewer's own", async () => {
  const { id } = await addColleague({ name: "Kim" })
  const draft = { ...driver(), subject: "Re: x", keyId: null }
  const updatedAt = new Date(Date.now() - 5 * MINUTE_MS)
  await ReplyDraft.create(
    { ...draft, authorId: id, body: "Hi Dana", createdAt: updatedAt, updatedAt },
    { silent: true },
  )
  await ReplyDraft.create({ ...draft, authorId: 1, body: "Mine" })
  const { feed } = await openLead()
  const entries = feed.getAllByRole("listitem")
  expect(entries.at(-1)).toHaveTextContent(/Kim is writing an answer… \(changed [45] min ago\)/)
  expect(feed.queryByText("Mine")).not.toBeInTheDocument()
})

test("a lead is shown with an error when its messages fail to load", async () => {
  api.behave("DriverApplicationConversation", { error: { code: "SERVICE_UNAVAILABLE" } })
  const { feed } = await openLead()
  expect(feed.getByText(/applied on/)).toBeVisible()
  expect(await screen.findByText("Messages and files could not be loaded")).toBeVisible()
})

describe("the files of a lead", () => {
  let token = ""

  beforeEach(async () => {
    token = await signIn()
    URL.createObjectURL = () => "blob:a-picture"
    URL.revokeObjectURL = () => {}
  })

  const openLead = async () => {
    const { user } = renderDashboard("/adminpage/dashboard/drivers/1")
    const files = within(await screen.findByRole("region", { name: /^Files/ }))
    return { user, files }
  }

  const picture = async (name: string) => new File([new Uint8Array(await makePicture())], name, { type: "image/png" })

  const addPages = (count: number) =>
    addFiles(driver(), ...Array.from({ length: count }, (_, index) => ({ name: `page ${index + 1}.jpg` })))

  test("are added several at once without duplicates, and a refusal shows its reason", async () => {
    const { user, files } = await openLead()
    const one = await picture("one.png")
    await user.upload(files.getByLabelText("Add files"), [one, await picture("two.png")])
    expect(await files.findByRole("button", { name: /(Open|Download) two\.png/ })).toBeVisible()
    expect(screen.getByRole("region", { name: "Files (2)" })).toBeVisible()
    fireEvent.drop(files.getByRole("list", { name: "Files" }), droppedFiles([one]))
    expect(await screen.findByText("This lead already had one.png")).toBeVisible()
    const tool = new File(["x"], "tool.exe", { type: "text/plain" })
    fireEvent.drop(files.getByRole("list", { name: "Files" }), droppedFiles([tool]))
    expect(await files.findByText(/Only JPEG, PNG, WebP, HEIC and PDF files are accepted/)).toBeVisible()
    const empty = ["a.png", "b.png", "c.png"].map((name) => new File([], name, { type: "image/png" }))
    fireEvent.drop(files.getByRole("list", { name: "Files" }), droppedFiles(empty))
    expect(await files.findByText("3 files were not added: This file is empty")).toBeVisible()
    expect(await LeadFile.count()).toBe(2)
    expect(screen.getByRole("region", { name: "History" })).toHaveTextContent(/admin added a file.*one\.png/)
  })

  test("open large, by arrow keys, with the session's token", async () => {
    await addPages(2)
    const { user, files } = await openLead()
    await user.click(files.getByRole("button", { name: "Open page 1.jpg" }))
    expect(await screen.findByRole("img", { name: "page 1.jpg" })).toHaveAttribute("src", "blob:a-picture")
    expect(api.requests("LeadFilePreview")[0]?.headers.get("authorization")).toBe(`Bearer ${token}`)
    await user.keyboard("{ArrowRight}")
    expect(await screen.findByRole("img", { name: "page 2.jpg" })).toBeVisible()
    expect(within(screen.getByRole("dialog")).getByText("2 of 2")).toBeVisible()
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
  })

  test("are deleted after a confirmation only", async () => {
    await addPages(2)
    const { user, files } = await openLead()
    await user.click(files.getByRole("button", { name: "More for page 1.jpg" }))
    await user.click(screen.getByRole("menuitem", { name: "Delete…" }))
    expect(await LeadFile.count()).toBe(2)
    await user.click(await screen.findByRole("button", { name: "Delete file" }))
    await waitFor(() => expect(files.queryByRole("button", { name: "Open page 1.jpg" })).not.toBeInTheDocument())
    expect((await LeadFile.findAll()).map(({ name }) => name)).toEqual(["page 2.jpg"])
  })

  test("are requested by a suggestion or a custom text, and the request can be canceled", async () => {
    const { user, files } = await openLead()
    await user.click(files.getByRole("button", { name: "Ask for a file…" }))
    await user.click(files.getByRole("button", { name: "your insurance card" }))
    await user.click(files.getByRole("button", { name: "Ask" }))
    expect(await files.findByText("Requested: insurance card")).toBeVisible()
    await user.click(files.getByRole("button", { name: "Ask for a file…" }))
    await enter(user, files.getByRole("textbox", { name: "What to ask for" }), "Your insurance card")
    await user.click(files.getByRole("button", { name: "Ask" }))
    expect(await files.findByText("This file is already requested.")).toBeVisible()
    await user.click(files.getByRole("button", { name: "No longer ask for your insurance card" }))
    await waitFor(() => expect(files.queryByText("Requested: insurance card")).not.toBeInTheDocument())
  })
})
