import { thumbnailAddress, toPicture } from "@farelight/api/contract/site/media.ts"
import { buildBlock, heroContent, setBlocks } from "@farelight/api/testing/factories/content.ts"
import { buildPicture } from "@farelight/api/testing/factories/media.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { api } from "../../../../testing/api.ts"
import { enter } from "../../../../testing/enter.ts"
import { findCard, older, openMediaLibrary, roof, sign, storePictures } from "../../../../testing/mediaLibrary.ts"

const consoleError = jest.spyOn(console, "error")

beforeEach(async () => {
  consoleError.mockImplementation(() => {})
  await storePictures(roof, sign)
})

afterEach(() => {
  consoleError.mockReset()
})

describe("the media library", () => {
  test("shows each picture with its name, size and dimensions", async () => {
    await openMediaLibrary()
    const first = await findCard("roof-screen.png")
    expect(within(first).getByRole("img", { name: "A car with a screen on its roof" })).toHaveAttribute(
      "src",
      thumbnailAddress(toPicture(roof)),
    )
    expect(within(first).getByText(/KB/)).toHaveTextContent("2.0 KB · 1200 × 800")
    expect(within(first).queryByText("No alt text")).not.toBeInTheDocument()
    expect(within(first).getByText("Not used")).toBeVisible()

    const second = await findCard("sign.gif")
    expect(within(second).getByText(/KB/)).toHaveTextContent("1.5 KB · 400 × 300")
    expect(within(second).getByText("Animated")).toBeVisible()
    expect(within(second).getByText("No alt text")).toBeVisible()
    expect(within(second).getAllByRole("link", { name: "home: hero banner" })).toHaveLength(1)
    expect(within(second).getByRole("link", { name: "home: hero banner" })).toHaveAttribute(
      "href",
      "/adminpage/dashboard?tab=cms&page=home&block=hero_banner",
    )
  })

  test("shows an icon where there is no thumbnail", async () => {
    await openMediaLibrary()
    const image = within(await findCard("roof-screen.png")).getByRole("img")
    fireEvent.error(image)
    expect(image).not.toBeInTheDocument()
    expect(within(await findCard("roof-screen.png")).getByRole("img")).toHaveAccessibleName(roof.altText)
  })

  test("says how to begin, and that there is nothing yet", async () => {
    await storePictures()
    await openMediaLibrary()
    expect(await screen.findByText("No media files yet. Upload your first image above.")).toBeVisible()
    expect(screen.getByText("Upload images (JPG, PNG, GIF, WebP). Max size: 10MB")).toBeVisible()
  })

  test("says that it is loading", async () => {
    api.behave("MediaLibrary", { delay: "infinite" })
    await openMediaLibrary()
    expect(await screen.findByText("Loading media library...")).toBeVisible()
  })

  test("offers a retry when it cannot be loaded", async () => {
    api.behave("MediaLibrary", { isUnreachable: true })
    const { user } = await openMediaLibrary()
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load media library")
    await waitFor(() => expect(screen.getAllByText("Failed to load media library")).toHaveLength(2))
    expect(consoleError).toHaveBeenCalled()
    api.behave("MediaLibrary")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await findCard("roof-screen.png")).toBeVisible()
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  })
})

describe("the part of the library that the address names", () => {
  test("is queried from the server", async () => {
    await openMediaLibrary("&search=sign&alt=missing&sort=-size")
    await findCard("sign.gif")
    expect(api.asked("MediaLibrary").at(-1)).toEqual({
      first: 24,
      after: null,
      filter: { search: "sign", lacksAltText: true },
      withSize: false,
      orderBy: { field: "SIZE", direction: "DESCENDING" },
    })
  })

  test("follows the search, the filter, the order and the page", async () => {
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
    await user.click(await screen.findByRole("button", { name: "Next" }))
    expect(address()).toMatch(/^\?tab=media&sort=filename&page=2&after=./)
    await user.click(await screen.findByRole("button", { name: "Previous" }))
    expect(address()).toBe("?tab=media&sort=filename")
  })

  test("may be the unused pictures alone, with how much they hold", async () => {
    await storePictures(
      buildPicture({ id: 1, filename: "used.png" }),
      buildPicture({ id: 2, filename: "unused.png", size: 3_500_000 }),
    )
    await setBlocks(buildBlock({ content: { ...heroContent, picture: "/api/cms/media/1" } }))
    const { user, router } = await openMediaLibrary()
    await findCard("used.png")
    await user.click(screen.getByRole("button", { name: "Unused" }))
    expect(await screen.findByText(/^1–1 of 1/)).toHaveTextContent("1–1 of 1 · 3.3 MB")
    expect(screen.queryByRole("article", { name: "used.png" })).not.toBeInTheDocument()
    expect(router.state.location.search).toBe("?tab=media&used=nowhere")
    expect(api.asked("MediaLibrary").at(-1)).toMatchObject({ filter: { isUnused: true }, withSize: true })
  })

  test("is not undone by a search that was typed before", async () => {
    const { user, router } = await openMediaLibrary("&alt=missing")
    await findCard("sign.gif")
    await enter(user, screen.getByRole("searchbox", { name: "Search" }), "roof")
    await user.click(screen.getByRole("button", { name: "Without alt text" }))
    await waitFor(() => expect(router.state.location.search).toContain("search=roof"))
    expect(router.state.location.search).toBe("?tab=media&search=roof")
  })

  test("may match nothing", async () => {
    await openMediaLibrary("&search=nothing")
    expect(await screen.findByText("No pictures match this filter")).toBeVisible()
  })
})
