import { advertiserSubmissionKind } from "../advertisers/advertiserSubmission.service.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { driverApplicationKind } from "../drivers/driverApplication.service.ts"
import { countLeads } from "../leads/lead.service.ts"
import { leadStatuses } from "../leads/leadStatus.ts"

const pending = { statuses: [leadStatuses.PENDING] }

/** Admin. The counts above the dashboard's tabs (SPEC §2). */
export const summariseDashboard = async (viewer: Viewer) => {
  requireAdmin(viewer)
  const [driverApplications, advertiserSubmissions, pendingDriverApplications, pendingAdvertiserSubmissions] =
    await Promise.all([
      countLeads(driverApplicationKind),
      countLeads(advertiserSubmissionKind),
      countLeads(driverApplicationKind, pending),
      countLeads(advertiserSubmissionKind, pending),
    ])
  return { driverApplications, advertiserSubmissions, pendingDriverApplications, pendingAdvertiserSubmissions }
}
