import { registry } from "@farelight/api/contract/content/registry.ts"
import { expect, test } from "@jest/globals"
import { placeholderNamesIn, placeholdersOf } from "./fields/placeholders.tsx"
import { blocksOf, completeContent, pagesOf } from "./pages.ts"

const block = (page: string, sectionId: string) => ({ page, sectionId })

test("pages in the editor are ordered: home, then in site order, then unknown ones", () => {
  const blocks = ["zoo", "about", "global", "home", "drivers", "home"].map((page) => block(page, "hero"))
  expect(pagesOf(blocks)).toEqual(["home", "global", "drivers", "about", "zoo"])
})

test("a page's blocks in the editor have the order of the page, unknown ones last", () => {
  const blocks = ["zebra", "closing", "hero"].map((sectionId) => block("home", sectionId))
  expect(blocksOf([...blocks, block("about", "hero")], "home").map(({ sectionId }) => sectionId)).toEqual([
    "hero",
    "closing",
    "zebra",
  ])
})

test("edited content is completed by defaults for missing keys only", () => {
  const { button_label } = registry.home.hero
  const stored = { title: "Mine", extra: 1 }
  expect(completeContent(block("home", "hero"), stored)).toMatchObject({ title: "Mine", extra: 1, button_label })
  expect(completeContent(block("home", "unknown"), stored)).toEqual(stored)
  expect(completeContent(block("unknown", "constructor"), stored)).toEqual(stored)
  const list = { cities: [], removed: "", counted_on: "" }
  expect(completeContent(block("cities", "list"), list)).toEqual(list)
})

test("a missing optional text of a list item is edited as empty", () => {
  const own = { name: "Own", subject: "Hi", body: "Hello" }
  const { templates } = completeContent(block("replies", "drivers"), { templates: [own, own, own, own, 5] })
  expect(templates).toEqual([...Array.from({ length: 4 }, () => ({ ...own, asks_for: "" })), 5])
})

test("a figure stored as text is edited with all its parts", () => {
  const content = completeContent(block("global", "figures"), { cities: "13", own: "kept" })
  expect(content).toMatchObject({
    cities: { value: "13", measures: registry.global.figures.cities.measures, basis: "", as_of: "" },
    uptime: registry.global.figures.uptime,
    own: "kept",
  })
})

test("texts can contain facts of the global page with their current values", () => {
  const facts = placeholdersOf({ page: "home", sectionId: "hero" }, [
    { page: "global", sectionId: "figures", content: { cities: "13" } },
  ])
  expect(facts).toContainEqual({ name: "cities", value: "13" })
  expect(facts).toContainEqual({ name: "name", value: registry.global.company.name })
  expect(placeholderNamesIn("In {cities} cities, {cities}, {view_time}, {Not One}")).toEqual(["cities", "view_time"])
})
