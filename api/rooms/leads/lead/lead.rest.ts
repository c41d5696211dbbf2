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

/** Not in the filters' contract, as the web client does not need descriptions. */
const descriptions: Partial<Record<LeadFilterName, string | { description: string; pattern: string }>> = {
  search:
    "Words that must all occur; words of one or two letters must start a word. Text without letters and digits finds nothing.",
  receivedFrom: "Received at or after this time.",
  receivedBefore: "Received before this time.",
  updatedSince: "Changed at or after this time: status, owner, follow-up, note, reply or correction.",
  email: "Exactly this address, ignoring case.",
  phone: { description: "Phone number with at least five digits, in any format.", pattern: "(\\D*\\d){5}" },
  isOverdue: "Promised reply overdue (true) or not (false).",
  isReturned: "Leads with bounced mail and no reply since (true), or all others (false).",
  isUnassigned: "Without an owner (true) or with one (false).",
  followUpBy: "Open leads (pending or contacted) with a follow-up on this day or earlier.",
  statusReason: "Exactly this reason for the status.",
  waitListCity: "On the wait list for this city, such as `new-york-ny`.",
  externalId: "Id set by an API client; matches at most one lead. A merged lead's id finds its survivor.",
  ids: `Only these leads, up to ${LEAD_IDS_MAX}.`,
}

export const leadQuery = ({ filters, rest }: LeadDescription) => {
  const common = leadFilterNames.flatMap((name) => {
    const { value, column } = leadFilters[name]
    const description = descriptions[name]
    if (column && !(column in { ...rest.columns, ...rest.derivedColumns })) return []
    const parameter = parameters[value](snakeCase(name)).optional()
    const values = typeof description === "string" ? { description } : description
    return [[snakeCase(name), values ? parameter.meta(values) : parameter] as const]
  })
  const own = Object.entries(filters).map(([name, { parameter }]) => [name, parameter.optional()] as const)
  return z.object(Object.fromEntries([...common, ...own]))
}

/** The rules are built once, as building them takes longer than reading a page of leads. */
export const leadFilterReader = (kind: LeadDescription) => {
  const rules = leadQuery(kind)
  return (query: unknown) => fromRestNames(parseInput(rules, query)) as LeadFilter
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

const column = (rule: z.ZodType, description: string, serialize: RestColumn["serialize"]): RestColumn => ({
  rule: description ? rule.meta({ description }) : rule,
  serialize,
})

const optionalText = z.string().nullable()
const optionalMoment = z.iso.datetime().nullable()

const momentOf = (moment: Date | null | undefined) => (moment ? isoMoment(moment) : null)

const waitStart =
  "Time of the sender's first message without a reply, or of a bounce. Null after a reply, call or status change."
const bounced = "Time of the last bounce of mail to the sender. Null without one, and after a reply or status change."

/** Append new columns, as clients may read exports by position. */
const addedColumns: Readonly<Record<string, RestColumn>> = {
  sale_opt_out_at: column(
    optionalMoment,
    "Start of the opt-out from sale and sharing. Null without one.",
    ({ saleOptOutAt }) => momentOf(saleOptOutAt),
  ),
  terms_accepted_at: column(optionalMoment, "", ({ termsAcceptedAt }) => momentOf(termsAcceptedAt)),
  terms_date: column(optionalText, "", ({ termsDate }) => termsDate),
  terms_version: column(optionalText, "", ({ termsVersion }) => termsVersion),
  owner_id: column(z.int().nullable(), "Account id of the owner. Null if unassigned.", ({ ownerId }) => ownerId),
  owner: column(optionalText, "Current name of the owner. Null if unassigned.", ({ ownerId }, { nameOfUser }) =>
    ownerId === null ? null : nameOfUser(ownerId),
  ),
  follow_up_on: column(z.iso.date().nullable(), "Day of the follow-up. Null for none.", ({ followUpOn }) => followUpOn),
  answer_due_at: column(optionalMoment, "Due date of the promised reply. Null if none is due.", (lead, { promise }) =>
    momentOf(answerDueAt(promise, lead)),
  ),
  source: column(
    optionalText,
    "`utm_source`, else the referring host, else `direct`. Null if unknown.",
    ({ source }) => source,
  ),
  campaign: column(optionalText, "", ({ campaign }) => campaign),
  landing_page: column(optionalText, "", ({ landingPage }) => landingPage),
  note_count: column(z.int(), "Number of internal notes.", ({ noteCount }) => noteCount ?? 0),
  message_count: column(z.int(), "Number of messages in both directions.", ({ messageCount }) => messageCount ?? 0),
  file_count: column(z.int(), "", ({ fileCount }) => fileCount ?? 0),
  waiting_since: column(optionalMoment, waitStart, ({ waitingSince }) => momentOf(waitingSince)),
  wait_list_city: column(
    optionalText,
    "City for which the sender waits, such as `new-york-ny`. Null for none.",
    ({ waitListCity }) => waitListCity ?? null,
  ),
  wait_list_told_at: column(
    optionalMoment,
    "Time at which the sender was notified of the city's opening. Null before.",
    ({ waitListToldAt }) => momentOf(waitListToldAt),
  ),
  external_id: column(optionalText, "Id set by an API client. Null for none.", ({ externalId }) => externalId ?? null),
  metadata: column(
    z.record(z.string(), z.string()),
    "Texts set by API clients, by name.",
    ({ metadata }) => metadata ?? {},
  ),
  mail_returned_at: column(optionalMoment, bounced, ({ mailReturnedAt }) => momentOf(mailReturnedAt)),
  status_reason: column(
    optionalText,
    "Reason for the status. Null if none was given.",
    ({ statusReason }) => statusReason ?? null,
  ),
}

export const addedColumnRules = Object.fromEntries(Object.entries(addedColumns).map(([name, { rule }]) => [name, rule]))

const columnsOf = ({ rest }: LeadDescription): Readonly<Record<string, RestColumn["serialize"]>> => ({
  id: ({ id }) => id,
  ...rest.columns,
  accepted_terms_date: ({ acceptedTermsDate }) => acceptedTermsDate,
  status: ({ status }) => status,
  created_at: ({ createdAt }) => isoMoment(createdAt),
  updated_at: ({ updatedAt }) => isoMoment(updatedAt),
  locale: ({ locale }) => locale,
  ...rest.derivedColumns,
  ...Object.fromEntries(Object.entries(addedColumns).map(([name, { serialize }]) => [name, serialize])),
})

type Serialize = (lead: LeadRow, context: LeadRestContext) => Record<string, unknown>

const serializers = new WeakMap<LeadDescription, Serialize>()

// Compiled to an object literal: V8 turns an object that gets many properties one by one into a slow dictionary.
const compileSerializer = (kind: LeadDescription): Serialize => {
  const columns = columnsOf(kind)
  const values = Object.keys(columns).map((name, index) => `${JSON.stringify(name)}: read[${index}](lead, context)`)
  return new Function("read", `return (lead, context) => ({ ${values.join(", ")} })`)(Object.values(columns))
}

export const leadToRest = (kind: LeadDescription, lead: LeadRow, context: LeadRestContext) => {
  const serialize = serializers.get(kind) ?? compileSerializer(kind)
  serializers.set(kind, serialize)
  return serialize(lead, context)
}

export const exportColumns = (kind: LeadDescription) => Object.keys(columnsOf(kind))
