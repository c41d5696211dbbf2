import { type City, cityName, citySlug, slugInWords } from "../../../contract/cities/city.ts"
import { type AwaitedPlace, awaitedPlace, cityAt, cityOfMark } from "../../../contract/cities/findCity.ts"

/** A place that is not listed may be misspelled, so leads that name only such places keep the usual promise. */
export const waitListColumns = (waits: AwaitedPlace | null) => ({
  waitListCity: waits?.mark ?? null,
  isPromised: !waits?.isListed,
})

export type CityLists = Record<"before" | "after", readonly City[]>

/** The name as the lead wrote it, otherwise the city's latest name. */
const typedName = (removed: City, places: readonly string[]) => {
  const none: Pick<City, "status" | "former"> = { status: "WAIT_LIST", former: [] }
  const names = [removed, ...removed.former].map(
    (place): City => ({ ...removed, ...place, ...none, id: citySlug(place) }),
  )
  return awaitedPlace(names, places)?.mark ?? removed.slug
}

/** Leads keep the mark of a city that is still listed. */
export const waitListMarkAfter = ({ before, after }: CityLists, mark: string, places: readonly string[]): string => {
  if (after.some(({ id }) => id === mark)) return mark
  const removed = before.find(({ id }) => id === mark)
  const heir = removed && cityAt(after, removed.slug)
  if (heir) return heir.id
  const name = removed ? typedName(removed, places) : mark
  return cityOfMark(after, name)?.id ?? name
}

export interface WaitListEffect {
  name: string
  waiting: number
  becomes: string | null
  isRemoved: boolean
  /** True if an open city closes before its leads were notified. */
  isClosed: boolean
}

export const waitListEffectOf = (
  { before, after }: CityLists,
  mark: string,
  next: string,
): Omit<WaitListEffect, "waiting"> | null => {
  const [city, then] = [cityOfMark(before, mark), cityOfMark(after, next)]
  const name = city ? cityName(city) : slugInWords(mark)
  const becomes = then ? cityName(then) : null
  const isClosed = city?.status === "OPEN" && then !== undefined && then.status !== "OPEN"
  if (city?.id === then?.id && (!city || name === becomes) && !isClosed) return null
  return { name, becomes, isClosed, isRemoved: city !== undefined && !after.some(({ id }) => id === city.id) }
}

export interface WaitListMark {
  leadType: string
  slug: string
  waiting: number
  told: number
  since: Date
}

export interface WaitListCity {
  slug: string
  name: string
  isListed: boolean
  isOpen: boolean
  since: Date
  kinds: Pick<WaitListMark, "leadType" | "waiting" | "told">[]
}

const waitingIn = ({ kinds }: WaitListCity) => kinds.reduce((sum, { waiting }) => sum + waiting, 0)

const isDue = (city: WaitListCity) => city.isOpen && waitingIn(city) > 0

export const waitListOf = (
  cities: readonly City[],
  leadTypes: readonly string[],
  marked: readonly WaitListMark[],
): WaitListCity[] => {
  const slugs = [...new Set(marked.flatMap(({ slug, waiting, told }) => (waiting + told > 0 ? slug : [])))]
  const all = slugs.map((slug) => {
    const own = marked.filter((leads) => leads.slug === slug)
    const city = cityOfMark(cities, slug)
    return {
      slug,
      name: city ? cityName(city) : slugInWords(slug),
      isListed: city !== undefined,
      isOpen: city?.status === "OPEN",
      since: new Date(Math.min(...own.map(({ since }) => since.getTime()))),
      kinds: leadTypes.map((leadType) => {
        const ofKind = own.filter((leads) => leads.leadType === leadType)
        const sum = (name: "waiting" | "told") => ofKind.reduce((total, leads) => total + leads[name], 0)
        return { leadType, waiting: sum("waiting"), told: sum("told") }
      }),
    }
  })
  return all.sort(
    (one, other) =>
      Number(isDue(other)) - Number(isDue(one)) ||
      waitingIn(other) - waitingIn(one) ||
      one.name.localeCompare(other.name),
  )
}
