import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import type { LeadKind, SampleParts } from "../../../rooms/leads/lead/leadKind.ts"

// The leads resemble a two-year-old network: few large and many small cities, most leads answered, names of known
// frequency, notes on some. Uniform data would hide slow queries.

const YEARS_MS = 2 * 365 * 24 * 60 * 60_000
const NOTED_SHARE = 0.12
const CITIES = 412
/** Chosen so that the largest city has 17 % of the leads, and the hundredth 0.15 %. */
const CITY_SKEW = 1.04

const words = (text: string) => text.split(" ")
const pairs = (starts: string[], ends: string[], between: string) =>
  starts.flatMap((start) => ends.map((end) => start + between + end))

// 100 first and 220 last names, so each first name has 1 % of the leads, and each last name 0.45 %.
const firstNames = [
  ...words("Ana Marcus Priya Jonas Thu Olu Sam Lucía José Mei Fatima Noah Grace Ivan Amara Leo Zoë Diego Hana Ruth"),
  ...pairs(words("Ka Ri Da Su El Be Ma To"), words("lina ron vid sanne mir tha rek bias ja nnes"), ""),
]
const lastNames = [
  ...words("Flores Webb Nair Lindqvist Nguyễn Adeyemi O'Neil Álvarez Kim Okafor"),
  ...words("Rossi Novák Silva Haddad Park Weiss Moreau Tanaka Diaz Young"),
  ...pairs(
    words("Hart Bel Cor Dun Fal Gar Hol Kel Mor Nor"),
    words("man ford ley ton wick berg son dahl more stein well by court field gate land hurst vale worth ski"),
    "",
  ),
]
/** By size; Los Angeles is the largest. */
export const cities = [
  "Los Angeles",
  ...pairs(
    words(
      "San Santa Las Fort Lake Port Mount North South East West New Old Upper Lower Grand Little Saint Big Cape Palm",
    ),
    words(
      "Diego Vegas Worth Ana Phoenix Riverside Oakland Fresno Irvine Springs Heights Jordan Vista Rosa Barbara Park Falls Harbor Valley Grove",
    ),
    " ",
  ),
].slice(0, CITIES)
const noteWords = words(
  "called voicemail spanish evening weekend insurance callback wrap tablet photos referral garage",
)

const statusShares: [LeadStatus, number][] = [
  [leadStatuses.APPROVED, 0.6],
  [leadStatuses.REJECTED, 0.31],
  [leadStatuses.PENDING, 0.06],
  [leadStatuses.CONTACTED, 0.03],
]

const byShare = <Item>(shares: readonly (readonly [Item, number])[]) => {
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  let sum = 0
  const ends = shares.map(([item, share]) => {
    sum += share / total
    return [item, sum] as const
  })
  return (drawn: number): Item => (ends.find(([, end]) => drawn < end) ?? ends[ends.length - 1])?.[0] as Item
}

const cityOf = byShare(cities.map((city, rank) => [city, 1 / (rank + 1) ** CITY_SKEW] as const))
const statusOf = byShare(statusShares)

// A fixed seed makes the same leads on every machine.
const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface MadeUpLead {
  row: Record<string, unknown> & ReturnType<LeadKind["makeUp"]>
  status: LeadStatus
  createdAt: Date
  note: string | null
}

/** `count` leads are spread evenly over the two years before `until`. */
export const makeUpLeads = (kind: LeadKind, count: number, until: number) => {
  const random = createRandom(1)
  const pick: SampleParts["pick"] = (items) => items[Math.floor(random() * items.length)] as (typeof items)[number]
  return (index: number): MadeUpLead => {
    const person = () => {
      const [first, last] = [pick(firstNames), pick(lastNames)]
      const box = `${first}.${last}`
        .normalize("NFKD")
        .replace(/[^A-Za-z.]/g, "")
        .toLowerCase()
      return { name: `${first} ${last}`, email: `${box}.${index}@example.com` }
    }
    return {
      row: kind.makeUp({ index, pick, person, city: () => cityOf(random()) }),
      status: statusOf(random()),
      createdAt: new Date(until - Math.floor((YEARS_MS * Math.max(0, count - index - 1)) / count)),
      note: random() < NOTED_SHARE ? `${pick(noteWords)} ${pick(noteWords)}, ${pick(noteWords)} ${index}` : null,
    }
  }
}
