import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { HttpResponse, http } from "msw"
import { storeAdminToken } from "../../apollo/adminToken.ts"
import type { MediaLibraryQueryVariables } from "../../graphql/generated.ts"
import { buildMediaFile } from "../../testing/mediaBuilders.ts"
import { mockDashboard, mockGlobalContent } from "../../testing/msw/handlers.ts"
import { mockDeleteMedia, mockMediaLibrary, mockMediaPages, mockUpdateMedia } from "../../testing/msw/mediaHandlers.ts"
import { server } from "../../testing/msw/server.ts"
import { renderDashboard } from "../../testing/renderDashboard.tsx"

const consoleError = jest.spyOn(console, "error")

beforeEach(() => {
  storeAdminToken("a-token")
  consoleError.mockImplementation(() => {})
  server.use(mockGlobalContent(), ...mockDashboard(), mockMediaLibrary({ files: [roof, sign] }))
})

afterEach(() => {
  consoleError.mockReset()
})

const roof = buildMediaFile()
const hero = { field: "picture", block: { id: "3", page: "home", sectionId: "hero_banner" } }
const sign = buildMediaFile({
  id: "2",
  filename: "sign.gif",
  contentType: "image/gif",
  size: 1536,
  width: 400,
  height: 300,
  isAnimated: true,
  altText: "",
  uses: [hero, { ...hero, field: "cards.1.picture" }],
})

const open = (view = "") => renderDashboard(`/adminpage/dashboard?tab=media${view}`)
const card = (filename: string) => screen.findByRole("article", { name: filename })

describe("the media library", () => {
  test("shows each picture with its name, size and dimensions", async () => {
    open()
    const first = await card("roof-screen.png")
    expect(within(first).getByRole("img", { name: "A car with a screen on its roof" })).toHaveAttribute(
      "src",
      roof.thumbnailUrl,
    )
    expect(within(first).getByText("2.0 KB · 1200 × 800")).toBeVisible()
    expect(within(first).queryByText("No alt text")).not.toBeInTheDocument()
    expect(within(first).getByText("Not used")).toBeVisible()

    const second = await card("sign.gif")
    expect(within(second).getByText("1.5 KB · 400 × 300")).toBeVisible()
    expect(within(second).getByText("Animated")).toBeVisible()
    expect(within(second).getByText("No alt text")).toBeVisible()
    expect(within(second).getAllByRole("link", { name: "home: hero banner" })).toHaveLength(1)
    expect(within(second).getByRole("link", { name: "home: hero banner" })).toHaveAttribute(
      "href",
      "/adminpage/dashboard?tab=cms&page=home&block=hero_banner",
    )
  })

  test("puts an icon where there is no thumbnail", async () => {
    open()
    const image = within(await card("roof-screen.png")).getByRole("img")
    fireEvent.error(image)
    expect(image).not.toBeInTheDocument()
    expect(within(await card("roof-screen.png")).getByRole("img")).toHaveAccessibleName(roof.altText)
  })

  test("says how to begin, and that there is nothing yet", async () => {
    server.use(mockMediaLibrary())
    open()
    expect(await screen.findByText("No media files yet. Upload your first image above.")).toBeVisible()
    expect(screen.getByText("Upload images (JPG, PNG, GIF, WebP). Max size: 10MB")).toBeVisible()
  })

  test("says what it is doing", async () => {
    server.use(mockMediaLibrary({ delay: "infinite" }))
    open()
    expect(await screen.findByText("Loading media library...")).toBeVisible()
  })

  test("offers another try when it cannot be loaded", async () => {
    server.use(mockMediaLibrary({ isUnreachable: true }))
    const { user } = open()
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load media library")
    await waitFor(() => expect(screen.getAllByText("Failed to load media library")).toHaveLength(2))
    expect(consoleError).toHaveBeenCalled()
    server.use(mockMediaLibrary({ files: [roof] }))
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await card("roof-screen.png")).toBeVisible()
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  })
})

