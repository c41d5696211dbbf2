import { plainLetters } from "../../contract/text/plainLetters.ts"

/** How many words of a search are looked at, and how much of each; more would only narrow down what is already narrow. */
const SEARCH_WORDS_MAX = 6
const SEARCH_WORD_MAX = 64

/** Shorter words are looked for only where a word begins. */
const GRAM = 3

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
const BETWEEN_DIGITS = /(?<=\p{N})[\s()+./-]+(?=\p{N})/gu

/** As in O'Brien, also of keyboards that have none. */
const APOSTROPHES = /(?<=[\p{L}\p{M}])['’‘ʼ´`＇](?=\p{L})/gu

/** A text without accents, case, apostrophes and letters that a keyboard may lack. */
export const fold = (text: string) => plainLetters(text.replace(APOSTROPHES, ""))

/** The words of a text as the search knows them: without accents and case, each once. */
export const termsOf = (...texts: readonly string[]): string[] => {
  // A sigma looks different at a word's end, where a search for half of the word does not end.
  const words = texts.flatMap((text) => fold(text).replaceAll("ς", "σ").split(BETWEEN_WORDS))
  return [...new Set(words)].filter((word) => word !== "")
}

/** A number with North America's country code, which most people leave out. */
const WITH_COUNTRY_CODE = /^1(?=\d{10}$)/

/** What is stored with a row to find it by: its words, each behind a space. */
export const searchTextOf = (texts: readonly string[]) =>
  termsOf(...texts)
    .map((word) => ` ${word}`)
    .join("")

const needleOf = (word: string) => {
  const characters = [...word].slice(0, SEARCH_WORD_MAX)
  return (characters.length < GRAM ? " " : "") + characters.join("")
}

/**
 * Needles of a search: a text must contain one of the lists. The second is for digits within a phone number. No list if it
 * has no word, which finds nothing; null for a blank one, which restricts nothing.
 */
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

/** The grams of a text: three characters in a row, and each word's first one and two after a space. */
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
