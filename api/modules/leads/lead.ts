import type { Model } from "sequelize"
import type { LeadStatus } from "./leadStatus.ts"

/** The two kinds of lead, as `status_changes.lead_type` names them. */
export type LeadType = "driver_application" | "advertiser_submission"

/** What the rows of both kinds have in common. */
export interface Lead extends Model {
  readonly id: number
  readonly submissionId: string | null
  status: LeadStatus
  readonly createdAt: Date
}
