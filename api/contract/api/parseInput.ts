import type * as z from "zod"
import { InvalidInputError } from "./errors.ts"

const typeNames: Partial<Record<string, string>> = {
  string: "a text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
}

/** Messages for rules that have none, as zod's messages do not name the field. */
const error: z.core.$ZodErrorMap = ({ code, path = [], ...issue }) => {
  const place = path.map((step) => (typeof step === "number" ? `entry ${step + 1}` : String(step))).join(", ")
  if (code === "invalid_type")
    return `${place || "The input"} must be ${typeNames[String(issue.expected)] ?? issue.expected}.`
  if (code === "invalid_value") return `${place} must be one of: ${(issue.values as string[]).join(", ")}.`
  return undefined
}

/** Throws an `InvalidInputError` with one message per field. */
export const parseInput = <Rules extends z.ZodType>(rules: Rules, input: unknown): z.output<Rules> => {
  const result = rules.safeParse(input, { error })
  if (result.success) return result.data
  const messageOfField = new Map<string, string>()
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "input")
    if (!messageOfField.has(field)) messageOfField.set(field, issue.message)
  }
  throw new InvalidInputError([...messageOfField].map(([field, message]) => ({ field, message })))
}
