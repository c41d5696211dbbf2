import { setTimeout as delay } from "node:timers/promises"
import Libsql from "libsql"
import type { Sequelize } from "sequelize"
import type { Config } from "../../config/config.schema.ts"
import { announce } from "../../processes/output.ts"
import { LostLeaseError, leaseLimits, openLease } from "./lease.ts"

const RETRY_MS = 500

/** The statement of a process that froze goes on in the server, and two that migrate at once fail. */
const migrationLimits = { ...leaseLimits, takeOverAfterMs: 20_000 }

interface Lock {
  take(): Promise<boolean>
  /** Says that this process is still there. Throws a `LostLeaseError` if another one has taken over. */
  renew(): Promise<void>
  release(): Promise<unknown>
}

/** A SQLite write lock on a separate file: the operating system frees it when the process ends. */
export const lockFile = (path: string): Lock => {
  const handle = new Libsql(path, { timeout: 1 })
  return {
    take: async () => {
      try {
        handle.exec("BEGIN EXCLUSIVE")
        return true
      } catch (error) {
        if ((error as { code?: string }).code === "SQLITE_BUSY") return false
        throw error
      }
    },
    renew: async () => undefined,
    release: async () => handle.close(),
  }
}

const untilTaken = async (lock: Lock) => {
  for (let attempt = 1; !(await lock.take()); attempt += 1) {
    if (attempt === 1) announce("info", { text: "Another process is preparing the database. Waiting for it ..." })
    await delay(RETRY_MS)
  }
}

/** Waits for the database no longer than others wait for this process. */
const answered = (answer: Promise<unknown>, { takeOverAfterMs }: typeof leaseLimits) => {
  const silence = delay(takeOverAfterMs, undefined, { ref: false }).then(() => {
    throw new LostLeaseError()
  })
  return Promise.race([answer, silence])
}

/** Keeps the lock until the signal. Throws as soon as it is lost; any other failure will meet the work as well. */
const keep = async (lock: Lock, limits: typeof leaseLimits, signal: AbortSignal): Promise<never> => {
  for (;;) {
    await delay(limits.renewEveryMs, undefined, { signal })
    await answered(lock.renew(), limits).catch((error: unknown) => {
      if (error instanceof LostLeaseError) throw error
    })
  }
}

/** Runs `work` while no other process does. `work` calls its argument before each step not to be done twice. */
export const withExclusiveLock = async <Result>(
  sequelize: Sequelize,
  database: Config["database"],
  work: (confirm: () => Promise<void>) => Promise<Result>,
  limits = migrationLimits,
): Promise<Result> => {
  const lock =
    database.dialect === "sqlite" ? lockFile(`${database.file}.lock`) : await openLease(sequelize, "migration", limits)
  await untilTaken(lock)
  const ended = new AbortController()
  const keeping = keep(lock, limits, ended.signal)
  try {
    return await Promise.race([work(() => lock.renew()), keeping])
  } finally {
    ended.abort()
    // A lock that cannot be given back ends by itself.
    await keeping.catch(() => answered(lock.release(), limits)).catch(() => undefined)
  }
}
