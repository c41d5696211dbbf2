import { describe, expect, jest, test } from "@jest/globals"
import { cleanup, screen, waitFor } from "@testing-library/react"
import { buildCmsBlock } from "../../../mock/builders.ts"
import { editBlock, inCard, openCmsEditor } from "../../../testing/cmsEditor.ts"
import { draftsOf } from "./drafts.ts"

const hero = buildCmsBlock()
const closing = buildCmsBlock({ id: 2, sectionId: "closing", content: { title: "Ready?" } })
const about = buildCmsBlock({ id: 3, page: "about" })

const storedTitles = (id = "1") => draftsOf(id).map(({ draft }) => draft.content.title)

const typeIntoHero = async (text: string) => {
  const opened = await editBlock("hero", [hero, closing, about])
  const card = await inCard("hero")
  await opened.user.type(card.getByLabelText("TITLE"), text)
  return { ...opened, card }
}

const expectDraft = (title: string) => waitFor(() => expect(storedTitles()).toEqual([title]))

describe("an unsaved edit", () => {
  test("is offered after a reload, and continues where it was", async () => {
    await typeIntoHero(" one")
    await expectDraft("Old headline one")
    cleanup()
    const { user } = openCmsEditor([hero])
    expect(await screen.findByText(/You have an unsaved draft from/)).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Continue" }))
    expect(await screen.findByLabelText("TITLE")).toHaveValue("Old headline one")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    expect(storedTitles()).toEqual([])
  })

  test("preserves a JSON text that does not parse yet", async () => {
    const block = buildCmsBlock({ content: { list: [1] } })
    const { user } = await editBlock("hero", [block])
    await user.type(screen.getByLabelText("LIST"), ", 2")
    await waitFor(() => expect(draftsOf("1")).toHaveLength(1))
    cleanup()
    const again = openCmsEditor([block])
    await again.user.click(await screen.findByRole("button", { name: "Continue" }))
    expect(await screen.findByLabelText("LIST")).toHaveValue("[\n  1\n], 2")
  })

  test("can be discarded", async () => {
    await typeIntoHero(" one")
    await expectDraft("Old headline one")
    cleanup()
    const { user } = openCmsEditor([hero])
    await user.click(await screen.findByRole("button", { name: "Discard" }))
    expect(screen.queryByText(/You have an unsaved draft from/)).not.toBeInTheDocument()
    expect(storedTitles()).toEqual([])
  })

  test("in two tabs is two drafts: neither overwrites the other", async () => {
    await typeIntoHero(" one")
    await expectDraft("Old headline one")
    cleanup()
    await typeIntoHero(" two")
    await waitFor(() => expect(storedTitles()).toEqual(["Old headline two", "Old headline one"]))
  })

  test("works where the browser stores nothing", async () => {
    const { user } = openCmsEditor([hero])
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
    const { user } = await typeIntoHero(" one")
    await expectDraft("Old headline one")
    await user.click(screen.getByRole("button", { name: "Logout" }))
    await user.click(await screen.findByRole("button", { name: "Stay" }))
    expect(screen.getByLabelText("TITLE")).toHaveValue("Old headline one")
    await user.click(screen.getByRole("button", { name: "Logout" }))
    await user.click(await screen.findByRole("button", { name: "Log out" }))
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    await waitFor(() => expect(storedTitles()).toEqual([]))
  })
})

describe("leaving an unsaved edit", () => {
  test("for another page or tab asks first, and preserves the draft", async () => {
    const { user, router } = await typeIntoHero(" one")
    await user.click(screen.getByRole("tab", { name: "About" }))
    expect(await screen.findByText("Leave without saving?")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Keep editing" }))
    expect(screen.getByLabelText("TITLE")).toHaveValue("Old headline one")
    expect(router.state.location.search).toBe("?tab=cms")

    await user.click(screen.getByRole("tab", { name: "Driver Applications" }))
    await user.click(await screen.findByRole("button", { name: "Leave" }))
    expect(await screen.findByText("No driver applications yet")).toBeVisible()
    await user.click(screen.getByRole("tab", { name: "CMS Editor" }))
    expect(await screen.findByText(/You have an unsaved draft from/)).toBeVisible()
  })

  test("for another block asks first, and one block is edited at a time", async () => {
    const { user } = await typeIntoHero(" one")
    await user.click(screen.getByRole("button", { name: "Edit closing" }))
    await user.click(await screen.findByRole("button", { name: "Leave" }))
    expect(await screen.findByDisplayValue("Ready?")).toBeVisible()
    expect(screen.queryByDisplayValue("Old headline one")).not.toBeInTheDocument()
    expect(screen.getAllByRole("button", { name: "Save" })).toHaveLength(1)
    expect((await inCard("hero")).getByText(/You have an unsaved draft from/)).toBeVisible()
  })

  test("by closing the window asks, but only then", async () => {
    const { user, card } = await typeIntoHero("!")
    const closes = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
    expect(closes()).toBe(false)
    await user.click(card.getByRole("button", { name: "Cancel" }))
    expect(closes()).toBe(true)
  })

  test("asks nothing when nothing was changed", async () => {
    const { user } = await typeIntoHero(" {Backspace}")
    await user.click(screen.getByRole("tab", { name: "About" }))
    expect(screen.queryByText("Leave without saving?")).not.toBeInTheDocument()
  })
})
