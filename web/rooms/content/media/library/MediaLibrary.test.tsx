import { mediaAddress, thumbnailAddress, toPicture } from "@farelight/api/contract/site/media.ts"
import { buildBlock, heroContent, setBlocks } from "@farelight/api/testing/factories/content.ts"
import { buildPicture } from "@farelight/api/testing/factories/media.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { readAdminToken } from "../../../../apollo/adminToken.ts"
import { api } from "../../../../testing/api.ts"
import { watchDownloads } from "../../../../testing/downloads.ts"
import { enter } from "../../../../testing/enter.ts"
import { findCard, older, openMediaLibrary, roof, sign, storePictures } from "../../../../testing/mediaLibrary.ts"

beforeEach(() => storePictures(roof, sign))

describe("the media library", () => {
  test("shows each picture with its name, size and dimensions", async () => {
    await openMediaLibrary()
    const first = await findCard("roof-screen.png")
    const image = within(first).getByRole("img", { name: "A car with a screen on its roof" })
    expect(image).toHaveAttribute("src", thumbnailAddress(toPicture(roof)))
    expect(within(first).getByText(/KB/)).toHaveTextContent("2.0 KB · 1200 × 800")
    expect(within(first).queryByText("No alt text")).not.toBeInTheDocument()
    expect(within(first).getByText("Not used")).toBeVisible()

    const second = await findCard("sign.gif")
    expect(within(second).getByText(/KB/)).toHaveTextContent("1.5 KB · 400 × 300")
    expect(within(second).getByText("Animated")).toBeVisible()
    expect(within(second).getByText("No alt text")).toBeVisible()
    expect(within(second).getAllByRole("link", { name: "home: hero banner" })).toHaveLength(1)
    const banner = within(second).getByRole("link", { name: "home: hero banner" })
    expect(banner).toHaveAttribute("href", "/adminpage/dashboard?tab=cms&page=home&block=hero_banner")
    // An icon takes the place of a thumbnail that is missing.
    fireEvent.error(image)
    expect(image).not.toBeInTheDocument()
    expect(within(first).getByRole("img")).toHaveAccessibleName(roof.altText)
  })

  test("explains the first step while empty", async () => {
    await storePictures()
    await openMediaLibrary()
    expect(await screen.findByText("No media files yet. Upload your first image above.")).toBeVisible()
    expect(screen.getByText("Upload images (JPG, PNG, GIF, WebP). Max size: 10MB")).toBeVisible()
  })

  test("shows its loading state, and offers a retry after a failure", async () => {
    api.behave("MediaLibrary", { isUnreachable: true, delay: 50 })
    const { user } = await openMediaLibrary()
    expect(await screen.findByText("Loading media library...")).toBeVisible()
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load media library")
    expect(console.error).toHaveBeenCalled()
    api.behave("MediaLibrary")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await findCard("roof-screen.png")).toBeVisible()
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  })
})

