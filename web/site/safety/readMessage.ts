import { plainText } from "@farelight/api/contract/cities/city.ts"
import { advertiserSubmissionFacts } from "@farelight/api/rooms/leads/advertisers/contract.ts"
import { driverApplicationFacts } from "@farelight/api/rooms/leads/drivers/contract.ts"
import { distance } from "../forms/checks/distance.ts"
import { type Ask, askedFor } from "./askedFor.ts"

/** What the company says of itself, to compare a message with. */
export interface OurFacts {
  name: string
  /** The site's: `https://www.example.com`. */
  origin: string
  emails: readonly string[]
  phone: string
  /** The addresses of its profiles on other sites. */
  profiles: readonly string[]
}

export type Verdict = "ours" | "not_ours" | "unknown"

type Kind = "link" | "email" | "phone" | "reference"

/** Something in a message that can be compared. A trick is what makes it seem ours. */
export interface Finding {
  kind: Kind
  text: string
  verdict: Verdict
  trick?: "look_alike" | "foreign_letters"
}

export interface Reading {
  /** What is not ours comes first. */
  findings: Finding[]
  asks: Ask[]
}

type Judgment = Pick<Finding, "verdict" | "trick">

const OURS: Judgment = { verdict: "ours" }
const NOT_OURS: Judgment = { verdict: "not_ours" }
const UNKNOWN: Judgment = { verdict: "unknown" }
const LOOK_ALIKE: Judgment = { verdict: "not_ours", trick: "look_alike" }
const FOREIGN: Judgment = { verdict: "not_ours", trick: "foreign_letters" }

/** A text as the eye takes it: "examp1e", "exampIe" and "exarnple" are one word. */
const seen = (text: string) =>
  plainText(text)
    .replaceAll(" ", "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replace(/[01i3457]/g, (letter) => ({ 0: "o", 1: "l", i: "l", 3: "e", 4: "a", 5: "s", 7: "t" })[letter] ?? letter)

const SHORTEST_NAME = 4

/** The longest part of a host: "example" of "www.example.com". */
const nameOf = (host: string) =>
  host
    .replace(/:.*$/, "")
    .split(".")
    .reduce((longest, part) => (part.length > longest.length ? part : longest), "")

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1)

const hostOf = (link: string) => {
  const address = /^https?:/i.test(link) ? link : `https://${link}`
  return URL.canParse(address) ? new URL(address).host.replace(/\.(?=:|$)/, "") : null
}

const withoutWww = (host: string) => host.replace(/^www\./, "")

/** Where a profile is, as far as it matters: its host and its path. */
const placeOf = (link: string) => {
  const address = /^https?:/i.test(link) ? link : `https://${link}`
  if (!URL.canParse(address)) return null
  const { host, pathname } = new URL(address)
  return withoutWww(host) + pathname.replace(/\/$/, "")
}

const digitsOf = (phone: string) => {
  const digits = phone.normalize("NFKC").replace(/\D/g, "")
  const isLocal = digits.length === 10 && !/^\s*\+/.test(phone)
  return isLocal ? `1${digits}` : digits.replace(/^(011|00)/, "")
}

const createJudge = ({ name, origin, emails, phone, profiles }: OurFacts) => {
  const host = withoutWww(new URL(origin).host)
  const hosts = [host, `www.${host}`]
  const known = emails.map((email) => email.toLowerCase())
  const names = [...new Set([name, nameOf(host), ...known.map((email) => nameOf(domainOf(email)))].map(seen))].filter(
    (one) => one.length >= SHORTEST_NAME && /[a-z]/.test(one),
  )
  const slips = (one: string) => (one.length > 8 ? 2 : 1)
  const seemsOurs = (text: string) =>
    names.some(
      (one) => seen(text).includes(one) || text.split(/[.@-]/).some((part) => distance(seen(part), one) <= slips(one)),
    )
  // The site's own name may have such letters, which browsers write as "xn--".
  const isForeign = (written: string, asked: string) =>
    !host.includes("xn--") && (/[^ -~]/.test(written) || asked.includes("xn--"))

  const link = (text: string): Judgment => {
    const asked = hostOf(text)
    const [written = ""] = text.replace(/^https?:[\\/]*/i, "").split(/[\\/?#]/, 1)
    if (asked === null) return seemsOurs(written) ? LOOK_ALIKE : NOT_OURS
    if (isForeign(written, asked)) return FOREIGN
    if (hosts.includes(asked) || profiles.some((profile) => placeOf(profile) === placeOf(text))) return OURS
    if (asked.endsWith(`.${host}`)) return UNKNOWN
    return seemsOurs(written) || text.toLowerCase().includes(host) ? LOOK_ALIKE : NOT_OURS
  }

  const email = (text: string): Judgment => {
    const written = text.toLowerCase()
    const domain = domainOf(written)
    if (known.includes(written)) return OURS
    if (isForeign(written, domain)) return FOREIGN
    if (hosts.includes(domain) || domain.endsWith(`.${host}`)) return UNKNOWN
    const isShared = known.some((one) => domainOf(one) === domain)
    const isNear = known.some((one) => distance(seen(one), seen(written)) <= 2)
    return isNear || seemsOurs(isShared ? written.slice(0, -domain.length) : written) ? LOOK_ALIKE : NOT_OURS
  }

  const number = (text: string): Judgment => {
    const [digits, own] = [digitsOf(text), digitsOf(phone)]
    if (digits === own) return OURS
    return digits.length === 7 && own.endsWith(digits) ? UNKNOWN : NOT_OURS
  }

  const letters = [driverApplicationFacts.letter, advertiserSubmissionFacts.letter].join("")
  const form = new RegExp(`^[${letters}]-[1-9]\\d{0,15}$`, "i")
  // Whether there is one, only its sender may learn: by the link that nobody else has.
  const reference = (text: string): Judgment => (form.test(text) ? UNKNOWN : NOT_OURS)

  return { link, email, phone: number, reference }
}

/** Marks around an address that are no part of it, and signs that cannot be seen. */
const AROUND = /^[\p{Cf}"'“”‘’«»<>()[\]{}*_|.,;:!?¡¿]+|[\p{Cf}"'“”‘’«»<>()[\]{}*_|.,;:!?¡¿]+$/gu
const FILE = /\.(pdf|jpe?g|png|gif|docx?|xlsx?|txt|html?|csv|ics|zip|mp4)$/i
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}\p{Cf}_-]+[.。．｡])+(?:\p{L}{2,}|xn--[\w-]+)(?::\d+)?$/u

