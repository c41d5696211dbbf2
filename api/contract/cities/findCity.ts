import { type City, type CityStatus, citySlug, type NamedPlace, plainText, slugOf } from "./city.ts"

/** Visitors write states in many ways: "CA", "CA 90012" and "California" may all mean CA, but "Maine" may not. */
const mayBeState = (written: string, state: string) => {
  const [first = ""] = plainText(written).split(" ")
  const code = plainText(state)
  if (first === "" || code === "") return true
  return first.length === 2 ? first === code : first[0] === code[0]
}

/** Names that differ by accents only need no entry, as `plainText` drops accents. */
const spanishNames: Readonly<Record<string, string>> = {
  "nueva york": "new york",
  "nueva orleans": "new orleans",
  filadelfia: "philadelphia",
}

const plainName = (text: string) => {
  const plain = plainText(text).replace(/^ciudad de /, "")
  const spanish = Object.keys(spanishNames).find((name) => plain === name || plain.startsWith(`${name} `))
  return spanish ? spanishNames[spanish] + plain.slice(spanish.length) : plain
}

/** Finds "los angeles", "Los Ángeles, CA", "Nueva York NY" or "LA". Current names precede former ones. */
export const findCity = (cities: readonly City[], typed: string): City | undefined => {
  const [name = "", ...rest] = typed.split(",")
  const whole = plainName(typed)
  const wanted = plainName(name)
  if (wanted === "") return undefined
  const isMeant = (place: NamedPlace) =>
    plainText(`${place.name} ${place.state}`) === whole ||
    (plainText(place.name) === wanted && mayBeState(rest.join(" "), place.state))
  return (
    cities.find(isMeant) ??
    cities.find(({ aliases, state }) => aliases.some((alias) => isMeant({ name: alias, state }))) ??
    cities.find(({ former }) => former.some(isMeant)) ??
    cities.find(({ id }) => id === slugOf(whole))
  )
}

export const cityAt = (cities: readonly City[], address: string): City | undefined =>
  cities.find(({ slug }) => slug === address) ??
  cities.find(({ former }) => former.some((place) => citySlug(place) === address)) ??
  cities.find(({ id }) => id === address)

/** A lead's mark holds a name instead of an id if the city was not listed when the lead arrived. */
export const cityOfMark = (cities: readonly City[], mark: string): City | undefined =>
  cities.find(({ id }) => id === mark) ?? findCity(cities, mark.replaceAll("-", " "))

/** Shown beside a city field; the notes never block a submission. */
export type CityNotes = Record<"unknown" | "wait_list" | "not_permitted", string>

const noteOf: Record<CityStatus, keyof CityNotes | null> = {
  OPEN: null,
  WAIT_LIST: "wait_list",
  NOT_PERMITTED: "not_permitted",
}

/** Null for an open city, and for a text too short to name a city. */
export const cityNote = (cities: readonly City[], typed: string, notes: CityNotes): string | null => {
  const city = findCity(cities, typed)
  if (!city && plainText(typed).length < 3) return null
  const note = city ? noteOf[city.status] : "unknown"
  return note && notes[note].replaceAll("{city}", city?.name ?? typed.trim())
}

export interface AwaitedPlace {
  mark: string
  name: string
  /** False if a user must check the place: it may be misspelled, or part of an open city. */
  isListed: boolean
}

const MARK_MAX = 100

/** More words are a sentence, such as a message in the wrong field. */
const PLACE_WORDS_MAX = 5

/** Null if a typed place has cars, or if the text names no place. */
const waitedAt = (cities: readonly City[], typed: string): AwaitedPlace | null => {
  const city = findCity(cities, typed)
  if (city) return city.status === "OPEN" ? null : { mark: city.id, name: city.name, isListed: true }
  const mark = slugOf(typed).slice(0, MARK_MAX)
  // Two letters after a comma are a state, such as "LA" for Louisiana, and no city.
  const places = typed.split(/[,;/&|\n]/).filter((place) => place.trim().length > 2)
  const isAlsoOpen = places.some((place) => findCity(cities, place)?.status === "OPEN")
  const isSentence = typed.trim().split(/\s+/).length > PLACE_WORDS_MAX
  return mark.length < 3 || isAlsoOpen || isSentence ? null : { mark, name: typed.trim(), isListed: false }
}

export const awaitedPlace = (cities: readonly City[], places: readonly string[]): AwaitedPlace | null => {
  const all = places.map((typed) => waitedAt(cities, typed))
  return all.includes(null) ? null : (all.find((waited) => waited?.isListed) ?? all[0] ?? null)
}

/** The note replaces the reply promise, as leads on a wait list get none. */
export const waitNotice = (sent: string, note: string) => `${sent.slice(0, sent.indexOf("!") + 1)} ${note}`

export const fillWaitListNote = ({ sent }: { sent: string }, { name }: Pick<AwaitedPlace, "name">) =>
  sent.replaceAll("{city}", name)
