import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { listOf, moment, yesOrNo } from "../../../contract/api/queryParameters.ts"
import { fromRestNames, snakeCase } from "../../../contract/api/restNames.ts"
import {
  type FilterValueName,
  LEAD_IDS_MAX,
  type LeadFilter,
  leadFilterNames,
  leadFilters,
} from "../../../contract/leads/leadFilters.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { oneOf } from "../../../contract/text/text.ts"
import { isoMoment } from "../../../platform/isoMoment.ts"
import { day } from "./lead.rules.ts"
import type { LeadDescription, LeadRow } from "./leadKind.ts"

/** How a query parameter is read, by what a filter asks for. */
const parameters: Readonly<Record<FilterValueName, (name: string) => z.ZodType<unknown, string>>> = {
  text: () => z.string(),
  statuses: () => listOf(oneOf("Status", leadStatuses)),
  moment: () => moment,
  yesOrNo: (name) => yesOrNo(name),
  account: () => z.string(),
  day: () => day,
  ids: () =>
    listOf(z.string().regex(/^\d{1,9}$/, "ids are numbers, separated by commas."))
      .refine((ids) => ids.length <= LEAD_IDS_MAX, `Name up to ${LEAD_IDS_MAX} ids.`)
      .transform((ids) => ids.map(Number)),
}

/**
 * The query parameters that filter a list or an export of a kind of lead: GraphQL's filters under their REST names, and
 * `ids` for chosen rows.
 */
export const leadQuery = ({ filters, rest }: LeadDescription) => {
  const common = leadFilterNames.flatMap((name) => {
    const { value, description, column } = leadFilters[name]
    if (column && !(column in rest.columns)) return []
    const parameter = parameters[value](snakeCase(name)).optional()
    return [[snakeCase(name), description ? parameter.meta({ description }) : parameter] as const]
  })
  const own = Object.entries(filters).map(([name, { parameter }]) => [name, parameter.optional()] as const)
  return z.object(Object.fromEntries([...common, ...own]))
}

/** Reads the filters that query strings describe. The rules are made once: making them costs more than a page of leads. */
export const leadFilterReader = (kind: LeadDescription) => {
  const rules = leadQuery(kind)
  return (given: unknown) => fromRestNames(parseInput(rules, given)) as LeadFilter
}

/** The submitted values under their REST names. */
export const formToRest = ({ rest }: LeadDescription, lead: LeadRow): Record<string, string> => {
  const values: Record<string, string> = {}
  for (const name in rest.columns) values[name] = rest.columns[name]?.(lead) ?? ""
  return values
}

/** A stored lead as REST lists it. */
export const leadToRest = (kind: LeadDescription, lead: LeadRow): Record<string, unknown> => {
  const { derivedColumns = {} } = kind.rest
  const derived: Record<string, unknown> = {}
  for (const name in derivedColumns) derived[name] = derivedColumns[name]?.(lead)
  return {
    id: lead.id,
    ...formToRest(kind, lead),
    accepted_terms_date: lead.acceptedTermsDate,
    status: lead.status,
    created_at: isoMoment(lead.createdAt),
    updated_at: isoMoment(lead.updatedAt),
    locale: lead.locale,
    ...derived,
    sale_opt_out_at: lead.saleOptOutAt ?? null,
    terms_accepted_at: lead.termsAcceptedAt,
    terms_date: lead.termsDate,
    terms_version: lead.termsVersion,
    message_count: lead.messageCount ?? 0,
    file_count: lead.fileCount ?? 0,
    waiting_since: lead.waitingSince ?? null,
  }
}

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
  "message_count",
  "file_count",
  "waiting_since",
]
