import { openCities } from "@farelight/api/contract/cities/city.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"

interface Pages {
  kit: PageContent<"media_kit">
  formats: PageContent<"formats">
  cities: PageContent<"cities">
}

const RIDES = 4

export const mediaKitContent = ({ kit, formats, cities }: Pages) => {
  const { hero, specification, methodology, case_studies, closing } = formats.page
  const { meta, hero: coverage, map, statuses, rides: rideSection } = cities.page
  const known = openCities(kit.cities).flatMap(({ name, state }) => {
    const ride = rideSection.items.find((item) => item.name === name)
    return ride ? [{ name, state, text: ride.text }] : []
  })
  const apart = known.filter(({ state }, index) => known.findIndex((city) => city.state === state) === index)
  const rides = [...apart, ...known.filter((city) => !apart.includes(city))].slice(0, RIDES)
  return {
    ...kit,
    formats: { hero, specification, methodology, case_studies, closing },
    coverage: { meta, hero: coverage, map, statuses },
    rides,
  }
}

export type MediaKitContent = ReturnType<typeof mediaKitContent>
