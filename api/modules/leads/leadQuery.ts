import type { LeadStatus } from "./leadStatus.ts"

/** The orders in which leads can be listed. */
export type LeadOrder = "NEWEST_FIRST" | "OLDEST_FIRST"

/** Conditions on a list of leads; all that are given must hold. */
export interface LeadFilter {
  statuses?: readonly LeadStatus[] | null
}