describe("what the address asks for", () => {
  test("is what the server is asked", async () => {
    const asked: MediaLibraryQueryVariables[] = []
    server.use(mockMediaLibrary({ files: [roof], behind: 30, onRequest: (variables) => asked.push(variables) }))
    open("&search=roof&alt=missing&sort=-size")
    await card("roof-screen.png")
    expect(asked.at(-1)).toEqual({
      first: 24,
      after: null,
      filter: { search: "roof", lacksAltText: true },
      orderBy: { field: "SIZE", direction: "DESCENDING" },
    })
  })

  test("follows the search, the filter, the order and the page", async () => {
    server.use(mockMediaLibrary({ files: [roof], behind: 30 }))
    const { user, router } = open()
    const address = () => router.state.location.search
    await card("roof-screen.png")
    await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "By name")
    expect(address()).toBe("?tab=media&sort=filename")
    await user.click(screen.getByRole("button", { name: "Without alt text" }))
    expect(address()).toBe("?tab=media&alt=missing&sort=filename")
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "roof{Enter}")
    await waitFor(() => expect(address()).toBe("?tab=media&search=roof&alt=missing&sort=filename"))
    await user.click(screen.getByRole("button", { name: "Clear all" }))
    expect(address()).toBe("?tab=media&sort=filename")
    await user.click(await screen.findByRole("button", { name: "Next" }))
    expect(address()).toBe("?tab=media&sort=filename&page=2&after=cursor-1")
    await user.click(await screen.findByRole("button", { name: "Previous" }))
    expect(address()).toBe("?tab=media&sort=filename")
  })

  test("is not taken back by a search that was typed before", async () => {
    const { user, router } = open("&alt=missing")
    await card("roof-screen.png")
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "roof")
    await user.click(screen.getByRole("button", { name: "Without alt text" }))
    await waitFor(() => expect(router.state.location.search).toContain("search=roof"))
    expect(router.state.location.search).toBe("?tab=media&search=roof")
  })

  test("may match nothing", async () => {
    server.use(mockMediaLibrary())
    open("&search=nothing")
    expect(await screen.findByText("No pictures match this filter")).toBeVisible()
  })
})

