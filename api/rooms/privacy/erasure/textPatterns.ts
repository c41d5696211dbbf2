// An address or number inside a longer one is another person's, so it does not match.

/** Fewer digits are no number. */
const DIGITS_MIN = 5
/** Numbers with this many digits include an area code. */
const COMPLETE = 10

const SIGNS = "[\\s().-]"

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")

// Of these file extensions, only zip can also end an address, so an address in front of one is treated as complete.
const EXTENSIONS =
  "(?:\\.(?:bmp|csv|docx?|eml|gif|heic|heif|html?|jpe?g|json|odt|pdf|png|rtf|svg|tiff?|txt|webp|xlsx?|xml|zip))+"
const NO_EXTENSION = `(?!${EXTENSIONS}(?![\\p{L}\\p{N}]))`

// `joann@x.com`, `o'ann@x.com`, `ann@x.com.mx` and `ann@x.com-pany.org` are different from `ann@x.com`. In filenames,
// `_` separates words.
const addressPattern = (address: string, isFileName: boolean) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}][.${isFileName ? "" : "_"}'%+-]?)${escaped(address)}(?![\\p{L}\\p{N}@]|${NO_EXTENSION}[.-][\\p{L}\\p{N}])`,
    "giu",
  )

const numberPattern = (digits: string) => {
  const national = digits.replace(/^1(?=\d{10}$)/, "")
  const number = `\\+?(?:1${SIGNS}*)?\\(?${[...national].join(`${SIGNS}*`)}`
  const isComplete = national.length >= COMPLETE
  // No foreign country code may precede a complete number, and no area code a short one. A date or time may do so.
  const before = isComplete ? `\\+\\d{1,3}${SIGNS}{0,3}` : `(?<!\\d)\\d{3}[\\s).-]{1,2}`
  const after = isComplete ? "\\d" : "[.-]?\\d"
  return new RegExp(`(?<!\\d[().-]{0,2}|${before})${number}(?!${after})`, "gu")
}

export const patternOf = (text: string, isFileName = false): RegExp | null => {
  if (text.includes("@")) return addressPattern(text, isFileName)
  const digits = text.replaceAll(/\D/g, "")
  return digits.length >= DIGITS_MIN ? numberPattern(digits) : null
}

/** Longest first, as one text may contain another. */
export const patternsOf = (texts: readonly string[], isFileName = false): RegExp[] =>
  [...texts].sort((one, other) => other.length - one.length).flatMap((text) => patternOf(text, isFileName) ?? [])

export const hasAny = (text: string, patterns: readonly RegExp[]) => patterns.some((each) => text.search(each) >= 0)
