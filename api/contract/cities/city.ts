import { plainLetters } from "../text/plainLetters.ts"

/** The site lists cities in this order. */
export const cityStatuses = ["OPEN", "WAIT_LIST", "NOT_PERMITTED"] as const

export type CityStatus = (typeof cityStatuses)[number]

export interface MapPoint {
  x: number
  y: number
}

export const mapSize = { width: 975, height: 610 } as const

export type Projection = (longitude: number, latitude: number) => MapPoint | null

export interface NamedPlace {
  name: string
  state: string
}

export interface ListedCity extends NamedPlace {
  /** Leads refer to a city by id, so a renamed city keeps it. Lists of earlier versions lack ids and use the slug. */
  id: string
  /** Former names, such as "Austin, TX; Waterloo, TX". */
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
  aliases: string[]
  former: NamedPlace[]
  point: MapPoint | null
  /** Only cities with pay or a rule of their own have a page. */
  hasPage?: boolean
}

export const plainText = (text: string) =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

export const slugOf = (text: string) => plainText(text).replaceAll(" ", "-")

export const citySlug = ({ name, state }: NamedPlace) => slugOf(`${name} ${state}`)

export const slugInWords = (slug: string) =>
  slug
    .replace(/-([a-z]{2})$/, (_, state: string) => `, ${state.toUpperCase()}`)
    .replaceAll("-", " ")
    .replace(/(^| )\p{L}/gu, (first) => first.toUpperCase())

export const cityName = ({ name, state }: NamedPlace) => (state ? `${name}, ${state}` : name)

/** Accepts full names such as "Austin, TX; Waterloo, TX". */
export const parsePlaces = (names: string): NamedPlace[] =>
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

/** Open cities come first. Of two cities with the same slug, the second is left out. */
export const citiesOf = (listed: readonly ListedCity[], project: Projection): City[] => {
  const bySlug = new Map<string, City>()
  const present = new Set(listed.map(citySlug))
  for (const city of listed) {
    const slug = citySlug(city)
    if (slug === "" || bySlug.has(slug)) continue
    const { name, state } = city
    const id = city.id || slug
    // A current name takes precedence over another city's former name.
    const former = parsePlaces(city.former).filter((place) => !present.has(citySlug(place)))
    const parts = { aliases: partsOf(city.aliases), former, point: pointOf(city, project) }
    bySlug.set(slug, { id, slug, name, state, status: statusOf(city.status), ...parts })
  }
  return cityStatuses.flatMap((status) => [...bySlug.values()].filter((city) => city.status === status))
}

export const spellingsOf = ({ name, state, aliases, former }: City) =>
  [{ name, state }, ...former]
    .flatMap((place) => [cityName(place), place.name])
    .concat(aliases)
    .map(plainText)

export const openCities = <Of extends Pick<City, "status">>(cities: readonly Of[]) =>
  cities.filter(({ status }) => status === "OPEN")
