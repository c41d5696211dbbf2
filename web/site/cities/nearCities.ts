import { type City, openCities } from "@farelight/api/contract/cities/city.ts"
import { placesOf } from "@farelight/api/contract/cities/placeLabels.ts"

const UNITS_PER_MILE = 1300 / 3959

export const fromMiles = (miles: number) => miles * UNITS_PER_MILE

/** A day's drive. */
const NEAR_MILES = 300

const MOST = 3

/** The nearest open cities by distance, farther ones only if none is near; empty for a city without coordinates. */
export const nearCities = (city: City, cities: readonly City[]): { slugs: string[]; areNear: boolean } => {
  const { point } = city
  if (!point) return { slugs: [], areNear: false }
  const byDistance = placesOf(openCities(cities))
    .filter(({ slug }) => slug !== city.slug)
    .map((other) => ({ slug: other.slug, distance: Math.hypot(other.point.x - point.x, other.point.y - point.y) }))
    .sort((one, other) => one.distance - other.distance)
  const near = byDistance.filter(({ distance }) => distance <= fromMiles(NEAR_MILES))
  const shown = near.length > 0 ? near.slice(0, MOST) : byDistance.slice(0, 2)
  return { slugs: shown.map(({ slug }) => slug), areNear: near.length > 0 }
}
