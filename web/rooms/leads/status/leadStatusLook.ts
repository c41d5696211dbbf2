import { leadStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { namesOf } from "@farelight/api/contract/text/namesOf.ts"
import type { LeadStatus } from "../../../graphql/generated.ts"
import { capitalized } from "../lead/leadKind.ts"

export const leadStatusNames = namesOf(leadStatuses)

export const leadStatusPalettes: Readonly<Record<LeadStatus, string>> = {
  PENDING: "yellow",
  CONTACTED: "blue",
  APPROVED: "green",
  REJECTED: "red",
}

export const nextLeadStatus: Readonly<Partial<Record<LeadStatus, LeadStatus>>> = {
  PENDING: "CONTACTED",
  CONTACTED: "APPROVED",
}

export const leadStatusLabel = (status: LeadStatus) => capitalized(leadStatuses[status])
