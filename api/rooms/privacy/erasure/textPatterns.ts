// How an address or a number is told in another text, and not in a longer one that only contains it.

/** Fewer digits are no number. */
const DIGITS_MIN = 5
/** From so many digits on a number has its area code. */
const COMPLETE = 10

const SIGNS = "[\\s().-]"

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")

// Hardly an address ends in one of these (zip alone is a domain), so what stands before one may be a whole address.
const EXTENSIONS =
  "(?:\\.(?:bmp|csv|docx?|eml|gif|heic|heif|html?|jpe?g|json|odt|pdf|png|rtf|svg|tiff?|txt|webp|xlsx?|xml|zip))+"
const NO_EXTENSION = `(?!${EXTENSIONS}(?![\\p{L}\\p{N}]))`

// `joann@x.com` and `o'ann@x.com` are others than `ann@x.com`, as are `ann@x.com.mx` and `ann@x.com-pany.org`. In the name
// of a file, `_` separates words.
const addressPattern = (address: string, isFileName: boolean) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}][.${isFileName ? "" : "_"}'%+-]?)${escaped(address)}(?![\\p{L}\\p{N}@]|${NO_EXTENSION}[.-][\\p{L}\\p{N}])`,
    "giu",
  )

const numberPattern = (digits: string) => {
  const national = digits.replace(/^1(?=\d{10}$)/, "")
  const number = `\\+?(?:1${SIGNS}*)?\\(?${[...national].join(`${SIGNS}*`)}`
  const isComplete = national.length >= COMPLETE
  // A date or a time may stand before a whole number, but no other country's code; and no area code before a short one.
  const before = isComplete ? `\\+\\d{1,3}${SIGNS}{0,3}` : `(?<!\\d)\\d{3}[\\s).-]{1,2}`
  const after = isComplete ? "\\d" : "[.-]?\\d"
  return new RegExp(`(?<!\\d[().-]{0,2}|${before})${number}(?!${after})`, "gu")
}

/** Matches an address or a number in any case and however it is written; null for a text that is neither. */
export const patternOf = (text: string, isFileName = false): RegExp | null => {
  if (text.includes("@")) return addressPattern(text, isFileName)
  const digits = text.replaceAll(/\D/g, "")
  return digits.length >= DIGITS_MIN ? numberPattern(digits) : null
}

/** The patterns of some addresses and numbers, the longest first: one may stand in another. */
export const patternsOf = (texts: readonly string[], isFileName = false): RegExp[] =>
  [...texts].sort((one, other) => other.length - one.length).flatMap((text) => patternOf(text, isFileName) ?? [])

export const hasAny = (text: string, patterns: readonly RegExp[]) => patterns.some((each) => text.search(each) >= 0)
