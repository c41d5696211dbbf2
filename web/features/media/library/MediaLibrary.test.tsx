import { mediaAddress, thumbnailAddress, toPicture } from "@farelight/api/contract/picture.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { buildCmsBlock, buildMediaFile } from "../../../mock/builders.ts"
import { type MediaFileRow, MOCK_TOKEN } from "../../../mock/store.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

const consoleError = jest.spyOn(console, "error")

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
  consoleError.mockImplementation(() => {})
  keep(roof, sign)
})

afterEach(() => {
  consoleError.mockReset()
})

const roof = buildMediaFile({ id: 2 })
const sign = buildMediaFile({
  filename: "sign.gif",
  contentType: "image/gif",
  size: 1536,
  width: 400,
  height: 300,
  isAnimated: true,
  altText: "",
})
const heroBanner = buildCmsBlock({
  sectionId: "hero_banner",
  content: { picture: mediaAddress(sign.id), cards: [{ picture: "" }, { picture: mediaAddress(sign.id) }] },
})

/** Puts these pictures into the library, the second of which the home page shows twice. */
const keep = (...files: MediaFileRow[]) => {
  api.store.mediaFiles = files.map((file) => ({ ...file }))
  api.store.cmsBlocks = [heroBanner]
}

/** Pictures that were uploaded before: they fill the pages behind. */
const older = Array.from({ length: 24 }, (_, index) =>
  buildMediaFile({ id: index + 1, filename: `old ${index + 1}.png` }),
)

const open = (view = "") => renderDashboard(`/adminpage/dashboard?tab=media${view}`)
const card = (filename: string) => screen.findByRole("article", { name: filename })

describe("the media library", () => {
  test("shows each picture with its name, size and dimensions", async () => {
    open()
    const first = await card("roof-screen.png")
    expect(within(first).getByRole("img", { name: "A car with a screen on its roof" })).toHaveAttribute(
      "src",
      thumbnailAddress(toPicture(roof)),
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
    keep()
    open()
    expect(await screen.findByText("No media files yet. Upload your first image above.")).toBeVisible()
    expect(screen.getByText("Upload images (JPG, PNG, GIF, WebP). Max size: 10MB")).toBeVisible()
  })

  test("says what it is doing", async () => {
    api.behave("MediaLibrary", { delay: "infinite" })
    open()
    expect(await screen.findByText("Loading media library...")).toBeVisible()
  })

  test("offers another try when it cannot be loaded", async () => {
    api.behave("MediaLibrary", { isUnreachable: true })
    const { user } = open()
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load media library")
    await waitFor(() => expect(screen.getAllByText("Failed to load media library")).toHaveLength(2))
    expect(consoleError).toHaveBeenCalled()
    api.behave("MediaLibrary")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await card("roof-screen.png")).toBeVisible()
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  })
})

