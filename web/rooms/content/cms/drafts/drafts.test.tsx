import type { CmsDraftRow } from "@farelight/api/rooms/content/cms/cmsDraft.model.ts"
import { buildBlock, buildDraft, heroContent, setDrafts } from "@farelight/api/testing/factories/content.ts"
import { describe, expect, jest, test } from "@jest/globals"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { api } from "../../../../testing/api.ts"
import { editBlock, inCard, openBlock, openCmsEditor, storedBlock, storedDraft } from "../../../../testing/cmsEditor.ts"
import { enter } from "../../../../testing/enter.ts"
import { draftsOf } from "./localDrafts.ts"

const hero = buildBlock()
const closing = buildBlock({ id: 2, sectionId: "closing", content: { title: "Ready?" } })
const about = buildBlock({ id: 3, page: "about" })

const localTitles = (id = "1") => draftsOf(id).map(({ draft }) => draft.content.title)
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
  await waitFor(() => expect(localTitles()).toEqual([`Old headline${text}`]))
  return opened
}

const openWithDraft = (draft: Partial<CmsDraftRow> = {}) => {
  const prepared = buildDraft({ content: { ...heroContent, title: "Prepared" }, savedBy: "ana", ...draft })
  return openCmsEditor([hero, closing, about], "", [prepared])
}