describe("the media library with a filter in its URL", () => {
  test("queries the server, and may be empty", async () => {
    await openMediaLibrary("&search=nothing&alt=missing&sort=-size")
    expect(await screen.findByText("No pictures match this filter")).toBeVisible()
    expect(api.asked("MediaLibrary").at(-1)).toEqual({
      first: 24,
      after: null,
      filter: { search: "nothing", lacksAltText: true },
      withSize: false,
      orderBy: { field: "SIZE", direction: "DESCENDING" },
    })
  })

  test("follows search, filter and order, and loads more", async () => {
    await storePictures(...older, buildPicture({ id: 25, filename: "roof-screen.png" }))
    const { user, router } = await openMediaLibrary()
    const address = () => router.state.location.search
    await findCard("roof-screen.png")
    await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "By name")
    expect(address()).toBe("?tab=media&sort=filename")
    await user.click(screen.getByRole("button", { name: "Without alt text" }))
    expect(address()).toBe("?tab=media&alt=missing&sort=filename")
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "roof{Enter}")
    await waitFor(() => expect(address()).toBe("?tab=media&search=roof&alt=missing&sort=filename"))
    await user.click(screen.getByRole("button", { name: "Clear all" }))
    expect(address()).toBe("?tab=media&sort=filename")
    await user.click(await screen.findByRole("button", { name: "Load more" }))
    expect(await findCard("roof-screen.png")).toBeVisible()
    expect(address()).toBe("?tab=media&sort=filename")
  })

  test("can be limited to unused pictures, with their total size", async () => {
    await storePictures(
      buildPicture({ id: 1, filename: "used.png" }),
      buildPicture({ id: 2, filename: "unused.png", size: 3_500_000 }),
    )
    await setBlocks(buildBlock({ content: { ...heroContent, picture: "/api/cms/media/1" } }))
    const { user, router } = await openMediaLibrary()
    await findCard("used.png")
    await user.click(screen.getByRole("button", { name: "Unused" }))
    expect(await screen.findByText(/^1 picture/)).toHaveTextContent("1 picture · 3.3 MB")
    expect(screen.queryByRole("article", { name: "used.png" })).not.toBeInTheDocument()
    expect(router.state.location.search).toBe("?tab=media&used=nowhere")
    expect(api.asked("MediaLibrary").at(-1)).toMatchObject({ filter: { isUnused: true }, withSize: true })
  })

  test("keeps its URL after an earlier search ends", async () => {
    const { user, router } = await openMediaLibrary("&alt=missing")
    await findCard("sign.gif")
    await enter(user, screen.getByRole("searchbox", { name: "Search" }), "roof")
    await user.click(screen.getByRole("button", { name: "Without alt text" }))
    await waitFor(() => expect(router.state.location.search).toContain("search=roof"))
    expect(router.state.location.search).toBe("?tab=media&search=roof")
  })
})

