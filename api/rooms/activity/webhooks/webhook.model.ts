import { DataTypes } from "sequelize"
import type {
  WebhookAttemptOutcome,
  WebhookDeliveryStatus,
  WebhookEvent,
  WebhookFormat,
} from "../../../contract/activity/webhooks.ts"
import { column, type Row, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import { sealedText } from "../../../platform/database/writing/sealedText.ts"
import type { LeadConditions } from "../../automation/rules/ruleFields.rules.ts"

export class Webhook extends table("webhooks", {
  id: rowId,
  url: column<string>(DataTypes.STRING(2_048)),
  description: column<string>(DataTypes.STRING),
  events: jsonText<WebhookEvent[]>("events"),
  format: column<WebhookFormat>(DataTypes.STRING),
  /** Encrypted, not hashed, as signing needs the secret. It consists of `whsec_` and base64. */
  secret: sealedText<string>("secret"),
  /** The former secret also signs until `previousSecretEndsAt`, so that receivers can switch. */
  previousSecret: sealedText<string | null>("previousSecret"),
  previousSecretEndsAt: column<Date | null>(DataTypes.DATE(3)),
  position: column<number>(DataTypes.BIGINT),
  filter: jsonText<LeadConditions | null>("filter"),
  isEnabled: column<boolean>(DataTypes.BOOLEAN, { defaultValue: true }),
  /** Null if a person disabled the webhook. */
  disabledReason: column<string | null>(DataTypes.STRING),
  failingSince: column<Date | null>(DataTypes.DATE(3)),
  createdById: column<number>(DataTypes.INTEGER),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export type WebhookRow = Row<Webhook>

export class WebhookDelivery extends table("webhook_deliveries", {
  id: rowId,
  webhookId: column<number>(DataTypes.INTEGER),
  /** Stays the same on each attempt, so receivers can drop duplicates. */
  messageId: column<string>(DataTypes.CHAR(48)),
  /** Null for a test message. */
  eventId: column<number | null>(DataTypes.BIGINT),
  type: column<string>(DataTypes.STRING),
  status: column<WebhookDeliveryStatus>(DataTypes.STRING),
  claimToken: column<string | null>(DataTypes.CHAR(36)),
  /** Queued: time to send. Sending: end of the lease. Otherwise null. */
  dueAt: column<Date | null>(DataTypes.DATE(3)),
  waitingSince: column<Date | null>(DataTypes.DATE(3)),
  attemptCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  deliveredAt: column<Date | null>(DataTypes.DATE(3)),
  body: column<string | null>(DataTypes.TEXT("medium")),
  createdAt: column<Date>(DataTypes.DATE(3)),
}) {}

export type WebhookDeliveryRow = Row<WebhookDelivery>

export class WebhookAttempt extends table("webhook_attempts", {
  id: rowId,
  deliveryId: column<number>(DataTypes.INTEGER),
  startedAt: column<Date>(DataTypes.DATE(3)),
  endedAt: column<Date | null>(DataTypes.DATE(3)),
  outcome: column<WebhookAttemptOutcome | null>(DataTypes.STRING),
  statusCode: column<number | null>(DataTypes.INTEGER),
  explanation: column<string | null>(DataTypes.STRING(512)),
  answer: column<string | null>(DataTypes.TEXT),
}) {}
