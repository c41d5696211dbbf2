import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { projectCity } from "@farelight/api/edges/site/cityProjection.ts"
import { expect, test } from "@jest/globals"
import { placeLabels } from "./placeLabels.ts"

const { cities } = pageContent("cities", [], [], { project: projectCity })

test("every seeded city lies on the map and has its name beside it", () => {
  expect(placeLabels(cities).map(({ slug }) => slug)).toEqual(cities.map(({ slug }) => slug))
})

test("a name that would cover another is left out", () => {
  const [city] = cities
  if (!city) throw new Error("No city")
  const crowd = Array.from({ length: 20 }, (_, index) => ({ ...city, slug: `city-${index}` }))
  expect(placeLabels(crowd).length).toBeLessThan(7)
})
