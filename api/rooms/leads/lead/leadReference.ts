import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import type { LeadDescription, LeadRow } from "./leadKind.ts"

export interface LeadReference {
  type: string
  id: number
  name: string
  email: string
  status: LeadStatus
  createdAt: Date
}

export const referenceTo = (kind: LeadDescription, lead: LeadRow): LeadReference => {
  const { id, email, status, createdAt } = lead
  return { type: kind.type, id, name: kind.titleOf(lead), email, status, createdAt }
}
