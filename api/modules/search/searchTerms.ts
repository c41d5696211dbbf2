/** How much of a word is looked at. */
export const TERM_MAX = 64

/** How many words of a search are looked at; more would only narrow down what is already narrow. */
export const SEARCH_WORDS_MAX = 6

const MARKS = /\p{M}/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** A text without accents and case. */
export const fold = (text: string) => text.normalize("NFKD").replace(MARKS, "").toLowerCase()

/** The words of a text as the search knows them: without accents and case, each once. */
export const termsOf = (...texts: string[]): string[] => {
  const words = texts.flatMap((text) => fold(text).split(BETWEEN_WORDS))
  return [...new Set(words.map((word) => [...word].slice(0, TERM_MAX).join("")).filter((word) => word !== ""))]
}
