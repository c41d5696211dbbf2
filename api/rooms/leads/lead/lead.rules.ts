import * as z from "zod"
import { ConflictError, InvalidInputError } from "../../../contract/api/errors.ts"
import { moment } from "../../../contract/api/queryParameters.ts"
import type { ReplyPromise } from "../../../contract/content/promises/promiseHours.ts"
import { FILE_REQUEST_LENGTH_MAX } from "../../../contract/files/leadFiles.ts"
import { callOutcomes } from "../../../contract/leads/callOutcomes.ts"
import { type LeadFilter, type Waiting, waitingStart } from "../../../contract/leads/leadFilters.ts"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { noTermsRecord, type TermsRecord } from "../../../contract/site/termsRecord.ts"
import type { LeadSource } from "../../../contract/site/visits.ts"
import { DAY_MS, HOUR_MS } from "../../../contract/text/durations.ts"
import {
  MESSAGE_MAX,
  oneOf,
  optionalParagraphs,
  optionalSingleLine,
  paragraphs,
  singleLine,
} from "../../../contract/text/text.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import type { LeadDescription, LeadRow } from "./leadKind.ts"
import { leadPlaces } from "./leadPlace.ts"

const CHANGES_MAX = 500
const DAYS_MAX = 366
const REASON_MAX = 200
export const MENTIONS_MAX = 20
const VIEW_NAME_MAX = 60
const VIEW_QUERY_MAX = 2_000
const PARAMETER = /^[\w-]{1,64}$/

export const VIEWS_MAX = 50

export const statusChangeInput = z.object({
  id: z.string(),
  status: oneOf("Status", leadStatuses),
  expectedStatus: oneOf("Expected status", leadStatuses).nullish(),
  reason: optionalSingleLine("Reason", undefined, REASON_MAX).nullish().meta({
    description: "Reason for the status. Null or empty for none; a new status without a reason clears the earlier one.",
  }),
})

export const statusChangesInput = z.object({
  changes: z
    .array(statusChangeInput)
    .min(1, "Choose at least one lead.")
    .max(CHANGES_MAX, `Up to ${CHANGES_MAX} leads can be changed at once.`),
})

export type StatusChangeInput = z.output<typeof statusChangeInput>

export const hasExpectedStatus = (
  lead: { status: LeadStatus },
  { expectedStatus }: Pick<StatusChangeInput, "expectedStatus">,
) => !expectedStatus || lead.status === expectedStatus

const someLeads = {
  leadType: z.string(),
  ids: z
    .array(z.string())
    .min(1, "Choose at least one lead.")
    .max(CHANGES_MAX, `Up to ${CHANGES_MAX} leads can be changed at once.`),
}

export const someLeadsInput = z.object(someLeads)

/** GraphQL gives a `Date`, REST a text. */
export const momentInput = z.union([z.date(), moment], "Give a moment like 2026-11-21T09:30:00Z.")

export const expectedUpdatedAt = momentInput.nullish()

/** Another user's change must not be overwritten unseen. Throws `ConflictError`. */
export const refuseStale = ({ noun }: LeadDescription, { updatedAt }: LeadRow, expected: Date | null | undefined) => {
  if (!expected || updatedAt.getTime() === expected.getTime()) return
  throw new ConflictError(`This ${noun} has changed since. Look at it again.`)
}

/** Years before 2000 are typing errors. */
export const day = z.iso
  .date("Give a day like 2026-11-21.")
  .refine((date) => date >= "2000", "Give a day of the year 2000 or later.")

export const assignmentInput = z.object({
  ...someLeads,
  ownerId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
})

export const followUpInput = z.object({ ...someLeads, on: day.nullish().transform((on) => on ?? null) })

const noteText = {
  text: paragraphs("Note"),
  mentionedIds: z
    .array(z.string())
    .max(MENTIONS_MAX, `A note may mention up to ${MENTIONS_MAX} colleagues.`)
    .nullish()
    .transform((ids) => [...new Set((ids ?? []).map(idOf))]),
}

export const initialLeadState: Pick<
  LeadRow,
  "status" | "ownerId" | "followUpOn" | "place" | keyof LeadSource | keyof TermsRecord
