import { DataTypes, type QueryInterface } from "sequelize"
import {
  columns,
  LEAD_TABLES,
  migration,
  newColumns,
  newIndexedTable,
  newIndexes,
  newTable,
} from "../reading/columns.ts"

// Copied here, as the original may change, but a migration must always do the same.
const REPLIES = {
  driver_applications: { leadType: "driver_application", logType: "driver_reply" },
  advertiser_submissions: { leadType: "advertiser_submission", logType: "advertiser_reply" },
}

const optionalDocument = { ...columns.document, allowNull: true }
const optionalStatus = { ...columns.status, allowNull: true }
const optionalType = { ...columns.type, allowNull: true }
const counter = { ...columns.number, defaultValue: 0 }
const lead = { lead_type: columns.type, lead_id: columns.number }
const maybeLead = { lead_type: optionalType, lead_id: columns.optionalNumber }
const fileId = {
  ...columns.number,
  primaryKey: true,
  references: { model: "lead_files", key: "id" },
  onDelete: "CASCADE",
}
const bytes = { type: DataTypes.BLOB("long"), allowNull: false }

const ofLeads = { waiting_since: columns.optionalMoment, message_count: counter, file_count: counter }
const ofMails = {
  delivered_at: columns.optionalMoment,
  bounced_at: columns.optionalMoment,
  bounce_kind: optionalStatus,
  bounce_reason: columns.optionalLongText,
}

const addReplies = async ({ sequelize }: QueryInterface) => {
  for (const [table, { leadType, logType }] of Object.entries(REPLIES)) {
    await sequelize.query(
      `INSERT INTO lead_messages
         (lead_type, lead_id, direction, kind, email_log_id, from_name, subject, text, attachments, message_id, created_at)
       SELECT '${leadType}', lead_id, 'OUTGOING', 'LETTER', id, from_name, subject, '', '[]', message_id, created_at
       FROM email_logs
       WHERE log_type = '${logType}' AND lead_id IN (SELECT id FROM ${table})
         AND id NOT IN (SELECT email_log_id FROM lead_messages WHERE email_log_id IS NOT NULL)
       ORDER BY id`,
    )
    const messages = `FROM lead_messages WHERE lead_type = '${leadType}'`
    await sequelize.query(
      `UPDATE ${table} SET message_count = (SELECT COUNT(*) ${messages} AND lead_id = ${table}.id)
       WHERE id IN (SELECT lead_id ${messages})`,
    )
  }
}

export const { up, down } = migration(
  // With defaults, as the previous version still stores leads and mails during the rollout.
  newColumns(LEAD_TABLES, ofLeads),
  newIndexes(LEAD_TABLES, (table) => ({ indexes: { [`${table}_by_waiting`]: ["waiting_since", "id"] } })),
  newColumns("email_logs", ofMails),
  // Bounces and replies refer to a mail by its Message-ID, so it is indexed.
  newIndexes("email_logs", () => ({ indexes: { email_logs_by_message: ["message_id", "id"] } })),
  // Received mail and sent replies. The lead is null for received mail that nobody has assigned to a lead yet.
  newIndexedTable("lead_messages", {
    columns: {
      id: columns.id,
      ...maybeLead,
      direction: columns.status,
      kind: columns.status,
      matched_by: optionalStatus,
      email_log_id: columns.optionalNumber,
      from_name: columns.optionalText,
      from_address: { type: DataTypes.STRING(320), allowNull: true },
      subject: { type: DataTypes.STRING(512), allowNull: false },
      text: columns.document,
      quoted_text: optionalDocument,
      html: optionalDocument,
      attachments: columns.document,
      problem: columns.optionalLongText,
      message_id: { type: DataTypes.STRING(512), allowNull: true },
      sent_at: columns.optionalMoment,
      created_at: columns.moment,
    },
    indexes: {
      lead_messages_by_lead: ["lead_type", "lead_id", "id"],
      lead_messages_by_mail: ["email_log_id"],
      lead_messages_by_address: ["from_address"],
      lead_messages_by_message: ["message_id"],
    },
  }),
  newIndexedTable("lead_files", {
    columns: {
      id: columns.id,
      ...maybeLead,
      message_id: columns.optionalNumber,
      name: columns.text,
      content_type: { type: DataTypes.STRING(128), allowNull: false },
      size: columns.number,
      content_hash: columns.sha256,
      added_by: columns.status,
      added_by_id: columns.optionalNumber,
      created_at: columns.moment,
    },
    // Unique, so that a file that is sent twice, such as by a double click, is stored once.
    unique: { lead_files_content: ["lead_type", "lead_id", "content_hash"] },
    indexes: { lead_files_by_message: ["message_id"] },
  }),
  // Separate tables, so that a list of files cannot read the bytes by mistake.
  newTable("lead_file_bytes", { file_id: fileId, data: bytes }),
  newTable("lead_file_previews", { file_id: fileId, data: bytes }),
  newIndexedTable("lead_file_requests", {
    columns: {
      id: columns.id,
      ...lead,
      what: columns.text,
      requested_by_id: columns.optionalNumber,
      requested_at: columns.moment,
      answered_at: columns.optionalMoment,
      canceled_at: columns.optionalMoment,
    },
    indexes: { lead_file_requests_by_lead: ["lead_type", "lead_id"] },
  }),
  newIndexedTable("lead_addresses", {
    columns: {
      token: { type: DataTypes.CHAR(26), allowNull: false, primaryKey: true },
      ...lead,
      created_at: columns.moment,
      revoked_at: columns.optionalMoment,
    },
    indexes: { lead_addresses_by_lead: ["lead_type", "lead_id"] },
  }),
  newIndexedTable("reply_drafts", {
    columns: {
      id: columns.id,
      ...lead,
      author_id: columns.number,
      subject: columns.text,
      body: columns.longText,
      created_at: columns.moment,
      updated_at: columns.moment,
    },
    unique: { reply_drafts_of: ["lead_type", "lead_id", "author_id"] },
  }),
  // Hashes of messages that were read from a mailbox. They outlive the message, so that it is not read again.
  newIndexedTable("received_mails", {
    columns: {
      fingerprint: { ...columns.sha256, primaryKey: true },
      mailbox: columns.sha256,
      uid_validity: columns.largeNumber,
      uid: columns.largeNumber,
      received_at: columns.moment,
    },
    indexes: { received_mails_by_uid: ["mailbox", "uid_validity", "uid"] },
  }),
  newTable("mailboxes", {
    mailbox: { ...columns.sha256, primaryKey: true },
    uid_validity: columns.largeNumber,
    last_uid: columns.largeNumber,
    read_again_to: { ...columns.largeNumber, defaultValue: 0 },
    connected_at: columns.optionalMoment,
    read_at: columns.optionalMoment,
    problem: columns.optionalLongText,
    problem_since: columns.optionalMoment,
  }),
  newTable("undeliverable_addresses", {
    address_hash: { ...columns.sha256, primaryKey: true },
    email_log_id: columns.optionalNumber,
    reason: columns.longText,
    bounced_at: columns.moment,
  }),
  { up: addReplies },
)
