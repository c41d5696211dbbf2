import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { readAdminToken } from "../../../apollo/adminToken.ts"
import { buildCmsBlock } from "../../../testing/cmsBuilders.ts"
import { openCmsEditor } from "../../../testing/cmsEditor.ts"
import { mockPreview, type PreviewRequest } from "../../../testing/msw/cmsHandlers.ts"
import { server } from "../../../testing/msw/server.ts"
import { draftsOf } from "../editor/storedDrafts.ts"

// jsdom lays nothing out: without a width the preview would be hidden, as on a narrow screen.
const layOut = (width: number) => jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(width)

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  layOut(700)
})

afterEach(() => {
  jest.restoreAllMocks()
})

const hero = buildCmsBlock()
const figures = buildCmsBlock({ id: "2", page: "global", sectionId: "figures", content: { cities: "12" } })

const editHero = async (preview: Parameters<typeof mockPreview>[0] = {}) => {
  const opened = openCmsEditor({ blocks: [hero, figures] })
  server.use(mockPreview(preview))
  await opened.user.click(await screen.findByRole("button", { name: "Edit hero" }))
  return opened
}

const pageIn = async (page: string) => {
  const frame = await screen.findByTitle(`Preview of ${page}`)
  return frame instanceof HTMLIFrameElement ? frame.contentDocument : null
}

const shownText = async (page: string) => (await pageIn(page))?.body.textContent ?? ""

const expectShown = (text: string, page = "Home") =>
  waitFor(async () => expect(await shownText(page)).toContain(`"title":"${text}"`))

describe("the live preview", () => {
  test("shows the page with what is typed, before it is saved, in a frame that runs no script", async () => {
    const requests: PreviewRequest[] = []
    const { user } = await editHero({ onRequest: (request) => requests.push(request) })
    await expectShown("Old headline")
    const text = (await pageIn("Home"))?.querySelector("pre")
    await user.type(screen.getByLabelText("TITLE"), " typed")
    await expectShown("Old headline typed")
    // The page is still the same one, in which only the text is another: nothing flashes.
    expect(text?.isConnected).toBe(true)
    expect(screen.getByTitle("Preview of Home")).toHaveAttribute("sandbox", "allow-same-origin")
    expect(requests.at(-1)).toEqual({
      page: "home",
      authorization: "Bearer a-token",
      body: {
        blocks: [
          {
            page: "home",
            sectionId: "hero",
            content: { title: "Old headline typed", text: "Short text", button_label: "Advertise", picture: "" },
          },
        ],
      },
    })
    // Not one request a letter.
    expect(requests.length).toBeLessThan(" typed".length)
  })

  test("shows what was typed last when an earlier answer comes late", async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const isAsked = new Promise<void>((resolve) => {
      server.events.on("request:start", ({ request }) => {
        if (request.url.includes("/preview/")) resolve()
      })
    })
    const { user } = await editHero({ heldBy: held })
    await isAsked
    server.use(mockPreview())
    await user.type(screen.getByLabelText("TITLE"), " newer")
    await expectShown("Old headline newer")
    release()
    await held
    await expectShown("Old headline newer")
  })

  test("of a shared fact shows on the page that is chosen", async () => {
    const pages: string[] = []
    const { user } = openCmsEditor({ blocks: [hero, figures] }, "&page=global")
    server.use(mockPreview({ onRequest: ({ page }) => pages.push(page) }))
    await user.click(await screen.findByRole("button", { name: "Edit figures" }))
    await screen.findByTitle("Preview of Home")
    await user.selectOptions(screen.getByLabelText("Page to preview"), "Drivers")
    expect(await screen.findByTitle("Preview of Drivers")).toBeInTheDocument()
    await waitFor(() => expect(pages.at(-1)).toBe("drivers"))
  })

  test("says when it could not be loaded, and tries again", async () => {
    const { user } = await editHero({ status: 400 })
    await user.click(screen.getByRole("button", { name: "Preview" }))
    const preview = within(await screen.findByRole("region", { name: "Preview" }))
    expect(await preview.findByRole("alert")).toHaveTextContent("The preview could not be loaded.")
    server.use(mockPreview())
    await user.click(preview.getByRole("button", { name: "Try again" }))
    await expectShown("Old headline")
    expect(preview.queryByRole("alert")).not.toBeInTheDocument()
  })

  test("leads to the login when the server refuses the token, and the draft stays", async () => {
    await editHero({ status: 401 })
    expect(await screen.findByRole("button", { name: "Login" })).toBeVisible()
    expect(readAdminToken()).toBeNull()
  })

  test("asks for nothing while it is hidden", async () => {
    layOut(0)
    const requests: PreviewRequest[] = []
    const { user } = await editHero({ onRequest: (request) => requests.push(request) })
    await user.type(screen.getByLabelText("TITLE"), "!")
    // The draft is kept as soon as the operator pauses; the preview would be asked for soon after.
    await waitFor(() => expect(draftsOf("1")).toHaveLength(1))
    await user.type(screen.getByLabelText("TITLE"), "!")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    expect(requests).toEqual([])
  })

  test("can be as wide as a phone", async () => {
    const { user } = await editHero()
    await user.click(screen.getByRole("button", { name: "Preview" }))
    expect(await screen.findByTitle("Preview of Home")).toHaveStyle({ width: "1280px" })
    await user.click(screen.getByRole("button", { name: "Phone" }))
    expect(await screen.findByTitle("Preview of Home")).toHaveStyle({ width: "390px" })
  })
})
