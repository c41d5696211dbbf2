import { leadStatuses } from "../../contract/leadStatus.ts"
import { advertiserSubmissionKind } from "../advertisers/advertiserSubmission.service.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { driverApplicationKind } from "../drivers/driverApplication.service.ts"
import { countLeads, countOverdueLeads } from "../leads/lead.service.ts"
import { readReplyPromise } from "../leads/readReplyPromise.ts"

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
  const kinds = [
    {
      leadType: driverApplicationKind.type,
      total: drivers,
      pending: pendingDrivers,
      overdue: overdueDrivers,
      replyPromise: (await readReplyPromise("driver_reply")).text,
    },
    {
      leadType: advertiserSubmissionKind.type,
      total: advertisers,
      pending: pendingAdvertisers,
      overdue: overdueAdvertisers,
      replyPromise: (await readReplyPromise("advertiser_reply")).text,
    },
  ]
  return {
    kinds,
    driverApplications: drivers,
    advertiserSubmissions: advertisers,
    pendingDriverApplications: pendingDrivers,
    pendingAdvertiserSubmissions: pendingAdvertisers,
    overdueDriverApplications: overdueDrivers,
    overdueAdvertiserSubmissions: overdueAdvertisers,
  }
}
