import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { listOf, moment, yesOrNo } from "../../../contract/api/queryParameters.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { oneOf } from "../../../contract/text/text.ts"
import type { LeadFilter } from "../list/leadListing.ts"
import { day } from "./lead.rules.ts"
import type { LeadDescription, LeadRow } from "./leadKind.ts"

const IDS_MAX = 500

const query = z.object({
  search: z.string().optional().meta({ description: "Words, each of which must occur. Short ones must begin a word." }),
  statuses: listOf(oneOf("Status", leadStatuses)).optional(),
  received_from: moment.optional().meta({ description: "Received then or later." }),
  received_before: moment.optional().meta({ description: "Received earlier." }),
  updated_since: moment
    .optional()
    .meta({ description: "Changed then or later: status, owner, follow-up, note, reply." }),
  email: z.string().optional().meta({ description: "This address, whatever its case." }),
  phone: z.string().optional().meta({ description: "This number, however it was written." }),
  is_overdue: yesOrNo("is_overdue").optional().meta({ description: "Whether the promised answer is overdue." }),
  owner_id: z.string().optional().meta({ description: "The account that works on it." }),
  is_unassigned: yesOrNo("is_unassigned").optional().meta({ description: "Whether nobody works on it." }),
  follow_up_by: day.optional().meta({ description: "Open leads to be followed up on this day or earlier." }),
  ids: listOf(z.string().regex(/^\d{1,9}$/, "ids are numbers, separated by commas."))
    .refine((ids) => ids.length <= IDS_MAX, `Name up to ${IDS_MAX} ids.`)
    .optional()
    .meta({ description: `These leads, up to ${IDS_MAX}.` }),
})

/**
 * The query parameters that filter a list or an export of a kind of lead: GraphQL's filters under their REST names, and
 * `ids` for chosen rows.
 */
export const leadQuery = ({ filters, rest }: LeadDescription) => {
  const own = Object.entries(filters).map(([name, { parameter }]) => [name, parameter.optional()] as const)
  const shared = "phone" in rest.columns ? query : query.omit({ phone: true })
  return shared.extend(Object.fromEntries(own))
}

/** Reads the filters that query strings describe. The rules are made once: making them costs more than a page of leads. */
export const leadFilterReader = (kind: LeadDescription) => {
  const rules = leadQuery(kind) as z.ZodType<z.output<typeof query>>
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
  sale_opt_out_at: lead.saleOptOutAt ?? null,
  terms_accepted_at: lead.termsAcceptedAt,
  terms_date: lead.termsDate,
  terms_version: lead.termsVersion,
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
  "sale_opt_out_at",
  "terms_accepted_at",
  "terms_date",
  "terms_version",
]
