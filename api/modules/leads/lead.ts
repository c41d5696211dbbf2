import type { Model } from "sequelize"
import type { LeadStatus } from "../../contract/leadStatus.ts"

/** What the rows of both kinds of lead have in common. */
export interface Lead extends Model {
  readonly id: number
  readonly submissionId: string | null
  readonly email: string
  status: LeadStatus
  readonly createdAt: Date
}
