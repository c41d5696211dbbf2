import { Op } from "sequelize"
import { config } from "../../config.ts"
import { emailAttemptOutcomes, emailLogStatuses, emailLogTypes } from "../../contract/emailLog.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { EmailAttempt } from "./emailAttempt.model.ts"
import { EmailLog } from "./emailLog.model.ts"

const isWaiting = { waitingSince: { [Op.ne]: null } }

// Whoever made a test knows how it ended.
const isGivenUp = { status: emailLogStatuses.FAILED, logType: { [Op.ne]: emailLogTypes.TEST } }

const lastAttempt = () => EmailAttempt.findOne({ where: { outcome: { [Op.ne]: null } }, order: [["id", "DESC"]] })

/** How outgoing mail stands as a whole. */
export interface MailState {
  isConfigured: boolean
  waitingCount: number
  oldestWaitingSince: Date | null
  failedCount: number
  /** The last try of all, if it did not work. */
  problem: EmailAttempt | null
}

/** Admin. How outgoing mail stands as a whole. */
export const readMailState = async (viewer: Viewer): Promise<MailState> => {
  requireAdmin(viewer)
  const [waitingCount, oldestWaiting, failedCount, last] = await Promise.all([
    EmailLog.count({ where: isWaiting }),
    EmailLog.findOne({ attributes: ["waitingSince"], where: isWaiting, order: ["waitingSince"] }),
    EmailLog.count({ where: isGivenUp }),
    lastAttempt(),
  ])
  return {
    isConfigured: config.email.smtp !== null,
    waitingCount,
    oldestWaitingSince: oldestWaiting?.waitingSince ?? null,
    failedCount,
    problem: last?.outcome === emailAttemptOutcomes.ACCEPTED ? null : last,
  }
}
