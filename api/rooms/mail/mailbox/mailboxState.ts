import type { Transaction } from "sequelize"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { Mailbox } from "./mailbox.model.ts"

export interface Progress {
  uidValidity: number
  lastUid: number
  /** Up to this UID, only messages since `connectedAt` are read. */
  readAgainTo: number
  connectedAt: Date
}

/** The lock serializes readers even if two processes hold leadership. */
export const lockMailbox = async (mailbox: string, transaction: Transaction): Promise<Mailbox> => {
  const known = await Mailbox.findByPk(mailbox, { transaction, lock: true })
  if (known) return known
  const [row] = await Mailbox.findOrCreate({
    where: { mailbox },
    defaults: { mailbox, uidValidity: 0, lastUid: 0 },
    transaction,
  })
  return row
}

const locked = <Result>(mailbox: string, work: (row: Mailbox, transaction: Transaction) => Promise<Result>) =>
  inTransaction(async (transaction) => work(await lockMailbox(mailbox, transaction), transaction), {
    isIdempotent: true,
  })

/**
 * A first connection skips all old mail. After a UIDVALIDITY change, the folder is read again, but only mail since the
 * first connection.
 */
export const beginReading = (mailbox: string, folder: { uidValidity: number; uidNext: number }): Promise<Progress> =>
  locked(mailbox, async (row, transaction) => {
    const { uidValidity } = folder
    const last = folder.uidNext - 1
    // Some drivers return BIGINT as text, so it is converted.
    const lastUid = Number(row.lastUid)
    if (row.connectedAt === null || Number(row.uidValidity) === 0) {
      await row.update({ uidValidity, lastUid: last, connectedAt: clock.wallTime() }, { transaction })
    } else if (Number(row.uidValidity) !== uidValidity || lastUid > last) {
      await row.update({ uidValidity, lastUid: 0, readAgainTo: last }, { transaction })
    }
    return {
      uidValidity: Number(row.uidValidity),
      lastUid: Number(row.lastUid),
      readAgainTo: Number(row.readAgainTo),
      connectedAt: row.connectedAt ?? clock.wallTime(),
    }
  })

/** `problem` does not keep messages from being read. */
export const recordMailboxRead = (mailbox: string, problem: string | null) =>
  locked(mailbox, async (row, transaction) => {
    const now = clock.wallTime()
    const problemSince = problem === null ? null : (row.problemSince ?? now)
    await row.update({ readAt: now, problem, problemSince }, { transaction })
  })

export const recordProblem = (mailbox: string, problem: string) =>
  locked(mailbox, async (row, transaction) => {
    await row.update({ problem, problemSince: row.problemSince ?? clock.wallTime() }, { transaction })
  })
