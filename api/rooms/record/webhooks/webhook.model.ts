import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type {
  WebhookAttemptOutcome,
  WebhookDeliveryStatus,
  WebhookEvent,
  WebhookFormat,
} from "../../../contract/record/webhooks.ts"
import { type Row, StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import { sealedText } from "../../../platform/database/writing/sealedText.ts"

/** An address of another program that is told what happens. */
export class Webhook extends StoredRow<Webhook> {
  declare id: CreationOptional<number>
  declare url: string
  declare description: string
  declare events: WebhookEvent[]
  declare format: WebhookFormat
  /** Signs its messages, so a hash will not do: `whsec_` and base64, sealed in the database. */
  declare secret: string
  /** Signs as well until it ends, so that receivers can change over. */
  declare previousSecret: CreationOptional<string | null>
  declare previousSecretEndsAt: CreationOptional<Date | null>
  declare position: number
  declare isEnabled: CreationOptional<boolean>
  /** Why it was switched off, if it was not an owner who did it. */
  declare disabledReason: CreationOptional<string | null>
  declare failingSince: CreationOptional<Date | null>
  declare createdById: number
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export type WebhookRow = Row<Webhook>

/** A message to a webhook, and while it waits, its place in the queue. */
export class WebhookDelivery extends StoredRow<WebhookDelivery> {
  declare id: CreationOptional<number>
  declare webhookId: number
  /** The same however often the message is sent, so that receivers can drop a repeat. */
  declare messageId: string
  /** The event that it tells; null in a test. */
  declare eventId: number | null
  declare type: string
  declare status: WebhookDeliveryStatus
  /** Identifies the sender while the message is being sent. */
  declare claimToken: CreationOptional<string | null>
  /** While queued, when to send it; while being sent, when the sender is considered dead; otherwise null. */
  declare dueAt: Date | null
  declare waitingSince: Date | null
  /** How many attempts were made since then. */
  declare attemptCount: CreationOptional<number>
  declare deliveredAt: CreationOptional<Date | null>
  declare body: CreationOptional<string | null>
  declare createdAt: Date
}

export type WebhookDeliveryRow = Row<WebhookDelivery>

/** One attempt to deliver. While it is in progress it has no end, outcome or explanation. */
export class WebhookAttempt extends StoredRow<WebhookAttempt> {
  declare id: CreationOptional<number>
  declare deliveryId: number
  declare startedAt: Date
  declare endedAt: CreationOptional<Date | null>
  declare outcome: CreationOptional<WebhookAttemptOutcome | null>
  /** The answer's status, if there was an answer. */
  declare statusCode: CreationOptional<number | null>
  declare explanation: CreationOptional<string | null>
  declare answer: CreationOptional<string | null>
}

export const defineWebhooks = (sequelize: Sequelize) => {
  Webhook.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      url: DataTypes.STRING(2_048),
      description: DataTypes.STRING,
      events: jsonText("events"),
      format: DataTypes.STRING,
      secret: sealedText("secret"),
      previousSecret: sealedText("previousSecret"),
      previousSecretEndsAt: DataTypes.DATE(3),
      position: DataTypes.BIGINT,
      isEnabled: { type: DataTypes.BOOLEAN, defaultValue: true },
      disabledReason: DataTypes.STRING,
      failingSince: DataTypes.DATE(3),
      createdById: DataTypes.INTEGER,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "webhooks" },
  )
  WebhookDelivery.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      webhookId: DataTypes.INTEGER,
      messageId: DataTypes.CHAR(48),
      eventId: DataTypes.BIGINT,
      type: DataTypes.STRING,
      status: DataTypes.STRING,
      claimToken: DataTypes.CHAR(36),
      dueAt: DataTypes.DATE(3),
      waitingSince: DataTypes.DATE(3),
      attemptCount: { type: DataTypes.INTEGER, defaultValue: 0 },
      deliveredAt: DataTypes.DATE(3),
      body: DataTypes.TEXT("medium"),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "webhook_deliveries", timestamps: false },
  )
  WebhookAttempt.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      deliveryId: DataTypes.INTEGER,
      startedAt: DataTypes.DATE(3),
      endedAt: DataTypes.DATE(3),
      outcome: DataTypes.STRING,
      statusCode: DataTypes.INTEGER,
      explanation: DataTypes.STRING(512),
      answer: DataTypes.TEXT,
    },
    { sequelize, tableName: "webhook_attempts", timestamps: false },
  )
}
