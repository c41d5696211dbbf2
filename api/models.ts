import type { Sequelize } from "sequelize"
import type { Config } from "./config.schema.ts"
import { connectDatabase } from "./database/database.ts"
import { leadKinds } from "./leadKinds.ts"
import { defineApiKey } from "./modules/apiKeys/apiKey.model.ts"
import { defineFactors } from "./modules/auth/factors/factor.model.ts"
import { defineUser, defineUserLink, defineUserSession } from "./modules/auth/user.model.ts"
import { defineCmsBlock, defineCmsBlockVersion } from "./modules/cms/cmsBlock.model.ts"
import { defineCmsDraft } from "./modules/cms/cmsDraft.model.ts"
import { tellOutbox } from "./modules/email/delivery/roomsAbove.ts"
import { defineEmailAttempt, defineEmailLog, EmailLog } from "./modules/email/emailLog.model.ts"
import { defineLeadTombstone } from "./modules/erasure/leadTombstone.model.ts"
import { defineEvents } from "./modules/events/event.model.ts"
import { takeOpenLeads } from "./modules/leads/leadAssignment.service.ts"
import { defineLeadCount } from "./modules/leads/leadCounts.model.ts"
import { defineLeadWork } from "./modules/leads/leadWork.model.ts"
import { defineMediaFile, defineMediaOriginal, defineMediaRendition } from "./modules/media/mediaFile.model.ts"
import { linkToRequest } from "./modules/privacyRequests/privacyLinks.ts"
import { definePrivacyRequests } from "./modules/privacyRequests/privacyRequest.model.ts"
import { defineQuarantinedSubmission } from "./modules/quarantine/quarantinedSubmission.model.ts"
import { defineSearch, makeSearchable } from "./modules/search/search.model.ts"
import { onLeaving } from "./modules/team/leaving.ts"
import { withoutTrashed } from "./modules/trash/mailsOfTrashed.ts"
import { defineTrashedLead } from "./modules/trash/trashedLead.model.ts"
import { defineVisits } from "./modules/visits/visit.model.ts"
import { defineWebhooks } from "./modules/webhooks/webhook.model.ts"

// What a lower room asks of a higher one, which it does not know.
onLeaving((userId, viewer, transaction) => takeOpenLeads(leadKinds, userId, viewer, transaction))
tellOutbox({ withoutUnwanted: withoutTrashed, linkToRequest })

/** Binds every model to a connection; a model comes after those that it belongs to. */
const defineModels = (sequelize: Sequelize) => {
  for (const { type, model, defineModel } of leadKinds) {
    defineModel(sequelize)
    makeSearchable(type, model)
  }
  defineLeadWork(sequelize)
  defineLeadCount(sequelize)
  defineQuarantinedSubmission(sequelize)
  defineLeadTombstone(sequelize)
  defineTrashedLead(sequelize)
  defineEvents(sequelize)
  defineSearch(sequelize)
  defineEmailLog(sequelize)
  makeSearchable("email_log", EmailLog)
  defineEmailAttempt(sequelize)
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
