import type { Sequelize } from "sequelize"
import type { Config } from "../platform/config/config.schema.ts"
import { connectDatabase } from "../platform/database/connection/database.ts"
import { bindModels } from "../platform/database/reading/row.ts"
import { EventChain, RecordedEvent } from "../platform/events/event.model.ts"
import { IdempotencyKey } from "../platform/idempotency/idempotencyKey.model.ts"
import { EmailAttempt, EmailLog } from "../platform/outbox/emailLog.model.ts"
import { makeSearchable, SearchPending, SearchPosting } from "../platform/search/search.model.ts"
import { ApiKey } from "../rooms/accounts/apiKeys/apiKey.model.ts"
import { Passkey, PasskeyChallenge, RecoveryCode, Totp } from "../rooms/accounts/proofs/factor.model.ts"
import { User, UserLink, UserSession } from "../rooms/accounts/users/user.model.ts"
import { Webhook, WebhookAttempt, WebhookDelivery } from "../rooms/activity/webhooks/webhook.model.ts"
import { LeadImport, LeadImportOutcomeRow, LeadImportPart } from "../rooms/automation/imports/leadImport.model.ts"
import { LeadRule, LeadRuleCursor, LeadRuleRun } from "../rooms/automation/rules/leadRule.model.ts"
import { CmsBlock, CmsBlockVersion } from "../rooms/content/cms/cmsBlock.model.ts"
import { CmsDraft } from "../rooms/content/cms/cmsDraft.model.ts"
import { MediaFile, MediaOriginal, MediaRendition } from "../rooms/content/pictures/mediaFile.model.ts"
import { LeadCount } from "../rooms/leads/counters/leadCounts.model.ts"
import { leadKinds } from "../rooms/leads/leadKinds.ts"
import { LeadMerge } from "../rooms/leads/merged/leadMerge.model.ts"
import { LeadPlacement } from "../rooms/leads/places/leadPlacement.model.ts"
import { LeadFile, LeadFileBytes, LeadFilePreview, LeadFileRequest } from "../rooms/leads/related/leadFile.model.ts"
import { LeadAddress, LeadMessage, ReplyDraft } from "../rooms/leads/related/leadMessage.model.ts"
import { LeadNote, LeadOpening, LeadView, StoredStatusChange } from "../rooms/leads/related/leadWork.model.ts"
import { UndeliverableAddress } from "../rooms/mail/bounces/undeliverable.model.ts"
import { UnsubscribedAddress } from "../rooms/mail/bounces/unsubscribedAddress.model.ts"
import { Letter } from "../rooms/mail/letters/letter.model.ts"
import { Mailbox, ReceivedMail } from "../rooms/mail/mailbox/mailbox.model.ts"
import { PrivacyRequest, PrivacyRequestLink } from "../rooms/mail/privacy/privacyRequest.model.ts"
import { LeadTombstone } from "../rooms/privacy/erasure/leadTombstone.model.ts"
import { VisitCount, VisitorMark, VisitSalt } from "../rooms/visits/visit.model.ts"

const models = [
  ...leadKinds.map(({ model }) => model),
  IdempotencyKey,
  RecordedEvent,
  EventChain,
  EmailLog,
  EmailAttempt,
  SearchPosting,
  SearchPending,
  ApiKey,
  Totp,
  RecoveryCode,
  Passkey,
  PasskeyChallenge,
  User,
  UserSession,
  UserLink,
  MediaFile,
  MediaOriginal,
  MediaRendition,
  LeadCount,
  LeadFile,
  LeadFileBytes,
  LeadFilePreview,
  LeadFileRequest,
  LeadImport,
  LeadImportPart,
  LeadImportOutcomeRow,
  LeadMerge,
  LeadMessage,
  LeadAddress,
  ReplyDraft,
  LeadPlacement,
  LeadRule,
  LeadRuleRun,
  LeadRuleCursor,
  StoredStatusChange,
  LeadNote,
  LeadView,
  LeadOpening,
  UndeliverableAddress,
  UnsubscribedAddress,
  Letter,
  Mailbox,
  ReceivedMail,
  LeadTombstone,
  PrivacyRequest,
  PrivacyRequestLink,
  Webhook,
  WebhookDelivery,
  WebhookAttempt,
  VisitCount,
  VisitSalt,
  VisitorMark,
  CmsBlock,
  CmsBlockVersion,
  CmsDraft,
]

const defineModels = (sequelize: Sequelize) => {
  for (const { type, model } of leadKinds) makeSearchable(type, model)
  makeSearchable("email_log", EmailLog)
  bindModels(sequelize, models)
}

export const openDatabase = (settings: Config["database"]): Sequelize => connectDatabase(settings, defineModels)
