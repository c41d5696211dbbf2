import * as z from "zod"

/** The maximum length of a single-line field in characters (code points, not UTF-16 units). */
export const SINGLE_LINE_MAX = 255

/** The maximum length of a message in characters. */
export const MESSAGE_MAX = 5000

// Databases and mail headers disagree on control characters and lone surrogates, so no text may hold them.
const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text)
const hasLoneSurrogate = (text: string) => /\p{Cs}/u.test(text)
// Tabs and line breaks are allowed.
const hasUnprintableCharacter = (text: string) => /[^\P{Cc}\t\n\r]/u.test(text)

/** Why a text may not be part of any input, or null if it may. */
export const textFault = (text: string): string | null => {
  if (hasUnprintableCharacter(text)) return "must not contain control characters"
  return hasLoneSurrogate(text) ? "must be valid Unicode text" : null
}

const text = (label: string, max: number, { isRequired = true } = {}) =>
  z
    .string({ error: (issue) => (issue.input == null ? `${label} is required.` : `${label} must be a text.`) })
    .trim()
    .superRefine((value, context) => {
      const length = [...value].length
      if (isRequired && length === 0) context.addIssue(`${label} is required.`)
      if (length > max) {
        context.addIssue(`${label} may have up to ${max.toLocaleString("en-US")} characters; this one has ${length}.`)
      }
      if (hasLoneSurrogate(value)) context.addIssue(`${label} must be valid Unicode text.`)
    })

/** A required text on one line, trimmed. */
export const singleLine = (label: string, max: number = SINGLE_LINE_MAX) =>
  text(label, max).refine((value) => !hasControlCharacter(value), {
    error: `${label} must be a single line without control characters.`,
  })

/** An optional text on one line, trimmed. */
export const optionalSingleLine = (label: string) =>
  text(label, SINGLE_LINE_MAX, { isRequired: false }).refine((value) => !hasControlCharacter(value), {
    error: `${label} must be a single line without control characters.`,
  })

/** A required text that may span lines, trimmed. */
export const paragraphs = (label: string, max: number = MESSAGE_MAX) =>
  text(label, max).refine((value) => !hasUnprintableCharacter(value), {
    error: `${label} must not contain control characters.`,
  })

/** A required e-mail address, by the rule that browsers apply to an email input. */
export const emailAddress = (label: string) =>
  singleLine(label).refine((value) => value === "" || z.regexes.html5Email.test(value), {
    error: `${label} must be an e-mail address like name@example.com.`,
  })

/** One of a few fixed values. */
export const oneOf = <const Values extends Record<string, string>>(label: string, values: Values) =>
  z.enum(values, {
    error: (issue) =>
      issue.input == null || issue.input === ""
        ? `${label} is required.`
        : `${label} must be one of: ${Object.values(values).join(", ")}.`,
  })

/** The date of the Terms and Privacy Policy that the form showed; leads sent by programs have none. */
export const acceptedTermsDate = singleLine("Accepted terms date")
  .nullish()
  .transform((date) => date ?? null)

/** The sender's own id of a submission, so that sending it again is harmless. */
export const submissionId = z
  .uuid("submissionId must be a UUID.")
  .nullish()
  .transform((id) => id?.toLowerCase() ?? null)
