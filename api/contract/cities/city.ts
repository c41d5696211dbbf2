import { plainLetters } from "../text/plainLetters.ts"

/** Whether cars drive in a city, in the order in which the site lists them. */
export const cityStatuses = ["OPEN", "WAIT_LIST", "NOT_PERMITTED"] as const

export type CityStatus = (typeof cityStatuses)[number]

export interface MapPoint {
  x: number
  y: number
}

/** The size of the map in its own units: that of the atlas that it is drawn from. */
export const mapSize = { width: 975, height: 610 } as const

/** Where a place is on the map; null outside of it. */
export type Projection = (longitude: number, latitude: number) => MapPoint | null

export interface NamedPlace {
  name: string
  state: string
}

export interface ListedCity extends NamedPlace {
  /** Stays when the name changes. Empty in lists of earlier versions, where the city's address is its id. */
  id: string
  /** Former names, as in "Austin, TX; Waterloo, TX". */
  former: string
  latitude: string
  longitude: string
  status: string
  aliases: string
}

export interface City extends NamedPlace {
  id: string
  slug: string
  status: CityStatus
  /** Other names, as in "LA". */
  aliases: string[]
  former: NamedPlace[]
  /** Null for a city without a place, or with one outside of the map. */
  point: MapPoint | null
}

/** A text as it is compared: in plain letters, without punctuation. */
export const plainText = (text: string) =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** A text as a part of an address: `los-angeles-ca` of "Los Ángeles, CA". */
export const slugOf = (text: string) => plainText(text).replaceAll(" ", "-")

/** The last part of a city's address: `los-angeles-ca`. */
export const citySlug = ({ name, state }: NamedPlace) => slugOf(`${name} ${state}`)

/** What a slug says, for people: "Los Angeles, CA". */
export const slugInWords = (slug: string) =>
  slug
    .replace(/-([a-z]{2})$/, (_, state: string) => `, ${state.toUpperCase()}`)
    .replaceAll("-", " ")
    .replace(/(^| )\p{L}/gu, (first) => first.toUpperCase())

export const cityName = ({ name, state }: NamedPlace) => (state ? `${name}, ${state}` : name)

/** The places that a list of full names names: "Austin, TX; Waterloo, TX". */
export const placesIn = (names: string): NamedPlace[] =>
  names
    .split(";")
    .filter((name) => slugOf(name) !== "")
    .map((written) => {
      const [, name = written, state = ""] = /^(.*),([^,]*)$/.exec(written) ?? []
      return { name: name.trim(), state: state.trim() }
    })

export const partsOf = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)

/** A number in degrees, or null for a text that is none within the limit. */
export const degreesOf = (text: string, limit: number) => {
  if (!/^-?\d{1,3}(\.\d+)?$/.test(text.trim())) return null
  const degrees = Number(text)
  return Math.abs(degrees) <= limit ? degrees : null
}

const statusOf = (status: string): CityStatus => cityStatuses.find((known) => known === status) ?? "WAIT_LIST"

const pointOf = ({ latitude, longitude }: ListedCity, project: Projection) => {
  const [north, east] = [degreesOf(latitude, 90), degreesOf(longitude, 180)]
  return north === null || east === null ? null : project(east, north)
}

/** The cities of the content's list: open ones first, each address once. */
export const citiesOf = (listed: readonly ListedCity[], project: Projection): City[] => {
  const bySlug = new Map<string, City>()
  const present = new Set(listed.map(citySlug))
  for (const city of listed) {
    const slug = citySlug(city)
    if (slug === "" || bySlug.has(slug)) continue
    const { name, state } = city
    const id = city.id || slug
    // A name that another city has now is that one's.
    const former = placesIn(city.former).filter((place) => !present.has(citySlug(place)))
    const parts = { aliases: partsOf(city.aliases), former, point: pointOf(city, project) }
    bySlug.set(slug, { id, slug, name, state, status: statusOf(city.status), ...parts })
  }
  return cityStatuses.flatMap((status) => [...bySlug.values()].filter((city) => city.status === status))
}

/** All that a city is called, as it is compared. */
export const spellingsOf = ({ name, state, aliases, former }: City) =>
  [{ name, state }, ...former]
    .flatMap((place) => [cityName(place), place.name])
    .concat(aliases)
    .map(plainText)

export const openCities = <Of extends Pick<City, "status">>(cities: readonly Of[]) =>
  cities.filter(({ status }) => status === "OPEN")
