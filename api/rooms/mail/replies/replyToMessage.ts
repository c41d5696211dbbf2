import { ConflictError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { globalContentOf } from "../../../contract/content/pageContent.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { createEmailLog } from "../../../platform/outbox/createEmailLog.ts"
import { queuedState } from "../../../platform/outbox/emailLifecycle.ts"
import type { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { notifyMailQueued } from "../../../platform/outbox/mailQueued.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { takeUnmatched } from "../../conversation/messages/messages.service.ts"
import { explainSuppression, findSuppression } from "../bounces/suppressionList.ts"
import { messageReplyInput } from "./reply.rules.ts"
import { fromNameOf, isMessageId, replyToOf, requireOperator } from "./reply.service.ts"
import { draftMessageReply } from "./replyTemplates.ts"

/** The message is deleted, so that a second reply finds nothing to answer. */
export const replyToMessage = async (viewer: Viewer, input: unknown): Promise<EmailLog> => {
  const user = requireOperator(viewer)
  const { id, body } = parseInput(messageReplyInput, input)
  if (!config.email.smtp) throw new ConflictError(refusals.noMailServerToReply)
  // Read before the transaction, which holds SQLite's only connection.
  const { sections } = await publishedContent()
  return inTransaction(async (transaction) => {
    const message = await takeUnmatched(id, transaction)
    const { fromAddress, messageId } = message
    if (!fromAddress) throw new ConflictError(refusals.noSender)
    const suppression = await findSuppression(fromAddress, transaction)
    if (suppression) throw new ConflictError(explainSuppression(suppression, await teamTimeZone(transaction)))
    const particulars = {
      fromName: fromNameOf(user, globalContentOf(sections).company.name),
      thread: isMessageId(messageId) ? messageId : null,
    }
    const draft = draftMessageReply(message, body, replyToOf(user))
    const log = await createEmailLog({ ...draft, ...particulars }, queuedState(clock.date()), transaction)
    const facts = { messageId: message.id, emailLogId: log.id }
    await recordEvents(
      [{ type: "message.answered", subjectId: message.id, origin: originOf(viewer), facts }],
      transaction,
    )
    transaction.afterCommit(notifyMailQueued)
    return log
  })
}
