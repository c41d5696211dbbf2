import { leadStatuses } from "../../contract/leadStatus.ts"
import { advertiserSubmissionKind } from "../advertisers/advertiserSubmission.service.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { driverApplicationKind } from "../drivers/driverApplication.service.ts"
import { countLeads, countOverdueLeads } from "../leads/lead.service.ts"

const pending = { statuses: [leadStatuses.PENDING] }

/** Admin. The counts above the dashboard's tabs. */
export const summariseDashboard = async (viewer: Viewer) => {
  requireAdmin(viewer)
  const [drivers, advertisers, pendingDrivers, pendingAdvertisers, overdueDrivers, overdueAdvertisers] =
    await Promise.all([
      countLeads(driverApplicationKind),
      countLeads(advertiserSubmissionKind),
      countLeads(driverApplicationKind, pending),
      countLeads(advertiserSubmissionKind, pending),
      countOverdueLeads(driverApplicationKind),
      countOverdueLeads(advertiserSubmissionKind),
    ])
  return {
    driverApplications: drivers,
    advertiserSubmissions: advertisers,
    pendingDriverApplications: pendingDrivers,
    pendingAdvertiserSubmissions: pendingAdvertisers,
    overdueDriverApplications: overdueDrivers,
    overdueAdvertiserSubmissions: overdueAdvertisers,
  }
}
