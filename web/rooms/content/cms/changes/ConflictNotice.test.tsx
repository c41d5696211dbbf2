import { buildBlock, saveBlock, heroContent as saved } from "@farelight/api/testing/factories/content.ts"
import { describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { editBlock, storedBlock } from "../../../../testing/cmsEditor.ts"
import { enter } from "../../../../testing/enter.ts"
import type { Content } from "../content.ts"

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

describe("a save over somebody else's", () => {
  test("is refused with both texts, and nothing typed is lost", async () => {
    await runIntoConflict({ ...saved, title: "Their headline" })
    expect(screen.getByText("Failed to update content")).toBeVisible()
    const differences = within(screen.getByRole("group", { name: "Theirs and yours" }))
    expect(differences.getByText("Their").tagName).toBe("DEL")
    expect(differences.getByText("My").tagName).toBe("INS")
    expect(screen.getByLabelText("TITLE")).toHaveValue("My headline")
    expect(await stored()).toMatchObject({ content: { ...saved, title: "Their headline" }, version: 2 })
    expect(screen.queryByRole("button", { name: /^Combine/ })).not.toBeInTheDocument()
  })

  test("can be repeated on purpose: Keep mine overwrites theirs", async () => {
    const { user } = await runIntoConflict({ ...saved, title: "Their headline" })
    await user.click(screen.getByRole("button", { name: "Keep mine" }))
    expect(await screen.findByText("Content updated successfully!")).toBeVisible()
    expect(await stored()).toMatchObject({ content: { ...saved, title: "My headline" }, version: 3 })
  })

  test("can be given up, after a confirmation", async () => {
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

  test("can be combined where the two edits touch different fields", async () => {
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

  test("names the fields that both have changed", async () => {
    await runIntoConflict({ ...saved, title: "Their headline", text: "Their text" })
    expect(screen.getByText("Both of you changed title: combined, yours stands there.")).toBeVisible()
  })
})

describe("somebody else's save", () => {
  test("is reported when the operator returns to the window, before typing on", async () => {
    const { user } = await editBlock("hero", [buildBlock({ content: saved })])
    await user.type(screen.getByLabelText("TITLE"), "!")
    await saveBlock({ ...saved, text: "Their text" })
    window.dispatchEvent(new Event("focus"))
    expect(await screen.findByText(/^Somebody else saved this section on/)).toBeVisible()
  })

  test("replaces the form's values when nothing has been typed yet", async () => {
    await editBlock("hero", [buildBlock({ content: saved })])
    await saveBlock({ ...saved, text: "Their text" })
    window.dispatchEvent(new Event("focus"))
    await waitFor(() => expect(screen.getByLabelText("TEXT")).toHaveValue("Their text"))
    expect(screen.queryByText(/after you began/)).not.toBeInTheDocument()
  })
})
