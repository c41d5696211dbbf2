import { leadKinds } from "../leadKinds.ts"
import { apiKeyResolvers } from "../modules/apiKeys/apiKey.resolvers.ts"
import { authResolvers } from "../modules/auth/auth.resolvers.ts"
import { factorResolvers } from "../modules/auth/factors/factors.resolvers.ts"
import { changeResolvers } from "../modules/changes/change.resolvers.ts"
import { cmsResolvers } from "../modules/cms/cms.resolvers.ts"
import { driverApplicationResolvers } from "../modules/drivers/driverApplication.resolvers.ts"
import { emailLogResolvers } from "../modules/email/emailLog.resolvers.ts"
import { erasureResolvers } from "../modules/erasure/erasure.resolvers.ts"
import { eventResolvers } from "../modules/events/event.resolvers.ts"
import { createLeadResolvers } from "../modules/leads/lead.resolvers.ts"
import { mediaResolvers } from "../modules/media/media.resolvers.ts"
import { privacyRequestResolvers } from "../modules/privacyRequests/privacyRequest.resolvers.ts"
import { quarantineResolvers } from "../modules/quarantine/quarantine.resolvers.ts"
import { replyResolvers } from "../modules/replies/reply.resolvers.ts"
import { retentionResolvers } from "../modules/retention/retention.resolvers.ts"
import { statusResolvers } from "../modules/status/status.resolvers.ts"
import { teamResolvers } from "../modules/team/team.resolvers.ts"
import { trashResolvers } from "../modules/trash/trash.resolvers.ts"
import { createVisitResolvers } from "../modules/visits/visit.resolvers.ts"
import { webhookResolvers } from "../modules/webhooks/webhook.resolvers.ts"
import { enumsOf } from "./enums.ts"
import type { Resolvers } from "./generated.ts"
import { nodeResolvers } from "./node.ts"
import { scalars } from "./schema.ts"

/** Every module's resolvers; Apollo merges them. */
export const resolvers: Resolvers[] = [
  scalars,
  enumsOf(leadKinds),
  ...createLeadResolvers(leadKinds),
  driverApplicationResolvers,
  emailLogResolvers,
  replyResolvers,
  authResolvers,
  factorResolvers,
  cmsResolvers,
  mediaResolvers,
  teamResolvers,
  erasureResolvers,
  eventResolvers,
  apiKeyResolvers,
  changeResolvers,
  quarantineResolvers,
  privacyRequestResolvers,
  retentionResolvers,
  statusResolvers,
  trashResolvers,
  createVisitResolvers(leadKinds),
  webhookResolvers,
  nodeResolvers,
]