describe("the card of a picture", () => {
  test("copies the full address with a confirmation, or shows it when the browser refuses", async () => {
    const publicUrl = "https://ads.example.com/api/cms/media/1"
    api.answer("MediaLibrary", ({ mediaFiles }) => ({
      mediaFiles: {
        ...mediaFiles,
        nodes: mediaFiles.nodes.map((file) => (file.filename === "sign.gif" ? { ...file, publicUrl } : file)),
      },
    }))
    const { user } = await openMediaLibrary()
    const write = jest.spyOn(navigator.clipboard, "writeText")
    write.mockRejectedValueOnce(new DOMException("Forbidden", "NotAllowedError"))
    const button = within(await findCard("roof-screen.png")).getByRole("button", { name: /Copy/ })
    await user.click(button)
    expect(await screen.findByText("Copy this address")).toBeVisible()
    expect(screen.getByText(`${window.location.origin}/api/cms/media/2`)).toBeVisible()
    expect(screen.queryByText("URL copied: roof-screen.png")).not.toBeInTheDocument()
    await user.click(button)
    expect(await screen.findByText("URL copied: roof-screen.png")).toBeVisible()
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/api/cms/media/2`)
    await user.click(within(await findCard("sign.gif")).getByRole("button", { name: /Copy/ }))
    await waitFor(() => expect(write).toHaveBeenCalledWith(publicUrl))
  })

  test("saves the uploaded picture with the admin's token, and reports a failed download", async () => {
    const saved = watchDownloads()
    const { user } = await openMediaLibrary()
    const download = await screen.findByRole("button", { name: "Download original of roof-screen.png" })
    api.behave("Original", { error: { code: "SERVICE_UNAVAILABLE" } })
    await user.click(download)
    expect(await screen.findByText("Failed to download file")).toBeVisible()
    expect(console.error).toHaveBeenCalled()
    api.behave("Original")
    await user.click(download)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(api.asked("Original").at(-1)).toEqual({ id: "2" })
    expect(api.requests("Original")[0]?.headers.get("authorization")).toBe(`Bearer ${readAdminToken()}`)
    expect([saved[0]?.name, await saved[0]?.file.text()]).toEqual(["roof-screen.png", "all of it"])
  })

  test("has an editable alternative text, and keeps the input when saving fails", async () => {
    api.behave("UpdateMedia", { isUnreachable: true })
    const { user } = await openMediaLibrary()
    await user.click(await screen.findByRole("button", { name: "Add alt text of sign.gif" }))
    await user.type(screen.getByRole("textbox", { name: "Alt text of sign.gif" }), " A sign that blinks {Enter}")
    expect(await screen.findByText("The text could not be saved. Try again.")).toBeVisible()
    expect(screen.getByRole("textbox", { name: "Alt text of sign.gif" })).toHaveValue(" A sign that blinks ")
    api.behave("UpdateMedia")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Alt text/ })).not.toBeInTheDocument())
    expect(screen.getByText("A sign that blinks")).toBeVisible()
    expect(api.asked("UpdateMedia").at(-1)).toEqual({ id: "1", altText: "A sign that blinks" })
    expect(screen.queryByText("No alt text")).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole("button", { name: "Edit alt text of sign.gif" })).toHaveFocus())
  })

  describe("deleting a picture", () => {
    const remove = async (filename: string) => {
      const { user } = await openMediaLibrary()
      await user.click(await screen.findByRole("button", { name: `Delete ${filename}` }))
      return { user, dialog: await screen.findByRole("alertdialog") }
    }
    const confirm = (dialog: HTMLElement, name: string) => within(dialog).getByRole("button", { name })

    test("asks for confirmation, reports a failure, and reloads the list", async () => {
      const { user, dialog: first } = await remove("roof-screen.png")
      expect(first).toHaveAccessibleName("Are you sure you want to delete this file?")
      await user.click(confirm(first, "Cancel"))
      await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument())
      expect(api.requests("DeleteMedia")).toEqual([])
      await user.click(screen.getByRole("button", { name: "Delete roof-screen.png" }))
      const dialog = await screen.findByRole("alertdialog")
      api.behave("DeleteMedia", { isUnreachable: true })
      await user.click(confirm(dialog, "Delete"))
      expect(await screen.findByText("Failed to delete file")).toBeVisible()
      api.behave("DeleteMedia")
      await user.click(confirm(dialog, "Delete"))
      expect(await screen.findByText("File deleted successfully")).toBeVisible()
      await waitFor(() => expect(screen.queryByText("roof-screen.png")).not.toBeInTheDocument())
      expect(await findCard("sign.gif")).toBeInTheDocument()
      expect(api.asked("DeleteMedia").at(-1)).toEqual({ id: "2", evenIfUsed: false })
    })

    test("shows places of use, including new ones", async () => {
      const { user, dialog } = await remove("sign.gif")
      expect(dialog).toHaveTextContent("The site shows “sign.gif”: home: hero banner.")
      expect(api.asked("DeleteMedia")).toEqual([])
      await user.click(confirm(dialog, "Delete anyway"))
      expect(await screen.findByText("File deleted successfully")).toBeVisible()
      await waitFor(() => expect(screen.queryByText("sign.gif")).not.toBeInTheDocument())
      await user.click(screen.getByRole("button", { name: "Delete roof-screen.png" }))
      const again = await screen.findByRole("alertdialog")
      const content = { picture: mediaAddress(roof.id) }
      await setBlocks(buildBlock({ id: 2, page: "about", sectionId: "mission", content }))
      await user.click(confirm(again, "Delete"))
      const places = "The site shows “roof-screen.png”: about / mission (picture)."
      expect(await within(again).findByText(places)).toBeVisible()
      await user.click(confirm(again, "Delete anyway"))
      await waitFor(() => expect(screen.queryByText("roof-screen.png")).not.toBeInTheDocument())
      expect(api.asked("DeleteMedia")).toEqual([
        { id: "1", evenIfUsed: true },
        { id: "2", evenIfUsed: false },
        { id: "2", evenIfUsed: true },
      ])
    })
  })
})
