import { columns, migration, newColumns, statements } from "../reading/columns.ts"

// The previous version cannot list mails of other types, so a rollback deletes them.
const KNOWN = "'driver_application', 'driver_receipt', 'advertiser_inquiry', 'advertiser_receipt', 'test'"

// The previous version would send mails without a text as empty ones, so a rollback cancels them.
const steps = [
  `DELETE FROM email_logs WHERE log_type NOT IN (${KNOWN})`,
  "DELETE FROM email_attempts WHERE email_log_id NOT IN (SELECT id FROM email_logs)",
  `UPDATE email_logs SET status = 'cancelled', claim_token = NULL, due_at = NULL, waiting_since = NULL
   WHERE body = '' AND status IN ('queued', 'sending')`,
  "UPDATE email_logs SET body = 'The text of this mail is not stored.' WHERE body = ''",
]

export const { up, down } = migration(
  // The reply promise that the sender was given: the only part of a mail that the lead does not hold.
  newColumns("email_logs", { promise: columns.optionalLongText }),
  { down: statements(...steps).up },
)
