import { registry } from "@farelight/api/contract/content/registry.ts"
import { buildBlock } from "@farelight/api/testing/factories/content.ts"
import { describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { api } from "../../../../testing/api.ts"
import { editBlock, storedBlock } from "../../../../testing/cmsEditor.ts"
import { enter } from "../../../../testing/enter.ts"

const brands = buildBlock({
  sectionId: "brands",
  content: {
    ...registry.home.brands,
    cards: [
      { title: "A", text: "a" },
      { title: "B", text: "b" },
    ],
  },
})

const social = buildBlock({ id: 2, page: "global", sectionId: "social", content: registry.global.social })

const editBrands = (blocks = [brands]) => editBlock("brands", blocks)

const formatted = (value: unknown) => JSON.stringify(value, null, 2)

const pasteCards = async (text: string) => {
  const { user, card } = await editBrands()
  const field = card.getByLabelText("CARDS")
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
  return { user, card, field }
}

const storedCards = async () => (await storedBlock()).content.cards

describe("a list as JSON", () => {
  test("preserves its last valid value while the text does not parse, and says so without a toast", async () => {
    const { user, card, field } = await pasteCards('[{"title": "C", "text": "c"}')
    expect(card.getByText(/Not valid JSON yet/)).toBeVisible()
    expect(field).not.toHaveAttribute("aria-invalid", "true")
    expect(screen.queryByText("Failed to update content")).not.toBeInTheDocument()
    await user.click(card.getByRole("button", { name: "Back to the last valid text" }))
    expect(card.getByLabelText("CARDS")).toHaveValue(formatted(brands.content.cards))
  })

  test("is not saved with a text that does not parse: nothing typed is silently dropped", async () => {
    const { user, card } = await editBrands()
    await user.type(card.getByLabelText("CARDS"), "]")
    await user.click(card.getByRole("button", { name: "Save" }))
    expect(card.getByText(/This is not valid JSON yet/)).toBeVisible()
    await waitFor(() => expect(card.getByLabelText("CARDS")).toHaveFocus())
    expect((await storedBlock()).version).toBe(1)
  })

  test("takes effect as soon as it parses", async () => {
    const { user, card } = await pasteCards('[{"title": "C", "text": "c"}]')
    await user.click(card.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    expect(await storedCards()).toEqual([{ title: "C", text: "c" }])
  })

  test("names the place of what would break the page", async () => {
    const { card } = await pasteCards('[{"title": "", "text": "c"}]')
    expect(card.getByText("cards › 1 › title: Write something here.")).toBeVisible()
  })
})

describe("a list in rows", () => {
  const editRows = async () => {
    const opened = await editBrands()
    await opened.user.click(opened.card.getByRole("button", { name: "CARDS: edit as rows" }))
    return opened
  }

  test("edits the same value as the JSON text", async () => {
    const { user, card } = await editRows()
    const [, secondTitle] = card.getAllByLabelText("TITLE").slice(1)
    if (!secondTitle) throw new Error("There is no second row")
    await user.type(secondTitle, "!")
    await user.click(card.getByRole("button", { name: "CARDS: edit as JSON" }))
    expect(card.getByLabelText("CARDS")).toHaveValue(
      formatted([
        { title: "A", text: "a" },
        { title: "B!", text: "b" },
      ]),
    )
  })

  test("adds, moves and removes rows, and the focus follows", async () => {
    const { user, card } = await editRows()
    await user.click(card.getByRole("button", { name: "Add row" }))
    await waitFor(() => expect(card.getAllByLabelText("TITLE")[3]).toHaveFocus())
    await user.keyboard("New")
    await user.click(card.getByRole("button", { name: "Move CARDS 3 up" }))
    await waitFor(() => expect(card.getByRole("button", { name: "Move CARDS 2 up" })).toHaveFocus())
    expect(card.getByText("Row 3 is row 2 now.")).toBeInTheDocument()
    await user.click(card.getByRole("button", { name: "Remove CARDS 1" }))
    await waitFor(() => expect(card.getByRole("button", { name: "Add row" })).toHaveFocus())
    await user.click(card.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    expect(await storedCards()).toEqual([
      { title: "New", text: "" },
      { title: "B", text: "b" },
    ])
  })

  test("is remembered by this device", async () => {
    const { user, card } = await editRows()
    await user.click(card.getByRole("button", { name: "Cancel" }))
    await user.click(await screen.findByRole("button", { name: "Edit brands" }))
    expect(await screen.findByRole("button", { name: "CARDS: edit as JSON" })).toBeVisible()
  })

  test("is not offered for a list that the site does not read", async () => {
    await editBlock("hero", [buildBlock({ content: { odd: ["x"] } })])
    expect(screen.getByLabelText("ODD")).toBeVisible()
    expect(screen.queryByRole("button", { name: /^ODD: edit as rows/ })).not.toBeInTheDocument()
  })
})

describe("what would break the page", () => {
  test("is reported at its field while typing, and Save focuses it", async () => {
    const { user, card } = await editBrands()
    const [title] = card.getAllByLabelText("TITLE")
    if (!title) throw new Error("There is no title")
    await user.clear(title)
    expect(title).toBeInvalid()
    expect(title).toHaveAccessibleErrorMessage(/Write something here\./)
    await user.click(card.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(title).toHaveFocus())
    expect(card.getByText("1 field needs your attention.")).toBeVisible()
    expect((await storedBlock()).version).toBe(1)
  })

  test("is reported at its field when only the server finds it", async () => {
    const { user, card } = await editBrands()
    const fields = [{ field: "content.button_label", message: "Too bold." }]
    api.behave("PublishCmsBlock", { error: { code: "BAD_USER_INPUT", message: "Too bold.", fields } })
    await user.type(card.getByLabelText("BUTTON LABEL"), "!")
    await user.click(card.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(card.getByLabelText("BUTTON LABEL")).toHaveFocus())
    expect(card.getByLabelText("BUTTON LABEL")).toHaveAccessibleErrorMessage(/Too bold\./)
    await waitFor(() => expect(screen.getByText("Failed to update content")).toBeVisible())
    await user.keyboard("?")
    expect(card.getByLabelText("BUTTON LABEL")).toBeValid()
  })
})

describe("fields that help", () => {
  test("suggest the site's pages for a link, and refuse what is not an address", async () => {
    const { user } = await editBlock("social", [social], "&page=global")
    await user.click(screen.getByRole("button", { name: "LINKS: edit as rows" }))
    const [url] = screen.getAllByLabelText("URL")
    if (!(url instanceof HTMLInputElement)) throw new Error("There is no link field")
    expect([...(url.list?.options ?? [])].map(({ value }) => value)).toContain("/contact")
    await user.clear(url)
    await enter(user, url, "javascript:alert(1)")
    expect(url).toHaveAccessibleErrorMessage(/Enter an address such as \/contact/)
  })

  test("show the values of the facts that a text names", async () => {
    const figures = buildBlock({ id: 3, page: "global", sectionId: "figures", content: { cities: "13" } })
    const { user, card } = await editBrands([brands, figures])
    await user.click(card.getByLabelText("BUTTON LABEL"))
    await user.paste(" in {cities} {citys}")
    expect(card.getByLabelText("BUTTON LABEL")).toHaveAccessibleDescription(
      "{cities} shows as 13. There is no fact {citys}; it shows as it is written.",
    )
    await user.click(card.getByText("Facts that you can name in a text"))
    expect(card.getByText("{driver_reply}")).toBeVisible()
  })

  test("mark a figure that has no basis, until it has one, and save all its parts", async () => {
    const cities = { value: "13", measures: "Cities", basis: "", as_of: "2026-09-30" }
    const figures = buildBlock({ id: 3, page: "global", sectionId: "figures", content: { cities } })
    const { user, card } = await editBlock("figures", [figures], "&page=global")
    const figure = within(card.getByRole("group", { name: "CITIES" }))
    expect(figure.getByText(/Missing: how it is known \(basis\)\./)).toBeVisible()
    await user.click(figure.getByLabelText("BASIS"))
    await user.paste("Counted")
    expect(figure.queryByText(/Missing/)).not.toBeInTheDocument()
    await user.clear(figure.getByLabelText("AS OF"))
    expect(figure.getByText(/Missing: the day it was established \(as of\)\./)).toBeVisible()
    await enter(user, figure.getByLabelText("AS OF"), "2026-10-01")
    await user.click(card.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    expect((await storedBlock(3)).content.cities).toEqual({ ...cities, basis: "Counted", as_of: "2026-10-01" })
  })

  test("give a figure that was stored as a text all its parts, and keep its value", async () => {
    const figures = buildBlock({ id: 3, page: "global", sectionId: "figures", content: { cities: "13" } })
    const { card } = await editBlock("figures", [figures], "&page=global")
    const figure = within(card.getByRole("group", { name: "CITIES" }))
    expect(figure.getByLabelText("VALUE")).toHaveValue("13")
    expect(figure.getByText(/Missing: how it is known \(basis\) and the day/)).toBeVisible()
  })

  test("include a key that is not stored yet, with the site's default", async () => {
    await editBlock("hero", [buildBlock({ content: { title: "Only this" } })])
    expect(screen.getByLabelText("BUTTON LABEL")).toHaveValue(registry.home.hero.button_label)
  })
})
