import { leadStatuses } from "@farelight/api/contract/leadStatus.ts"
import type { LeadStatus } from "../../../graphql/generated.ts"

/** The statuses in the order in which the operator meets them. */
export const leadStatusNames = Object.keys(leadStatuses) as LeadStatus[]

// A status that a newer server may add is gray.
const palettes: Partial<Record<LeadStatus, string>> = {
  PENDING: "yellow",
  CONTACTED: "blue",
  APPROVED: "green",
  REJECTED: "red",
}

/** The colour of a status's badge. */
export const leadStatusPalette = (status: LeadStatus) => palettes[status] ?? "gray"

/** A status as the operator reads it: its stored value with a capital, such as `Pending`. */
export const leadStatusLabel = (status: LeadStatus) => {
  const value = leadStatuses[status]
  return value.charAt(0).toUpperCase() + value.slice(1)
}
