import { type City, cityName, citySlug, slugInWords } from "../../../contract/cities/city.ts"
import { cityAt, cityOfMark, type WaitedFor, waitedFor } from "../../../contract/cities/findCity.ts"

/** The wait-list mark. Who also named other places is promised an answer like everybody. */
export const waitMark = (waits: WaitedFor | null) => ({
  waitListCity: waits?.mark ?? null,
  isPromised: !waits?.isListed,
})

/** The cities as they are, and as an edit lists them. */
export type CityLists = Record<"before" | "after", readonly City[]>

/** The name of a removed city by which somebody waits for it: as it was typed, or else its last one. */
const typedName = (removed: City, places: readonly string[]) => {
  const none: Pick<City, "status" | "former"> = { status: "WAIT_LIST", former: [] }
  const names = [removed, ...removed.former].map(
    (place): City => ({ ...removed, ...place, ...none, id: citySlug(place) }),
  )
  return waitedFor(names, places)?.mark ?? removed.slug
}

/** The mark that a lead has once a list of cities is replaced. Those who wait for a city that stays keep theirs. */
export const markAfter = ({ before, after }: CityLists, mark: string, places: readonly string[]): string => {
  if (after.some(({ id }) => id === mark)) return mark
  const removed = before.find(({ id }) => id === mark)
  const heir = removed && cityAt(after, removed.slug)
  if (heir) return heir.id
  const name = removed ? typedName(removed, places) : mark
  return cityOfMark(after, name)?.id ?? name
}

/** The effect of an edit of the cities on those who wait for one. */
export interface WaitListEffect {
  name: string
  waiting: number
  /** Their city after the edit; null for one that is not listed. */
  becomes: string | null
  isRemoved: boolean
  /** True of an open city that closes before they were told. */
  isClosed: boolean
}

/** The effect of an edit on the leads with a mark, which is `next` then; null where they wait as before. */
export const effectOf = (
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

export interface MarkedLeads {
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
  kinds: Pick<MarkedLeads, "leadType" | "waiting" | "told">[]
}

const waitingIn = ({ kinds }: WaitListCity) => kinds.reduce((sum, { waiting }) => sum + waiting, 0)

const isDue = (city: WaitListCity) => city.isOpen && waitingIn(city) > 0

export const waitListOf = (
  cities: readonly City[],
  leadTypes: readonly string[],
  marked: readonly MarkedLeads[],
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
