import * as z from "zod"
import { leadStatuses } from "../../contract/leadStatus.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { oneOf } from "../../contract/text.ts"
import { platforms } from "../drivers/contract.ts"
import type { LeadFilter } from "./leadListing.ts"

const IDS_MAX = 500

const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((list) => list.split(",").filter((part) => part !== ""))
    .pipe(z.array(item))

const moment = z.iso
  .datetime({ offset: true, error: "Give a moment like 2026-11-21T09:30:00Z." })
  .transform((text) => new Date(text))

const query = z.object({
  search: z.string().optional(),
  statuses: listOf(oneOf("Status", leadStatuses)).optional(),
  platforms: listOf(oneOf("Platform", platforms)).optional(),
  city: z.string().optional(),
  received_from: moment.optional(),
  received_before: moment.optional(),
  is_overdue: z.stringbool({ error: "is_overdue is true or false." }).optional(),
  ids: listOf(z.string().regex(/^\d{1,9}$/, "ids are numbers, separated by commas."))
    .refine((ids) => ids.length <= IDS_MAX, `Name up to ${IDS_MAX} ids.`)
    .optional(),
})

/** The conditions that a list or an export of any kind of lead takes, as query parameters. */
export const leadParameters = [
  "search",
  "statuses",
  "received_from",
  "received_before",
  "is_overdue",
  "ids",
] as const satisfies readonly (keyof typeof query.shape)[]

/** Those that driver applications take besides. */
export const driverParameters = ["platforms", "city"] as const satisfies readonly (keyof typeof query.shape)[]

/** The conditions that a query string names: those of GraphQL's filters in REST's names, and `ids` for chosen rows. */
export const leadFilterOf = (given: unknown): LeadFilter => {
  const { received_from, received_before, is_overdue, ids, ...same } = parseInput(query, given)
  return {
    ...same,
    receivedFrom: received_from,
    receivedBefore: received_before,
    isOverdue: is_overdue,
    ids: ids?.map(Number),
  }
}
