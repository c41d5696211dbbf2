import { plainLetters } from "../../contract/text/plainLetters.ts"

/** More words or characters would hardly narrow a search down. */
const SEARCH_WORDS_MAX = 6
const SEARCH_WORD_MAX = 64

/** In characters. Shorter words match only at the start of a word. */
const GRAM = 3

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
const BETWEEN_DIGITS = /(?<=\p{N})[\s()+./-]+(?=\p{N})/gu

/** Apostrophes such as in O'Brien. Phones insert characters that only look like one. */
const APOSTROPHES = /(?<=[\p{L}\p{M}])['’‘ʼ´`＇](?=\p{L})/gu

/** Letters that keyboards lack become ASCII, such as ø to o, so that a search may be typed without them. */
export const fold = (text: string) => plainLetters(text.replace(APOSTROPHES, ""))

export const termsOf = (...texts: readonly string[]): string[] => {
  // Sigma has another form at the end of a word, but a search may end within the word.
  const words = texts.flatMap((text) => fold(text).replaceAll("ς", "σ").split(BETWEEN_WORDS))
  return [...new Set(words)].filter((word) => word !== "")
}

/** Most people omit the country code, so numbers must match without it. */
const WITH_COUNTRY_CODE = /^1(?=\d{10}$)/

/** With a space before each word, so that a short search can match only at the start of a word. */
export const searchTextOf = (texts: readonly string[]) =>
  termsOf(...texts)
    .map((word) => ` ${word}`)
    .join("")

const needleOf = (word: string) => {
  const characters = [...word].slice(0, SEARCH_WORD_MAX)
  return (characters.length < GRAM ? " " : "") + characters.join("")
}

/** Alternatives: as written, and with the digits of phone numbers joined. Empty if nothing can match; null if blank. */
export const needlesOf = (search: string): string[][] | null => {
  if (search.trim() === "") return null
  const asWritten = termsOf(search).slice(0, SEARCH_WORDS_MAX).map(needleOf)
  const joined = termsOf(fold(search).replace(BETWEEN_DIGITS, ""))
    .slice(0, SEARCH_WORDS_MAX)
    .map((word) => needleOf(word.replace(WITH_COUNTRY_CODE, "")))
  if (asWritten.length === 0) return []
  return asWritten.join() === joined.join() ? [asWritten] : [asWritten, joined]
}

const HAS_SURROGATES = /[\ud800-\udfff]/

/** Trigrams, and the first one and two characters of each word, so that short searches use the index too. */
export const gramsOf = (text: string): string[] => {
  const characters = HAS_SURROGATES.test(text) ? [...text] : text
  const part = (start: number, end: number) =>
    typeof characters === "string" ? characters.slice(start, end) : characters.slice(start, end).join("")
  const grams: string[] = []
  for (let at = 0; at < characters.length - 1; at++) {
    if (characters[at + 1] === " ") continue
    if (characters[at] === " ") grams.push(part(at, at + 2))
    if (at + 2 < characters.length && characters[at + 2] !== " ") grams.push(part(at, at + 3))
  }
  return grams
}
