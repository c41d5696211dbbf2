import { apiKeyScopes } from "../contract/apiKeys.ts"
import { emailAttemptOutcomes, emailLogStatuses } from "../contract/emailLog.ts"
import { givenReasons } from "../contract/erasure.ts"
import { leadStatuses } from "../contract/leadStatus.ts"
import { locales } from "../contract/locale.ts"
import { mediaFileOrderFields } from "../contract/media.ts"
import { webhookAttemptOutcomes, webhookDeliveryStatuses, webhookEvents, webhookFormats } from "../contract/webhooks.ts"
import { emailTypesOf } from "../modules/email/emailTemplates.ts"
import type { LeadDescription } from "../modules/leads/leadKind.ts"

/** The enums whose values behind the GraphQL names are the ones of the database and REST. */
export const enumsOf = (kinds: readonly LeadDescription[]): Record<string, Readonly<Record<string, string>>> => ({
  ApiKeyScope: apiKeyScopes,
  EmailAttemptOutcome: emailAttemptOutcomes,
  EmailLogStatus: emailLogStatuses,
  EmailLogType: emailTypesOf(kinds),
  ErasureReason: givenReasons,
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
