import { registry } from "@farelight/api/contract/content/registry.ts"
import { buildBlock } from "@farelight/api/testing/factories/content.ts"
import { describe, expect, test } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { localTexts } from "../../../../browser/storedTexts.ts"
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

const storedCards = async () => (await storedBlock()).content.cards

test("a list as JSON is not saved while its text is invalid, and takes effect once it is valid", async () => {
  const { user, card } = await editBrands()
  const field = card.getByLabelText("CARDS")
  const write = async (text: string) => {
    await user.clear(field)
    await enter(user, field, text)
  }
  await write('[{"title": "C", "text": "c"}')
  expect(card.getByText(/Not valid JSON yet/)).toBeVisible()
  expect(field).not.toHaveAttribute("aria-invalid", "true")
  expect(screen.queryByText("Failed to update content")).not.toBeInTheDocument()
  await user.click(card.getByRole("button", { name: "Save" }))
  expect(card.getByText(/This is not valid JSON yet/)).toBeVisible()
  await waitFor(() => expect(field).toHaveFocus())
  expect((await storedBlock()).version).toBe(1)
  await user.click(card.getByRole("button", { name: "Back to the last valid text" }))
  expect(card.getByLabelText("CARDS")).toHaveValue(formatted(brands.content.cards))
  await write('[{"title": "", "text": "c"}]')
  expect(card.getByText("cards › 1 › title: Write something here.")).toBeVisible()
  await write('[{"title": "C", "text": "c"}]')
  await user.click(card.getByRole("button", { name: "Save" }))
  await screen.findByText("Content updated successfully!")
  expect(await storedCards()).toEqual([{ title: "C", text: "c" }])
})

