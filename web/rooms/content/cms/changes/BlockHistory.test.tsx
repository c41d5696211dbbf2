import type { CmsDraftRow } from "@farelight/api/rooms/content/cms/cmsDraft.model.ts"
import {
  buildBlock,
  buildDraft,
  buildVersion,
  saveBlock,
  heroContent as saved,
} from "@farelight/api/testing/factories/content.ts"
import { describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { api } from "../../../../testing/api.ts"
import { editBlock, openCmsEditor, storedBlock } from "../../../../testing/cmsEditor.ts"
import { enter } from "../../../../testing/enter.ts"
import type { Content } from "../content.ts"

const first = buildVersion()
const second = buildVersion({
  version: 2,
  savedBy: "ana",
  content: { title: "New headline", text: "Short text", button_label: "Advertise", picture: "" },
})

const openHistory = async ({
  versions = [first, second],
  drafts = [],
}: {
  versions?: (typeof second)[]
  drafts?: CmsDraftRow[]
} = {}) => {
  const { content, version } = versions.at(-1) ?? first
  const opened = await openCmsEditor([buildBlock({ content, version })], "", drafts, { versions })
  await opened.user.click(await screen.findByRole("button", { name: "History of hero" }))
  const dialog = await screen.findByRole("dialog", { name: "History of hero" })
  return { ...opened, dialog: within(dialog) }
}

type Queries = Awaited<ReturnType<typeof openHistory>>["dialog"]

/** Requests the first version, and returns the confirmation question. */
const askForFirst = async (user: UserEvent, dialog: Queries) => {
  await user.click(await dialog.findByRole("button", { name: "Restore version 1" }))
  return within(await screen.findByRole("dialog", { name: "Restore version 1?" }))
}

describe("a content block's history", () => {
  test("shows authors and changes word by word, and restores an old version after explaining the effect", async () => {
    const { user, dialog } = await openHistory()
    const newest = within(await dialog.findByRole("article", { name: "Version 2" }))
    expect(newest.getByText("current")).toBeVisible()
    expect(newest.getByText(/^ana,/)).toBeVisible()
    expect(newest.getByText("title")).toBeVisible()
    expect(newest.getByText("Old").tagName).toBe("DEL")
    expect(newest.getByText("New").tagName).toBe("INS")
    expect(newest.queryByRole("button")).not.toBeInTheDocument()
    const delivered = within(dialog.getByRole("article", { name: "Version 1" }))
    expect(delivered.getByText(/^Delivered with the site,/)).toBeVisible()
    const question = await askForFirst(user, dialog)
    expect(question.getByText(/^It goes live at once: .* as version 3\./)).toBeVisible()
    const changes = within(question.getByRole("group", { name: "What changes on the site" }))
    expect(changes.getByText("New").tagName).toBe("DEL")
    expect(changes.getByText("Old").tagName).toBe("INS")
    expect(api.asked("UpdateCmsBlock")).toEqual([])
    await user.click(question.getByRole("button", { name: "Publish version 1" }))
    expect(await screen.findByText("Content updated successfully!")).toBeVisible()
    expect(screen.getByText("Version 1 is back, as version 3.")).toBeVisible()
    expect(await storedBlock()).toMatchObject({ content: first.content, version: 3 })
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
    expect(screen.getByText(/"title": "Old headline"/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole("button", { name: /^History of/ })).toHaveFocus())
  })

  test("explains the effect on the team's draft, and does not overwrite a newer save", async () => {
    const { user, dialog } = await openHistory({ drafts: [buildDraft({ baseVersion: 2 })] })
    const question = await askForFirst(user, dialog)
    expect(question.getByText(/^The team's draft stays, and has to be combined/)).toBeVisible()
    await user.click(question.getByRole("button", { name: "Back" }))
    const again = await askForFirst(user, within(await screen.findByRole("dialog", { name: "History of hero" })))
    expect(api.asked("UpdateCmsBlock")).toEqual([])
    await saveBlock({ ...second.content, title: "Theirs" }, { version: 3 })
    await user.click(again.getByRole("button", { name: "Publish version 1" }))
    expect(await screen.findByText("Failed to update content")).toBeVisible()
    expect((await storedBlock()).version).toBe(3)
    expect(await screen.findByText(/"title": "Theirs"/)).toBeInTheDocument()
  })

  test("opens the editor for an old version that would break the page", async () => {
    const broken = buildVersion({
      content: { title: "", text: "Short text", button_label: "Advertise", picture: "" },
    })
    const { user, dialog } = await openHistory({ versions: [broken, second] })
    await user.click((await askForFirst(user, dialog)).getByRole("button", { name: "Publish version 1" }))
    const title = await screen.findByLabelText("TITLE")
    expect(title).toHaveValue("")
    expect(title).toHaveAccessibleErrorMessage(/Write something here\./)
  })

  test("is paged, and compares the last version on a page with the one before", async () => {
    const versions = Array.from({ length: 12 }, (_, index) =>
      buildVersion({ version: index + 1, content: { title: `Title ${index + 1}` } }),
    )
    const { user, dialog } = await openHistory({ versions })
    const last = within(await dialog.findByRole("article", { name: "Version 3" }))
    expect(last.getByText("2").tagName).toBe("DEL")
    expect(dialog.queryByRole("article", { name: "Version 2" })).not.toBeInTheDocument()
    await user.click(dialog.getByRole("button", { name: "Older" }))
    expect(await dialog.findByRole("article", { name: "Version 2" })).toBeVisible()
    expect(dialog.getByRole("article", { name: "Version 1" })).toBeVisible()
    await user.click(dialog.getByRole("button", { name: "Newer" }))
    expect(await dialog.findByRole("article", { name: "Version 12" })).toBeVisible()
  })
})

describe("a colleague's edit of the same content", () => {
  /** Edits the hero's title and saves it after somebody else's save. */
  const runIntoConflict = async (theirs: Content) => {
    const opened = await editBlock("hero", [buildBlock({ content: saved })])
    await opened.user.clear(screen.getByLabelText("TITLE"))
    await enter(opened.user, screen.getByLabelText("TITLE"), "My headline")
    await saveBlock(theirs)
    await opened.user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText(/^ana saved this section on .*, after you began\.$/)
    return opened
  }

  const stored = async () => (await storedBlock()).get()

  describe("a conflicting save", () => {
    test("shows both texts and keeps the input; Keep mine overwrites the colleague's text", async () => {
      const { user } = await runIntoConflict({ ...saved, title: "Their headline" })
      expect(screen.getByText("Failed to update content")).toBeVisible()
      const differences = within(screen.getByRole("group", { name: "Theirs and yours" }))
      expect(differences.getByText("Their").tagName).toBe("DEL")
      expect(differences.getByText("My").tagName).toBe("INS")
      expect(screen.getByLabelText("TITLE")).toHaveValue("My headline")
      expect(await stored()).toMatchObject({ content: { ...saved, title: "Their headline" }, version: 2 })
      expect(screen.queryByRole("button", { name: /^Combine/ })).not.toBeInTheDocument()
      await user.click(screen.getByRole("button", { name: "Keep mine" }))
      expect(await screen.findByText("Content updated successfully!")).toBeVisible()
      expect(await stored()).toMatchObject({ content: { ...saved, title: "My headline" }, version: 3 })
    })

    test("can be discarded after a confirmation", async () => {
      const { user } = await runIntoConflict({ ...saved, title: "Their headline" })
      await user.click(screen.getByRole("button", { name: "Take theirs" }))
      const question = within(await screen.findByRole("dialog", { name: "Discard your changes?" }))
      await user.click(question.getByRole("button", { name: "Keep editing" }))
      expect(screen.getByLabelText("TITLE")).toHaveValue("My headline")
      await user.click(screen.getByRole("button", { name: "Take theirs" }))
      await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Take theirs" }))
      await waitFor(() => expect(screen.getByLabelText("TITLE")).toHaveValue("Their headline"))
      expect(screen.queryByText(/after you began/)).not.toBeInTheDocument()
    })

    test("can be combined with the other one if the edits touch different fields", async () => {
      const { user } = await runIntoConflict({ ...saved, text: "Their text" })
      expect(screen.getByText("You changed different fields, so that both edits fit together.")).toBeVisible()
      await user.click(screen.getByRole("button", { name: "Combine: yours where you changed, theirs elsewhere" }))
      expect(screen.getByLabelText("TEXT")).toHaveValue("Their text")
      await user.click(screen.getByRole("button", { name: "Save" }))
      expect(await screen.findByText("Content updated successfully!")).toBeVisible()
      expect(await stored()).toMatchObject({
        content: { ...saved, title: "My headline", text: "Their text" },
        version: 3,
      })
    })
  })

  test("replaces an untouched form, and is reported to a returning operator", async () => {
    const { user } = await editBlock("hero", [buildBlock({ content: saved })])
    await saveBlock({ ...saved, text: "Their text" })
    window.dispatchEvent(new Event("focus"))
    await waitFor(() => expect(screen.getByLabelText("TEXT")).toHaveValue("Their text"))
    expect(screen.queryByText(/after you began/)).not.toBeInTheDocument()
    await user.type(screen.getByLabelText("TITLE"), "!")
    await saveBlock({ ...saved, text: "Another text" }, { version: 3 })
    window.dispatchEvent(new Event("focus"))
    expect(await screen.findByText(/^Somebody else saved this section on/)).toBeVisible()
  })
})
