import { citiesOf, cityName, citySlug, type ListedCity, openCities, parsePlaces, slugOf } from "./city.ts"

export interface CityList {
  cities: readonly ListedCity[]
  /** Current and former names of removed cities. Their addresses redirect to the list, so that old links still work. */
  removed: string
  /** ISO day since when the number of open cities is unchanged. */
  counted_on: string
}

/** Leads refer to a city by id. So a city keeps its id even if its row lost it, and no id is reused. */
const idsOf = (cities: readonly ListedCity[], before: readonly ListedCity[]) => {
  const known = new Map(before.map((city) => [city.id || citySlug(city), citySlug(city)]))
  const ids = new Map<ListedCity, string>()
  const give = (city: ListedCity | undefined, id: string) => {
    if (city && id && !ids.has(city) && ![...ids.values()].includes(id)) ids.set(city, id)
  }
  // A copied row has the id of its source. Of the two rows, the one that kept its name keeps the id.
  for (const city of cities) if (known.get(city.id) === citySlug(city)) give(city, city.id)
  for (const city of cities) if (known.has(city.id)) give(city, city.id)
  for (const [id, slug] of known)
    give(
      cities.find((city) => !ids.has(city) && citySlug(city) === slug),
      id,
    )
  for (const city of cities) give(city, slugOf(city.id))
  for (const city of cities) {
    const slug = citySlug(city) || "city"
    for (let number = 1; !ids.has(city); number += 1) {
      const id = number === 1 ? slug : `${slug}-${number}`
      if (!known.has(id)) give(city, id)
    }
  }
  return ids
}

const namesIn = (former: string) => parsePlaces(former).map(cityName)

const nameOf = ({ name, state }: ListedCity) => cityName({ name: name.replaceAll(";", " "), state })

const openIn = ({ cities }: CityList) => openCities(citiesOf(cities, () => null)).length

/** If a removed city's name becomes a former name of another city, that city takes over the removed city's leads. */
export const reconcileCities = <List extends CityList>(before: CityList, after: List, today: string): List => {
  const ids = idsOf(after.cities, before.cities)
  const known = new Map(before.cities.map((city) => [city.id || citySlug(city), city]))
  const removed = [...known].filter(([id]) => ![...ids.values()].includes(id)).map(([, city]) => city)
  const listed = after.cities.map((city) => {
    const id = ids.get(city) ?? ""
    const old = known.get(id)
    const had = old ? namesIn(old.former) : []
    const given = namesIn(city.former).filter((name) => !had.includes(name))
    const inherited = removed.filter((gone) => given.includes(nameOf(gone))).flatMap(({ former }) => namesIn(former))
    return { city, id, had, added: [...given, ...inherited, ...(old ? [nameOf(old)] : [])] }
  })
  const taken = new Set<string>()
  const take = (names: readonly string[], own = "") =>
    names.filter((name) => {
      const slug = slugOf(name)
      return slug !== own && !taken.has(slug) && taken.add(slug)
    })
  // A former name moves from the city that had it to the city for which it was newly entered.
  const added = listed.map(({ city, added }) => take(added, citySlug(city)))
  const cities = listed.map(({ city, id, had }, index) => ({
    ...city,
    id,
    former: [...take(had, citySlug(city)), ...(added[index] ?? [])].join("; "),
  }))
  const gone = [...namesIn(before.removed), ...removed.flatMap((city) => [nameOf(city), ...namesIn(city.former)])]
  const isSame = openIn(before) === openIn(after)
  return { ...after, cities, removed: take(gone).join("; "), counted_on: isSame ? before.counted_on : today }
}
