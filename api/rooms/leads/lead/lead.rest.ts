import * as z from "zod"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { listOf, moment, yesOrNo } from "../../../contract/api/queryParameters.ts"
import { fromRestNames, snakeCase } from "../../../contract/api/restNames.ts"
import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import {
  type FilterValueName,
  LEAD_IDS_MAX,
  type LeadFilter,
  type LeadFilterName,
  leadFilterNames,
  leadFilters,
} from "../../../contract/leads/leadFilters.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { oneOf } from "../../../contract/text/text.ts"
import { isoMoment } from "../../../platform/text/isoMoment.ts"
import { answerDueAt, day } from "./lead.rules.ts"
import type { LeadDescription, LeadRow } from "./leadKind.ts"

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

/** Descriptions for the reference, where a filter's name is not enough. Not needed by the web client. */
const descriptions: Partial<Record<LeadFilterName, string | { description: string; pattern: string }>> = {
  search:
    "Words, each of which must occur. Short ones must begin a word. Text without letters and digits finds nothing.",
  receivedFrom: "Received then or later.",
  receivedBefore: "Received earlier.",
  updatedSince: "Changed then or later: status, owner, follow-up, note, reply.",
  email: "This address, whatever its case.",
  phone: { description: "Phone number with at least five digits, in any format.", pattern: "(\\D*\\d){5}" },
  isOverdue: "Whether the promised answer is overdue.",
  isReturned: "Whether mail to its sender came back and nobody has answered since.",
  ownerId: "The account that works on it.",
  isUnassigned: "Whether nobody works on it.",
  followUpBy: "Open leads to be followed up on this day or earlier.",
  statusReason: "Exactly this reason of the status.",
  waitListCity: "On the wait list for this city, such as `new-york-ny`.",
  externalId: "What another program calls it: one lead at most. Of one that became a part of another, that one.",
  ids: `These leads, up to ${LEAD_IDS_MAX}.`,
}

/** Filter parameters of a list or export: GraphQL's filters in REST names, and `ids`. */
export const leadQuery = ({ filters, rest }: LeadDescription) => {
  const common = leadFilterNames.flatMap((name) => {
    const { value, column } = leadFilters[name]
    const description = descriptions[name]
    if (column && !(column in rest.columns)) return []
    const parameter = parameters[value](snakeCase(name)).optional()
    const values = typeof description === "string" ? { description } : description
    return [[snakeCase(name), values ? parameter.meta(values) : parameter] as const]
  })
  const own = Object.entries(filters).map(([name, { parameter }]) => [name, parameter.optional()] as const)
  return z.object(Object.fromEntries([...common, ...own]))
}

/** Parses filters of query strings. Rules are built once, as building them costs more than a page of leads. */
export const leadFilterReader = (kind: LeadDescription) => {
  const rules = leadQuery(kind)
  return (given: unknown) => fromRestNames(parseInput(rules, given)) as LeadFilter
}

export const formToRest = ({ rest }: LeadDescription, lead: LeadRow): Record<string, string> => {
  const values: Record<string, string> = {}
  for (const name in rest.columns) values[name] = rest.columns[name]?.(lead) ?? ""
  return values
}

export interface LeadRestContext {
  nameOfUser: (id: number) => string
  promise: ReplyPromise
}

interface RestColumn {
  rule: z.ZodType
  serialize: (lead: LeadRow, context: LeadRestContext) => unknown
}

const optionalMoment = z.iso.datetime().nullable()

