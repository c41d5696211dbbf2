import { Op } from "sequelize"
import { DUE_SOON_DAYS } from "../../../contract/privacy/privacyRequests.ts"
import { daysLater } from "../../../contract/text/zonedTime.ts"
import { clock, notRecordedYet } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { PrivacyRequest } from "../../mail/privacy/privacyRequest.model.ts"
import { notifyPrivacyStaff } from "./queuePrivacyMail.ts"

const remind = async (isOverdue: boolean, now: Date) => {
  const column = isOverdue ? "overdueToldAt" : "remindedAt"
  const due = isOverdue ? { [Op.lte]: now } : { [Op.lte]: daysLater(now, DUE_SOON_DAYS), [Op.gt]: now }
  const where = { status: "OPEN" as const, dueAt: due, [column]: notRecordedYet(now) }
  for (const request of await PrivacyRequest.findAll({ where, order: ["dueAt", "id"] }))
    await inTransaction(async (transaction) => {
      const [isFirst] = await PrivacyRequest.update(
        { [column]: now },
        { where: { ...where, id: request.id }, transaction },
      )
      if (isFirst) await notifyPrivacyStaff({ type: "PRIVACY_REQUEST_DUE", isOverdue }, request, transaction)
    })
}

/**
 * Reminders are recorded in the mail's transaction, so that each is sent once: one in the week before the due date, one
 * after it.
 */
export const remindOfPrivacyRequests = async (now = clock.wallTime()) => {
  await remind(false, now)
  await remind(true, now)
}
