import type { Transaction } from "sequelize"
import { ConflictError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { operatorAddress, searchTextOfEmail } from "../../../platform/outbox/createEmailLog.ts"
import { queuedState } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { notifyMailQueued } from "../../../platform/outbox/mailQueued.ts"
import { markChanged } from "../../../platform/search/searchIndex.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { addresseeOf, leadOfSender } from "../../leads/mails/emailTemplates.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"

export const requireMailServer = () => {
  if (!config.email.smtp) throw new ConflictError(refusals.noMailServer)
}

// The operator's current address, as a wrong one may be the reason to resend.
const recipientNow = ({ logType, recipient }: EmailLog) =>
  addresseeOf(leadKinds, logType) === "sender" ? recipient : operatorAddress()

/** The lead no longer has an undelivered mail, so the bounce's reply clock ends too. */
const endReturned = async (logs: readonly EmailLog[], transaction: Transaction) => {
  for (const { bouncedAt: mailReturnedAt, ...log } of logs.map((log) => log.get())) {
    const key = mailReturnedAt && leadOfSender(leadKinds, log)
    if (!key) continue
    const { model } = kindOf(key.leadType)
    const marked = { id: key.leadId, mailReturnedAt }
    await model.update({ waitingSince: null }, { where: { ...marked, waitingSince: mailReturnedAt }, transaction })
    await model.update({ mailReturnedAt: null }, { where: marked, transaction })
  }
}

export const requeueMails = async (logs: readonly EmailLog[], transaction: Transaction) => {
  if (logs.length === 0) return
  await endReturned(logs, transaction)
  const state = queuedState(clock.date())
  await EmailLog.update(state, { where: { id: logs.map(({ id }) => id) }, transaction })
  const moved: number[] = []
  for (const log of logs) {
    log.set(state, { raw: true })
    const recipient = recipientNow(log)
    if (recipient === log.recipient) continue
    const searchText = searchTextOfEmail({ subject: log.subject, recipient })
    await log.update({ recipient, searchText }, { transaction })
    moved.push(log.id)
  }
  await markChanged([{ kind: "email_log", ids: moved }], transaction)
  transaction.afterCommit(notifyMailQueued)
}
