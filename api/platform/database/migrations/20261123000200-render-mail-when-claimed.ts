import { DataTypes } from "sequelize"
import type { Migration } from "../versions/migrator.ts"

// The reply promise given to the sender: the only mail content that the lead does not hold.
export const up: Migration["up"] = async (queryInterface) => {
  if ("promise" in (await queryInterface.describeTable("email_logs"))) return
  await queryInterface.addColumn("email_logs", "promise", { type: DataTypes.TEXT, allowNull: true })
}

// The previous version cannot list mails of other types.
const KNOWN = "'driver_application', 'driver_receipt', 'advertiser_inquiry', 'advertiser_receipt', 'test'"

// The previous version would send mails without text as empty ones.
const steps = [
  `DELETE FROM email_logs WHERE log_type NOT IN (${KNOWN})`,
  "DELETE FROM email_attempts WHERE email_log_id NOT IN (SELECT id FROM email_logs)",
  `UPDATE email_logs SET status = 'cancelled', claim_token = NULL, due_at = NULL, waiting_since = NULL
   WHERE body = '' AND status IN ('queued', 'sending')`,
  "UPDATE email_logs SET body = 'The text of this mail is not stored.' WHERE body = ''",
]

export const down: Migration["down"] = async (queryInterface) => {
  for (const step of steps) await queryInterface.sequelize.query(step)
  // `removeColumn` recreates a SQLite table without its indexes.
  if ("promise" in (await queryInterface.describeTable("email_logs")))
    await queryInterface.sequelize.query("ALTER TABLE email_logs DROP COLUMN promise")
}