describe("the team's draft", () => {
  test("is saved while the operator types, and what is live stays as it is", async () => {
    const { card } = await typeIntoHero(" one")
    expect(await card.findByText("Draft saved for the team, not live")).toBeVisible()
    expect(await serverTitle()).toBe("Old headline one")
    expect((await storedBlock()).content.title).toBe("Old headline")
    await waitFor(() => expect(localTitles()).toEqual([]))
  })

  test("is saved at once when the edit is left, without a question", async () => {
    const { user } = await typeIntoHero(" one")
    await user.click(screen.getByRole("tab", { name: "About" }))
    expect(screen.queryByText("Leave without saving?")).not.toBeInTheDocument()
    await waitFor(async () => expect(await serverTitle()).toBe("Old headline one"))
    await user.click(screen.getByRole("tab", { name: "Home" }))
    const notice = within(await screen.findByRole("group", { name: "Draft of hero" }))
    expect(notice.getByText(/Visitors do not see it yet/)).toBeVisible()
  })

  test("shows beside what is live, is continued by whoever edits, and is published", async () => {
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

  test("can be published and discarded where it is shown", async () => {
    const { user } = await openWithDraft()
    await user.click(await screen.findByRole("button", { name: "Discard: draft of hero" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Discard" }))
    expect(await screen.findByText("Draft discarded")).toBeVisible()
    cleanup()
    const again = await openWithDraft()
    await again.user.click(await screen.findByRole("button", { name: "Publish: draft of hero" }))
    expect(await screen.findByText("Content updated successfully!")).toBeVisible()
    expect((await storedBlock()).content.title).toBe("Prepared")
  })

  test("is as it was before the edit after Cancel", async () => {
    const { user } = await openWithDraft()
    await user.click(await screen.findByRole("button", { name: "Edit hero" }))
    await enter(user, screen.getByLabelText("TITLE"), " further")
    await waitFor(async () => expect(await serverTitle()).toBe("Prepared further"))
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    await screen.findByRole("button", { name: "Edit hero" })
    expect(await serverTitle()).toBe("Prepared")
  })

  test("that somebody else has saved meanwhile is shown beside what was typed, and not overwritten", async () => {
    const { user } = await openWithDraft()
    await user.click(await screen.findByRole("button", { name: "Edit hero" }))
    await setDrafts(buildDraft({ content: { ...heroContent, title: "Theirs" }, version: 9, savedBy: "bo" }))
    await enter(user, screen.getByLabelText("TITLE"), " by me")
    expect(await screen.findByText(/^bo saved this draft on .*, after you began\.$/)).toBeVisible()
    expect(await serverTitle()).toBe("Theirs")
    await user.click(screen.getByRole("button", { name: "Keep mine" }))
    await waitFor(async () => expect(await serverTitle()).toBe("Prepared by me"))
  })

  test("that was begun before the section was published cannot be published as it is", async () => {
    const draft = buildDraft({ content: { ...heroContent, text: "Prepared" } })
    await openCmsEditor([{ ...hero, version: 2 }], "", [draft])
    const notice = within(await screen.findByRole("group", { name: "Draft of hero" }))
    expect(notice.getByRole("alert")).toHaveTextContent("The section was published after this draft was begun.")
    expect(notice.queryByRole("button", { name: /^Publish/ })).not.toBeInTheDocument()
  })
})

describe("a schedule", () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000)

  test("is set with the save, and shown, changed and taken off on the block", async () => {
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

  test("stays as it is while the draft is edited, until Save sets it again", async () => {
    const publishAt = tomorrow()
    const { user } = await openWithDraft({ publishAt, scheduledBy: "ana" })
    await user.click(await screen.findByRole("button", { name: "Edit hero" }))
    await enter(user, screen.getByLabelText("TITLE"), " further")
    expect(await screen.findByText(/^Scheduled for .* as it was until you save$/)).toBeVisible()
    await waitFor(() => expect(localTitles()).toEqual(["Prepared further"]))
    expect(await serverTitle()).toBe("Prepared")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText(/^Scheduled: visitors see it from/)
    expect(await storedDraft()).toMatchObject({ content: { title: "Prepared further" } })
    expect((await storedDraft())?.publishAt?.getTime()).toBe(Math.floor(publishAt.getTime() / 60_000) * 60_000)
  })

  test("that could not be kept says why", async () => {
    await openWithDraft({ missedAt: new Date(), missedBecause: "REFUSED" })
    expect(await screen.findByText(/^It should have gone live on .*, but it would break the page/)).toBeVisible()
  })
})

describe("an edit that the server cannot get", () => {
  test("is offered after a reload, and continues where it was", async () => {
    await typeOffline(" one")
    cleanup()
    const { user } = await openCmsEditor([hero])
    expect(await screen.findByText(/You have an unsaved draft from/)).toBeVisible()
    api.behave("SaveCmsDraft")
    await user.click(screen.getByRole("button", { name: "Continue" }))
    expect(await screen.findByLabelText("TITLE")).toHaveValue("Old headline one")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    expect(localTitles()).toEqual([])
  })

  test("preserves a JSON text that does not parse yet", async () => {
    const block = buildBlock({ content: { list: [1] } })
    const { user } = await editBlock("hero", [block])
    await enter(user, screen.getByLabelText("LIST"), ", 2")
    await waitFor(() => expect(draftsOf("1")).toHaveLength(1))
    cleanup()
    const again = await openCmsEditor([block])
    await again.user.click(await screen.findByRole("button", { name: "Continue" }))
    expect(await screen.findByLabelText("LIST")).toHaveValue("[\n  1\n], 2")
  })

  test("can be discarded", async () => {
    await typeOffline(" one")
    cleanup()
    const { user } = await openCmsEditor([hero])
    await user.click(await screen.findByRole("button", { name: "Discard" }))
    expect(screen.queryByText(/You have an unsaved draft from/)).not.toBeInTheDocument()
    expect(localTitles()).toEqual([])
  })

  test("in two tabs is two drafts: neither overwrites the other", async () => {
    await typeOffline(" one")
    cleanup()
    await typeIntoHero(" two")
    await waitFor(() => expect(localTitles()).toEqual(["Old headline two", "Old headline one"]))
  })

  test("works where the browser stores nothing", async () => {
    const { user } = await openCmsEditor([hero])
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError")
    })
    try {
      await user.click(await screen.findByRole("button", { name: "Edit hero" }))
      await user.type(screen.getByLabelText("TITLE"), "!")
      await user.click(screen.getByRole("button", { name: "Save" }))
      expect(await screen.findByText("Content updated successfully!")).toBeVisible()
    } finally {
      setItem.mockRestore()
    }
  })

  test("is gone after the logout, which asks first", async () => {
    const { user } = await typeOffline(" one")
    await user.click(screen.getByRole("button", { name: "Logout" }))
    await user.click(await screen.findByRole("button", { name: "Stay" }))
    expect(screen.getByLabelText("TITLE")).toHaveValue("Old headline one")
    await user.click(screen.getByRole("button", { name: "Logout" }))
    await user.click(await screen.findByRole("button", { name: "Log out" }))
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    await waitFor(() => expect(localTitles()).toEqual([]))
  })
})

describe("leaving an edit that the server cannot get", () => {
  test("for another page or tab asks first, and preserves the draft", async () => {
    const { user, router } = await typeOffline(" one")
    await screen.findByText("Not saved yet: kept on this device")
    await user.click(screen.getByRole("tab", { name: "About" }))
    expect(await screen.findByText("Leave without saving?")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Keep editing" }))
    expect(screen.getByLabelText("TITLE")).toHaveValue("Old headline one")
    expect(router.state.location.search).toBe("?tab=cms&page=home&block=hero")

    await user.click(screen.getByRole("tab", { name: "Driver Applications" }))
    await user.click(await screen.findByRole("button", { name: "Leave" }))
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    await user.click(screen.getByRole("tab", { name: "CMS Editor" }))
    expect(await screen.findByText(/You have an unsaved draft from/)).toBeVisible()
  })

  test("for another block asks first, and one block is edited at a time", async () => {
    const { user } = await typeOffline(" one")
    await screen.findByText("Not saved yet: kept on this device")
    await openBlock(user, "closing")
    await user.click(await screen.findByRole("button", { name: "Leave" }))
    await user.click(await screen.findByRole("button", { name: "Edit closing" }))
    expect(await screen.findByDisplayValue("Ready?")).toBeVisible()
    expect(screen.queryByDisplayValue("Old headline one")).not.toBeInTheDocument()
    expect(screen.getAllByRole("button", { name: "Save" })).toHaveLength(1)
    await openBlock(user, "hero")
    expect((await inCard("hero")).getByText(/You have an unsaved draft from/)).toBeVisible()
  })

  test("by closing the window asks, but only then", async () => {
    const { user, card } = await typeOffline("!")
    const closes = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
    expect(closes()).toBe(false)
    await user.click(card.getByRole("button", { name: "Cancel" }))
    await screen.findByRole("button", { name: "Edit hero" })
    expect(closes()).toBe(true)
  })

  test("asks nothing when nothing was changed", async () => {
    const { user } = await typeIntoHero(" {Backspace}")
    await user.click(screen.getByRole("tab", { name: "About" }))
    expect(screen.queryByText("Leave without saving?")).not.toBeInTheDocument()
  })
})
