import type { CmsDraftRow } from "@farelight/api/rooms/content/cms/cmsDraft.model.ts"
import { buildBlock, buildDraft, buildVersion, heroContent } from "@farelight/api/testing/factories/content.ts"
import { describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { inCard, openBlock, openCmsEditor } from "../../../../testing/cmsEditor.ts"

const hero = buildBlock({ version: 2 })
const brands = buildBlock({ id: 2, sectionId: "brands", content: { title: "For brands" } })
const about = buildBlock({ id: 3, page: "about", content: { title: "About" } })
const legal = buildBlock({ id: 4, page: "terms_of_service", sectionId: "services" })

const draft = (blockId: number) => buildDraft({ blockId, savedBy: "ana", content: { ...heroContent, title: "Next" } })

const open = async (address = "", drafts: CmsDraftRow[] = []) => {
  return openCmsEditor([hero, brands, about, legal], address, drafts, {
    versions: [buildVersion({ version: 2, savedBy: "bo" })],
  })
}

const rowOf = (name: string) => screen.getByRole("link", { name }).closest("li")

const sections = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent)

describe("the list of sections in the editor", () => {
  test("shows last editors and unpublished changes, by page", async () => {
    await open("", [draft(2), draft(3)])
    await screen.findByRole("list", { name: "Sections of Home" })
    expect(rowOf("hero")).toHaveTextContent(/^hero Top of the pagebo, \d/)
    expect(rowOf("brands")).toHaveTextContent(/Draft.*ana, \d/)
    expect(screen.getByRole("tab", { name: "Home" })).toHaveAccessibleDescription("1 unpublished")
    expect(screen.getByRole("tab", { name: "About" })).toHaveAccessibleDescription("1 unpublished")
    expect(screen.getByRole("tab", { name: "Terms of service" })).toHaveAccessibleDescription("1")
  })

  test("links to the public page in the edited language", async () => {
    const { user } = await open()
    const link = (await screen.findAllByRole("link", { name: "Open page: Home, in a new tab" }))[0]
    expect(link).toHaveAttribute("href", "/")
    expect(link).toHaveAttribute("target", "_blank")
    await user.click(screen.getByRole("tab", { name: "Terms of service" }))
    const [there] = await screen.findAllByRole("link", { name: "Open page: Terms of service, in a new tab" })
    expect(there).toHaveAttribute("href", "/terms-of-service")
  })

  test("can be filtered to unpublished sections in each language, and keeps an edited one open", async () => {
    const spanish = buildBlock({ id: 5, page: "about", locale: "es", content: {} })
    const { user, router } = await openCmsEditor([hero, brands, about, spanish], "", [draft(2), draft(5)])
    await openBlock(user, "hero")
    await user.click(await screen.findByRole("button", { name: "Edit hero" }))
    await user.click(screen.getByRole("button", { name: "Unpublished 2" }))
    expect(sections("Unpublished sections of Home")).toEqual(["brands"])
    expect(
      within(screen.getByRole("list", { name: "Unpublished sections of About" })).getByText("Español"),
    ).toBeVisible()
    expect(screen.getByLabelText("TITLE")).toHaveValue("Old headline")
    await openBlock(user, "brands")
    expect(router.state.location.search).toBe("?tab=cms&page=home&block=brands&show=unpublished")
    await user.click((await inCard("brands")).getByRole("button", { name: "Publish: draft of brands" }))
    expect(await screen.findByRole("button", { name: "Unpublished 1" })).toBeVisible()
  })

  test("hides the filter while every section is published; the filter's URL explains the next step", async () => {
    await open("&show=unpublished")
    expect(await screen.findByText("Nothing is unpublished")).toBeVisible()
    expect(screen.getByText(/choose Keep as draft or Publish later/)).toBeVisible()
  })

  test("is replaced by the open section in a narrow window, and regains focus afterward", async () => {
    const { user } = await open()
    jest.restoreAllMocks()
    await screen.findByRole("list", { name: "Sections of Home" })
    await openBlock(user, "brands")
    expect(await inCard("brands")).toBeTruthy()
    expect(screen.queryByRole("tab", { name: "About" })).not.toBeInTheDocument()
    await user.click(screen.getByRole("link", { name: "All sections" }))
    await waitFor(async () => expect(await screen.findByRole("link", { name: "brands" })).toHaveFocus())
  })

  test("returns focus to the section that was open, not to its namesake on another page", async () => {
    const { user } = await open("&show=unpublished", [draft(1), draft(3)])
    jest.restoreAllMocks()
    const list = within(await screen.findByRole("list", { name: "Unpublished sections of About" }))
    await user.click(list.getByRole("link", { name: "hero" }))
    await user.click(await screen.findByRole("link", { name: "All sections" }))
    const again = within(await screen.findByRole("list", { name: "Unpublished sections of About" }))
    await waitFor(() => expect(again.getByRole("link", { name: "hero" })).toHaveFocus())
  })

  test("explains the next step when empty", async () => {
    await openCmsEditor([])
    expect(await screen.findByText("No content yet")).toBeVisible()
    expect(screen.getByText(/Start it again, then reload this page\./)).toBeVisible()
  })
})
