import { Op } from "sequelize"
import { emailLogStatuses, emailLogTypes } from "../../contract/emailLog.ts"
import { EmailLog } from "./emailLog.model.ts"

const isWaiting = { waitingSince: { [Op.ne]: null } }

// Whoever sent a test mail has seen its result.
const isGivenUp = { status: emailLogStatuses.FAILED, logType: { [Op.ne]: emailLogTypes.TEST } }

/** The mails that have not gone out. */
export interface OutboxState {
  /** How many wait to be sent, for the first time or again. */
  waitingCount: number
  oldestWaitingSince: Date | null
  /** How many were given up. */
  failedCount: number
}

export const readOutboxState = async (): Promise<OutboxState> => {
  const [waitingCount, oldestWaiting, failedCount] = await Promise.all([
    EmailLog.count({ where: isWaiting }),
    EmailLog.findOne({ attributes: ["waitingSince"], where: isWaiting, order: ["waitingSince"] }),
    EmailLog.count({ where: isGivenUp }),
  ])
  return { waitingCount, oldestWaitingSince: oldestWaiting?.waitingSince ?? null, failedCount }
}

/** When the mail that has been due the longest became due, or the next one will. Null when no mail waits. */
export const readFirstDueAt = async (): Promise<Date | null> => {
  const first = await EmailLog.findOne({ attributes: ["dueAt"], where: { dueAt: { [Op.ne]: null } }, order: ["dueAt"] })
  return first?.dueAt ?? null
}
