import { expect, test } from "@jest/globals"
import { projectCity } from "../../edges/site/cityProjection.ts"
import { pageContent } from "../content/pageContent.ts"
import { placeLabels, placesOf } from "./placeLabels.ts"

const cities = placesOf(pageContent("cities", [], [], { project: projectCity }).cities)

test("every seeded city lies on the map with its label beside it", () => {
  expect(placeLabels(cities).map(({ slug }) => slug)).toEqual(cities.map(({ slug }) => slug))
})

test("a label that would cover another or leave the map is omitted", () => {
  const [city] = cities
  if (!city) throw new Error("No city")
  const crowd = Array.from({ length: 20 }, (_, index) => ({ ...city, slug: `city-${index}` }))
  expect(placeLabels(crowd).length).toBeLessThan(7)
  const { x, y } = city.point
  const narrow = { left: x - 30, right: x + 30, top: y - 30, bottom: y + 30 }
  expect(placeLabels([city], { sizes: { letter: 9, line: 18, gap: 11, point: 5, within: narrow } })).toEqual([])
})
