import { DataTypes } from "sequelize"
import { columns, migration, newIndexedTable, statements } from "../reading/columns.ts"

export const { up, down } = migration(
  newIndexedTable("email_logs", {
    columns: {
      id: columns.id,
      log_type: columns.type,
      lead_id: columns.optionalNumber,
      status: columns.status,
      subject: { type: DataTypes.STRING(512), allowNull: false },
      recipient: { type: DataTypes.STRING(512), allowNull: false },
      body: columns.document,
      form_data: columns.document,
      created_at: columns.moment,
      updated_at: columns.moment,
      message_id: { type: DataTypes.STRING(320), allowNull: false, defaultValue: "" },
      reply_to: { type: DataTypes.STRING(320), allowNull: true },
      html: { type: "MEDIUMTEXT", allowNull: true },
      claim_token: { type: DataTypes.CHAR(36), allowNull: true },
      due_at: columns.optionalMoment,
      waiting_since: columns.optionalMoment,
      attempt_count: { ...columns.number, defaultValue: 0 },
      sent_at: columns.optionalMoment,
    },
    indexes: {
      email_logs_by_lead: ["log_type", "lead_id", "id"],
      email_logs_by_due_at: ["due_at", "id"],
      email_logs_by_waiting_since: ["waiting_since"],
      email_logs_by_status: ["status", "id"],
      email_logs_by_type: ["log_type", "id"],
    },
  }),
  newIndexedTable("email_attempts", {
    columns: {
      id: columns.id,
      email_log_id: columns.number,
      started_at: columns.moment,
      ended_at: columns.optionalMoment,
      outcome: { type: DataTypes.STRING(16), allowNull: true },
      explanation: { type: DataTypes.STRING(512), allowNull: true },
      answer: columns.optionalLongText,
    },
    indexes: { email_attempts_by_email_log: ["email_log_id", "id"] },
  }),
  // Some versions that could not send mails stored them without a Message-ID and a due time, which sending needs.
  statements(
    `UPDATE email_logs SET message_id = REPLACE('<email-log-ID@farelight.invalid>', 'ID', id) WHERE message_id = ''`,
    `UPDATE email_logs SET due_at = created_at, waiting_since = created_at
     WHERE status = 'queued' AND waiting_since IS NULL`,
  ),
)
