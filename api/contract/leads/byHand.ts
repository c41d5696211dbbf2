import * as z from "zod"
import { refusals } from "../api/refusals.ts"
import { isSourceName, SOURCE_NAME } from "../site/visits.ts"
import { singleLine } from "../text/text.ts"

/** Most leads that users add come by phone. */
export const DEFAULT_SOURCE = "phone"
export const API_SOURCE = "api"

const SOURCE_MAX = 50

/** Sources appear in statistics, which must not contain addresses or phone numbers. */
export const sourceRule = singleLine("Source", SOURCE_MAX)
  .meta({ pattern: SOURCE_NAME.source })
  .transform((source) => source.toLowerCase())
  .refine(isSourceName, "Source may have letters, digits, spaces, dots, and dashes, and no long number or address.")

/** One contact suffices, because some callers leave only a phone number. */
export const contacts = ["email", "phone"] as const

export const withContact = <Rules extends z.ZodObject>(rules: Rules) =>
  rules.refine((values) => contacts.some((name) => values[name]), {
    error: refusals.noContact,
    path: ["email"],
    // By default, zod checks this only if all fields are valid, but the sender should see all faults at once.
    when: ({ value }) => typeof value === "object" && value !== null,
  })

const id = z
  .union([z.string(), z.int()], "This is not an id.")
  .nullish()
  .transform((given) => (given == null ? null : String(given)))

export const byHandRules = z.object({
  source: sourceRule.nullish().transform((source) => source ?? null),
  sendReceipt: z
    .boolean("Send receipt must be true or false.")
    .nullish()
    .transform((isAsked) => isAsked ?? false),
  ownerId: id,
  messageId: id,
})
