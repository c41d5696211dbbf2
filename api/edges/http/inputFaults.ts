import { type FieldError, InvalidInputError } from "../../contract/api/errors.ts"
import type { JsonObject } from "../../contract/api/jsonObject.ts"
import { textFault } from "../../contract/text/text.ts"

/** Levels of lists and objects. The site's deepest content block has five. */
export const NESTING_MAX = 32

// Enough to find the cause; input full of faults must not produce a huge answer.
const FAULTS_MAX = 20
const SHOWN_LENGTH = 100

/** A name from a client goes into an answer, so it is shortened and made printable. */
export const shownName = (name: string) => {
  const printable = name.replace(/[\p{Cc}\p{Cs}]/gu, "\u{FFFD}")
  return printable.length > SHOWN_LENGTH ? `${printable.slice(0, SHOWN_LENGTH)}…` : printable
}

const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))

/**
 * Finds control characters, lone surrogates, numbers beyond 2^53 and deep nesting, which no interface accepts. A fault
 * has a path, such as `cards.1.title`; `name` stands for the value itself.
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
    if (typeof part === "number" && Math.abs(part) > Number.MAX_SAFE_INTEGER)
      return report(path, "is a number beyond 2^53, which would be stored as another one")
    // Files of a multipart request are promises here, so they are not checked.
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

/** The fields are named as the caller wrote them, so REST must not convert the names. */
export class RefusedNamesError extends InvalidInputError {}

export const rejectUnknownNames = (
  kind: "query parameter" | "request parameter" | "field",
  input: JsonObject,
  accepted: readonly string[],
) => {
  const unknown = Object.keys(input).filter((name) => !accepted.includes(name))
  if (unknown.length === 0) return
  const faults = unknown.slice(0, FAULTS_MAX).map((name) => {
    const field = shownName(name)
    return { field, message: `${field} is not a ${kind} of this call.` }
  })
  const hint = accepted.length > 0 ? `Accepted are: ${accepted.join(", ")}.` : `This call takes no ${kind}s.`
  throw new RefusedNamesError(faults, `Unknown ${kind}: ${faults.map(({ field }) => field).join(", ")}. ${hint}`)
}
