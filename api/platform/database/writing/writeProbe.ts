import { randomInt } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { ConnectionError, QueryTypes } from "sequelize"
import { logger } from "../../log/logger.ts"
import { database, withRetries } from "../connection/database.ts"
import { perDatabase } from "../connection/perDatabase.ts"

export const probeLimits = {
  answerMs: 2_000,
  freshMs: 1_000,
  /** A probe that hangs delays the next one only this long, as the next may get a working connection. */
  hangingMs: 10_000,
}

// So many that concurrent probes rarely write the same row.
const SLOTS = 256

const writeMark = () => {
  const sql = `REPLACE INTO probes (slot, probed_at_ms) VALUES (${randomInt(SLOTS)}, ${Date.now()})`
  return withRetries(() => database().query(sql, { type: QueryTypes.INSERT }))
}

/** After a full disk, the probe fails for this long, as its small mark may fit where new submissions do not. */
const FULL_MS = 10_000
const full = perDatabase(() => ({ at: Number.NEGATIVE_INFINITY }))

export const recordFullDisk = () => {
  full().at = performance.now()
}

const REFUSED = "The database does not accept writes."

const describe = (error: unknown) => (error instanceof ConnectionError ? "The database cannot be reached." : REFUSED)

/** Returns the reason why nothing can be stored now, or null. Callers share one write per second. */
export const createWriteProbe = (write: () => Promise<unknown> = writeMark, limits = probeLimits) => {
  let startedAt = Number.NEGATIVE_INFINITY
  let running: Promise<unknown> | null = null
  let answer: Promise<string | null> = Promise.resolve(null)
  let lastFault: string | null = null

  const note = (fault: string | null, error?: unknown) => {
    if (fault && !lastFault) logger.warn({ reason: fault, err: error }, "not ready")
    if (!fault && lastFault) logger.info("ready again")
    lastFault = fault
    return fault
  }

  const start = () => {
    startedAt = performance.now()
    const written = write()
    running = written
    const finish = () => {
      if (running === written) running = null
    }
    written.then(finish, finish)
    const isLate = delay(limits.answerMs, true, { ref: false })
    answer = Promise.race([written.then(() => false), isLate]).then(
      (late) => note(late ? "The database does not answer in time." : null),
      (error: unknown) => note(describe(error), error),
    )
  }

  return () => {
    const sinceFull = performance.now() - full().at
    if (sinceFull >= 0 && sinceFull < FULL_MS) return Promise.resolve(note(REFUSED))
    const age = performance.now() - startedAt
    if (age >= (running ? limits.hangingMs : limits.freshMs)) start()
    return answer
  }
}
