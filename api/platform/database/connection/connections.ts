import { AsyncLocalStorage } from "node:async_hooks"
import type { Duplex } from "node:stream"
import type { Connection } from "mysql2"
import { measure } from "../../log/measurements.ts"
import { isConnectionSpent } from "./failures.ts"

/** How connections to MySQL begin, and when they are given up: a server may hand over to another, or fall silent. */

// Shorter than a request may take, so that what was not answered can be tried again on another connection.
const STATEMENT_LIMIT_MS = 8_000
const MAX_AGE_MS = 10 * 60_000
// Those that were opened together do not all end together.
const AGE_JITTER = 0.2

// What a process has locked that froze in a transaction, or lost its network, is free again this soon, as its session asks
// for nothing: before those give up that have begun to wait for it, which may be every submission.
const SESSION_SILENT_S = 10
const SESSION_PATIENT_S = 60 * 60
// Well below: a connection that the server is about to end is not used any more.
const UNUSED_LIMIT_MS = 7_000
const IDLE_LIMIT_MS = 5_000
// Below the limit of a statement: whoever gives up by that leaves a session behind that goes on waiting.
const LOCK_LIMIT_S = 5

// Sequelize escapes by backslashes. To a server that is set to take those for themselves, a text could end its own
// quotes, and what follows in it would be a part of the statement. All moments are UTC.
const SET_UP_SESSION = `SET SESSION time_zone = '+00:00',
  sql_mode = REPLACE(@@SESSION.sql_mode, 'NO_BACKSLASH_ESCAPES', ''),
  innodb_lock_wait_timeout = ${LOCK_LIMIT_S}, wait_timeout = ${SESSION_SILENT_S}`

type Answer = (error: Error | null, ...results: unknown[]) => void
type Run = (...given: unknown[]) => unknown
/** The driver's types do not name its socket. */
type Pooled = Connection & { stream: Duplex }

const unhurried = new AsyncLocalStorage<true>()

/** Runs `work`, such as a migration, whose statements may take as long as they need. */
export const withoutTimeLimit = <Result>(work: () => Promise<Result>): Promise<Result> => unhurried.run(true, work)

/** Lets the server wait for the next statement of a transaction for as long as `work` may take between two of them. */
export const withPatientServer = async <Result>(connection: Connection, work: () => Promise<Result>) => {
  const wait = (seconds: number) => connection.promise().query(`SET SESSION wait_timeout = ${seconds}`)
  await wait(SESSION_PATIENT_S)
  try {
    return await work()
  } finally {
    // If it fails, the connection is lost, which the end of the transaction says as well.
    await wait(SESSION_SILENT_S).catch(() => undefined)
  }
}

/** Ends a connection on which no answer has come. The driver tells all that wait for it; by its `destroy` it would not. */
const giveUp = (connection: Connection, limitMs: number) => {
  const error = new Error(`The database has not answered for ${limitMs / 1000} s`)
  ;(connection as Pooled).stream.destroy(Object.assign(error, { code: "PROTOCOL_SEQUENCE_TIMEOUT" }))
}

/**
 * Leaves what Sequelize does to each value to its own queries: the others ask for what the driver gives. The connection's
 * own setting must not name it, as the driver would then do so for all, and keep what it has compiled for a statement
 * under that, where the next one of the same does not look: so it would compile, and keep, without end.
 */
const convertOnlyForSequelize = (connection: Pooled) => {
  const { typeCast } = connection.config
  connection.config.typeCast = true
  for (const method of ["query", "execute"] as const) {
    const run = (connection[method] as Run).bind(connection)
    const converted: Run = (asked, ...given) =>
      run({ typeCast, ...(typeof asked === "string" ? { sql: asked } : (asked as object)) }, ...given)
    connection[method] = converted as never
  }
}

interface Watched {
  used: () => void
  failed: (error: Error, askedAt: number) => void
}

/** Ends statements that are not answered in time, together with their connection; tells of each use and each failure. */
const watch = (connection: Pooled, { used, failed }: Watched) => {
  for (const method of ["query", "execute"] as const) {
    const run = (connection[method] as Run).bind(connection)
    const watched: Run = (...given) => {
      // A stream of rows has no callback, and goes at its reader's pace.
      if (typeof given.at(-1) !== "function") return run(...given)
      const answer = given.pop() as Answer
      const askedAt = performance.now()
      const end = () => giveUp(connection, STATEMENT_LIMIT_MS)
      const silence = unhurried.getStore() ? undefined : setTimeout(end, STATEMENT_LIMIT_MS)
      return run(...given, (error: Error | null, ...results: unknown[]) => {
        clearTimeout(silence)
        used()
        if (error) failed(error, askedAt)
        answer(error, ...results)
      })
    }
    connection[method] = watched as never
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
        // Those that are as old may lead to the same server; not those that were opened while this one kept silent.
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

  // Asked before each use; costs no round trip.
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
      // After the farewell: a server that is silent would never close its end.
      afterDisconnect: (connection: unknown) => void (connection as Pooled).stream.destroy(),
    },
    // SET_UP_SESSION sets it. Nobody would watch what Sequelize would send for that.
    keepDefaultTimezone: true,
  }
}