describe("the copy button", () => {
  test("copies the whole address and says so", async () => {
    const { user } = open()
    const write = jest.spyOn(navigator.clipboard, "writeText")
    await user.click(within(await card("roof-screen.png")).getByRole("button", { name: /Copy/ }))
    expect(await screen.findByText("URL copied: roof-screen.png")).toBeVisible()
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/api/cms/media/1`)
  })

  test("copies the address under which the site is known outside, where one is set", async () => {
    const publicUrl = "https://ads.example.com/api/cms/media/1"
    server.use(mockMediaLibrary({ files: [buildMediaFile({ publicUrl })] }))
    const { user } = open()
    const write = jest.spyOn(navigator.clipboard, "writeText")
    await user.click(within(await card("roof-screen.png")).getByRole("button", { name: /Copy/ }))
    await waitFor(() => expect(write).toHaveBeenCalledWith(publicUrl))
  })

  test("shows the address when the browser refuses to copy", async () => {
    const { user } = open()
    const button = within(await card("roof-screen.png")).getByRole("button", { name: /Copy/ })
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("Forbidden", "NotAllowedError"))
    await user.click(button)
    expect(await screen.findByLabelText("Copy this address")).toHaveValue(`${window.location.origin}/api/cms/media/1`)
    expect(screen.queryByText("URL copied: roof-screen.png")).not.toBeInTheDocument()
  })
})

describe("the download button", () => {
  const answers = (answer: () => Response) => {
    const asked: (string | null)[] = []
    server.use(
      http.get("*/api/cms/media/1/original", ({ request }) => {
        asked.push(request.headers.get("authorization"))
        return answer()
      }),
    )
    return asked
  }

  test("saves the picture as it was uploaded, asking as the admin", async () => {
    const saved: { name: string; file?: Blob }[] = []
    URL.createObjectURL = (file: Blob) => {
      saved.push({ name: "", file })
      return "blob:original"
    }
    URL.revokeObjectURL = () => {}
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download })
    })
    const asked = answers(() => new HttpResponse("all of it", { headers: { "content-type": "image/png" } }))
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Download original of roof-screen.png" }))
    await waitFor(() => expect(saved).toHaveLength(2))
    click.mockRestore()
    expect(asked).toEqual(["Bearer a-token"])
    expect(await saved[0]?.file?.text()).toBe("all of it")
    expect(saved[1]?.name).toBe("roof-screen.png")
  })

  test("says when it failed", async () => {
    answers(() => new HttpResponse(null, { status: 503 }))
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Download original of roof-screen.png" }))
    expect(await screen.findByText("Failed to download file")).toBeVisible()
    expect(consoleError).toHaveBeenCalled()
  })
})

describe("the alt text", () => {
  test("is written in place", async () => {
    let sent: unknown
    server.use(mockUpdateMedia({ onRequest: (variables) => (sent = variables) }))
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Add alt text of sign.gif" }))
    await user.type(screen.getByRole("textbox", { name: "Alt text of sign.gif" }), " A sign that blinks {Enter}")
    expect(await screen.findByText("A sign that blinks")).toBeVisible()
    expect(sent).toEqual({ id: "2", altText: "A sign that blinks" })
    expect(screen.queryByText("No alt text")).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole("button", { name: "Edit alt text of sign.gif" })).toHaveFocus())
  })

  test("is kept as typed when it cannot be saved", async () => {
    server.use(mockUpdateMedia({ isUnreachable: true }))
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Add alt text of sign.gif" }))
    await user.type(screen.getByRole("textbox", { name: "Alt text of sign.gif" }), "A sign")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("The text could not be saved. Try again.")).toBeVisible()
    expect(screen.getByRole("textbox", { name: "Alt text of sign.gif" })).toHaveValue("A sign")
    server.use(mockUpdateMedia())
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("A sign")).toBeVisible()
  })
})

describe("deleting a picture", () => {
  const remove = async (filename: string) => {
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: `Delete ${filename}` }))
    return { user, dialog: await screen.findByRole("alertdialog") }
  }
  const confirm = (dialog: HTMLElement, name: string) => within(dialog).getByRole("button", { name })

  test("asks, and can be taken back", async () => {
    const { user, dialog } = await remove("roof-screen.png")
    expect(dialog).toHaveAccessibleName("Are you sure you want to delete this file?")
    await user.click(confirm(dialog, "Cancel"))
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument())
    expect(await card("roof-screen.png")).toBeVisible()
  })

  test("reloads the list and says so", async () => {
    const asked: unknown[] = []
    server.use(mockDeleteMedia({ onRequest: (variables) => asked.push(variables) }))
    const { user, dialog } = await remove("roof-screen.png")
    server.use(mockMediaLibrary({ files: [sign] }))
    await user.click(confirm(dialog, "Delete"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
    await waitFor(() => expect(screen.queryByText("roof-screen.png")).not.toBeInTheDocument())
    expect(await card("sign.gif")).toBeInTheDocument()
    expect(asked).toEqual([{ id: "1", evenIfUsed: false }])
  })

  test("names the places of one in use and asks again", async () => {
    const asked: unknown[] = []
    server.use(mockDeleteMedia({ onRequest: (variables) => asked.push(variables) }))
    const { user, dialog } = await remove("sign.gif")
    await user.click(confirm(dialog, "Delete"))
    expect(dialog).toHaveAccessibleName("This picture is in use")
    expect(dialog).toHaveTextContent("The site shows “sign.gif”: home: hero banner.")
    expect(asked).toEqual([])
    await user.click(confirm(dialog, "Delete anyway"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
    expect(asked).toEqual([{ id: "2", evenIfUsed: true }])
  })

  test("asks again when the site has begun to use it meanwhile", async () => {
    const asked: unknown[] = []
    const usedPlaces = "The site shows “roof-screen.png”: about mission."
    server.use(mockDeleteMedia({ usedPlaces, onRequest: (variables) => asked.push(variables) }))
    const { user, dialog } = await remove("roof-screen.png")
    await user.click(confirm(dialog, "Delete"))
    expect(await within(dialog).findByText(usedPlaces)).toBeVisible()
    await user.click(confirm(dialog, "Delete anyway"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
    expect(asked).toEqual([
      { id: "1", evenIfUsed: false },
      { id: "1", evenIfUsed: true },
    ])
  })

  test.each([
    ["the page before", "&page=2&after=cursor-1", "?tab=media"],
    ["the page before of what is filtered", "&search=roof&page=2&after=cursor-1", "?tab=media&search=roof"],
  ])("that was the last of its page leads to %s", async (_case, view, address) => {
    server.use(mockMediaLibrary({ files: [roof], before: 24 }))
    const { user, router } = open(view)
    await user.click(await screen.findByRole("button", { name: "Delete roof-screen.png" }))
    server.use(mockDeleteMedia(), mockMediaPages({ first: [sign], others: [] }))
    await user.click(confirm(await screen.findByRole("alertdialog"), "Delete"))
    expect(await card("sign.gif")).toBeVisible()
    expect(router.state.location.search).toBe(address)
    expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument()
  })

  test("says when it failed, and can be tried again", async () => {
    server.use(mockDeleteMedia({ isUnreachable: true }))
    const { user, dialog } = await remove("roof-screen.png")
    await user.click(confirm(dialog, "Delete"))
    expect(await screen.findByText("Failed to delete file")).toBeVisible()
    server.use(mockDeleteMedia())
    await user.click(confirm(dialog, "Delete"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
  })
})
