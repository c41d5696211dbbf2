import { createRequire } from "node:module"
import { MIN_PASSWORD_LENGTH } from "../../contract/api/refusals.ts"

// Rate limits make guessing online hopeless, and argon2id makes guessing offline slow, so this many guesses suffice.
const MIN_GUESSES_LOG10 = 10

/** Attackers of any installation try these words; `ownWords` are those of one account. */
const PRODUCT_WORDS = ["farelight", "admin", "administrator", "dashboard", "operator", "password", "rideshare"]

const MIN_WORD_LENGTH = 3

// A longer input takes disproportionately long and blocks the process, and a strong beginning suffices.
const EXAMINED_LENGTH = 100

type Core = typeof import("@zxcvbn-ts/core")
type CommonLanguage = typeof import("@zxcvbn-ts/language-common")

// Loaded on demand, as the list of 49,000 leaked passwords takes 20 MB and 100 ms.
let strength: InstanceType<Core["ZxcvbnFactory"]> | undefined

const loadStrength = () => {
  const load = createRequire(import.meta.url)
  const { ZxcvbnFactory }: Core = load("@zxcvbn-ts/core")
  const { dictionary, adjacencyGraphs }: CommonLanguage = load("@zxcvbn-ts/language-common")
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

const guessesLog10 = (password: string, words: string[]) => {
  strength ??= loadStrength()
  return strength.check(password.slice(0, EXAMINED_LENGTH), words).guessesLog10
}

/** True for passwords that are short, common, a pattern, or made of words of the account or the product. */
export const isGuessable = (password: string, ownWords: readonly string[]): boolean => {
  const words = [...PRODUCT_WORDS, ...ownWords.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .sort((one, other) => other.length - one.length)
  const rest = words.reduce((text, word) => text.replaceAll(word, ""), password.toLowerCase())
  return rest.length < MIN_PASSWORD_LENGTH || guessesLog10(password, words) < MIN_GUESSES_LOG10
}
