import type { CmsDraftRow } from "@farelight/api/rooms/content/cms/cmsDraft.model.ts"
import { buildBlock, buildDraft, heroContent, setDrafts } from "@farelight/api/testing/factories/content.ts"
import { describe, expect, test } from "@jest/globals"
import { act, screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../../testing/api.ts"
import { editBlock, inCard, openBlock, openCmsEditor, storedBlock, storedDraft } from "../../../../testing/cmsEditor.ts"
import { enter } from "../../../../testing/enter.ts"

const hero = buildBlock()
const closing = buildBlock({ id: 2, sectionId: "closing", content: { title: "Ready?" } })
const about = buildBlock({ id: 3, page: "about" })

const NOT_SAVED = "Not saved: it is tried again. Keep this page open."
const serverTitle = async () => (await storedDraft())?.content?.title

const typeIntoHero = async (text: string) => {
  const opened = await editBlock("hero", [hero, closing, about])
  const card = await inCard("hero")
  await enter(opened.user, card.getByLabelText("TITLE"), text)
  return { ...opened, card }
}

const typeOffline = async (text: string) => {
  api.behave("SaveCmsDraft", { isUnreachable: true })
  const opened = await typeIntoHero(text)
  await screen.findByText(NOT_SAVED)
  return opened
}

const storedHere = () => JSON.stringify({ ...sessionStorage })

const signInAgain = () => act(async () => void (await signIn()))

const openWithDraft = (draft: Partial<CmsDraftRow> = {}) => {
  const prepared = buildDraft({ content: { ...heroContent, title: "Prepared" }, savedBy: "ana", ...draft })
  return openCmsEditor([hero, closing, about], "", [prepared])
}

describe("the team's draft of a section", () => {
  test("is saved on leaving a field or the page, while the live version stays", async () => {
    const { user } = await typeIntoHero(" one")
    await user.tab()
    expect(api.asked("SaveCmsDraft")).toMatchObject([{ content: { title: "Old headline one" } }])
    await screen.findByText("Draft saved for the team, not live")
    expect((await storedBlock()).content.title).toBe("Old headline")
    await enter(user, screen.getByLabelText("TITLE"), " two")
    window.dispatchEvent(new Event("pagehide"))
    await waitFor(async () => expect(await serverTitle()).toBe("Old headline one two"))
  })

  test("is saved at once when the edit is closed, without a question", async () => {
    const { user } = await typeIntoHero(" one")
    await user.click(screen.getByRole("tab", { name: "About" }))
    expect(screen.queryByText("Leave without saving?")).not.toBeInTheDocument()
    await waitFor(async () => expect(await serverTitle()).toBe("Old headline one"))
    await user.click(screen.getByRole("tab", { name: "Home" }))
    const notice = within(await screen.findByRole("group", { name: "Draft of hero" }))
    expect(notice.getByText(/Visitors do not see it yet/)).toBeVisible()
  })

  test("is shown beside the live version, continued by a colleague, and published", async () => {
    const { user } = await openWithDraft()
    const card = await inCard("hero")
    expect(card.getByText(/"title": "Old headline"/)).toBeVisible()
    expect(card.getByText(/^Saved by ana/)).toBeVisible()
    await user.click(card.getByRole("button", { name: "Draft" }))
    expect(card.getByText(/"title": "Prepared"/)).toBeVisible()
    await user.click(card.getByRole("button", { name: "Changes" }))
    expect(card.getByText("Prepared").tagName).toBe("INS")
    await user.click(card.getByRole("button", { name: "Edit hero" }))
    expect(await screen.findByLabelText("TITLE")).toHaveValue("Prepared")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Content updated successfully!")).toBeVisible()
    expect(await storedBlock()).toMatchObject({ content: { title: "Prepared" }, version: 2 })
    expect(screen.queryByRole("group", { name: "Draft of hero" })).not.toBeInTheDocument()
  })

  test("can be kept as a draft, however incomplete", async () => {
    const { user } = await editBlock("hero", [hero])
    await user.clear(screen.getByLabelText("TITLE"))
    await user.selectOptions(screen.getByLabelText("When visitors see it"), "Keep as draft")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Draft saved. Visitors do not see it yet.")).toBeVisible()
    expect(await serverTitle()).toBe("")
    expect((await storedBlock()).version).toBe(1)
  })

  test("is restored by Cancel to its state before the edit, and can be discarded", async () => {
    const { user } = await openWithDraft()
    await user.click(await screen.findByRole("button", { name: "Edit hero" }))
    await enter(user, screen.getByLabelText("TITLE"), " further")
    await waitFor(async () => expect(await serverTitle()).toBe("Prepared further"))
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    await screen.findByRole("button", { name: "Edit hero" })
    expect(await serverTitle()).toBe("Prepared")
    await user.click(screen.getByRole("button", { name: "Discard: draft of hero" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Discard" }))
    expect(await screen.findByText("Draft discarded")).toBeVisible()
    expect(await serverTitle()).toBeUndefined()
  })

  test("keeps changes that Cancel cannot undo, and says so", async () => {
    const { user } = await openWithDraft()
    await user.click(await screen.findByRole("button", { name: "Edit hero" }))
    await enter(user, screen.getByLabelText("TITLE"), " further")
    await waitFor(async () => expect(await serverTitle()).toBe("Prepared further"))
    api.behave("SaveCmsDraft", { isUnreachable: true })
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    expect(await screen.findByText(/^Closed, but the team's draft keeps the changes/)).toBeVisible()
  })

  test("restarts with the next input after a colleague discarded it", async () => {
    const { user } = await openWithDraft()
    await user.click(await screen.findByRole("button", { name: "Edit hero" }))
    await setDrafts()
    await enter(user, screen.getByLabelText("TITLE"), " one")
    await waitFor(() => expect(api.asked("SaveCmsDraft")).toHaveLength(1))
    await enter(user, screen.getByLabelText("TITLE"), " two")
    await waitFor(async () => expect(await serverTitle()).toBe("Prepared one two"))
  })

  test("is shown beside the input, and not overwritten, if a colleague has saved it meanwhile", async () => {
    const { user } = await openWithDraft()
    await user.click(await screen.findByRole("button", { name: "Edit hero" }))
    await setDrafts(buildDraft({ content: { ...heroContent, title: "Theirs" }, version: 9, savedBy: "bo" }))
    await enter(user, screen.getByLabelText("TITLE"), " by me")
    expect(await screen.findByText(/^bo saved this draft on .*, after you began\.$/)).toBeVisible()
    expect(await serverTitle()).toBe("Theirs")
    await user.click(screen.getByRole("button", { name: "Keep mine" }))
    await waitFor(async () => expect(await serverTitle()).toBe("Prepared by me"))
  })

  test("cannot be published unchanged if it is older than the published section", async () => {
    const draft = buildDraft({ content: { ...heroContent, text: "Prepared" } })
    await openCmsEditor([{ ...hero, version: 2 }], "", [draft])
    const notice = within(await screen.findByRole("group", { name: "Draft of hero" }))
    expect(notice.getByRole("alert")).toHaveTextContent("The section was published after this draft was begun.")
    expect(notice.queryByRole("button", { name: /^Publish/ })).not.toBeInTheDocument()
  })
})

describe("the schedule of a draft", () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000)

  test("is set with the save, and shown, changed and canceled on the block", async () => {
    const { user } = await typeIntoHero(" one")
    await user.selectOptions(screen.getByLabelText("When visitors see it"), "Publish later")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText(/^Scheduled: visitors see it from/)).toBeVisible()
    expect((await storedDraft())?.publishAt?.getHours()).toBe(9)
    expect(await screen.findByText(/^Goes live on/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Change time: draft of hero" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Schedule" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
    await user.click(await screen.findByRole("button", { name: "Unschedule: draft of hero" }))
    expect(await screen.findByText("Taken off the schedule")).toBeVisible()
    expect((await storedDraft())?.publishAt).toBeNull()
  })

  test("stays during an edit and after Cancel; Save sets it again", async () => {
    const publishAt = tomorrow()
    const { user } = await openWithDraft({ publishAt, scheduledBy: "ana" })
    await user.click(await screen.findByRole("button", { name: "Edit hero" }))
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    await screen.findByRole("button", { name: "Edit hero" })
    expect((await storedDraft())?.publishAt).toEqual(publishAt)
    await user.click(screen.getByRole("button", { name: "Edit hero" }))
    await enter(user, screen.getByLabelText("TITLE"), " further")
    expect(await screen.findByText(/^Scheduled for .* as it was until you save$/)).toBeVisible()
    expect(await serverTitle()).toBe("Prepared")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText(/^Scheduled: visitors see it from/)
    expect(await storedDraft()).toMatchObject({ content: { title: "Prepared further" } })
    expect((await storedDraft())?.publishAt?.getTime()).toBe(Math.floor(publishAt.getTime() / 60_000) * 60_000)
  })

  test("shows the reason if it failed", async () => {
    await openWithDraft({ missedAt: new Date(), missedBecause: "REFUSED" })
    expect(await screen.findByText(/^It should have gone live on .*, but it would break the page/)).toBeVisible()
  })
})

describe("an edit of content while the server is unreachable", () => {
  test("asks before the window closes, until it is saved online", async () => {
    await typeOffline(" one")
    const closes = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
    expect(closes()).toBe(false)
    api.behave("SaveCmsDraft")
    window.dispatchEvent(new Event("online"))
    await waitFor(async () => expect(await serverTitle()).toBe("Old headline one"))
    await waitFor(() => expect(closes()).toBe(true))
  })

  test("is reopened and saved after a login if the server ended the session", async () => {
    const block = buildBlock({ content: { title: "Old headline", list: [1] } })
    const { user } = await editBlock("hero", [block])
    await enter(user, screen.getByLabelText("LIST"), ", 2")
    api.state = "unauthorised"
    await enter(user, screen.getByLabelText("TITLE"), " one")
    expect(await screen.findByText("Your session has ended. Please sign in again.")).toBeVisible()
    // A reload in between loses nothing.
    expect(storedHere()).toContain("Old headline one")
    api.state = "normal"
    await signInAgain()
    expect(await screen.findByLabelText("TITLE")).toHaveValue("Old headline one")
    expect(screen.getByLabelText("LIST")).toHaveValue("[\n  1\n], 2")
    await waitFor(async () => expect(await serverTitle()).toBe("Old headline one"))
  })

  test("is restored when its section is opened", async () => {
    const { user } = await typeIntoHero(" one")
    api.behave("SaveCmsDraft", { isUnreachable: true })
    await user.click(screen.getByRole("tab", { name: "About" }))
    expect(await screen.findByText(/^Your last change to a section is not saved\./)).toBeVisible()
    api.behave("SaveCmsDraft")
    await user.click(screen.getByRole("tab", { name: "Home" }))
    await openBlock(user, "hero")
    expect(await screen.findByLabelText("TITLE")).toHaveValue("Old headline one")
    await waitFor(async () => expect(await serverTitle()).toBe("Old headline one"))
  })

  test("is deleted by a logout, which asks first", async () => {
    const { user } = await typeOffline(" one")
    await user.click(screen.getByRole("button", { name: "Logout" }))
    await user.click(await screen.findByRole("button", { name: "Stay" }))
    expect(screen.getByLabelText("TITLE")).toHaveValue("Old headline one")
    await user.click(screen.getByRole("button", { name: "Logout" }))
    await user.click(await screen.findByRole("button", { name: "Log out" }))
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    await signInAgain()
    expect(await screen.findByRole("button", { name: "Edit hero" })).toBeVisible()
    expect(await serverTitle()).toBeUndefined()
  })
})

test("leaving an edit for another page or tab asks first, and discards the input", async () => {
  const { user, router } = await typeOffline(" one")
  await user.click(screen.getByRole("tab", { name: "About" }))
  expect(await screen.findByText("Leave without saving?")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Keep editing" }))
  expect(screen.getByLabelText("TITLE")).toHaveValue("Old headline one")
  expect(router.state.location.search).toBe("?tab=cms&page=home&block=hero")

  await user.click(screen.getByRole("tab", { name: "Driver Applications" }))
  await user.click(await screen.findByRole("button", { name: "Leave" }))
  expect(await screen.findByText("No driver applications yet")).toBeVisible()
  await user.click(screen.getByRole("tab", { name: "CMS Editor" }))
  await openBlock(user, "hero")
  await user.click(await screen.findByRole("button", { name: "Edit hero" }))
  expect(await screen.findByLabelText("TITLE")).toHaveValue("Old headline")
})
