import { DataTypes } from "sequelize"
import { columns, migration, newIndexedTable, newTable } from "../reading/columns.ts"

export const { up, down } = migration(
  newTable("webhooks", {
    id: columns.id,
    url: { type: DataTypes.STRING(2_048), allowNull: false },
    description: columns.text,
    events: columns.longText,
    format: columns.status,
    secret: columns.text,
    previous_secret: columns.optionalText,
    previous_secret_ends_at: columns.optionalMoment,
    position: columns.largeNumber,
    is_enabled: columns.flag,
    disabled_reason: columns.optionalText,
    failing_since: columns.optionalMoment,
    created_by_id: columns.number,
    created_at: columns.moment,
    updated_at: columns.moment,
  }),
  newIndexedTable("webhook_deliveries", {
    columns: {
      id: columns.id,
      webhook_id: columns.number,
      message_id: { type: DataTypes.CHAR(48), allowNull: false },
      event_id: { type: DataTypes.BIGINT, allowNull: true },
      type: columns.text,
      status: columns.status,
      claim_token: columns.submissionId,
      due_at: columns.optionalMoment,
      waiting_since: columns.optionalMoment,
      attempt_count: columns.number,
      delivered_at: columns.optionalMoment,
      body: { type: "MEDIUMTEXT", allowNull: true },
      created_at: columns.moment,
    },
    unique: { webhook_deliveries_message: ["webhook_id", "message_id"] },
    indexes: { webhook_deliveries_due: ["due_at"], webhook_deliveries_of_webhook: ["webhook_id", "status"] },
  }),
  newIndexedTable("webhook_attempts", {
    columns: {
      id: columns.id,
      delivery_id: columns.number,
      started_at: columns.moment,
      ended_at: columns.optionalMoment,
      outcome: { type: DataTypes.STRING(32), allowNull: true },
      status_code: columns.optionalNumber,
      explanation: { type: DataTypes.STRING(512), allowNull: true },
      answer: columns.optionalLongText,
    },
    indexes: { webhook_attempts_of_delivery: ["delivery_id"] },
  }),
)
