import { registry } from "@farelight/api/contract/content/registry.ts"
import { buildBlock, heroContent } from "@farelight/api/testing/factories/content.ts"
import { describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api } from "../../../../testing/api.ts"
import { buildSite, cardOf, editBlock, inCard, openCmsEditor, storedBlock } from "../../../../testing/cmsEditor.ts"
import { enter } from "../../../../testing/enter.ts"

const LONG = "x".repeat(101)

describe("the CMS editor", () => {
  test("has a tab for each page, with home first and selected", async () => {
    const blocks = [...buildSite(), buildBlock({ id: 77, page: "winter_sale", sectionId: "hero" })]
    const { user, router } = await openCmsEditor(blocks)
    const pages = within(await screen.findByRole("tablist", { name: "Pages" }))
    const tabs = pages.getAllByRole("tab")
    expect(tabs[0]).toHaveTextContent("Home")
    expect(tabs[0]).toHaveAttribute("aria-selected", "true")
    expect(tabs[1]).toHaveTextContent("Global: facts all pages share")
    expect(tabs.at(-1)).toHaveTextContent("Winter sale")
    await user.click(pages.getByRole("tab", { name: "Privacy policy" }))
    expect(router.state.location.search).toBe("?tab=cms&page=privacy_policy")
    expect(screen.getByRole("link", { name: "information we collect" })).toBeVisible()
  })

  test("shows each block as formatted JSON with the time of its last save, in a card titled by its section", async () => {
    const block = buildBlock({ sectionId: "vehicle_wrap", content: { title: "T" } })
    await openCmsEditor([block])
    const card = await inCard("vehicle wrap")
    expect(card.getByText(/^\{\s+"title": "T"\s+\}$/)).toBeVisible()
    expect(card.getByText(/^Last updated:/)).toHaveTextContent(
      new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(new Date(block.updatedAt)),
    )
  })

  test("opens the block that the URL names", async () => {
    await openCmsEditor(buildSite(), "&page=about&block=values")
    const card = await cardOf("values")
    await waitFor(() => expect(within(card).getByRole("heading", { name: "values" })).toHaveFocus())
    expect(screen.getByRole("link", { name: "values" })).toHaveAttribute("aria-current", "true")
  })

  test.each([
    ["$17–$25", false],
    ["$10–$25", true],
  ])("shows at %s per thousand impressions that pay is not covered: %s", async (price, isTold) => {
    const { specification } = registry.formats
    const content = { ...specification, in_car_tablet: { ...specification.in_car_tablet, price } }
    await openCmsEditor(
      [buildBlock({ page: "formats", sectionId: "specification", content })],
      "&page=formats&block=specification",
    )
    await cardOf("specification")
    expect(screen.queryAllByText(/its drivers are promised/)).toHaveLength(isTold ? 1 : 0)
  })

  test("offers a retry after a failure", async () => {
    api.behave("CmsEditor", { isUnreachable: true })
    const { user } = await openCmsEditor([buildBlock()])
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load CMS content")
    api.behave("CmsEditor")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await cardOf("hero")).toBeVisible()
  })
})

describe("a content block under edit", () => {
  const content = {
    title: "Short",
    long_text: LONG,
    cards: [{ title: "A" }],
    parts: { first_part: { text: "Inner" } },
  }
  const unknown = buildBlock({ sectionId: "unknown_section", content })

  test("has one line for short texts, 4 for long ones, 10 for arrays, and groups for objects", async () => {
    const { card } = await editBlock("unknown section", [unknown])
    expect(card.getByLabelText("TITLE").tagName).toBe("INPUT")
    expect(card.getByLabelText("LONG TEXT")).toHaveAttribute("rows", "4")
    expect(card.getByLabelText("CARDS")).toHaveAttribute("rows", "10")
    expect(card.getByLabelText("CARDS")).toHaveValue(JSON.stringify(content.cards, null, 2))
    const group = within(card.getByRole("group", { name: "PARTS" }))
    expect(within(group.getByRole("group", { name: "FIRST PART" })).getByLabelText("TEXT")).toHaveValue("Inner")
    expect(card.getByRole("button", { name: "Save" })).toBeVisible()
    expect(card.getByRole("button", { name: "Cancel" })).toBeVisible()
  })

  test("does not replace a control while its text grows past 100 characters", async () => {
    const { user } = await editBlock("unknown section", [unknown])
    const title = screen.getByLabelText("TITLE")
    await user.click(title)
    await user.paste(LONG)
    expect(screen.getByLabelText("TITLE")).toBe(title)
  })

  test("is saved with the version that was edited, and shown as saved", async () => {
    const { user } = await editBlock("hero", [buildBlock({ version: 7 })])
    await user.clear(screen.getByLabelText("TITLE"))
    await enter(user, screen.getByLabelText("TITLE"), "New headline")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Content updated successfully!")).toBeVisible()
    expect(api.asked("SaveCmsDraft").at(-1)).toMatchObject({
      id: "1",
      content: { ...heroContent, title: "New headline" },
      baseVersion: 7,
    })
    expect(api.asked("PublishCmsBlock")).toEqual([{ id: "1", expectedVersion: expect.any(Number), publishAt: null }])
    expect(await storedBlock()).toMatchObject({ content: { title: "New headline" }, version: 8 })
    expect(await screen.findByText(/"title": "New headline"/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole("button", { name: "Edit hero" })).toHaveFocus())
  })

  test("stays open with all input when the save fails", async () => {
    const { user } = await openCmsEditor([buildBlock()])
    api.behave("PublishCmsBlock", { isUnreachable: true })
    await user.click(await screen.findByRole("button", { name: "Edit hero" }))
    await enter(user, screen.getByLabelText("TITLE"), " and more")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Failed to update content")).toBeVisible()
    expect(screen.getByLabelText("TITLE")).toHaveValue("Old headline and more")
    api.behave("PublishCmsBlock")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Content updated successfully!")).toBeVisible()
  })

  test("is refused with the reason, without a request, if it is too large for the server", async () => {
    const { user } = await editBlock("hero", [buildBlock()])
    await user.click(screen.getByLabelText("TITLE"))
    // "€" has three bytes in UTF-8.
    await user.paste("€".repeat(22_000))
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("A block's content may have up to 64 KB.")).toBeVisible()
    expect(screen.getByText("Failed to update content")).toBeVisible()
    expect(screen.getByLabelText("TITLE")).toHaveValue(`Old headline${"€".repeat(22_000)}`)
    expect(api.asked("SaveCmsDraft")).toEqual([])
  })

  test("has its section's name from the content as title, with its purpose beside it", async () => {
    await openCmsEditor([buildBlock({ sectionId: "vehicle_wrap" })])
    const title = await screen.findByRole("heading", { level: 3, name: "vehicle wrap" })
    expect(title.parentElement).toHaveTextContent("vehicle wrap Vehicle wraps")
  })

  test("returns to the saved content on Cancel, which can be undone", async () => {
    const { user } = await editBlock("hero", [buildBlock()])
    await user.type(screen.getByLabelText("TITLE"), "!")
    await user.click(screen.getByRole("button", { name: "Cancel" }))
    expect(await screen.findByText(/"title": "Old headline"/)).toBeVisible()
    await user.click(await screen.findByRole("button", { name: "Undo" }))
    expect(await screen.findByLabelText("TITLE")).toHaveValue("Old headline!")
  })
})
