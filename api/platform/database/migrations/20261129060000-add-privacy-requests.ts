import { DataTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const optionalLongText = { type: DataTypes.TEXT, allowNull: true }

// Requests under privacy laws. Identities are cleared once they are no longer needed.
export const up: Migration["up"] = async (queryInterface) => {
  await createTable(
    queryInterface,
    "privacy_requests",
    {
      id: columns.id,
      kind: columns.status,
      status: columns.status,
      email: columns.optionalText,
      email_key: columns.optionalText,
      phone: columns.optionalText,
      name: columns.optionalText,
      details: optionalLongText,
      locale: { type: DataTypes.STRING(8), allowNull: false },
      same_key: { type: DataTypes.CHAR(64), allowNull: true },
      received_at: columns.moment,
      mailed_at: columns.optionalMoment,
      confirmed_at: columns.optionalMoment,
      due_at: columns.moment,
      extended_at: columns.optionalMoment,
      extension_reason: optionalLongText,
      reminded_at: columns.optionalMoment,
      overdue_told_at: columns.optionalMoment,
      answered_at: columns.optionalMoment,
      answered_by_id: { type: DataTypes.INTEGER, allowNull: true },
      outcome: { type: DataTypes.STRING(16), allowNull: true },
      answer_message: optionalLongText,
      export_expires_at: columns.optionalMoment,
      clear_from: columns.optionalMoment,
    },
    {
      unique: { privacy_requests_same: ["same_key"] },
      indexes: {
        privacy_requests_by_due: ["status", "due_at"],
        privacy_requests_by_address: ["email_key"],
        privacy_requests_to_clear: ["clear_from"],
      },
    },
  )
  await createTable(
    queryInterface,
    "privacy_request_links",
    {
      id: columns.id,
      request_id: columns.number,
      purpose: columns.status,
      token_hash: columns.sha256,
      expires_at: columns.moment,
    },
    {
      unique: { privacy_request_links_token: ["token_hash"] },
      indexes: { privacy_request_links_of_request: ["request_id"], privacy_request_links_by_end: ["expires_at"] },
    },
  )
}

export const down: Migration["down"] = async (queryInterface) => {
  await queryInterface.dropTable("privacy_request_links")
  await queryInterface.dropTable("privacy_requests")
}
