import { Op, type WhereOptions } from "sequelize"
import { emailLogStatuses, emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { countRows } from "../../../platform/database/reading/plainRows.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"

const isWaiting = { waitingSince: { [Op.ne]: null } }

/** Test mails are excluded, as their sender has seen the result. */
export const failedMailFilter = {
  status: emailLogStatuses.FAILED,
  logType: { [Op.ne]: emailLogTypes.TEST },
  textsErasedAt: null,
}

export interface OutboxState {
  waitingCount: number
  oldestWaitingSince: Date | null
  failedCount: number
}

export const readOutboxState = async (ofViewer: WhereOptions = {}): Promise<OutboxState> => {
  const among = (condition: object) => ({ [Op.and]: [condition, ofViewer] })
  // Without the indexes, SQLite reads all mails.
  const [waitingCount, oldestWaiting, failedCount] = await Promise.all([
    countRows(EmailLog, { where: among(isWaiting), index: "email_logs_by_waiting_since" }),
    EmailLog.findOne({ attributes: ["waitingSince"], where: among(isWaiting), order: ["waitingSince"] }),
    countRows(EmailLog, { where: among(failedMailFilter), index: "email_logs_by_status" }),
  ])
  return { waitingCount, oldestWaitingSince: oldestWaiting?.waitingSince ?? null, failedCount }
}

/** The result may be earlier than now; null if no mail waits. */
export const readFirstDueAt = async (): Promise<Date | null> => {
  const first = await EmailLog.findOne({ attributes: ["dueAt"], where: { dueAt: { [Op.ne]: null } }, order: ["dueAt"] })
  return first?.dueAt ?? null
}
