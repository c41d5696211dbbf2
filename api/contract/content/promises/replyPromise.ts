import { namesOf } from "../../text/namesOf.ts"
import { globalContent } from "../pages/global.ts"
import { resolveContent } from "../resolveContent.ts"
import { parseReplyPromise, type ReplyPromise } from "./promiseHours.ts"

const defaults = globalContent.promises

export type ReplyPromiseField = keyof typeof defaults

export const unreadablePromise = "Give a number of hours or days, such as 48 hours or 2 days."

/** An unreadable text must not break pages and mails, so the default replaces it. */
export const replyPromise = (field: ReplyPromiseField, stored: unknown): ReplyPromise => {
  const promise = parseReplyPromise(resolveContent(defaults, stored)[field]) ?? parseReplyPromise(defaults[field])
  if (!promise) throw new Error(`The default of ${field} cannot be read.`)
  return promise
}

export const replyPromiseTexts = (stored: unknown): Record<ReplyPromiseField, string> => {
  const fields = namesOf(defaults)
  return Object.fromEntries(fields.map((field) => [field, replyPromise(field, stored).text])) as Record<
    ReplyPromiseField,
    string
  >
}