/** Whether a text without a scheme is a link, and no sentence after whose full stop a space is missing. */
const isLink = (text: string, authority: string) => {
  if (!DOMAIN.test(authority)) return false
  if (/^www\./i.test(authority) || text.includes("/")) return true
  return !FILE.test(authority) && (authority === authority.toUpperCase() || !/[.]\p{Lu}[^.]*$/u.test(authority))
}

type Place = Pick<Finding, "kind" | "text">

const placesWithoutScheme = (written: string): Place[] => {
  const text = written.replace(/^(mailto|tel|sms):/i, "").replace(AROUND, "")
  const [authority = ""] = text.split(/[\\/?#]/, 1)
  const rest = text.slice(authority.length)
  // "mailto:a@b.com?cc=c@d.com"
  const others = rest.includes("@") && !rest.startsWith("/") ? rest.split(/[?&=]/).flatMap(placesWithoutScheme) : []
  // What a quote or a bracket cut off before it belongs to the address: `"ours"@theirs`.
  const behind = /(?<=^@).*/.exec(authority)?.[0] ?? ""
  if (/[^@]@[^@]/.test(authority) || DOMAIN.test(behind)) return [{ kind: "email", text: authority }, ...others]
  return isLink(text, authority) ? [{ kind: "link", text }] : others
}

/** The links and addresses in a word. One with a scheme is kept whole: what follows it may change where it leads. */
const placesIn = (word: string): Place[] => {
  const start = word.search(/https?:/i)
  if (start < 0) return word.split(/[<>()[\]{}"“”«»,;|]+/).flatMap(placesWithoutScheme)
  const links = word.slice(start).split(/(?<=[,;|<>"'()])(?=https?:)|<(?=\/)/i)
  return [
    ...placesIn(word.slice(0, start)),
    ...links
      .filter((link) => /^https?:/i.test(link))
      .map((link): Place => ({ kind: "link", text: link.replace(AROUND, "") })),
  ]
}

const NUMBERS = [
  // Anywhere but in North America: with a plus sign, or as dialed from there.
  /(?<![\p{L}\p{N}])(?:\+|011[ .-]?|00)(?!1)(?:\d{8,15}|\d[\d ().\-/]{6,18}\d)/gu,
  /(?<![\p{L}\p{N}$])(?:(?:\+|00|011)?1[ .\-/]*)?\(?[2-9]\d\d\)?[ .\-/]*[2-9]\d\d[ .\-/]*\d{4}(?!\d)/gu,
  /(?<![\p{L}\p{N}$-])\d{3}[.-]\d{4}(?![\p{L}\p{N}-])/gu,
]

const REFERENCES = [
  /(?<![\p{L}\p{N}-])[AD]-[1-9]\d{0,15}(?![\p{L}\p{N}-])/gu,
  /(?<=\b(?:ref(?:erence|erencia)?|case|caso|folio|application|solicitud)\.?(?: *(?:id|no\.?|number|n[uú]mero))?(?: *[:#]+ *#?|(?<=no\.?|number|n[uú]mero) +))[\p{L}\d]{0,8}-?\d[\p{L}\d-]*/giu,
]

/** Everything in a message that can be compared, each piece of it once. */
const placesInMessage = (message: string): Place[] => {
  const found: Place[] = []
  const take = (kind: Kind) => (text: string) => {
    found.push({ kind, text: text.trim() })
    return "\n"
  }
  let rest = message.replace(/\S+/g, (word) => {
    const places = placesIn(word)
    found.push(...places)
    return places.length > 0 ? " " : word
  })
  // As phones dial them: full-width digits, and every kind of dash and space.
  rest = rest
    .normalize("NFKC")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[^\S\n]+/g, " ")
  for (const pattern of REFERENCES) rest = rest.replace(pattern, take("reference"))
  for (const pattern of NUMBERS) rest = rest.replace(pattern, take("phone"))
  return found
}

const MOST_LETTERS = 20_000
const order: readonly Verdict[] = ["not_ours", "unknown", "ours"]

/** What is ours in a message, what is not, and what it asks for. It looks at nothing but the message and the facts. */
export const readMessage = (message: string, facts: OurFacts): Reading => {
  const judge = createJudge(facts)
  const text = message.slice(0, MOST_LETTERS)
  const places = new Map(placesInMessage(text).map((place) => [`${place.kind} ${place.text.toLowerCase()}`, place]))
  const findings = [...places.values()].map(({ kind, text }) => ({ kind, text, ...judge[kind](text) }))
  return {
    findings: order.flatMap((verdict) => findings.filter((finding) => finding.verdict === verdict)),
    asks: askedFor(text),
  }
}
