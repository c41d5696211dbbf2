import { DataTypes } from "sequelize"
import type { Migration } from "../versions/migrator.ts"

// The reply promise that the lead's sender was given: the one thing that a mail says and the lead does not know.
export const up: Migration["up"] = async (queryInterface) => {
  if ("promise" in (await queryInterface.describeTable("email_logs"))) return
  await queryInterface.addColumn("email_logs", "promise", { type: DataTypes.TEXT, allowNull: true })
}

// The version before cannot show its log with a mail of any other type in it.
const KNOWN = "'driver_application', 'driver_receipt', 'advertiser_inquiry', 'advertiser_receipt', 'test'"

// It would send mails that have no text yet as empty ones.
const steps = [
  `DELETE FROM email_logs WHERE log_type NOT IN (${KNOWN})`,
  "DELETE FROM email_attempts WHERE email_log_id NOT IN (SELECT id FROM email_logs)",
  `UPDATE email_logs SET status = 'cancelled', claim_token = NULL, due_at = NULL, waiting_since = NULL
   WHERE body = '' AND status IN ('queued', 'sending')`,
  "UPDATE email_logs SET body = 'The text of this mail is not stored.' WHERE body = ''",
]

export const down: Migration["down"] = async (queryInterface) => {
  for (const step of steps) await queryInterface.sequelize.query(step)
  // Not `removeColumn`, which on SQLite recreates the table without its indexes.
  if ("promise" in (await queryInterface.describeTable("email_logs")))
    await queryInterface.sequelize.query("ALTER TABLE email_logs DROP COLUMN promise")
}
