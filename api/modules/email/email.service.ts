import type { Transaction } from "sequelize"
import { config } from "../../config.ts"
import { type Page, type PageRequest, readAll, readPage } from "../../database/keyset.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { EmailLog } from "./emailLog.model.ts"
import { emailLogStatuses } from "./emailLogStatus.ts"
import type { EmailLogType } from "./emailLogType.ts"

/** Where the operator's mail goes while EMAIL_TO is not set and nothing is sent. */
const UNSET_RECIPIENT = "operator@example.com"

/** A mail to the operator that is to be written. */
export interface EmailDraft {
  logType: EmailLogType
  subject: string
  body: string
  /** The submitted values, named as in REST. */
  formData: Record<string, string>
}

/**
 * Writes a mail to the outbox, in the transaction of the lead that it is about, so that neither exists without
 * the other. Without a mail server it is only logged (DESIGN §3.11).
 */
export const queueEmail = (draft: EmailDraft & { leadId: number }, transaction: Transaction) =>
  EmailLog.create(
    {
      ...draft,
      status: config.email.smtpUrl ? emailLogStatuses.QUEUED : emailLogStatuses.LOGGED,
      recipient: config.email.to ?? UNSET_RECIPIENT,
    },
    { transaction },
  )

export type EmailLogPage = Page<EmailLog>

/** Admin. A page of the mail log, newest first. */
export const listEmailLogs = async (viewer: Viewer, request: PageRequest) => {
  requireAdmin(viewer)
  return readPage(EmailLog, request)
}

/** Admin. The whole mail log, newest first, one by one. */
export const streamEmailLogs = (viewer: Viewer) => {
  requireAdmin(viewer)
  return readAll(EmailLog)
}
