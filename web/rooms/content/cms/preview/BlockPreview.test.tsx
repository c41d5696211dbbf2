import { MediaFile } from "@farelight/api/rooms/content/pictures/mediaFile.model.ts"
import { buildBlock, heroContent } from "@farelight/api/testing/factories/content.ts"
import { buildPicture, setPictures } from "@farelight/api/testing/factories/media.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { readAdminToken } from "../../../../apollo/adminToken.ts"
import { api } from "../../../../testing/api.ts"
import { editBlock } from "../../../../testing/cmsEditor.ts"
import { enter } from "../../../../testing/enter.ts"

// jsdom has no layout: without a width the preview would be hidden, as on a narrow screen.
const layOut = (width: number) => jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(width)

beforeEach(() => void layOut(700))

const hero = buildBlock()
const figures = buildBlock({ id: 2, page: "global", sectionId: "figures", content: { cities: "12" } })

const editHero = (preview: Parameters<typeof api.behave>[1] = {}) => {
  api.behave("Preview", preview)
  return editBlock("hero", [hero, figures])
}

const pageIn = async (page: string) => {
  const frame = await screen.findByTitle(`Preview of ${page}`)
  return frame instanceof HTMLIFrameElement ? frame.contentDocument : null
}

const shownText = async (page: string) => (await pageIn(page))?.body.textContent ?? ""

const expectShown = (text: string, page = "Home") => waitFor(async () => expect(await shownText(page)).toContain(text))

describe("the live preview of content", () => {
  test("shows the page with the input, debounced, in a frame without scripts", async () => {
    const { user } = await editHero()
    await expectShown("Old headline")
    const text = (await pageIn("Home"))?.querySelector("h1")
    await enter(user, screen.getByLabelText("TITLE"), " typed")
    await expectShown("Old headline typed")
    // Only the text was replaced in the loaded page: nothing flashes.
    expect(text?.isConnected).toBe(true)
    expect(screen.getByTitle("Preview of Home")).toHaveAttribute("sandbox", "allow-same-origin")
    const { length } = api.asked("Preview")
    // At once, as a slow machine would make pauses between the letters.
    for (const value of ["Q", "Qu", "Quokkas"]) fireEvent.change(screen.getByLabelText("TITLE"), { target: { value } })
    await expectShown("Quokkas")
    expect(api.asked("Preview")).toHaveLength(length + 1)
    expect(api.asked("Preview").at(-1)).toMatchObject({
      page: "home",
      blocks: [{ page: "home", sectionId: "hero", content: { ...heroContent, title: "Quokkas" } }],
    })
  })

  test("shows the latest input when an earlier response arrives late", async () => {
    const { user } = await editHero()
    await expectShown("Old headline")
    const { length: asked } = api.asked("Preview")
    const release = api.hold("Preview")
    await enter(user, screen.getByLabelText("TITLE"), " older")
    await waitFor(() => expect(api.asked("Preview").length).toBeGreaterThan(asked))
    api.behave("Preview")
    await enter(user, screen.getByLabelText("TITLE"), " newer")
    await expectShown("Old headline older newer")
    release()
    await act(async () => {})
    await expectShown("Old headline older newer")
  })

  test("reloads once the alt text of a chosen picture is saved", async () => {
    const picture = buildPicture({ id: 7 })
    await setPictures(picture)
    const withPicture = buildBlock({ content: { ...heroContent, picture: "/api/cms/media/7" } })
    const { user } = await editBlock("hero", [withPicture])
    await expectShown("Old headline")
    const asked = api.asked("Preview").length
    await user.click(await screen.findByRole("button", { name: `Edit alt text of ${picture.filename}` }))
    await user.type(screen.getByRole("textbox", { name: `Alt text of ${picture.filename}` }), " at dusk{Enter}")
    await waitFor(() => expect(api.asked("Preview")).toHaveLength(asked + 1))
    expect((await MediaFile.findByPk(7))?.altText).toContain(" at dusk")
  })

  test("shows the chosen page for a shared fact", async () => {
    const { user } = await editBlock("figures", [hero, figures], "&page=global")
    await screen.findByTitle("Preview of Home")
    await user.selectOptions(screen.getByLabelText("Page to preview"), "Drivers")
    expect(await screen.findByTitle("Preview of Drivers")).toBeInTheDocument()
    await waitFor(() => expect(api.asked("Preview").at(-1)).toMatchObject({ page: "drivers" }))
  })

  test("reports a failure, offers a retry, and can be as narrow as a phone", async () => {
    const { user } = await editHero({ error: { code: "BAD_USER_INPUT" } })
    await user.click(screen.getByRole("button", { name: "Preview" }))
    const preview = within(await screen.findByRole("region", { name: "Preview" }))
    expect(await preview.findByRole("alert")).toHaveTextContent("The preview could not be loaded.")
    api.behave("Preview")
    await user.click(preview.getByRole("button", { name: "Try again" }))
    await expectShown("Old headline")
    expect(preview.queryByRole("alert")).not.toBeInTheDocument()
    expect(screen.getByTitle("Preview of Home")).toHaveStyle({ width: "1280px" })
    await user.click(screen.getByRole("button", { name: "Phone" }))
    await waitFor(() => expect(screen.getByTitle("Preview of Home")).toHaveStyle({ width: "390px" }))
  })

  test("redirects to the login when the server refuses the token, and keeps the draft", async () => {
    const { user } = await editHero()
    api.behave("Preview", { error: { code: "UNAUTHENTICATED" } })
    await user.type(screen.getByLabelText("TITLE"), "!")
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    expect(readAdminToken()).toBeNull()
  })

  test("sends no request while hidden", async () => {
    layOut(0)
    const { user } = await editHero()
    jest.useFakeTimers({ advanceTimers: true })
    await user.type(screen.getByLabelText("TITLE"), "!")
    // Much longer than the debounce of the preview.
    act(() => jest.advanceTimersByTime(5000))
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    expect(api.asked("Preview")).toEqual([])
  })
})
