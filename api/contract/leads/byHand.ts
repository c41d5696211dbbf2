import * as z from "zod"
import { isSourceName, SOURCE_NAME } from "../site/visits.ts"
import { singleLine } from "../text/text.ts"

/** What a lead that somebody adds came by, unless they say otherwise: who takes it down has had a call, a program has not. */
export const DEFAULT_SOURCE = "phone"
export const SOURCE_OF_PROGRAMS = "api"

const SOURCE_MAX = 50

/** Sources are counted, and no address or number of a person may become part of a count. */
export const sourceRule = singleLine("Source", SOURCE_MAX)
  .meta({ pattern: SOURCE_NAME.source })
  .transform((source) => source.toLowerCase())
  .refine(isSourceName, "Source may have letters, digits, spaces, dots, and dashes, and no long number or address.")

const id = z
  .union([z.string(), z.int()], "This is not an id.")
  .nullish()
  .transform((given) => (given == null ? null : String(given)))

/** What a colleague says of a lead that they add, beside what its sender says. */
export const byHandRules = z.object({
  source: sourceRule.nullish().transform((source) => source ?? null),
  sendReceipt: z
    .boolean("Send receipt must be true or false.")
    .nullish()
    .transform((isAsked) => isAsked ?? false),
  ownerId: id,
  messageId: id,
})
