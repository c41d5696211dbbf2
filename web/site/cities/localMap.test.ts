/** @jest-environment node */

import { pageContent } from "@farelight/api/contract/content/pageContent.ts"
import { projectCity } from "@farelight/api/edges/site/cityProjection.ts"
import { expect, test } from "@jest/globals"
import { localMapSize } from "./LocalMap.tsx"
import { localMap } from "./localMap.ts"
import { nearCities } from "./nearCities.ts"

const { cities } = pageContent("cities", [], [], { project: projectCity })

const cityOf = (slug: string) => {
  const city = cities.find((known) => known.slug === slug)
  if (!city) throw new Error(`No city ${slug}`)
  return city
}

const { width, height } = localMapSize

test.each(cities.map(({ slug }) => slug))("the map around %s is centered, and shows all names", (slug) => {
  const map = localMap(cityOf(slug), cities)
  expect(map?.places.find((place) => place.slug === slug)?.point).toEqual({ x: width / 2, y: height / 2 })
  expect(map?.labels.map((label) => label.slug).sort()).toEqual(map?.places.map((place) => place.slug).sort())
  const drawn = [...(map?.labels ?? []), ...(map?.states ?? [])]
  expect(drawn.filter(({ x, y }) => x <= 0 || x >= width || y <= 0 || y >= height)).toEqual([])
  // A whole country in it would weigh more than the rest of the page.
  expect(map?.land.length).toBeLessThan(4_000)
})

test("a map covers two hundred miles north and south, and slightly more east and west", () => {
  const namesAround = (slug: string) =>
    localMap(cityOf(slug), cities)
      ?.places.map(({ name }) => name)
      .sort()
  expect(namesAround("los-angeles-ca")).toEqual(["Irvine", "Las Vegas", "Los Angeles", "San Diego"])
  expect(namesAround("denver-co")).toEqual(["Denver"])
})

test("open cities within a day's drive are listed, nearest first", () => {
  expect(nearCities(cityOf("los-angeles-ca"), cities)).toEqual(["irvine-ca", "san-diego-ca", "las-vegas-nv"])
  expect(nearCities(cityOf("new-york-ny"), cities)).toEqual([])
})

test("a city without coordinates has no map and no neighbors", () => {
  const nowhere = { ...cityOf("dallas-tx"), point: null }
  expect(localMap(nowhere, cities)).toBeNull()
  expect(nearCities(nowhere, cities)).toEqual([])
})
