import { describe, expect, test } from "@jest/globals"
import { contentFaults } from "../fields.ts"
import { registry } from "../registry.ts"
import { spanish } from "./es/spanish.ts"
import {
  TRANSLATED_FROM,
  translatableField,
  translationForm,
  translationGaps,
  withoutSource,
  withSource,
} from "./sectionTranslation.ts"

const hero = { page: "home", sectionId: "hero" }

describe("the form of a translation", () => {
  test("contains the delivered texts, without pictures, prices and links", () => {
    const form = translationForm(hero, registry.home.hero, {})
    expect(form).toMatchObject({ title: spanish.pages.home?.hero?.title })
    expect(form).not.toHaveProperty("picture")
    const field = translatableField("home", "hero")
    expect(field && contentFaults(field, withoutSource(form))).toEqual([])
  })

  test("keeps each text's original while other texts change", () => {
    const form = translationForm(hero, { ...registry.home.hero, title: "Changed" }, {})
    expect(form[TRANSLATED_FROM]).toMatchObject({ title: registry.home.hero.title })
    expect(translationGaps(hero, { ...registry.home.hero, title: "Changed" }, form).outdated).toEqual(["title"])
  })
})

test("a section lists missing and outdated translations", () => {
  expect(translationGaps(hero, registry.home.hero, {})).toEqual({ missing: [], outdated: [] })
  const place = { page: "global", sectionId: "company" }
  expect(translationGaps(place, { location: "Nevada" }, {})).toEqual({ missing: [], outdated: ["location"] })
  const rates = { page: "cities", sectionId: "list" }
  const [first] = registry.cities.list.cities
  const boise = { ...first, name: "Boise", drivers_wanted: "Twenty by spring." }
  const cities = [...registry.cities.list.cities, boise]
  expect(translationGaps(rates, registry.cities.list, {}).missing).toEqual([])
  expect(translationGaps(rates, { cities }, {}).missing).toContain(`cities.${cities.length - 1}.drivers_wanted`)
})

test("a translation without a source counts as based on the current English", () => {
  const stored = withSource(hero, { title: "Now" }, { title: "Ahora" })
  expect(translationGaps(hero, { title: "Now" }, stored).outdated).not.toContain("title")
  expect(translationGaps(hero, { title: "Later" }, stored).outdated).toContain("title")
})
