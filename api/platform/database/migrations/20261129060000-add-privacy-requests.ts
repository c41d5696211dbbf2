import { DataTypes } from "sequelize"
import { columns, migration, newIndexedTable } from "../reading/columns.ts"

// Identities are nullable, as they are cleared once they are no longer needed.
export const { up, down } = migration(
  newIndexedTable("privacy_requests", {
    columns: {
      id: columns.id,
      kind: columns.status,
      status: columns.status,
      email: columns.optionalText,
      email_key: columns.optionalText,
      phone: columns.optionalText,
      name: columns.optionalText,
      details: columns.optionalLongText,
      locale: { type: DataTypes.STRING(8), allowNull: false },
      same_key: { type: DataTypes.CHAR(64), allowNull: true },
      received_at: columns.moment,
      mailed_at: columns.optionalMoment,
      confirmed_at: columns.optionalMoment,
      due_at: columns.moment,
      extended_at: columns.optionalMoment,
      extension_reason: columns.optionalLongText,
      reminded_at: columns.optionalMoment,
      overdue_told_at: columns.optionalMoment,
      answered_at: columns.optionalMoment,
      answered_by_id: columns.optionalNumber,
      outcome: { type: DataTypes.STRING(16), allowNull: true },
      answer_message: columns.optionalLongText,
      export_expires_at: columns.optionalMoment,
      clear_from: columns.optionalMoment,
    },
    unique: { privacy_requests_same: ["same_key"] },
    indexes: {
      privacy_requests_by_due: ["status", "due_at"],
      privacy_requests_by_address: ["email_key"],
      privacy_requests_to_clear: ["clear_from"],
    },
  }),
  newIndexedTable("privacy_request_links", {
    columns: {
      id: columns.id,
      request_id: columns.number,
      purpose: columns.status,
      token_hash: columns.sha256,
      expires_at: columns.moment,
    },
    unique: { privacy_request_links_token: ["token_hash"] },
    indexes: { privacy_request_links_of_request: ["request_id"], privacy_request_links_by_end: ["expires_at"] },
  }),
)