describe("editing a list in rows", () => {
  test("adds, moves and removes equal rows, moves the focus along, and is remembered by the browser", async () => {
    const { user, card } = await editBrands()
    await user.click(card.getByRole("button", { name: "CARDS: edit as rows" }))
    await user.click(card.getByRole("button", { name: "Add row" }))
    await waitFor(() => expect(card.getAllByLabelText("TITLE")[3]).toHaveFocus())
    await user.keyboard("New")
    await user.click(card.getByRole("button", { name: "Move CARDS 3 up" }))
    await waitFor(() => expect(card.getByRole("button", { name: "Move CARDS 2 up" })).toHaveFocus())
    expect(card.getByText("Row 3 is row 2 now.")).toBeInTheDocument()
    await user.click(card.getByRole("button", { name: "Remove CARDS 1" }))
    await waitFor(() => expect(card.getByRole("button", { name: "Add row" })).toHaveFocus())
    const rows = [
      { title: "New", text: "" },
      { title: "B", text: "b" },
    ]
    await user.click(card.getByRole("button", { name: "CARDS: edit as JSON" }))
    expect(card.getByLabelText("CARDS")).toHaveValue(formatted(rows))
    await user.click(card.getByRole("button", { name: "CARDS: edit as rows" }))
    await user.click(card.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    expect(await storedCards()).toEqual(rows)
    await user.click(await screen.findByRole("button", { name: "Edit brands" }))
    expect(await screen.findByRole("button", { name: "CARDS: edit as JSON" })).toBeVisible()
  })

  test("is unavailable for a list that the site does not use", async () => {
    await editBlock("hero", [buildBlock({ content: { odd: ["x"] } })])
    expect(screen.getByLabelText("ODD")).toBeVisible()
    expect(screen.queryByRole("button", { name: /^ODD: edit as rows/ })).not.toBeInTheDocument()
  })
})

test("a value that would break the page is reported at its field, and focused by Save", async () => {
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
  await enter(user, title, "T")
  const fields = [{ field: "content.button_label", message: "Too bold." }]
  api.behave("PublishCmsBlock", { error: { code: "BAD_USER_INPUT", message: "Too bold.", fields } })
  await user.click(card.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(card.getByLabelText("BUTTON LABEL")).toHaveFocus())
  expect(card.getByLabelText("BUTTON LABEL")).toHaveAccessibleErrorMessage(/Too bold\./)
  expect(await screen.findByText("Failed to update content")).toBeVisible()
  await user.keyboard("?")
  expect(card.getByLabelText("BUTTON LABEL")).toBeValid()
})

describe("the fields of content", () => {
  test("suggest the site's pages for a link, and refuse invalid addresses", async () => {
    const { user } = await editBlock("social", [social], "&page=global")
    await user.click(screen.getByRole("button", { name: "LINKS: edit as rows" }))
    const [url] = screen.getAllByLabelText("URL")
    if (!(url instanceof HTMLInputElement)) throw new Error("There is no link field")
    expect([...(url.list?.options ?? [])].map(({ value }) => value)).toContain("/contact")
    await user.clear(url)
    await enter(user, url, "javascript:alert(1)")
    expect(url).toHaveAccessibleErrorMessage(/Enter an address such as \/contact/)
  })

  test("show the values of facts named in a text", async () => {
    const figures = buildBlock({ id: 3, page: "global", sectionId: "figures", content: { cities: "13" } })
    const { user, card } = await editBrands([brands, figures])
    await user.click(card.getByLabelText("BUTTON LABEL"))
    await user.paste(" in {cities}")
    expect(card.getByLabelText("BUTTON LABEL")).toHaveAccessibleDescription("{cities} shows as 13.")
    await user.paste(" {citys}")
    expect(card.getByLabelText("BUTTON LABEL")).toHaveAccessibleErrorMessage(/Nothing is filled in for \{citys\}/)
    await user.click(card.getByText("Facts that you can name in a text"))
    expect(card.getByText("{driver_reply}")).toBeVisible()
  })

  test("complete a figure stored as text, mark missing parts, and save them", async () => {
    const figures = buildBlock({ id: 3, page: "global", sectionId: "figures", content: { cities: "13" } })
    const { user, card } = await editBlock("figures", [figures], "&page=global")
    const figure = within(card.getByRole("group", { name: "CITIES" }))
    expect(figure.getByLabelText("VALUE")).toHaveValue("13")
    expect(figure.getByText(/Missing: how it is known \(basis\) and the day/)).toBeVisible()
    await user.click(figure.getByLabelText("BASIS"))
    await user.paste("Counted")
    expect(figure.getByText(/Missing: the day it was established \(as of\)\./)).toBeVisible()
    await enter(user, figure.getByLabelText("AS OF"), "2026-10-01")
    expect(figure.queryByText(/Missing/)).not.toBeInTheDocument()
    await user.click(card.getByRole("button", { name: "Save" }))
    await screen.findByText("Content updated successfully!")
    const { measures } = registry.global.figures.cities
    const stored = { value: "13", measures, basis: "Counted", as_of: "2026-10-01" }
    expect((await storedBlock(3)).content.cities).toEqual(stored)
  })
})

test("the field of a city's status offers the existing statuses, and an invalid place is refused", async () => {
  localTexts.write("cms_list_view", "rows")
  const cities = registry.cities.list.cities.slice(0, 1)
  const block = buildBlock({ page: "cities", sectionId: "list", content: { cities } })
  const { user, card } = await editBlock("list", [block], "&page=cities")
  const status = card.getByLabelText(/STATUS$/)
  expect(status).toHaveValue("OPEN")
  await user.selectOptions(status, "WAIT_LIST")
  const latitude = card.getByLabelText(/LATITUDE$/)
  await user.clear(latitude)
  await enter(user, latitude, "north")
  await user.click(card.getByRole("button", { name: /^Publish|^Save/ }))
  expect(await card.findByText("Enter degrees such as 34.05, from -90 to 90.")).toBeVisible()
  await user.clear(latitude)
  await enter(user, latitude, "34.1")
  await user.click(card.getByRole("button", { name: /^Publish|^Save/ }))
  await waitFor(async () =>
    expect((await storedBlock()).content.cities).toMatchObject([{ status: "WAIT_LIST", latitude: "34.1" }]),
  )
  localTexts.write("cms_list_view", undefined)
})
