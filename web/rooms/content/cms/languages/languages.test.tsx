import { registry } from "@farelight/api/contract/content/registry.ts"
import { spanish } from "@farelight/api/contract/content/translation/es/spanish.ts"
import { buildBlock } from "@farelight/api/testing/factories/content.ts"
import { describe, expect, jest, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api } from "../../../../testing/api.ts"
import { editBlock, inCard, openCmsEditor, storedBlock } from "../../../../testing/cmsEditor.ts"
import { enter } from "../../../../testing/enter.ts"
import { gapsInWords } from "./editedBlock.ts"

const { hero } = registry.home
const heroInSpanish = spanish.pages.home?.hero ?? {}

const english = (content: Record<string, unknown> = hero) => buildBlock({ id: 1, content })
const translated = (content: Record<string, unknown> = {}) => buildBlock({ id: 2, locale: "es", content })
const IN_SPANISH = "&page=home&language=es"

/** The headline's field: cards have titles, too. */
const headline = () => screen.getAllByLabelText("TITLE")[0] as HTMLElement

const storedSpanish = async () => (await storedBlock(2)).content

describe("the language of a page in the editor", () => {
  test("is switched per page and kept in the URL, and shows delivered texts", async () => {
    const { user, router } = await openCmsEditor([english(), translated()])
    await user.click(await screen.findByRole("button", { name: "Español" }))
    expect(router.state.location.search).toBe("?tab=cms&page=home&language=es")
    const card = await inCard("hero")
    expect(card.getByText(new RegExp(`"title": "${heroInSpanish.title}"`))).toBeVisible()
    expect(card.getByText("All texts are in Spanish.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "English" }))
    expect(router.state.location.search).toBe("?tab=cms&page=home")
    expect((await inCard("hero")).getByText(new RegExp(`"title": "${hero.title}"`))).toBeVisible()
  })

  test("lists texts whose English changed since their translation", async () => {
    await openCmsEditor([english({ ...hero, title: "Another headline" }), translated()], IN_SPANISH)
    const card = await inCard("hero")
    expect(card.getByText("1 text changed in English since it was translated.")).toBeVisible()
    expect(card.getByText("May be out of date: title.")).toBeVisible()
    expect(screen.getByText("On this page, 1 text changed in English since it was translated.")).toBeVisible()
  })

  test("offers an edit only for sections with texts", async () => {
    const place = { page: "global", sectionId: "promises" }
    const blocks = [
      buildBlock({ ...place, content: registry.global.promises }),
      buildBlock({ ...place, id: 2, locale: "es", content: {} }),
    ]
    await openCmsEditor(blocks, "&page=global&language=es")
    const card = await inCard("promises")
    expect(card.getByText(/^Nothing here has a language/)).toBeVisible()
    expect(card.queryByRole("button", { name: "Edit promises" })).not.toBeInTheDocument()
  })
})

describe("the Spanish edit of a section", () => {
  test("shows its texts with the English to copy, saves them separately, and previews the Spanish page", async () => {
    jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(700)
    const { user } = await editBlock("hero", [english(), translated()], IN_SPANISH)
    const title = headline()
    expect(title).toHaveValue(heroInSpanish.title)
    expect(screen.queryByText("PICTURE")).not.toBeInTheDocument()
    await user.clear(title)
    expect(title).toHaveAttribute("placeholder", hero.title)
    await user.click(screen.getByRole("button", { name: "Copy the English text: TITLE" }))
    expect(title).toHaveValue(hero.title)
    await user.clear(title)
    await enter(user, title, "Otro titular")
    await waitFor(() => expect(api.asked("Preview").at(-1)).toMatchObject({ page: "home", locale: "es" }))
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    expect(await storedSpanish()).toMatchObject({
      title: "Otro titular",
      text: heroInSpanish.text,
      translated_from: hero,
    })
    expect((await storedBlock()).content).toEqual(hero)
  })

  test("confirms that a translation of a changed text still fits", async () => {
    const { user } = await editBlock("hero", [english({ ...hero, title: "Changed" }), translated()], IN_SPANISH)
    expect(screen.getByText(new RegExp(`It was: “${hero.title}”`))).toBeVisible()
    await user.click(screen.getByRole("button", { name: "The Spanish still fits: TITLE" }))
    expect(screen.queryByText(/It was:/)).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    expect(await storedSpanish()).toMatchObject({ title: heroInSpanish.title, translated_from: { title: "Changed" } })
    expect(within(screen.getByRole("region", { name: "hero" })).getByText("All texts are in Spanish.")).toBeVisible()
  })

  test("has exactly the rows of the English list", async () => {
    const place = { page: "home", sectionId: "brands" }
    const brands = buildBlock({ ...place, content: registry.home.brands })
    await editBlock("brands", [brands, buildBlock({ ...place, id: 2, locale: "es", content: {} })], IN_SPANISH)
    expect(screen.getByRole("group", { name: "CARDS 1" })).toBeVisible()
    expect(screen.queryByRole("button", { name: "Add row" })).not.toBeInTheDocument()
    expect(screen.queryByRole("button", { name: /Remove CARDS/ })).not.toBeInTheDocument()
  })
})

test("missing and outdated Spanish texts are counted in one sentence", () => {
  expect(gapsInWords({ missing: 3, outdated: 0 })).toBe("3 texts are not yet in Spanish.")
  expect(gapsInWords({ missing: 1, outdated: 2 })).toBe(
    "1 text is not yet in Spanish, 2 texts changed in English since they were translated.",
  )
  expect(gapsInWords({ missing: 0, outdated: 0 })).toBeNull()
})
