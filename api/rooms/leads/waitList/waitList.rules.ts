import { type City, cityName, slugInWords } from "../../../contract/cities/city.ts"
import { findCity, type WaitedFor } from "../../../contract/cities/findCity.ts"

/** The wait-list mark. Who also named other places is promised an answer like everybody. */
export const waitMark = (waits: WaitedFor | null) => ({
  waitListCity: waits?.slug ?? null,
  isPromised: !waits?.isListed,
})

/** The city of the map that leads with this mark wait for: also one that was unknown when they arrived. */
export const cityOfMark = (cities: readonly City[], slug: string): City | undefined =>
  cities.find((city) => city.slug === slug) ?? findCity(cities, slug.replaceAll("-", " "))

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
