import * as z from "zod"
import { InvalidInputError } from "../../contract/errors.ts"
import { type LeadStatus, leadStatuses } from "../../contract/leadStatus.ts"
import type { ReplyPromise } from "../../contract/replyPromise.ts"
import { oneOf, paragraphs } from "../../contract/text.ts"
import { clock } from "../../database/clock.ts"
import { idOf } from "../../database/rowId.ts"
import type { LeadDescription } from "./leadKind.ts"
import type { LeadFilter } from "./leadListing.ts"

const CHANGES_MAX = 500
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const DAYS_MAX = 366

/** A change of one lead's status. */
export const statusChangeInput = z.object({
  id: z.string(),
  status: oneOf("Status", leadStatuses),
  expectedStatus: oneOf("Expected status", leadStatuses).nullish(),
})

/** Changes of several leads' status. */
export const statusChangesInput = z.object({
  changes: z
    .array(statusChangeInput)
    .min(1, "Choose at least one lead.")
    .max(CHANGES_MAX, `Up to ${CHANGES_MAX} leads can be changed at once.`),
})

export type StatusChangeInput = z.output<typeof statusChangeInput>

/** Whether the lead still has the status that the change was decided on. */
export const isAsExpected = (lead: { status: LeadStatus }, { expectedStatus }: StatusChangeInput) =>
  !expectedStatus || lead.status === expectedStatus

/** An internal note about a lead. Whether there is such a kind of lead is for the caller to say. */
export const noteInput = z.object({
  leadType: z.string(),
  leadId: z.string().transform(idOf),
  text: paragraphs("Note"),
})

/** When the promised answer is due: only a lead that nobody has dealt with still waits for one. */
export const answerDueAt = ({ hours }: ReplyPromise, lead: { status: LeadStatus; createdAt: Date }) =>
  lead.status === leadStatuses.PENDING ? new Date(lead.createdAt.getTime() + hours * HOUR_MS) : null

/** A pending lead that arrived at this moment or earlier is overdue. */
export const overdueSince = ({ hours }: ReplyPromise) => new Date(clock.wallTime().getTime() - hours * HOUR_MS)

/** The last days in UTC as `2026-11-21`, today included, oldest first. Throws for too few or too many. */
export const lastDays = (days: number | null | undefined): string[] => {
  const count = days ?? 30
  if (!Number.isInteger(count) || count < 1 || count > DAYS_MAX) {
    throw new InvalidInputError([{ field: "days", message: `Ask for 1 to ${DAYS_MAX} days.` }])
  }
  const now = clock.wallTime().getTime()
  const dayBefore = (ago: number) => new Date(now - ago * DAY_MS).toISOString().slice(0, 10)
  return Array.from({ length: count }, (_, index) => dayBefore(count - 1 - index))
}

/** The values that a kind's own filters ask for, by column; several are alternatives. */
export const ownConditions = ({ filters }: LeadDescription, filter: LeadFilter) =>
  Object.entries(filters).flatMap(([name, { column }]) => {
    const value = filter[name]
    if (Array.isArray(value)) return [{ column, values: value }]
    return value ? [{ column, values: [typeof value === "string" ? value.trim() : value] }] : []
  })
