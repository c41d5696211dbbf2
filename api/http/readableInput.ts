import type { FieldError } from "../contract/errors.ts"

/** How deep lists and objects may be nested. The deepest content block of the site has five levels. */
export const NESTING_MAX = 32

/** A caller who sends nothing but faults is told the first ones. */
const FAULTS_MAX = 20

// What a text may span lines with stays; no other control character can be stored and read back everywhere.
const CONTROL_CHARACTER = /[^\P{Cc}\t\n\r]/u
const LONE_SURROGATE = /\p{Cs}/u

/** Why a text can be no part of any input, or null. */
export const textFault = (text: string): string | null => {
  if (CONTROL_CHARACTER.test(text)) return "must not contain control characters"
  return LONE_SURROGATE.test(text) ? "must be valid Unicode text" : null
}

const SHOWN_LENGTH = 100

/** A caller's own name for something, harmless to repeat in an answer. */
export const shownName = (name: string) => {
  const printable = name.replace(/[\p{Cc}\p{Cs}]/gu, "\u{FFFD}")
  return printable.length > SHOWN_LENGTH ? `${printable.slice(0, SHOWN_LENGTH)}…` : printable
}

const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))

/**
 * What no interface takes anywhere in a JSON value, whatever its fields are: control characters, half surrogate pairs,
 * and lists and objects nested deeper than `NESTING_MAX`. Each fault is named by its place, such as `cards.1.title`; the
 * value itself is called `name`.
 */
export const inputFaults = (value: unknown, name = "body"): FieldError[] => {
  const faults: FieldError[] = []

  const report = (path: readonly string[], fault: string) => {
    const field = path.map(shownName).join(".") || name
    faults.push({ field, message: `${field} ${fault}.` })
  }

  const visit = (part: unknown, path: readonly string[]) => {
    if (faults.length >= FAULTS_MAX) return
    if (typeof part === "string") {
      const fault = textFault(part)
      if (fault) report(path, fault)
      return
    }
    // Files of a multipart request are among the values as promises.
    if (typeof part !== "object" || part === null || !isPlain(part)) return
    if (path.length >= NESTING_MAX) return report(path.slice(0, 1), `may be nested up to ${NESTING_MAX} levels deep`)
    for (const [key, child] of Object.entries(part)) {
      const childPath = [...path, key]
      const fault = textFault(key)
      if (fault) report(childPath, fault)
      visit(child, childPath)
    }
  }

  visit(value, [])
  return faults
}
