import { advertiserSubmissionKind } from "../advertisers/advertiserSubmission.service.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { driverApplicationKind } from "../drivers/driverApplication.service.ts"
import { countLeads } from "../leads/lead.service.ts"
import { leadStatuses } from "../leads/leadStatus.ts"

const pending = { statuses: [leadStatuses.PENDING] }
const overdue = { isOverdue: true }

/** Admin. The counts above the dashboard's tabs (SPEC §2). */
export const summariseDashboard = async (viewer: Viewer) => {
  requireAdmin(viewer)
  return {
    driverApplications: await countLeads(driverApplicationKind),
    advertiserSubmissions: await countLeads(advertiserSubmissionKind),
    pendingDriverApplications: await countLeads(driverApplicationKind, pending),
    pendingAdvertiserSubmissions: await countLeads(advertiserSubmissionKind, pending),
    overdueDriverApplications: await countLeads(driverApplicationKind, overdue),
    overdueAdvertiserSubmissions: await countLeads(advertiserSubmissionKind, overdue),
  }
}
