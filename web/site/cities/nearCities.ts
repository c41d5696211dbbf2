import { type City, openCities } from "@farelight/api/contract/cities/city.ts"
import { placesOf } from "@farelight/api/contract/cities/placeLabels.ts"

const UNITS_PER_MILE = 1300 / 3959

export const fromMiles = (miles: number) => miles * UNITS_PER_MILE

/** A day's drive. */
const NEAR_MILES = 300

const MOST = 3

export const nearCities = (city: City, cities: readonly City[]): string[] => {
  const { point } = city
  if (!point) return []
  return placesOf(openCities(cities))
    .filter(({ slug }) => slug !== city.slug)
    .map((other) => ({ slug: other.slug, distance: Math.hypot(other.point.x - point.x, other.point.y - point.y) }))
    .filter(({ distance }) => distance <= fromMiles(NEAR_MILES))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ slug }) => slug)
}
