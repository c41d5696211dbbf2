export const leadStatuses = {
  PENDING: "pending",
  CONTACTED: "contacted",
  APPROVED: "approved",
  REJECTED: "rejected",
} as const

export type LeadStatus = (typeof leadStatuses)[keyof typeof leadStatuses]

export const openStatuses: readonly LeadStatus[] = [leadStatuses.PENDING, leadStatuses.CONTACTED]
