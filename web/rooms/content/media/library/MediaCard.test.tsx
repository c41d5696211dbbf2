import { mediaAddress } from "@farelight/api/contract/site/media.ts"
import { buildBlock, setBlocks } from "@farelight/api/testing/factories/content.ts"
import { buildPicture } from "@farelight/api/testing/factories/media.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { readAdminToken } from "../../../../apollo/adminToken.ts"
import { api } from "../../../../testing/api.ts"
import { enter } from "../../../../testing/enter.ts"
import {
  findCard,
  heroBanner,
  older,
  openMediaLibrary,
  roof,
  sign,
  storePictures,
} from "../../../../testing/mediaLibrary.ts"

const consoleError = jest.spyOn(console, "error")

beforeEach(async () => {
  consoleError.mockImplementation(() => {})
  await storePictures(roof, sign)
})

afterEach(() => {
  consoleError.mockReset()
})

describe("the copy button", () => {
  test("copies the whole address and says so", async () => {
    const { user } = await openMediaLibrary()
    const write = jest.spyOn(navigator.clipboard, "writeText")
    await user.click(within(await findCard("roof-screen.png")).getByRole("button", { name: /Copy/ }))
    expect(await screen.findByText("URL copied: roof-screen.png")).toBeVisible()
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/api/cms/media/2`)
  })

  test("copies the address with the public URL, if one is set", async () => {
    const publicUrl = "https://ads.example.com/api/cms/media/1"
    api.answer("MediaLibrary", ({ mediaFiles }) => ({
      mediaFiles: { ...mediaFiles, nodes: mediaFiles.nodes.map((file) => ({ ...file, publicUrl })) },
    }))
    const { user } = await openMediaLibrary()
    const write = jest.spyOn(navigator.clipboard, "writeText")
    await user.click(within(await findCard("roof-screen.png")).getByRole("button", { name: /Copy/ }))
    await waitFor(() => expect(write).toHaveBeenCalledWith(publicUrl))
  })

  test("shows the address when the browser refuses to copy", async () => {
    const { user } = await openMediaLibrary()
    const button = within(await findCard("roof-screen.png")).getByRole("button", { name: /Copy/ })
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("Forbidden", "NotAllowedError"))
    await user.click(button)
    expect(await screen.findByLabelText("Copy this address")).toHaveValue(`${window.location.origin}/api/cms/media/2`)
    expect(screen.queryByText("URL copied: roof-screen.png")).not.toBeInTheDocument()
  })
})

describe("the download button", () => {
  const download = async () => {
    const { user } = await openMediaLibrary()
    await user.click(await screen.findByRole("button", { name: "Download original of roof-screen.png" }))
  }

  test("saves the picture as it was uploaded, with the admin's token", async () => {
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
    expect(api.requests("Original")[0]?.headers.get("authorization")).toBe(`Bearer ${readAdminToken()}`)
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
  test("is edited in place", async () => {
    const { user } = await openMediaLibrary()
    await user.click(await screen.findByRole("button", { name: "Add alt text of sign.gif" }))
    await user.type(screen.getByRole("textbox", { name: "Alt text of sign.gif" }), " A sign that blinks {Enter}")
    await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Alt text/ })).not.toBeInTheDocument())
    expect(screen.getByText("A sign that blinks")).toBeVisible()
    expect(api.asked("UpdateMedia")).toEqual([{ id: "1", altText: "A sign that blinks" }])
    expect(screen.queryByText("No alt text")).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole("button", { name: "Edit alt text of sign.gif" })).toHaveFocus())
  })

  test("remains as typed when it cannot be saved", async () => {
    api.behave("UpdateMedia", { isUnreachable: true })
    const { user } = await openMediaLibrary()
    await user.click(await screen.findByRole("button", { name: "Add alt text of sign.gif" }))
    await enter(user, screen.getByRole("textbox", { name: "Alt text of sign.gif" }), "A sign")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("The text could not be saved. Try again.")).toBeVisible()
    expect(screen.getByRole("textbox", { name: "Alt text of sign.gif" })).toHaveValue("A sign")
    api.behave("UpdateMedia")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("A sign", { selector: ":not(textarea)" })).toBeVisible()
  })
})

describe("deleting a picture", () => {
  const remove = async (filename: string) => {
    const { user } = await openMediaLibrary()
    await user.click(await screen.findByRole("button", { name: `Delete ${filename}` }))
    return { user, dialog: await screen.findByRole("alertdialog") }
  }
  const confirm = (dialog: HTMLElement, name: string) => within(dialog).getByRole("button", { name })

  test("asks for confirmation, and can be cancelled", async () => {
    const { user, dialog } = await remove("roof-screen.png")
    expect(dialog).toHaveAccessibleName("Are you sure you want to delete this file?")
    await user.click(confirm(dialog, "Cancel"))
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument())
    expect(await findCard("roof-screen.png")).toBeVisible()
  })

  test("reloads the list and says so", async () => {
    const { user, dialog } = await remove("roof-screen.png")
    await user.click(confirm(dialog, "Delete"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
    await waitFor(() => expect(screen.queryByText("roof-screen.png")).not.toBeInTheDocument())
    expect(await findCard("sign.gif")).toBeInTheDocument()
    expect(api.asked("DeleteMedia")).toEqual([{ id: "2", evenIfUsed: false }])
  })

  test("in use names the places and asks again", async () => {
    const { user, dialog } = await remove("sign.gif")
    await user.click(confirm(dialog, "Delete"))
    expect(dialog).toHaveAccessibleName("This picture is in use")
    expect(dialog).toHaveTextContent("The site shows “sign.gif”: home: hero banner.")
    expect(api.asked("DeleteMedia")).toEqual([])
    await user.click(confirm(dialog, "Delete anyway"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
    expect(api.asked("DeleteMedia")).toEqual([{ id: "1", evenIfUsed: true }])
  })

  test("asks again when the site has started to use it", async () => {
    const { user, dialog } = await remove("roof-screen.png")
    const content = { picture: mediaAddress(roof.id) }
    await setBlocks(heroBanner, buildBlock({ id: 2, page: "about", sectionId: "mission", content }))
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
    ["the page before", "", "?tab=media"],
    ["the page before of what is filtered", "&search=png", "?tab=media&search=png"],
  ])("that was the last of its page leads to %s", async (_case, view, address) => {
    const newer = older.map(({ filename }, index) => buildPicture({ id: index + 2, filename }))
    await storePictures(buildPicture(), ...newer)
    await setBlocks()
    const { user, router } = await openMediaLibrary(view)
    await user.click(await screen.findByRole("button", { name: "Next" }))
    await user.click(await screen.findByRole("button", { name: "Delete roof-screen.png" }))
    await user.click(confirm(await screen.findByRole("alertdialog"), "Delete"))
    expect(await findCard("old 24.png")).toBeVisible()
    expect(router.state.location.search).toBe(address)
    expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument()
  })

  test("says when it failed, and can be retried", async () => {
    api.behave("DeleteMedia", { isUnreachable: true })
    const { user, dialog } = await remove("roof-screen.png")
    await user.click(confirm(dialog, "Delete"))
    expect(await screen.findByText("Failed to delete file")).toBeVisible()
    api.behave("DeleteMedia")
    await user.click(confirm(dialog, "Delete"))
    expect(await screen.findByText("File deleted successfully")).toBeVisible()
  })
})
