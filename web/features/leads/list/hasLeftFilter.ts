import type { LeadStatus } from "../../../graphql/generated.ts"
import type { LeadListFilter } from "./leadListView.ts"

/** Whether a lead, once let through by a filter, no longer is: of what is filtered by, only the status ever changes. */
export const hasLeftFilter = ({ statuses, isOverdue }: LeadListFilter, { status }: { status: LeadStatus }) =>
  (statuses.length > 0 && !statuses.includes(status)) || (isOverdue && status !== "PENDING")