/** Columns besides a sender's values. Append new ones, as clients may read exports by position. */
const addedColumns: Readonly<Record<string, RestColumn>> = {
  sale_opt_out_at: {
    rule: optionalMoment.meta({ description: "Start of the opt-out from sale and sharing." }),
    serialize: ({ saleOptOutAt }) => saleOptOutAt ?? null,
  },
  terms_accepted_at: { rule: optionalMoment, serialize: ({ termsAcceptedAt }) => termsAcceptedAt },
  terms_date: { rule: z.string().nullable(), serialize: ({ termsDate }) => termsDate },
  terms_version: { rule: z.string().nullable(), serialize: ({ termsVersion }) => termsVersion },
  owner_id: {
    rule: z.int().nullable().meta({ description: "Account id of the owner. Null if unassigned." }),
    serialize: ({ ownerId }) => ownerId,
  },
  owner: {
    rule: z.string().nullable().meta({ description: "Current name of the owner." }),
    serialize: ({ ownerId }, { nameOfUser }) => (ownerId === null ? null : nameOfUser(ownerId)),
  },
  follow_up_on: {
    rule: z.iso.date().nullable().meta({ description: "Day of the follow-up." }),
    serialize: ({ followUpOn }) => followUpOn,
  },
  answer_due_at: {
    rule: optionalMoment.meta({ description: "Due date of the promised reply. Null if nobody waits." }),
    serialize: (lead, { promise }) => answerDueAt(promise, lead),
  },
  source: {
    rule: z.string().nullable().meta({ description: "Traffic source, if known." }),
    serialize: ({ source }) => source,
  },
  campaign: { rule: z.string().nullable(), serialize: ({ campaign }) => campaign },
  landing_page: { rule: z.string().nullable(), serialize: ({ landingPage }) => landingPage },
  note_count: {
    rule: z.int().meta({ description: "Number of internal notes." }),
    serialize: ({ noteCount }) => noteCount ?? 0,
  },
  message_count: {
    rule: z.int().meta({ description: "Number of messages in both directions." }),
    serialize: ({ messageCount }) => messageCount ?? 0,
  },
  file_count: {
    rule: z.int().meta({ description: "Number of files." }),
    serialize: ({ fileCount }) => fileCount ?? 0,
  },
  waiting_since: {
    rule: optionalMoment.meta({
      description: "Start of the wait for a reply to a message or bounce; null if none waits.",
    }),
    serialize: ({ waitingSince }) => waitingSince ?? null,
  },
  wait_list_city: {
    rule: z.string().nullable().meta({ description: "City for which the sender waits, such as `new-york-ny`." }),
    serialize: ({ waitListCity }) => waitListCity ?? null,
  },
  wait_list_told_at: {
    rule: optionalMoment.meta({ description: "Time at which the sender was notified of the city's opening." }),
    serialize: ({ waitListToldAt }) => waitListToldAt ?? null,
  },
  external_id: {
    rule: z.string().nullable().meta({ description: "Id in an external system." }),
    serialize: ({ externalId }) => externalId ?? null,
  },
  metadata: {
    rule: z.record(z.string(), z.string()).meta({ description: "Metadata of API clients, by their keys." }),
    serialize: ({ metadata }) => metadata ?? {},
  },
  mail_returned_at: {
    rule: optionalMoment.meta({
      description:
        "Time of the last bounce of mail to the sender. Null without one, and after a reply or status change.",
    }),
    serialize: ({ mailReturnedAt }) => mailReturnedAt ?? null,
  },
  status_reason: {
    rule: z.string().nullable().meta({ description: "Reason of the status. Null if none was given." }),
    serialize: ({ statusReason }) => statusReason ?? null,
  },
}

export const addedColumnRules = Object.fromEntries(Object.entries(addedColumns).map(([name, { rule }]) => [name, rule]))

export const leadToRest = (kind: LeadDescription, lead: LeadRow, context: LeadRestContext): Record<string, unknown> => {
  const { derivedColumns = {} } = kind.rest
  const values: Record<string, unknown> = {
    id: lead.id,
    ...formToRest(kind, lead),
    accepted_terms_date: lead.acceptedTermsDate,
    status: lead.status,
    created_at: isoMoment(lead.createdAt),
    updated_at: isoMoment(lead.updatedAt),
    locale: lead.locale,
  }
  for (const name in derivedColumns) values[name] = derivedColumns[name]?.(lead)
  for (const name in addedColumns) values[name] = addedColumns[name]?.serialize(lead, context)
  return values
}

export const exportColumns = ({ rest }: LeadDescription) => [
  "id",
  ...Object.keys(rest.columns),
  "accepted_terms_date",
  "status",
  "created_at",
  "updated_at",
  "locale",
  ...Object.keys(rest.derivedColumns ?? {}),
  ...Object.keys(addedColumns),
]
