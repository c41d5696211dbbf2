import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { registry } from "@farelight/api/contract/content/registry.ts"
import { expect, jest, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { hydrateSite } from "../../testing/hydrateSite.tsx"
import { renderSite } from "../../testing/renderSite.tsx"

const { page } = pageContent("insurer_letter", [])
const { form } = page

const letter = () => within(screen.getByRole("article", { name: page.letter.title }))

const open = async () => {
  const { user } = await renderSite("/insurer-letter")
  await user.type(screen.getByLabelText(form.name_label), "Ana Díaz")
  await user.type(screen.getByLabelText(form.policy_label), "PX 12-34")
  await user.type(screen.getByLabelText(form.car_label), "2021 Toyota Camry")
  return user
}

test("what is typed stands in the letter, and in no address, form or storage", async () => {
  await open()
  for (const text of ["Ana Díaz", "PX 12-34", "2021 Toyota Camry"]) expect(letter().getByText(text)).toBeVisible()
  expect(location.href).not.toMatch(/Ana|PX/)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Ana|PX/)
  // Not even Enter, before any script runs, would send it anywhere.
  for (const input of screen.getAllByRole<HTMLInputElement>("textbox")) {
    expect(input.form).toBeNull()
    expect(input).not.toHaveAttribute("name")
  }
})

test("the text to paste is the letter, with the formats that are ticked in it", async () => {
  const user = await open()
  const written = jest.spyOn(navigator.clipboard, "writeText")
  await user.click(letter().getByLabelText(/^Car Wrapping/))
  await user.click(screen.getByRole("button", { name: form.copy_label }))
  const [copied] = written.mock.lastCall ?? []
  expect(copied).toContain("Policyholder: Ana Díaz\nPolicy number: PX 12-34\nCar: 2021 Toyota Camry")
  expect(copied).toContain("[ ] In-Car Tablet: ")
  expect(copied).toContain("[x] Car Wrapping: ")
  for (const { text } of page.letter.questions) expect(copied).toContain(text)
  expect(screen.getByText(form.copied_label)).toBeVisible()
})

test("the letter quotes the sizes and weights of the formats, in English on the Spanish page too", async () => {
  await renderSite("/es/insurer-letter")
  expect(letter().getByText(page.letter.subject)).toBeVisible()
  expect(screen.getByText(/La carta está en inglés/)).toBeVisible()
  const { in_car_tablet, car_wrapping, on_top_dynamic_screen } = registry.formats.specification
  for (const { size, weight } of [in_car_tablet, car_wrapping, on_top_dynamic_screen]) {
    expect(letter().getByText(size)).toBeVisible()
    expect(letter().getByText(weight.value)).toBeVisible()
  }
})

test("what was typed before the scripts had loaded is in the letter", async () => {
  const { complaints, remove } = await hydrateSite("/insurer-letter", {
    before: (container) => {
      within(container).getByLabelText<HTMLInputElement>(form.name_label).value = "Ana Díaz"
    },
  })
  expect(complaints).toEqual([])
  expect(letter().getByText("Ana Díaz")).toBeVisible()
  await remove()
})
