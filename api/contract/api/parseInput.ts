import type * as z from "zod"
import { InvalidInputError } from "./errors.ts"

/** Parses untrusted input. Throws an `InvalidInputError` with one message per field. */
export const parseInput = <Rules extends z.ZodType>(rules: Rules, input: unknown): z.output<Rules> => {
  const result = rules.safeParse(input)
  if (result.success) return result.data
  const messageOfField = new Map<string, string>()
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "input")
    if (!messageOfField.has(field)) messageOfField.set(field, issue.message)
  }
  throw new InvalidInputError([...messageOfField].map(([field, message]) => ({ field, message })))
}
