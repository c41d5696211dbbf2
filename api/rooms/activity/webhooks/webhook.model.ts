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
import type { AskedLeads } from "../../automation/rules/ruleFields.rules.ts"

export class Webhook extends table("webhooks", {
  id: rowId,
  url: column<string>(DataTypes.STRING(2_048)),
  description: column<string>(DataTypes.STRING),
  events: jsonText<WebhookEvent[]>("events"),
  format: column<WebhookFormat>(DataTypes.STRING),
  /** Signs its messages, so a hash will not do: `whsec_` and base64, sealed in the database. */
  secret: sealedText<string>("secret"),
  /** Signs as well until it ends, so that receivers can change over. */
  previousSecret: sealedText<string | null>("previousSecret"),
  previousSecretEndsAt: column<Date | null>(DataTypes.DATE(3)),
  position: column<number>(DataTypes.BIGINT),
  /** Which leads it is told of; null for all of them. */
  filter: jsonText<AskedLeads | null>("filter"),
  isEnabled: column<boolean>(DataTypes.BOOLEAN, { defaultValue: true }),
  /** Why it was switched off, if it was not an owner who did it. */
  disabledReason: column<string | null>(DataTypes.STRING),
  failingSince: column<Date | null>(DataTypes.DATE(3)),
  createdById: column<number>(DataTypes.INTEGER),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export type WebhookRow = Row<Webhook>

/** A message to a webhook, and while it waits, its place in the queue. */
export class WebhookDelivery extends table("webhook_deliveries", {
  id: rowId,
  webhookId: column<number>(DataTypes.INTEGER),
  /** The same however often the message is sent, so that receivers can drop a repeat. */
  messageId: column<string>(DataTypes.CHAR(48)),
  /** The event that it tells; null in a test. */
  eventId: column<number | null>(DataTypes.BIGINT),
  type: column<string>(DataTypes.STRING),
  status: column<WebhookDeliveryStatus>(DataTypes.STRING),
  /** Identifies the sender while the message is being sent. */
  claimToken: column<string | null>(DataTypes.CHAR(36)),
  /** While queued, when to send it; while being sent, when the sender is considered dead; otherwise null. */
  dueAt: column<Date | null>(DataTypes.DATE(3)),
  waitingSince: column<Date | null>(DataTypes.DATE(3)),
  attemptCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  deliveredAt: column<Date | null>(DataTypes.DATE(3)),
  body: column<string | null>(DataTypes.TEXT("medium")),
  createdAt: column<Date>(DataTypes.DATE(3)),
}) {}

export type WebhookDeliveryRow = Row<WebhookDelivery>

/** One attempt to deliver. While it is in progress it has no end, outcome or explanation. */
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
