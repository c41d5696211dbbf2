import { vehicles } from "./vehicles.ts"

/** Number of letters to change, add, leave out or swap with their neighbor to make one text of the other. */
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

/** What seems odd about an entry, by the name of its hint in the words of the site; and what may have been meant. */
export interface Doubt {
  hint: "checkPhone" | "checkEmail" | "checkYear" | "checkMake"
  suggestion?: string
}

/** What people write behind a number: an extension or a remark. */
const EXTENSION = /(?:ext|x|#|,|;).*/is
/** Area code and exchange of North America begin with 2 to 9, and are no service such as 911. */
const NORTH_AMERICAN = /^1?(?!.11)[2-9]\d\d(?!.11)[2-9]\d{6}$/
const INTERNATIONAL = /^[1-9]\d{6,14}$/

/** A number with as many digits as one has here, or anywhere after a plus sign. */
const checkPhone = (entered: string): Doubt | null => {
  const number = entered.replace(EXTENSION, "")
  const digits = number.replace(/\D/g, "")
  const isAbroad = number.trim().startsWith("+") && !digits.startsWith("1")
  return (isAbroad ? INTERNATIONAL : NORTH_AMERICAN).test(digits) ? null : { hint: "checkPhone" }
}

/** Where most people have their mail. */
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

/** Whether a domain looks like a slip: one letter, or two of a name whose end is right. */
const isSlip = (domain: string, meant: string) => {
  const letters = distance(domain, meant)
  return letters === 1 || (letters === 2 && endOf(domain) === endOf(meant))
}

const checkEmail = (entered: string): Doubt | null => {
  const address = entered.trim()
  const at = address.lastIndexOf("@") + 1
  const domain = address.slice(at).toLowerCase()
  if (at < 2 || MEANT.includes(domain) || RIGHT.has(domain)) return null
  const meant = MEANT.find((one) => isSlip(domain, one))
  return meant ? { hint: "checkEmail", suggestion: address.slice(0, at) + meant } : null
}

/** Before it no platform takes a car; dealers sell next year's models. */
const OLDEST = 1990

const checkYear = (entered: string, now = new Date()): Doubt | null => {
  const newest = now.getFullYear() + 1
  const text = entered.trim()
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  if (year >= OLDEST && year <= newest) return null
  const short = /^['’]?(\d\d)$/.exec(text)?.[1]
  const meant = short === undefined ? 0 : 2000 + Number(short)
  return { hint: "checkYear", ...(meant > 2000 && meant <= newest && { suggestion: String(meant) }) }
}

/** A make that nearly is a known one, or has no letter. Others may well exist. */
const checkMake = (entered: string): Doubt | null => {
  const make = entered.trim().toLowerCase()
  if (!/\p{L}/u.test(make)) return { hint: "checkMake" }
  const makes = Object.keys(vehicles)
  if (makes.some((one) => one.toLowerCase() === make)) return null
  const slips = make.length > 5 ? 2 : 1
  const meant = make.length > 3 && makes.find((one) => one.length > 3 && distance(make, one.toLowerCase()) <= slips)
  return meant ? { hint: "checkMake", suggestion: meant } : null
}

const checks: Readonly<Record<string, (entered: string) => Doubt | null>> = {
  phone: checkPhone,
  email: checkEmail,
  vehicleYear: checkYear,
  vehicleMake: checkMake,
}

/** What seems odd about what was entered in the field of this name. An empty field is another matter. */
export const doubtAbout = (field: string, entered: string): Doubt | null =>
  entered.trim() === "" ? null : (checks[field]?.(entered) ?? null)
