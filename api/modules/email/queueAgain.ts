import type { Transaction } from "sequelize"
import { config } from "../../config.ts"
import { ConflictError } from "../../contract/errors.ts"
import { refusals } from "../../contract/refusals.ts"
import { clock } from "../../database/clock.ts"
import { leadKinds } from "../../leadKinds.ts"
import { markChanged } from "../search/searchIndex.ts"
import { operatorAddress, searchTextOfEmail } from "./createEmailLog.ts"
import { queued } from "./emailLifecycle.ts"
import { EmailLog } from "./emailLog.model.ts"
import { addresseeOf } from "./emailTemplates.ts"
import { notifyMailQueued } from "./mailQueued.ts"

/** Throws where no mail can be sent. */
export const requireMailServer = () => {
  if (!config.email.smtp) throw new ConflictError(refusals.noMailServer)
}

// A mail to the operator goes to the address configured now: a wrong one may be why the mail is sent again.
const recipientNow = ({ logType, recipient }: EmailLog) =>
  addresseeOf(leadKinds, logType) === "sender" ? recipient : operatorAddress()

/** Puts mails, which the transaction has locked, into the outbox once more. They go out as their turn comes. */
export const queueAgain = async (logs: readonly EmailLog[], transaction: Transaction) => {
  if (logs.length === 0) return
  const state = queued(clock.date())
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