> = {
  ...noTermsRecord,
  source: null,
  campaign: null,
  landingPage: null,
  status: leadStatuses.PENDING,
  ownerId: null,
  followUpOn: null,
  place: leadPlaces.INBOX,
}

export type Correction = Readonly<Record<string, unknown>>

/** Undefined equals null, and dates and lists are compared by content. */
export const isSameJson = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

export const changesOf = (correction: Correction, to: object): Correction =>
  Object.fromEntries(
    Object.entries(correction).filter(([name, value]) => value !== (to as Record<string, unknown>)[name]),
  )

export const fileRequestText = singleLine("What", FILE_REQUEST_LENGTH_MAX)

export const leadInput = z.object({ leadType: z.string(), leadId: z.string().transform(idOf) })

export const noteInput = leadInput.extend(noteText)

/** A call may be noted without a text. */
export const callInput = noteInput.extend({
  text: optionalParagraphs("Note", MESSAGE_MAX).default(""),
  call: oneOf("Call", callOutcomes)
    .nullish()
    .meta({ description: "Outcome of a call to the sender. Null for no call." }),
})

export const noteEditInput = z.object({ id: z.string(), ...noteText })

const viewQuery = z
  .string()
  .max(VIEW_QUERY_MAX, `A view may have up to ${VIEW_QUERY_MAX} characters of parameters.`)
  .transform((query) => new URLSearchParams(query))
  .refine((parameters) => [...parameters.keys()].every((name) => PARAMETER.test(name)), {
    error: "This is not the part of an address behind its question mark.",
  })
  .transform(String)

export const leadViewInput = z.object({
  id: z.string().nullish(),
  name: singleLine("Name", VIEW_NAME_MAX),
  leadType: z.string(),
  query: viewQuery,
  isShared: z.boolean(),
})

export const answerDueAt = ({ hours }: ReplyPromise, lead: Waiting) => {
  const since = waitingStart(lead)
  return since && new Date(since.getTime() + hours * HOUR_MS)
}

type Answered = Pick<Waiting, "createdAt" | "isPromised"> & { answeredAfter?: number | null }

/** In seconds. Null when pending again, or without a promise. */
export const secondsToAnswer = (lead: Answered, status: LeadStatus) => {
  if (status === leadStatuses.PENDING || !(lead.isPromised ?? true)) return null
  const passed = clock.wallTime().getTime() - lead.createdAt.getTime()
  return lead.answeredAfter ?? Math.max(0, Math.floor(passed / 1_000))
}

/** Leads that wait since this moment or longer are overdue. */
export const overdueSince = ({ hours }: ReplyPromise) => new Date(clock.wallTime().getTime() - hours * HOUR_MS)

/** UTC days such as `2026-11-21`, oldest first, including today. Throws if out of range. */
export const lastDays = (days: number | null | undefined): string[] => {
  const count = days ?? 30
  if (!Number.isInteger(count) || count < 1 || count > DAYS_MAX) {
    throw new InvalidInputError([{ field: "days", message: `Ask for 1 to ${DAYS_MAX} days.` }])
  }
  const now = clock.wallTime().getTime()
  const dayBefore = (ago: number) => new Date(now - ago * DAY_MS).toISOString().slice(0, 10)
  return Array.from({ length: count }, (_, index) => dayBefore(count - 1 - index))
}

export const kindFilterConditions = ({ filters }: LeadDescription, filter: LeadFilter) =>
  Object.entries(filters).flatMap(([name, { column }]) => {
    const value = filter[name]
    if (Array.isArray(value)) return [{ column, values: value }]
    return value ? [{ column, values: [typeof value === "string" ? value.trim() : value] }] : []
  })

/** A phone number is reduced to digits, as people write numbers differently. */
export const textsOf = (textRoles: LeadDescription["textRoles"]) => (lead: LeadRow) =>
  [...Object.keys(textRoles), "externalId"].map((name) => {
    const text = String((lead as Record<string, unknown>)[name] ?? "")
    return name === "phone" ? text.replace(/\P{N}/gu, "") : text
  })
