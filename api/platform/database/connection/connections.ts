import { AsyncLocalStorage } from "node:async_hooks"
import type { Duplex } from "node:stream"
import type { Connection } from "mysql2"
import { measure } from "../../log/measurements.ts"
import { isConnectionSpent } from "./failures.ts"

/** A server may fail over or fall silent, so a MySQL connection is given up after a time limit. */

// Shorter than the limit of a request, so an unanswered statement can be retried on another connection.
const STATEMENT_LIMIT_MS = 8_000
const MAX_AGE_MS = 10 * 60_000
// Connections that were opened together should not all expire together.
const AGE_JITTER = 0.2

// Frees the locks of a process that froze or lost its network in a transaction, before waiting submissions time out.
const SESSION_SILENT_S = 10
const SESSION_PATIENT_S = 60 * 60
// Well below the server's own limit; otherwise a connection could be used that the server is about to close.
const UNUSED_LIMIT_MS = 7_000
const IDLE_LIMIT_MS = 5_000
// Below the statement limit: if the client gave up a statement first, its session would still wait for the lock.
const LOCK_LIMIT_S = 5

// Under NO_BACKSLASH_ESCAPES, Sequelize's escaping would allow SQL injection. All moments are UTC.
const SET_UP_SESSION = `SET SESSION time_zone = '+00:00',
  sql_mode = REPLACE(@@SESSION.sql_mode, 'NO_BACKSLASH_ESCAPES', ''),
  innodb_lock_wait_timeout = ${LOCK_LIMIT_S}, wait_timeout = ${SESSION_SILENT_S}`

type Answer = (error: Error | null, ...results: unknown[]) => void
type Run = (...args: unknown[]) => unknown
type Pooled = Connection & { stream: Duplex }

const unhurried = new AsyncLocalStorage<true>()

export const withoutTimeLimit = <Result>(work: () => Promise<Result>): Promise<Result> => unhurried.run(true, work)

/** While `work` runs, the server tolerates long pauses between the statements of a transaction. */
export const withPatientServer = async <Result>(connection: Connection, work: () => Promise<Result>) => {
  const wait = (seconds: number) => connection.promise().query(`SET SESSION wait_timeout = ${seconds}`)
  await wait(SESSION_PATIENT_S)
  try {
    return await work()
  } finally {
    // If the setting fails, the connection is lost, which the end of the transaction reports too.
    await wait(SESSION_SILENT_S).catch(() => undefined)
  }
}

/** Destroying the stream fails all pending callbacks; the driver's own `destroy` does not. */
const giveUp = (connection: Connection, limitMs: number) => {
  const error = new Error(`The database has not answered for ${limitMs / 1000} s`)
  ;(connection as Pooled).stream.destroy(Object.assign(error, { code: "PROTOCOL_SEQUENCE_TIMEOUT" }))
}

/**
 * Sequelize's `typeCast` is set per query: on the connection, the driver would compile and cache a parser for each
 * statement under a key that it never finds again, without bound.
 */
const convertOnlyForSequelize = (connection: Pooled) => {
  const { typeCast } = connection.config
  connection.config.typeCast = true
  for (const method of ["query", "execute"] as const) {
    const run = (connection[method] as Run).bind(connection)
    const converted: Run = (statement, ...args) =>
      run({ typeCast, ...(typeof statement === "string" ? { sql: statement } : (statement as object)) }, ...args)
    Object.assign(connection, { [method]: converted })
  }
}

interface Watched {
  used: () => void
  failed: (error: Error, askedAt: number) => void
}

/** A connection with an unanswered statement is closed, as it may lead to a dead server. */
const watch = (connection: Pooled, { used, failed }: Watched) => {
  for (const method of ["query", "execute"] as const) {
    const run = (connection[method] as Run).bind(connection)
    const watched: Run = (...args) => {
      // A row stream has no callback and runs at its reader's pace, so it has no time limit.
      if (typeof args.at(-1) !== "function") return run(...args)
      const answer = args.pop() as Answer
      const askedAt = performance.now()
      const end = () => giveUp(connection, STATEMENT_LIMIT_MS)
      const silence = unhurried.getStore() ? undefined : setTimeout(end, STATEMENT_LIMIT_MS)
      return run(...args, (error: Error | null, ...results: unknown[]) => {
        clearTimeout(silence)
        used()
        if (error) failed(error, askedAt)
        answer(error, ...results)
      })
    }
    Object.assign(connection, { [method]: watched })
  }
}

export const connectionOptions = () => {
  const lives = new WeakMap<Pooled, { openedAt: number; usedAt: number; endsAt: number }>()
  let suspectedAt = Number.NEGATIVE_INFINITY

  const begin = async (connection: Pooled) => {
    const openedAt = performance.now()
    const endsAt = openedAt + MAX_AGE_MS * (1 - AGE_JITTER * Math.random())
    const life = { openedAt, usedAt: openedAt, endsAt }
    lives.set(connection, life)
    convertOnlyForSequelize(connection)
    watch(connection, {
      used: () => {
        life.usedAt = performance.now()
      },
      failed: (error, askedAt) => {
        // Connections that were opened before this statement may lead to the same server, so none of them is used
        // again.
        if (!isConnectionSpent(error)) return
        suspectedAt = Math.max(suspectedAt, askedAt)
        measure("connectionSpent", {})
      },
    })
    try {
      await connection.promise().query(SET_UP_SESSION)
    } catch (error) {
      connection.stream.destroy()
      throw error
    }
  }

  // Called before each use, so it must not cost a round trip.
  const isGood = (connection: Pooled) => {
    const life = lives.get(connection)
    if (life === undefined || life.openedAt <= suspectedAt || !connection.stream.writable) return false
    const now = performance.now()
    return life.endsAt > now && life.usedAt + UNUSED_LIMIT_MS > now
  }

  return {
    pool: {
      max: 10,
      acquire: 5_000,
      idle: IDLE_LIMIT_MS,
      validate: (connection: unknown) => isGood(connection as Pooled),
    },
    hooks: {
      afterConnect: (connection: unknown) => begin(connection as Pooled),
      // Destroyed only after the quit message is sent. A silent server would never close its end of the connection.
      afterDisconnect: (connection: unknown) => void (connection as Pooled).stream.destroy(),
    },
    // SET_UP_SESSION sets the time zone; Sequelize's own statement for it would have no time limit.
    keepDefaultTimezone: true,
  }
}
