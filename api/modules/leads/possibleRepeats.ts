import { Op } from "sequelize"
import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import type { LeadKey } from "./leadKey.ts"
import { type LeadReference, referenceToApplication, referenceToSubmission } from "./leadReference.ts"

const REPEATS_MAX = 20

/** Admin. Other leads of either kind with this e-mail address or phone number, newest first: perhaps the same sender again. */
export const findPossibleRepeats = async (
  viewer: Viewer,
  of: LeadKey,
  { email, phone }: { email: string; phone?: string },
): Promise<LeadReference[]> => {
  requireAdmin(viewer)
  const newest = { order: [["id", "DESC"]] as [string, string][], limit: REPEATS_MAX + 1 }
  const samePhone = phone ? [{ phone }] : []
  const [applications, submissions] = await Promise.all([
    DriverApplication.findAll({ where: { [Op.or]: [{ email }, ...samePhone] }, ...newest }),
    AdvertiserSubmission.findAll({ where: { email }, ...newest }),
  ])
  const references: LeadReference[] = [
    ...applications.map(referenceToApplication),
    ...submissions.map(referenceToSubmission),
  ]
  return references
    .filter(({ type, id }) => type !== of.leadType || id !== of.leadId)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, REPEATS_MAX)
}
