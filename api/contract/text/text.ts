import * as z from "zod"
import { englishRuleWords, type RuleWords } from "./enRules.ts"
import { fillWords } from "./fillWords.ts"
import { isLocale } from "./locale.ts"

/** In code points, not UTF-16 units. */
export const SINGLE_LINE_MAX = 255

export const MESSAGE_MAX = 5000

// Databases and mail headers disagree on control characters and lone surrogates, so they are rejected.
const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text)
const hasLoneSurrogate = (text: string) => /\p{Cs}/u.test(text)
const hasUnprintableCharacter = (text: string) => /[^\P{Cc}\t\n\r]/u.test(text)

export const textFault = (text: string): string | null => {
  if (hasUnprintableCharacter(text)) return "must not contain control characters"
  return hasLoneSurrogate(text) ? "must be valid Unicode text" : null
}

// Zero-width characters and direction marks often come with copied text, so they are trimmed like spaces.
const isBlank = (sign: string) => /[\s\u00ad\u061c\u200b-\u200f\u2060\ufeff]/u.test(sign)

const trimmed = (value: string) => {
  const signs = [...value]
  const start = signs.findIndex((sign) => !isBlank(sign))
  return start === -1 ? "" : signs.slice(start, signs.findLastIndex((sign) => !isBlank(sign)) + 1).join("")
}

// Bidirectional controls reorder the text after them: a name ending in "gnp.exe" would read "exe.png".
const withoutBidiControls = (value: string) => value.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")

/** Mail servers do the same: `münchen.example` becomes `xn--mnchen-3ya.example`. */
export const withAsciiDomain = (address: string) => {
  const [, local, domain = ""] = /^([^@]*)@([^@]*)$/.exec(address) ?? []
  if (/^\p{ASCII}*$|[/?#:\\]/u.test(domain) || !URL.canParse(`http://${domain}`)) return address
  return `${local}@${new URL(`http://${domain}`).hostname}`
}

/** `toLowerCase` would also turn the Kelvin sign into k. */
export const asciiLowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * Lower case is not needed, as the database ignores the case of ASCII letters. Null if no lead can have the address.
 */
export const storedEmail = (address: string) => {
  const written = withAsciiDomain(trimmed(address))
  return /^[\x21-\x7e]+$/.test(written) ? written : null
}

const text = (label: string, max: number, { isRequired = true, isOneLine = false, words = englishRuleWords }) =>
  z
    .string({ error: (issue) => fillWords(issue.input == null ? words.required : words.notText, { label }) })
    .overwrite((value) => trimmed(isOneLine ? withoutBidiControls(value) : value))
    .meta({ ...(isRequired && { minLength: 1, pattern: "\\S" }), maxLength: max })
    .superRefine((value, context) => {
      const length = [...value].length
      if (isRequired && length === 0) context.addIssue(fillWords(words.required, { label }))
      if (length > max) {
        context.addIssue(fillWords(words.tooLong, { label, max: max.toLocaleString("en-US"), length }))
      }
      if (hasLoneSurrogate(value)) context.addIssue(fillWords(words.notUnicode, { label }))
    })

const oneLine = (label: string, max: number, isRequired: boolean, words: RuleWords) =>
  text(label, max, { isRequired, isOneLine: true, words }).refine((value) => !hasControlCharacter(value), {
    error: fillWords(words.notSingleLine, { label }),
  })

export const singleLine = (label: string, max: number = SINGLE_LINE_MAX, words: RuleWords = englishRuleWords) =>
  oneLine(label, max, true, words)

export const optionalSingleLine = (label: string, words: RuleWords = englishRuleWords, max: number = SINGLE_LINE_MAX) =>
  oneLine(label, max, false, words)

const manyLines = (label: string, max: number, isRequired: boolean, words: RuleWords) =>
  text(label, max, { isRequired, words }).refine((value) => !hasUnprintableCharacter(value), {
    error: fillWords(words.controlCharacters, { label }),
  })

export const paragraphs = (label: string, max: number = MESSAGE_MAX, words: RuleWords = englishRuleWords) =>
  manyLines(label, max, true, words)

export const optionalParagraphs = (label: string, max: number, words: RuleWords = englishRuleWords) =>
  manyLines(label, max, false, words)

/** The browsers' own rule for email inputs, so that browser and server accept the same addresses. */
const address = (label: string, isRequired: boolean, words: RuleWords) =>
  oneLine(label, SINGLE_LINE_MAX, isRequired, words)
    .overwrite(withAsciiDomain)
    .meta(isRequired ? { format: "email" } : { pattern: "^\\s*$|@" })
    .refine((value) => value === "" || z.regexes.html5Email.test(value), {
      error: fillWords(words.notEmail, { label }),
    })

export const emailAddress = (label: string, words: RuleWords = englishRuleWords) => address(label, true, words)

export const optionalEmailAddress = (label: string) => address(label, false, englishRuleWords)

export const oneOf = <const Values extends Record<string, string>>(
  label: string,
  values: Values,
  words: RuleWords = englishRuleWords,
) =>
  z.enum(values, {
    error: (issue) =>
      issue.input == null || issue.input === ""
        ? fillWords(words.required, { label })
        : fillWords(words.notOneOf, { label, values: Object.values(values).filter(Boolean).join(", ") }),
  })

export const acceptedTerms = z
  .boolean("Accepted terms must be true or false.")
  .nullish()
  .transform((isAccepted) => isAccepted ?? false)

export const acceptedTermsDate = singleLine("Accepted terms date")
  .nullish()
  .transform((date) => date ?? null)

export const senderLocale = z
  .string({ error: "Locale must be a text." })
  .nullish()
  .transform((locale) => locale ?? "en")
  .refine(isLocale, { error: "Locale must be one of: en, es." })

/** The client makes the id, so that a retry cannot create a second lead. */
export const submissionId = z
  .uuid("Submission id must be a UUID.")
  .nullish()
  .transform((id) => id?.toLowerCase() ?? null)
