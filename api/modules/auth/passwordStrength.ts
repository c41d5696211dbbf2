import { createRequire } from "node:module"

/** How many characters a password has at least, not counting words that are easy to connect with it. */
export const MIN_PASSWORD_LENGTH = 12

// Beyond what can be tried online in years, and offline only against a fast hash, which argon2id is not.
const MIN_GUESSES_LOG10 = 10

/** Words that belong to every installation; a name that is somebody's own comes with `ownWords`. */
const PRODUCT_WORDS = ["farelight", "admin", "administrator", "dashboard", "operator", "password", "rideshare"]

const MIN_WORD_LENGTH = 3

type Core = typeof import("@zxcvbn-ts/core")
type CommonLanguage = typeof import("@zxcvbn-ts/language-common")

// Its list of 49,000 leaked passwords takes 20 MB and a tenth of a second: only whoever asks pays for it.
const guessesLog10 = (password: string, words: string[]) => {
  const load = createRequire(import.meta.url)
  const { ZxcvbnFactory }: Core = load("@zxcvbn-ts/core")
  const { dictionary, adjacencyGraphs }: CommonLanguage = load("@zxcvbn-ts/language-common")
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password, words).guessesLog10
}

/**
 * Whether a password is easy to guess: short, common, made of patterns, or made of words that everybody connects with
 * the account. Which kinds of characters it has does not matter.
 */
export const isGuessable = (password: string, ownWords: readonly string[]): boolean => {
  const words = [...PRODUCT_WORDS, ...ownWords.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .sort((one, other) => other.length - one.length)
  const rest = words.reduce((text, word) => text.replaceAll(word, ""), password.toLowerCase())
  return rest.length < MIN_PASSWORD_LENGTH || guessesLog10(password, words) < MIN_GUESSES_LOG10
}
