import type { FormattedExecutionResult } from "graphql"
import { PayloadTooLargeError, toExtensions } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"

const MAX_BYTES = 10_000_000

/** Counts the long texts of one answer. Throws before they are read that would make it too large. */
export const createTextBudget = () => {
  let left = MAX_BYTES
  return (bytes: number) => {
    left -= bytes
    if (left < 0) throw new PayloadTooLargeError(refusals.answerTooLarge)
  }
}

/** An answer as JSON, or its refusal: what is not counted before may still be long. */
export const answerAsJson = (answer: FormattedExecutionResult): string => {
  const json = `${JSON.stringify(answer)}\n`
  if (Buffer.byteLength(json) <= MAX_BYTES) return json
  const refusal = new PayloadTooLargeError(refusals.answerTooLarge)
  return `${JSON.stringify({ errors: [{ message: refusal.message, extensions: toExtensions(refusal, "") }] })}\n`
}
