import type { Sequelize } from "sequelize"
import type { Config } from "../platform/config/config.schema.ts"
import { connectDatabase } from "../platform/database/connection/database.ts"
import { defineEvents } from "../platform/events/event.model.ts"
import { defineIdempotencyKey } from "../platform/idempotency/idempotencyKey.model.ts"
import { defineEmailAttempt, defineEmailLog, EmailLog } from "../platform/outbox/emailLog.model.ts"
import { defineSearch, makeSearchable } from "../platform/search/search.model.ts"
import { defineApiKey } from "../rooms/accounts/apiKeys/apiKey.model.ts"
import { defineFactors } from "../rooms/accounts/factors/factor.model.ts"
import { onLeaving } from "../rooms/accounts/team/leaving.ts"
import { nameRules } from "../rooms/accounts/team/team.ts"
import { defineUser, defineUserLink, defineUserSession } from "../rooms/accounts/users/user.model.ts"
import { defineCmsBlock, defineCmsBlockVersion } from "../rooms/content/cms/cmsBlock.model.ts"
import { defineCmsDraft } from "../rooms/content/cms/cmsDraft.model.ts"
import { defineMediaFile, defineMediaOriginal, defineMediaRendition } from "../rooms/content/media/mediaFile.model.ts"
import { defineLeadCount } from "../rooms/leads/figures/leadCounts.model.ts"
import { defineLeadFiles } from "../rooms/leads/files/leadFile.model.ts"
import { leadKinds } from "../rooms/leads/leadKinds.ts"
import { defineLeadMessages } from "../rooms/leads/messages/leadMessage.model.ts"
import { defineLeadPlacement } from "../rooms/leads/places/leadPlacement.model.ts"
import { defineLeadRules } from "../rooms/leads/rules/leadRule.model.ts"
import { tellRules } from "../rooms/leads/rules/roomsAbove.ts"
import { readRuleNames } from "../rooms/leads/rules/ruleNames.ts"
import { takeOpenLeads } from "../rooms/leads/work/leadAssignment.service.ts"
import { defineLeadWork } from "../rooms/leads/work/leadWork.model.ts"
import { defineUndeliverable } from "../rooms/mail/bounces/undeliverable.model.ts"
import { tellOutbox } from "../rooms/mail/delivery/roomsAbove.ts"
import { defineMailbox } from "../rooms/mail/mailbox/mailbox.model.ts"
import { sendTemplate, templatesOf } from "../rooms/mail/replies/ruleTemplates.ts"
import { defineLeadTombstone } from "../rooms/person/erasure/leadTombstone.model.ts"
import { linkToRequest } from "../rooms/person/privacyRequests/privacyLinks.ts"
import { definePrivacyRequests } from "../rooms/person/privacyRequests/privacyRequest.model.ts"
import { withoutTrashed } from "../rooms/person/trash/mailsOfTrashed.ts"
import { defineWebhooks } from "../rooms/record/webhooks/webhook.model.ts"
import { readWebhookNames } from "../rooms/record/webhooks/webhookNames.ts"
import { defineVisits } from "../rooms/visits/visit.model.ts"

// What a lower room asks of a higher one, which it does not know.
onLeaving((userId, viewer, transaction) => takeOpenLeads(leadKinds, userId, viewer, transaction))
nameRules(readRuleNames)
tellRules({ templatesOf, sendTemplate, readWebhooks: readWebhookNames })
tellOutbox({ withoutUnwanted: withoutTrashed, linkToRequest })

/** Binds every model to a connection; a model comes after those that it belongs to. */
const defineModels = (sequelize: Sequelize) => {
  for (const { type, model, defineModel } of leadKinds) {
    defineModel(sequelize)
    makeSearchable(type, model)
  }
  defineLeadWork(sequelize)
  defineLeadCount(sequelize)
  defineLeadTombstone(sequelize)
  defineLeadPlacement(sequelize)
  defineLeadMessages(sequelize)
  defineLeadFiles(sequelize)
  defineLeadRules(sequelize)
  defineEvents(sequelize)
  defineIdempotencyKey(sequelize)
  defineSearch(sequelize)
  defineEmailLog(sequelize)
  makeSearchable("email_log", EmailLog)
  defineEmailAttempt(sequelize)
  defineMailbox(sequelize)
  defineUndeliverable(sequelize)
  defineUser(sequelize)
  defineUserSession(sequelize)
  defineUserLink(sequelize)
  defineFactors(sequelize)
  defineApiKey(sequelize)
  defineCmsBlock(sequelize)
  defineCmsBlockVersion(sequelize)
  defineCmsDraft(sequelize)
  defineMediaFile(sequelize)
  defineMediaOriginal(sequelize)
  defineMediaRendition(sequelize)
  definePrivacyRequests(sequelize)
  defineVisits(sequelize)
  defineWebhooks(sequelize)
}

/** Opens the configured database with every model. No connection is made before the first query. */
export const openDatabase = (settings: Config["database"]): Sequelize => connectDatabase(settings, defineModels)
