import { setTimeout as delay } from "node:timers/promises"
import Libsql from "libsql"
import type { Sequelize } from "sequelize"
import type { Config } from "../../config/config.schema.ts"
import { announce } from "../../processes/output.ts"
import { LostLeaseError, leaseLimits, openLease } from "./lease.ts"

const RETRY_MS = 500

/**
 * Longer than for other leases: the server may still run the last statement of a frozen process, and two migrations at
 * once would fail.
 */
const migrationLimits = { ...leaseLimits, takeOverAfterMs: 20_000 }

interface Lock {
  take(): Promise<boolean>
  renew(): Promise<void>
  release(): Promise<unknown>
}

/** A write lock on a separate SQLite file, as the operating system frees it when the process ends. */
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

/** Gives up on a silent database once other processes may take over the lock. */
const answered = (answer: Promise<unknown>, { takeOverAfterMs }: typeof leaseLimits) => {
  const silence = delay(takeOverAfterMs, undefined, { ref: false }).then(() => {
    throw new LostLeaseError()
  })
  return Promise.race([answer, silence])
}

/** Throws once the lock is lost. Other failures are ignored here, as `work` meets them too. */
const renew = async (lock: Lock, limits: typeof leaseLimits, signal: AbortSignal): Promise<never> => {
  for (;;) {
    await delay(limits.renewEveryMs, undefined, { signal })
    await answered(lock.renew(), limits).catch((error: unknown) => {
      if (error instanceof LostLeaseError) throw error
    })
  }
}

/**
 * `work` calls the given function before each step that must not run twice; the function throws if the lock was lost.
 */
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
  const keeping = renew(lock, limits, ended.signal)
  try {
    return await Promise.race([work(() => lock.renew()), keeping])
  } finally {
    ended.abort()
    await keeping.catch(() => answered(lock.release(), limits)).catch(() => undefined)
  }
}
