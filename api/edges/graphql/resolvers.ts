import { makeExecutableSchema } from "@graphql-tools/schema"
import { buildASTSchema } from "graphql"
import type { Page } from "../../platform/database/reading/keyset.ts"
import { apiKeyResolvers } from "../../rooms/accounts/apiKeys/apiKey.resolvers.ts"
import { keyRevoker } from "../../rooms/accounts/apiKeys/apiKey.service.ts"
import { factorResolvers } from "../../rooms/accounts/factors/factors.resolvers.ts"
import { authResolvers } from "../../rooms/accounts/signIn/auth.resolvers.ts"
import { teamResolvers } from "../../rooms/accounts/team/team.resolvers.ts"
import { changeResolvers } from "../../rooms/activity/changes/change.resolvers.ts"
import { eventResolvers } from "../../rooms/activity/events/event.resolvers.ts"
import { webhookResolvers } from "../../rooms/activity/webhooks/webhook.resolvers.ts"
import { leadImportResolvers } from "../../rooms/automation/imports/leadImport.resolvers.ts"
import { leadMergeResolvers } from "../../rooms/automation/merges/leadMerge.resolvers.ts"
import { leadRuleResolvers } from "../../rooms/automation/rules/leadRule.resolvers.ts"
import { cmsResolvers } from "../../rooms/content/cms/cms.resolvers.ts"
import { mediaResolvers } from "../../rooms/content/media/media.resolvers.ts"
import { leadFileResolvers } from "../../rooms/conversation/files/leadFile.resolvers.ts"
import { messageResolvers } from "../../rooms/conversation/messages/message.resolvers.ts"
import { driverApplicationResolvers } from "../../rooms/leads/drivers/driverApplication.resolvers.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { leadResolvers } from "../../rooms/leads/operations/lead.resolvers.ts"
import { quarantineResolvers } from "../../rooms/leads/quarantine/quarantine.resolvers.ts"
import { statusResolvers } from "../../rooms/leads/status/status.resolvers.ts"
import { moveWaiting } from "../../rooms/leads/waitList/moveWaiting.ts"
import { unassignOpenLeads } from "../../rooms/leads/work/leadAssignment.service.ts"
import { bouncesResolvers } from "../../rooms/mail/bounces/bounces.resolvers.ts"
import { letterResolvers } from "../../rooms/mail/letters/letters.resolvers.ts"
import { waitListResolvers } from "../../rooms/mail/letters/waitList.resolvers.ts"
import { emailLogResolvers } from "../../rooms/mail/log/emailLog.resolvers.ts"
import { mailboxResolvers } from "../../rooms/mail/mailbox/mailbox.resolvers.ts"
import { replyResolvers } from "../../rooms/mail/replies/reply.resolvers.ts"
import { erasureResolvers } from "../../rooms/privacy/erasure/erasure.resolvers.ts"
import { privacyRequestResolvers } from "../../rooms/privacy/privacyRequests/privacyRequest.resolvers.ts"
import { retentionResolvers } from "../../rooms/privacy/retention/retention.resolvers.ts"
import { trashResolvers } from "../../rooms/privacy/trash/trash.resolvers.ts"
import { statisticsResolvers } from "../../rooms/statistics/statistics.resolvers.ts"
import { enumsOf } from "./enums.ts"
import type { Resolvers } from "./generated.ts"
import { resolveNamedLeads } from "./namedLeads.ts"
import { nodeResolvers } from "./node.ts"
import { scalars, schemaDocument, servedSchema } from "./schema.ts"

type Counted = Pick<Page<unknown>, "countAll">

const counts = {
  totalCount: async (page: Counted) => (await page.countAll()).count,
  totalCountIsExact: async (page: Counted) => (await page.countAll()).isExact,
}

const connections = Object.keys(servedSchema.getTypeMap()).filter((name) => name.endsWith("Connection"))

export const resolvers: Resolvers[] = [
  scalars,
  Object.fromEntries(connections.map((name) => [name, counts])),
  enumsOf(leadKinds),
  ...leadResolvers,
  leadFileResolvers,
  leadMergeResolvers,
  driverApplicationResolvers,
  leadRuleResolvers,
  leadImportResolvers,
  messageResolvers,
  emailLogResolvers,
  mailboxResolvers,
  replyResolvers,
  bouncesResolvers,
  letterResolvers,
  authResolvers,
  factorResolvers,
  cmsResolvers(moveWaiting),
  mediaResolvers,
  teamResolvers((...leaving) => unassignOpenLeads(...leaving), keyRevoker),
  erasureResolvers,
  eventResolvers,
  apiKeyResolvers,
  changeResolvers,
  quarantineResolvers,
  waitListResolvers,
  privacyRequestResolvers,
  retentionResolvers,
  statusResolvers,
  trashResolvers,
  ...statisticsResolvers,
  webhookResolvers,
  nodeResolvers,
]

/** Updates the existing schema objects, as rebuilding each type would take a tenth of the startup time. */
export const executableSchema = resolveNamedLeads(
  makeExecutableSchema({
    typeDefs: buildASTSchema(schemaDocument, { assumeValid: true }),
    resolvers,
    updateResolversInPlace: true,
  }),
)
