import * as z from "zod"
import { leadStatuses } from "../../contract/leadStatus.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { oneOf } from "../../contract/text.ts"
import { day } from "./lead.rules.ts"
import type { LeadDescription, LeadRow } from "./leadKind.ts"
import type { LeadFilter } from "./leadListing.ts"

const IDS_MAX = 500

/** Several values in one query parameter, separated by commas. */
export const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((list) => list.split(",").filter((part) => part !== ""))
    .pipe(z.array(item))

/** A moment in a query parameter. */
export const moment = z.iso
  .datetime({ offset: true, error: "Give a moment like 2026-11-21T09:30:00Z." })
  .transform((text) => new Date(text))

const query = z.object({
  search: z.string().optional(),
  statuses: listOf(oneOf("Status", leadStatuses)).optional(),
  received_from: moment.optional(),
  received_before: moment.optional(),
  updated_since: moment.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  is_overdue: z.stringbool({ error: "is_overdue is true or false." }).optional(),
  owner_id: z.string().optional(),
  is_unassigned: z.stringbool({ error: "is_unassigned is true or false." }).optional(),
  follow_up_by: day.optional(),
  ids: listOf(z.string().regex(/^\d{1,9}$/, "ids are numbers, separated by commas."))
    .refine((ids) => ids.length <= IDS_MAX, `Name up to ${IDS_MAX} ids.`)
    .optional(),
})

/** The query parameters that filter a list or an export of a kind of lead. */
export const filterParameters = ({ filters, rest }: LeadDescription) => {
  const shared = Object.keys(query.shape).filter((name) => name !== "phone" || "phone" in rest.columns)
  return [...shared, ...Object.keys(filters)]
}

/**
 * Reads the filters that query strings describe: GraphQL's filters under their REST names, and `ids` for chosen rows.
 * The rules are made once, as making them costs more than a page of leads.
 */
export const leadFilterReader = ({ filters }: LeadDescription) => {
  const own = Object.entries(filters).map(([name, { parameter }]) => [name, parameter.optional()] as const)
  const rules: z.ZodType<z.output<typeof query>> = query.extend(Object.fromEntries(own))
  return (given: unknown): LeadFilter => {
    const {
      received_from,
      received_before,
      updated_since,
      is_overdue,
      owner_id,
      is_unassigned,
      follow_up_by,
      ids,
      ...same
    } = parseInput(rules, given)
    return {
      ...same,
      receivedFrom: received_from,
      receivedBefore: received_before,
      updatedSince: updated_since,
      isOverdue: is_overdue,
      ownerId: owner_id,
      isUnassigned: is_unassigned,
      followUpBy: follow_up_by,
      ids: ids?.map(Number),
    }
  }
}

/** The submitted values under their REST names. */
export const formToRest = ({ rest }: LeadDescription, lead: LeadRow): Record<string, string> => {
  const values: Record<string, string> = {}
  for (const name in rest.columns) values[name] = rest.columns[name]?.(lead) ?? ""
  return values
}

/** A stored lead as REST lists it. */
export const leadToRest = (kind: LeadDescription, lead: LeadRow): Record<string, unknown> => ({
  id: lead.id,
  ...formToRest(kind, lead),
  accepted_terms_date: lead.acceptedTermsDate,
  status: lead.status,
  created_at: lead.createdAt,
  updated_at: lead.updatedAt,
  locale: lead.locale,
  ...Object.fromEntries(Object.entries(kind.rest.derivedColumns ?? {}).map(([name, read]) => [name, read(lead)])),
})

/** The names in `leadToRest`, in their order: the columns of an export. */
export const exportColumns = ({ rest }: LeadDescription) => [
  "id",
  ...Object.keys(rest.columns),
  "accepted_terms_date",
  "status",
  "created_at",
  "updated_at",
  // Last, for programs that read an export by position.
  "locale",
  ...Object.keys(rest.derivedColumns ?? {}),
]
