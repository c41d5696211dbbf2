import { col, type fn, type ModelStatic, Op } from "sequelize"
import { leadStatuses } from "../../contract/leadStatus.ts"
import { leadTypes } from "../../contract/leadType.ts"
import { dateOf } from "../../database/dialect.ts"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import type { Lead } from "./lead.ts"
import { lastDays } from "./leadDays.ts"

/** How many rows of a table fall into each group, by group. */
const countBy = async (model: ModelStatic<Lead>, group: ReturnType<typeof col | typeof fn>, since?: Date) => {
  const rows = await model.count({
    attributes: [[group, "bucket"]],
    where: since ? { createdAt: { [Op.gte]: since } } : {},
    group: ["bucket"],
  })
  const countOf = new Map(rows.map(({ bucket, count }) => [String(bucket), count]))
  return (bucket: string) => countOf.get(bucket) ?? 0
}

/** Admin. How many leads of each kind arrived on each of the last days (UTC), and how many stand in each status. */
export const readLeadStatistics = async (viewer: Viewer, { days }: { days?: number | null }) => {
  requireAdmin(viewer)
  const dates = lastDays(days)
  const since = new Date(`${dates[0]}T00:00:00.000Z`)
  const [driversOn, advertisersOn, driversIn, advertisersIn] = await Promise.all([
    countBy(DriverApplication, dateOf("created_at"), since),
    countBy(AdvertiserSubmission, dateOf("created_at"), since),
    countBy(DriverApplication, col("status")),
    countBy(AdvertiserSubmission, col("status")),
  ])
  return {
    days: dates.map((date) => ({
      date,
      kinds: [
        { leadType: leadTypes.DRIVER_APPLICATION, count: driversOn(date) },
        { leadType: leadTypes.ADVERTISER_SUBMISSION, count: advertisersOn(date) },
      ],
      driverApplications: driversOn(date),
      advertiserSubmissions: advertisersOn(date),
    })),
    statuses: Object.values(leadStatuses).map((status) => ({
      status,
      kinds: [
        { leadType: leadTypes.DRIVER_APPLICATION, count: driversIn(status) },
        { leadType: leadTypes.ADVERTISER_SUBMISSION, count: advertisersIn(status) },
      ],
      driverApplications: driversIn(status),
      advertiserSubmissions: advertisersIn(status),
    })),
  }
}
