import { expect, test } from "@jest/globals"
import { openCities } from "../cities/city.ts"
import { pageContent } from "./pageContent.ts"
import { registry } from "./registry.ts"

test("a page has its own and the shared sections as stored", () => {
  const content = pageContent("contact", [
    { page: "contact", sectionId: "form", content: { title: "Say hello" } },
    { page: "home", sectionId: "hero", content: { title: "Not here" } },
    { page: "global", sectionId: "company", content: { name: "Nightline" } },
  ])
  expect(content.page.form).toEqual({ ...registry.contact.form, title: "Say hello" })
  expect(content.global.company.name).toBe("Nightline")
})

test("a figure is edited in one place and changes everywhere", () => {
  const stored = [{ page: "global", sectionId: "figures", content: { cities: "14" } }]
  expect(pageContent("contact", stored).page.coverage.text).toContain("14 major cities")
  expect(pageContent("home", stored).page.statistics.items).toContainEqual({ value: "14", label: "cities" })
})

test("a page lists the figures that its default texts name", () => {
  expect(pageContent("home", []).figuresNamed).toMatchObject({ "statistics.items.1.value": ["cities"] })
  const items = [{ value: "30 cities", label: "cities" }]
  const stored = [{ page: "home", sectionId: "statistics", content: { items } }]
  expect(pageContent("home", stored).figuresNamed).not.toHaveProperty(["statistics.items.0.value"])
})

test("unknown names in braces remain as written", () => {
  const stored = [{ page: "contact", sectionId: "hero", content: { title: "{nothing} {constructor}" } }]
  expect(pageContent("contact", stored).page.hero.title).toBe("{nothing} {constructor}")
})

test("the seeded number of cities is the number of open ones", () => {
  expect(registry.global.figures.cities.value).toBe(String(openCities(pageContent("home", []).cities).length))
})

test("the number of cities is computed if its basis is the default, and otherwise shown as written", () => {
  const [first, second] = registry.cities.list.cities
  const list = { removed: "", counted_on: "2026-12-01", cities: [first, second] }
  const { figures } = registry.global
  const shown = (global: object) => {
    const stored = [{ page: "cities", sectionId: "list", content: list }]
    return pageContent("home", [...stored, { page: "global", sectionId: "figures", content: global }]).global.figures
      .cities
  }
  expect(shown(figures)).toMatchObject({ value: "2", as_of: "2026-12-01" })
  expect(shown({ ...figures, cities: { ...figures.cities, value: "12", basis: "" } })).toMatchObject({ value: "12" })
})
