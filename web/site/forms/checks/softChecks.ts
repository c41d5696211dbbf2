import { vehicles } from "./vehicles.ts"

/** Damerau-Levenshtein distance: a swap of neighboring letters counts as one edit. */
const distance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    const above = rows[row - 1] as number[]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) least = Math.min(least, (rows[row - 2]?.[column - 2] as number) + 1)
      current.push(least)
    }
    rows.push(current)
  }
  return rows[one.length]?.[other.length] as number
}

export interface Hint {
  hint: "checkPhone" | "checkEmail" | "checkYear" | "checkMake"
  suggestion?: string
}

const EXTENSION = /(?:ext|x|#|,|;).*/is
/** North American area codes and exchanges begin with 2 to 9; service codes such as 911 are excluded. */
const NORTH_AMERICAN = /^1?(?!.11)[2-9]\d\d(?!.11)[2-9]\d{6}$/
const INTERNATIONAL = /^[1-9]\d{6,14}$/

const checkPhone = (entered: string): Hint | null => {
  const number = entered.replace(EXTENSION, "")
  const digits = number.replace(/\D/g, "")
  const isAbroad = number.trim().startsWith("+") && !digits.startsWith("1")
  return (isAbroad ? INTERNATIONAL : NORTH_AMERICAN).test(digits) ? null : { hint: "checkPhone" }
}

const MEANT = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "comcast.net",
  "verizon.net",
  "sbcglobal.net",
  "bellsouth.net",
  "protonmail.com",
]
const RIGHT = new Set(["ymail.com", "email.com", "mail.com", "fastmail.com", "hushmail.com", "gmx.com", "yahoo.co"])

const endOf = (domain: string) => domain.slice(domain.lastIndexOf("."))

/** Probably a typo: one letter differs, or the ending is correct and two letters before it differ. */
const isSlip = (domain: string, meant: string) => {
  const letters = distance(domain, meant)
  return letters === 1 || (letters === 2 && endOf(domain) === endOf(meant))
}

const checkEmail = (entered: string): Hint | null => {
  const address = entered.trim()
  const at = address.lastIndexOf("@") + 1
  const domain = address.slice(at).toLowerCase()
  if (at < 2 || MEANT.includes(domain) || RIGHT.has(domain)) return null
  const meant = MEANT.find((one) => isSlip(domain, one))
  return meant ? { hint: "checkEmail", suggestion: address.slice(0, at) + meant } : null
}

/** No platform accepts older cars. The year may be the next one, as dealers sell next year's models. */
const OLDEST = 1990

const checkYear = (entered: string, now = new Date()): Hint | null => {
  const newest = now.getFullYear() + 1
  const text = entered.trim()
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  if (year >= OLDEST && year <= newest) return null
  const short = /^['’]?(\d\d)$/.exec(text)?.[1]
  const meant = short === undefined ? 0 : 2000 + Number(short)
  return { hint: "checkYear", ...(meant > 2000 && meant <= newest && { suggestion: String(meant) }) }
}

/** Unknown makes are accepted. Only a probable typo or an entry without letters gets a hint. */
const checkMake = (entered: string): Hint | null => {
  const make = entered.trim().toLowerCase()
  if (!/\p{L}/u.test(make)) return { hint: "checkMake" }
  const makes = Object.keys(vehicles)
  if (makes.some((one) => one.toLowerCase() === make)) return null
  const slips = make.length > 5 ? 2 : 1
  const meant = make.length > 3 && makes.find((one) => one.length > 3 && distance(make, one.toLowerCase()) <= slips)
  return meant ? { hint: "checkMake", suggestion: meant } : null
}

const checks: Readonly<Record<string, (entered: string) => Hint | null>> = {
  phone: checkPhone,
  email: checkEmail,
  vehicleYear: checkYear,
  vehicleMake: checkMake,
}

/** Null for an empty field, as required fields are checked elsewhere. */
export const hintFor = (field: string, entered: string): Hint | null =>
  entered.trim() === "" ? null : (checks[field]?.(entered) ?? null)