describe("what the address asks for", () => {
  test("is what the server is asked", async () => {
    open("&search=sign&alt=missing&sort=-size")
    await card("sign.gif")
    expect(api.asked("MediaLibrary").at(-1)).toEqual({
      first: 24,
      after: null,
      filter: { search: "sign", lacksAltText: true },
      orderBy: { field: "SIZE", direction: "DESCENDING" },
    })
  })

  test("follows the search, the filter, the order and the page", async () => {
    keep(...older, buildMediaFile({ id: 25, filename: "roof-screen.png" }))
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
    expect(address()).toBe("?tab=media&sort=filename&page=2&after=cursor-9")
    await user.click(await screen.findByRole("button", { name: "Previous" }))
    expect(address()).toBe("?tab=media&sort=filename")
  })

  test("is not taken back by a search that was typed before", async () => {
    const { user, router } = open("&alt=missing")
    await card("sign.gif")
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "roof")
    await user.click(screen.getByRole("button", { name: "Without alt text" }))
    await waitFor(() => expect(router.state.location.search).toContain("search=roof"))
    expect(router.state.location.search).toBe("?tab=media&search=roof")
  })

  test("may match nothing", async () => {
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
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/api/cms/media/2`)
  })

  test("copies the address under which the site is known outside, where one is set", async () => {
    const publicUrl = "https://ads.example.com/api/cms/media/1"
    api.answerBy({ MediaFile: { publicUrl: () => publicUrl } })
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
    expect(await screen.findByLabelText("Copy this address")).toHaveValue(`${window.location.origin}/api/cms/media/2`)
    expect(screen.queryByText("URL copied: roof-screen.png")).not.toBeInTheDocument()
  })
})

describe("the download button", () => {
  const download = async () => {
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Download original of roof-screen.png" }))
  }

  test("saves the picture as it was uploaded, asking as the admin", async () => {
    api.store.pictures.set(roof.contentHash, new Blob(["all of it"], { type: "image/png" }))
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
    await download()
    await waitFor(() => expect(saved).toHaveLength(2))
    click.mockRestore()
    expect(api.asked("Original")).toEqual([{ id: "2" }])
    expect(api.requests("Original")[0]?.headers.get("authorization")).toBe(`Bearer ${MOCK_TOKEN}`)
    expect(await saved[0]?.file?.text()).toBe("all of it")
    expect(saved[1]?.name).toBe("roof-screen.png")
  })

  test("says when it failed", async () => {
    api.behave("Original", { error: { code: "SERVICE_UNAVAILABLE" } })
    await download()
    expect(await screen.findByText("Failed to download file")).toBeVisible()
    expect(consoleError).toHaveBeenCalled()
  })
})

describe("the alt text", () => {
  test("is written in place", async () => {
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Add alt text of sign.gif" }))
    await user.type(screen.getByRole("textbox", { name: "Alt text of sign.gif" }), " A sign that blinks {Enter}")
    await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Alt text/ })).not.toBeInTheDocument())
    expect(screen.getByText("A sign that blinks")).toBeVisible()
    expect(api.asked("UpdateMedia")).toEqual([{ id: "1", altText: "A sign that blinks" }])
    expect(screen.queryByText("No alt text")).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole("button", { name: "Edit alt text of sign.gif" })).toHaveFocus())
  })

  test("is kept as typed when it cannot be saved", async () => {
    api.behave("UpdateMedia", { isUnreachable: true })
    const { user } = open()
    await user.click(await screen.findByRole("button", { name: "Add alt text of sign.gif" }))
    await user.type(screen.getByRole("textbox", { name: "Alt text of sign.gif" }), "A sign")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("The text could not be saved. Try again.")).toBeVisible()
    expect(screen.getByRole("textbox", { name: "Alt text of sign.gif" })).toHaveValue("A sign")
    api.behave("UpdateMedia")
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
    const { user, dialog } = await remove("roof-screen.png")
    await user.click(confirm(dialog, "Delete"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
    await waitFor(() => expect(screen.queryByText("roof-screen.png")).not.toBeInTheDocument())
    expect(await card("sign.gif")).toBeInTheDocument()
    expect(api.asked("DeleteMedia")).toEqual([{ id: "2", evenIfUsed: false }])
  })

  test("names the places of one in use and asks again", async () => {
    const { user, dialog } = await remove("sign.gif")
    await user.click(confirm(dialog, "Delete"))
    expect(dialog).toHaveAccessibleName("This picture is in use")
    expect(dialog).toHaveTextContent("The site shows “sign.gif”: home: hero banner.")
    expect(api.asked("DeleteMedia")).toEqual([])
    await user.click(confirm(dialog, "Delete anyway"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
    expect(api.asked("DeleteMedia")).toEqual([{ id: "1", evenIfUsed: true }])
  })

  test("asks again when the site has begun to use it meanwhile", async () => {
    const { user, dialog } = await remove("roof-screen.png")
    const content = { picture: mediaAddress(roof.id) }
    api.store.cmsBlocks = [heroBanner, buildCmsBlock({ id: 2, page: "about", sectionId: "mission", content })]
    const usedPlaces = "The site shows “roof-screen.png”: about / mission (picture)."
    await user.click(confirm(dialog, "Delete"))
    expect(await within(dialog).findByText(usedPlaces)).toBeVisible()
    await user.click(confirm(dialog, "Delete anyway"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
    expect(api.asked("DeleteMedia")).toEqual([
      { id: "2", evenIfUsed: false },
      { id: "2", evenIfUsed: true },
    ])
  })

  test.each([
    ["the page before", "&page=2&after=cursor-2", "?tab=media"],
    ["the page before of what is filtered", "&search=png&page=2&after=cursor-2", "?tab=media&search=png"],
  ])("that was the last of its page leads to %s", async (_case, view, address) => {
    const newer = older.map((file) => ({ ...file, id: file.id + 1 }))
    keep(buildMediaFile(), ...newer)
    api.store.cmsBlocks = []
    const { user, router } = open(view)
    await user.click(await screen.findByRole("button", { name: "Delete roof-screen.png" }))
    await user.click(confirm(await screen.findByRole("alertdialog"), "Delete"))
    expect(await card("old 24.png")).toBeVisible()
    expect(router.state.location.search).toBe(address)
    expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument()
  })

  test("says when it failed, and can be tried again", async () => {
    api.behave("DeleteMedia", { isUnreachable: true })
    const { user, dialog } = await remove("roof-screen.png")
    await user.click(confirm(dialog, "Delete"))
    expect(await screen.findByText("Failed to delete file")).toBeVisible()
    api.behave("DeleteMedia")
    await user.click(confirm(dialog, "Delete"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
  })
})
