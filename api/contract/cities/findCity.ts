import { type City, type CityStatus, citySlug, type NamedPlace, plainText, slugOf } from "./city.ts"

/** Whether what follows the comma may be the state: "CA", "CA 90012" and "California" may, "Maine" is not "OR". */
const mayBeState = (written: string, state: string) => {
  const [first = ""] = plainText(written).split(" ")
  const code = plainText(state)
  if (first === "" || code === "") return true
  return first.length === 2 ? first === code : first[0] === code[0]
}

/** What Spanish calls a city, where the accents are not all. */
const spanishNames: Readonly<Record<string, string>> = {
  "nueva york": "new york",
  "nueva orleans": "new orleans",
  filadelfia: "philadelphia",
}

/** A text as it is compared, with what Spanish calls a city at its beginning in English: "Ciudad de Nueva York, NY". */
const plainName = (text: string) => {
  const plain = plainText(text).replace(/^ciudad de /, "")
  const spanish = Object.keys(spanishNames).find((name) => plain === name || plain.startsWith(`${name} `))
  return spanish ? spanishNames[spanish] + plain.slice(spanish.length) : plain
}

/**
 * The city that somebody means who typed "los angeles", "Los Ángeles, CA", "Los Angeles CA", "Nueva York NY" or "LA". A
 * name that a city has now counts before one that another had.
 */
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

/** The city at an address: one that has it now, or else one that had it. */
export const cityAt = (cities: readonly City[], address: string): City | undefined =>
  cities.find(({ slug }) => slug === address) ??
  cities.find(({ former }) => former.some((place) => citySlug(place) === address)) ??
  cities.find(({ id }) => id === address)

/** The city that leads with this mark wait for: also one that was unknown when they arrived. */
export const cityOfMark = (cities: readonly City[], mark: string): City | undefined =>
  cities.find(({ id }) => id === mark) ?? findCity(cities, mark.replaceAll("-", " "))

/** What a form says beside a city, by what is known of it; it never refuses one. */
export type CityNotes = Record<"unknown" | "wait_list" | "not_permitted", string>

const noteOf: Record<CityStatus, keyof CityNotes | null> = {
  OPEN: null,
  WAIT_LIST: "wait_list",
  NOT_PERMITTED: "not_permitted",
}

/** The note on the city that somebody typed; null for one that is open, and for what is too short to be a city. */
export const cityNote = (cities: readonly City[], typed: string, notes: CityNotes): string | null => {
  const city = findCity(cities, typed)
  if (!city && plainText(typed).length < 3) return null
  const note = city ? noteOf[city.status] : "unknown"
  return note && notes[note].replaceAll("{city}", city?.name ?? typed.trim())
}

/** What somebody waits for who named a place where no cars drive. */
export interface WaitedFor {
  /** The city's id, or what was typed as one. */
  mark: string
  name: string
  /** Whether the map has it. Others may be a part of an open city, or written wrongly: somebody has to look. */
  isListed: boolean
}

const MARK_MAX = 100

/** What somebody waits for who typed this; null where cars drive, also in another of the places, and for no place at all. */
const waitedAt = (cities: readonly City[], typed: string): WaitedFor | null => {
  const city = findCity(cities, typed)
  if (city) return city.status === "OPEN" ? null : { mark: city.id, name: city.name, isListed: true }
  const mark = slugOf(typed).slice(0, MARK_MAX)
  // "LA" is a state here, behind a comma.
  const places = typed.split(/[,;/&|\n]/).filter((place) => place.trim().length > 2)
  const isAlsoOpen = places.some((place) => findCity(cities, place)?.status === "OPEN")
  return mark.length < 3 || isAlsoOpen ? null : { mark, name: typed.trim(), isListed: false }
}

/** What somebody waits for who named these places; null where cars drive in one of them. */
export const waitedFor = (cities: readonly City[], places: readonly string[]): WaitedFor | null => {
  const all = places.map((typed) => waitedAt(cities, typed))
  return all.includes(null) ? null : (all.find((waited) => waited?.isListed) ?? all[0] ?? null)
}

/** The notice behind a form whose sender waits: that it was sent, as ever, and the wait in the place of the promise. */
export const waitNotice = (sent: string, note: string) => `${sent.slice(0, sent.indexOf("!") + 1)} ${note}`

/** What somebody is told who waits for a city. */
export const waitNote = ({ sent }: { sent: string }, { name }: Pick<WaitedFor, "name">) =>
  sent.replaceAll("{city}", name)
