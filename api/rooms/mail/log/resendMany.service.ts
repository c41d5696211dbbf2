import { Op } from "sequelize"
import * as z from "zod"
import { ConflictError, type DomainError, NotFoundError } from "../../../contract/api/errors.ts"
import { type ItemResult, itemResults } from "../../../contract/api/itemResults.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { resendRefusal } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { failedMailFilter } from "../delivery/outboxState.ts"
import { requeueMails, requireMailServer } from "../delivery/requeueMails.ts"
import { canReadMailAbout, readableBy } from "./email.service.ts"

const AT_ONCE = 500

const resendInput = z.object({
  ids: z.array(z.string()).max(AT_ONCE, `Up to ${AT_ONCE} mails can be sent again at once.`),
})

export interface ResendResult {
  resent: EmailLog[]
  refused: { emailLog: EmailLog; reason: string }[]
  notFoundIds: string[]
  results: ItemResult[]
}

/** One transaction. Returns a reason for each skipped mail. */
export const resendEmails = async (viewer: Viewer, input: unknown): Promise<ResendResult> => {
  requirePermission(viewer, "mail:write")
  const ids = new Set(parseInput(resendInput, input).ids)
  requireMailServer()
  return inTransaction(async (transaction) => {
    // Locked in order of ids, as two requests could otherwise deadlock.
    const where = { id: [...ids].map(idOf) }
    const logs = await EmailLog.findAll({ where, order: ["id"], transaction, lock: true })
    // Read after waiting for the locks, as another request may have queued mails meanwhile.
    const now = clock.date()
    const logOf = new Map(logs.filter((log) => canReadMailAbout(viewer, log)).map((log) => [log.id, log]))
    const result: Omit<ResendResult, "results"> = { resent: [], refused: [], notFoundIds: [] }
    const errors = new Map<string, DomainError>()
    for (const id of ids) {
      const emailLog = logOf.get(idOf(id))
      const reason = emailLog && resendRefusal(emailLog, now)
      if (!emailLog) {
        result.notFoundIds.push(id)
        errors.set(id, new NotFoundError("mail", id))
      } else if (reason) {
        result.refused.push({ emailLog, reason })
        errors.set(id, new ConflictError(reason))
      } else result.resent.push(emailLog)
    }
    await requeueMails(result.resent, transaction)
    const resent = { type: "mail.resent" as const, origin: originOf(viewer) }
    const events = result.resent.map(({ id, logType }) => ({ ...resent, subjectId: id, facts: { mailType: logType } }))
    await recordEvents(events, transaction)
    return { ...result, results: itemResults(ids, (id) => errors.get(id)) }
  })
}

/** A short transaction, so that other mail can proceed. */
const resendFailedAfter = (viewer: Viewer, lastId: number) =>
  inTransaction(async (transaction) => {
    const where = { [Op.and]: [failedMailFilter, readableBy(viewer), { id: { [Op.gt]: lastId } }] }
    const logs = await EmailLog.findAll({ where, order: ["id"], limit: AT_ONCE, transaction, lock: true })
    await requeueMails(logs, transaction)
    return logs
  })

/** Well within the request limit of 20 seconds. */
const LONGEST_MS = 8_000

/** Stops at the time limit, so the returned number may be lower than that of failed mails. */
export const resendFailedEmails = async (viewer: Viewer): Promise<number> => {
  requirePermission(viewer, "mail:write")
  requireMailServer()
  let count = 0
  let lastId: number | undefined = 0
  const startedAt = performance.now()
  try {
    while (lastId !== undefined && performance.now() - startedAt < LONGEST_MS) {
      const logs: EmailLog[] = await resendFailedAfter(viewer, lastId)
      count += logs.length
      lastId = logs.at(-1)?.id
    }
  } finally {
    const event = { type: "mail.failed_resent", origin: originOf(viewer), facts: { count } } as const
    if (count > 0) await inTransaction((transaction) => recordEvents([event], transaction))
  }
  return count
}
