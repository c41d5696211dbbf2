import { Op } from "sequelize"
import { emailLogStatuses } from "../../../contract/mail/emailLog.ts"
import { leftOutReasons } from "../../../contract/mail/letters.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { recordEvents, systemOrigin } from "../../../platform/events/recordEvents.ts"
import { claimIsolation, claimLock } from "../../../platform/jobs/dueRows.ts"
import { startLoop } from "../../../platform/jobs/loop.ts"
import { createSignal } from "../../../platform/jobs/signal.ts"
import { logger } from "../../../platform/log/logger.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { Letter } from "./letter.model.ts"
import { awaitsCity, publishedCity } from "./notifyWaitList.ts"
import { writeLetter } from "./writeLetter.ts"

/** Leads per second in each process. */
const AT_ONCE = 25
const PAUSE_MS = 1_000

/** Letters wait while this many mails are due, so that they delay no receipt and follow the mail server's pace. */
const DUE_MAX = 50

const KEPT_DAYS = 30

/** Pauses grow with each failure, so this many failures take over a minute in one process. */
const TRIES_MAX = 10

const { notify, subscribe } = createSignal()

export const notifyLetters = notify

const isOutboxBusy = async () => {
  const where = { status: emailLogStatuses.QUEUED, dueAt: { [Op.lte]: clock.date() } }
  return (await EmailLog.findAll({ attributes: ["id"], where, limit: DUE_MAX, raw: true })).length === DUE_MAX
}

export const endedLetter = (state: "STOPPED" | "DONE") => ({ state, endedAt: clock.wallTime(), leadIds: [] })

/** A letter that fails again and again must not block those behind it; an operator may continue it. */
const countFailure = (id: number, error: unknown) =>
  inTransaction(async (transaction) => {
    const letter = await Letter.findByPk(id, { transaction, lock: true })
    if (letter?.state !== "SENDING") return
    const tries = letter.tries + 1
    if (tries < TRIES_MAX) return void (await letter.update({ tries }, { transaction }))
    // Only the error's name, as its message may quote personal data.
    const problem = error instanceof Error ? error.name : "Error"
    await letter.update({ tries, problem, state: "STOPPED", endedAt: clock.wallTime() }, { transaction })
    await recordEvents([{ type: "letter.failed", subjectId: id, origin: systemOrigin }], transaction)
    logger.error({ err: error, letterId: id }, "a letter failed too often, and is stopped")
  })

/**
 * Mails and position are stored in one transaction, so that a crash neither loses nor repeats a mail. Returns false if
 * there is nothing to send.
 */
export const writeNext = async (): Promise<boolean> => {
  // Read before the transaction, which holds SQLite's only connection.
  const { sections } = await publishedContent()
  let claimed: number | undefined
  const write = inTransaction(
    async (transaction) => {
      const where = { state: "SENDING" as const }
      const letter = await Letter.findOne({ where, order: ["id"], ...claimLock(transaction) })
      if (!letter) return false
      claimed = letter.id
      const { leadType, waitListCity, userId, position, leadIds } = letter
      const city = waitListCity === null ? null : publishedCity(waitListCity, sections)
      // The city has closed again, so its letter ends.
      if (waitListCity !== null && !city) {
        await letter.update(endedLetter("STOPPED"), { transaction })
        await recordEvents([{ type: "letter.stopped", subjectId: letter.id, origin: systemOrigin }], transaction)
        return true
      }
      const kind = kindOf(leadType)
      const ids = leadIds.slice(position, position + AT_ONCE)
      const meant = { ...(city && awaitsCity(city.mark)), id: ids }
      const leads = await kind.model.findAll({ where: meant, order: ["id"], transaction, lock: true })
      const origin = { actorType: "user", actorId: userId, requestId: null } as const
      const counts = await writeLetter(kind, leads, { ...letter.get(), city }, origin, transaction)
      const sums = [...leftOutReasons, "sent" as const].map((name) => [name, letter[name] + counts[name]])
      const isDone = position + ids.length >= leadIds.length
      const moved = {
        ...Object.fromEntries(sums),
        position: position + ids.length,
        tries: 0,
        ...(isDone && endedLetter("DONE")),
      }
      await letter.update(moved, { transaction })
      return true
    },
    { isolationLevel: claimIsolation },
  )
  return write.catch(async (error: unknown) => {
    if (claimed !== undefined) await countFailure(claimed, error)
    throw error
  })
}

/** Always false, so that the loop pauses after each pass. */
export const writeUnlessBusy = async () => {
  const isAny = (await Letter.findOne({ attributes: ["id"], where: { state: "SENDING" } })) !== null
  if (isAny && !(await isOutboxBusy())) await writeNext()
  return false
}

/** Without leadership, as any number of processes can share the work. */
export const startLetters = () => startLoop({ what: "letters", pauseMs: PAUSE_MS, subscribe, work: writeUnlessBusy })

export const deleteOldLetters = () =>
  Letter.destroy({ where: { endedAt: { [Op.lt]: new Date(clock.now() - KEPT_DAYS * DAY_MS) } } })
