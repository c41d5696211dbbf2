import { advertiserSubmissionResolvers } from "../modules/advertisers/advertiserSubmission.resolvers.ts"
import { authResolvers } from "../modules/auth/auth.resolvers.ts"
import { cmsResolvers } from "../modules/cms/cms.resolvers.ts"
import { dashboardSummaryResolvers } from "../modules/dashboard/dashboardSummary.resolvers.ts"
import { driverApplicationResolvers } from "../modules/drivers/driverApplication.resolvers.ts"
import { emailLogResolvers } from "../modules/email/emailLog.resolvers.ts"
import { leadResolvers } from "../modules/leads/lead.resolvers.ts"
import { mediaResolvers } from "../modules/media/media.resolvers.ts"
import { enums } from "./enums.ts"
import type { Resolvers } from "./generated.ts"
import { scalars } from "./schema.ts"

/** Every module's resolvers; Apollo merges them. */
export const resolvers: Resolvers[] = [
  scalars,
  enums,
  leadResolvers,
  driverApplicationResolvers,
  advertiserSubmissionResolvers,
  emailLogResolvers,
  authResolvers,
  dashboardSummaryResolvers,
  cmsResolvers,
  mediaResolvers,
]
