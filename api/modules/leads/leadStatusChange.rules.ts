import * as z from "zod"
import { type LeadStatus, leadStatuses } from "../../contract/leadStatus.ts"
import { oneOf } from "../../contract/text.ts"

const CHANGES_MAX = 500

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
