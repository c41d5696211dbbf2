import type { Role } from "@farelight/api/contract/accounts/roles.ts"
import type { CmsDraftRow } from "@farelight/api/rooms/content/cms/cmsDraft.model.ts"
import { buildBlock, buildDraft, buildVersion, saveBlock } from "@farelight/api/testing/factories/content.ts"
import { describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { api } from "../../../../testing/api.ts"
import { openCmsEditor, storedBlock } from "../../../../testing/cmsEditor.ts"

const first = buildVersion()
const second = buildVersion({
  version: 2,
  savedBy: "ana",
  content: { title: "New headline", text: "Short text", button_label: "Advertise", picture: "" },
})

const openHistory = async ({
  versions = [first, second],
  drafts = [],
  role,
}: {
  versions?: (typeof second)[]
  drafts?: CmsDraftRow[]
  role?: Role
} = {}) => {
  const { content, version } = versions.at(-1) ?? first
  const opened = await openCmsEditor([buildBlock({ content, version })], "", drafts, { versions, role })
  await opened.user.click(await screen.findByRole("button", { name: "History of hero" }))
  const dialog = await screen.findByRole("dialog", { name: "History of hero" })
  return { ...opened, dialog: within(dialog) }
}

type Queries = Awaited<ReturnType<typeof openHistory>>["dialog"]

/** Asks for the first version, and returns what is asked in turn. */
const askForFirst = async (user: UserEvent, dialog: Queries) => {
  await user.click(await dialog.findByRole("button", { name: "Restore version 1" }))
  return within(await screen.findByRole("dialog", { name: "Restore version 1?" }))
}

describe("a block's history", () => {
  test("shows who saved what, word by word", async () => {
    const { dialog } = await openHistory()
    const newest = within(await dialog.findByRole("article", { name: "Version 2" }))
    expect(newest.getByText("current")).toBeVisible()
    expect(newest.getByText(/^ana,/)).toBeVisible()
    expect(newest.getByText("title")).toBeVisible()
    expect(newest.getByText("Old").tagName).toBe("DEL")
    expect(newest.getByText("New").tagName).toBe("INS")
    expect(newest.queryByRole("button")).not.toBeInTheDocument()
    const delivered = within(dialog.getByRole("article", { name: "Version 1" }))
    expect(delivered.getByText(/^Delivered with the site,/)).toBeVisible()
  })

  test("restores an old version as a new one, once it has said what goes live", async () => {
    const { user, dialog } = await openHistory()
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

  test("says what a restored version means for the team's draft, and can be gone back to", async () => {
    const { user, dialog } = await openHistory({ drafts: [buildDraft({ baseVersion: 2 })] })
    const question = await askForFirst(user, dialog)
    expect(question.getByText(/^The team's draft stays, and has to be combined/)).toBeVisible()
    await user.click(question.getByRole("button", { name: "Back" }))
    expect(await screen.findByRole("dialog", { name: "History of hero" })).toBeVisible()
    expect(api.asked("UpdateCmsBlock")).toEqual([])
  })

  test("offers nothing to restore to those who only read", async () => {
    const { dialog } = await openHistory({ role: "VIEWER" })
    expect(await dialog.findByRole("article", { name: "Version 1" })).toBeVisible()
    expect(dialog.queryByRole("button", { name: /^Restore/ })).not.toBeInTheDocument()
  })

  test("opens the editor with an old version that would break the page", async () => {
    const broken = buildVersion({
      content: { title: "", text: "Short text", button_label: "Advertise", picture: "" },
    })
    const { user, dialog } = await openHistory({ versions: [broken, second] })
    await user.click((await askForFirst(user, dialog)).getByRole("button", { name: "Publish version 1" }))
    const title = await screen.findByLabelText("TITLE")
    expect(title).toHaveValue("")
    expect(title).toHaveAccessibleErrorMessage(/Write something here\./)
  })

  test("does not restore a version over somebody else's save", async () => {
    const { user, dialog } = await openHistory()
    const question = await askForFirst(user, dialog)
    await saveBlock({ ...second.content, title: "Theirs" }, { version: 3 })
    await user.click(question.getByRole("button", { name: "Publish version 1" }))
    expect(await screen.findByText("Failed to update content")).toBeVisible()
    expect((await storedBlock()).version).toBe(3)
    expect(await screen.findByText(/"title": "Theirs"/)).toBeInTheDocument()
  })

  test("is paged, and the last version of a page is compared as well", async () => {
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

  test("can be loaded again after a failure", async () => {
    const { user } = await openCmsEditor([buildBlock()])
    api.behave("CmsBlockHistory", { isUnreachable: true })
    await user.click(await screen.findByRole("button", { name: "History of hero" }))
    const alert = within(await screen.findByRole("alert"))
    api.behave("CmsBlockHistory")
    await user.click(alert.getByRole("button", { name: "Try again" }))
    expect(await screen.findByRole("article", { name: "Version 1" })).toBeVisible()
  })
})
