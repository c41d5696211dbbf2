import { apiKeyScopes } from "../../contract/accounts/apiKeys.ts"
import {
  webhookAttemptOutcomes,
  webhookDeliveryStatuses,
  webhookEvents,
  webhookFormats,
} from "../../contract/activity/webhooks.ts"
import { callOutcomes } from "../../contract/leads/callOutcomes.ts"
import { leadStatuses } from "../../contract/leads/leadStatus.ts"
import { emailAttemptOutcomes, emailLogStatuses } from "../../contract/mail/emailLog.ts"
import { operatorReasons } from "../../contract/privacy/erasure.ts"
import { mediaFileOrderFields } from "../../contract/site/media.ts"
import { locales } from "../../contract/text/locale.ts"
import type { LeadDescription } from "../../rooms/leads/lead/leadKind.ts"
import { emailTypesOf } from "../../rooms/leads/mails/emailTemplates.ts"

export const enumsOf = (kinds: readonly LeadDescription[]): Record<string, Readonly<Record<string, string>>> => ({
  ApiKeyScope: apiKeyScopes,
  CallOutcome: callOutcomes,
  EmailAttemptOutcome: emailAttemptOutcomes,
  EmailLogStatus: emailLogStatuses,
  EmailLogType: emailTypesOf(kinds),
  ErasureReason: operatorReasons,
  LeadStatus: leadStatuses,
  Locale: Object.fromEntries(locales.map((locale) => [locale.toUpperCase(), locale])),
  LeadType: Object.fromEntries(kinds.map(({ name, type }) => [name, type])),
  MediaFileOrderField: mediaFileOrderFields,
  WebhookAttemptOutcome: webhookAttemptOutcomes,
  WebhookDeliveryStatus: webhookDeliveryStatuses,
  WebhookEvent: webhookEvents,
  WebhookFormat: webhookFormats,
  ...Object.assign({}, ...kinds.map(({ enums }) => enums)),
})
