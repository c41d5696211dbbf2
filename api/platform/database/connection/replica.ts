import { AsyncLocalStorage } from "node:async_hooks"
import type { Connection } from "mysql2"
import { type Options, QueryTypes, Sequelize, type Transaction } from "sequelize"
import { logger } from "../../log/logger.ts"
import { clock } from "../locks/clock.ts"
import { giveUp } from "./connections.ts"

/**
 * A read replica serves statements that say `isStaleAllowed`, in requests of a session. It is asked only if it follows
 * the primary closely, and has all that the session itself has written: each of these writes also leaves a mark in the
 * session's row, in the same transaction, and a replica that has the mark has the rest. Otherwise, and if the replica
 * fails in whatever way, the primary serves. The replica is asked on the connection that then reads, as there may be
 * several behind one address.
 */

declare module "sequelize" {
  interface Poolable {
    /** Whether rows may be read that are some seconds old. */
    isStaleAllowed?: boolean
  }
}

const LAG_MAX_MS = 10_000
const EVERY_MS = 1_000
// More often is not needed, however many processes there are.
const BEAT_EVERY_MS = 900

// Nobody waits long for a replica, as the primary can serve.
const CONNECT_LIMIT_MS = 1_000
const CHECK_LIMIT_MS = 1_000

type State = "serves" | "is behind" | "does not answer"

interface Replica {
  primary: Sequelize
  connections: Sequelize
  state: State
  /** The primary's last sign of life that has arrived; before the first, when this process began to look for one. */
  beatMs: number
  timers: NodeJS.Timeout[]
}

let replica: Replica | null = null

export interface Reader {
  id: number
  lastWriteMs: number
}

interface Asking extends Reader {
  /** Once one statement of a request was served by the primary all are: time never goes back within a request. */
  isOnPrimary: boolean
}

const asking = new AsyncLocalStorage<Asking>()

/** Runs `work`, whose statements may be served by the replica as far as the session cannot tell. */
export const readingAs = <Result>(reader: Reader | null, work: () => Result): Result =>
  replica && reader ? asking.run({ ...reader, isOnPrimary: false }, work) : work()

/** Marks that the session has written; in the transaction that writes, if that is its own. */
export const markOwnWrite = async (transaction?: Transaction) => {
  const reader = asking.getStore()
  if (!replica || !reader) return
  reader.isOnPrimary = true
  await replica.primary.query(
    "UPDATE admin_sessions SET last_write_ms = GREATEST(last_write_ms + 1, :now) WHERE id = :id",
    { replacements: { id: reader.id, now: clock.now() }, transaction },
  )
}

/** How far the replica is behind, to about a second; null without one. It grows while the replica does not answer. */
export const replicationLagSeconds = (): number | null => replica && Math.max(0, clock.now() - replica.beatMs) / 1_000

/** What Sequelize takes for a transaction when it looks for the connection to use. */
type Held = Transaction

const onConnection = async <Result>({ connections }: Replica, read: (held: Held) => Promise<Result>) => {
  const manager = connections.connectionManager
  const connection = await manager.getConnection({ type: "read" })
  try {
    return await read({ connection } as unknown as Held)
  } finally {
    manager.releaseConnection(connection)
  }
}

const CHECK = `SELECT (SELECT beat_ms FROM replication_heartbeat WHERE id = 1) AS beatMs,
  (SELECT last_write_ms FROM admin_sessions WHERE id = :id) AS lastWriteMs`

/** What has arrived at the replica by now. */
const check = async ({ connections }: Replica, held: Held, id = 0) => {
  const { connection } = held as unknown as { connection: Connection }
  const timer = setTimeout(giveUp, CHECK_LIMIT_MS, connection, CHECK_LIMIT_MS)
  try {
    const options = { type: QueryTypes.SELECT as const, replacements: { id }, transaction: held }
    const [row] = await connections.query<{ beatMs: number | null; lastWriteMs: number | null }>(CHECK, options)
    const beatMs = row?.beatMs ?? 0
    return { beatMs, lastWriteMs: row?.lastWriteMs ?? 0, isClose: clock.now() - beatMs <= LAG_MAX_MS }
  } finally {
    clearTimeout(timer)
  }
}

const put = (one: Replica, state: State, error?: unknown) => {
  if (one.state === state) return
  one.state = state
  logger[state === "serves" ? "info" : "warn"]({ err: error }, `the read replica ${state}`)
}

class StaleError extends Error {}

/** Reads from the replica if it may serve, on the connection that is held, and otherwise from the primary. */
export const readStale = async <Result>(
  read: (held: Held) => Promise<Result>,
  readPrimary: () => Promise<Result>,
): Promise<Result> => {
  const one = replica
  const reader = asking.getStore()
  if (!one || !reader || reader.isOnPrimary) return readPrimary()
  try {
    if (one.state !== "serves") throw new StaleError()
    return await onConnection(one, async (held) => {
      const { isClose, lastWriteMs } = await check(one, held, reader.id)
      if (!isClose || lastWriteMs < reader.lastWriteMs) throw new StaleError()
      return read(held)
    })
  } catch (error) {
    if (!(error instanceof StaleError)) put(one, "does not answer", error)
    reader.isOnPrimary = true
    return readPrimary()
  }
}

const BEAT = `INSERT INTO replication_heartbeat (id, beat_ms) VALUES (1, :now)
  ON DUPLICATE KEY UPDATE beat_ms = IF(ABS(VALUES(beat_ms) - beat_ms) < ${BEAT_EVERY_MS}, beat_ms, VALUES(beat_ms))`

const beat = ({ primary }: Replica) => primary.query(BEAT, { replacements: { now: clock.now() } })

const watch = async (one: Replica) => {
  try {
    const { beatMs, isClose } = await onConnection(one, (held) => check(one, held))
    if (beatMs > 0) one.beatMs = beatMs
    put(one, isClose ? "serves" : "is behind")
  } catch (error) {
    put(one, "does not answer", error)
  }
}

/** Runs `work` every second, unless it is still in progress. What fails is tried again. */
const keepDoing = (work: () => Promise<unknown>) => {
  let isBusy = false
  return setInterval(async () => {
    if (isBusy) return
    isBusy = true
    await work().catch((error: unknown) => logger.debug({ err: error }, "watching the read replica failed"))
    isBusy = false
  }, EVERY_MS).unref()
}

/** Lets the replica serve what it may of the statements for the primary. */
export const openReplica = (primary: Sequelize, options: Options) => {
  const impatient = {
    ...options,
    // Which would otherwise be asked for first.
    databaseVersion: "8.0.0",
    logging: false as const,
    pool: { ...options.pool, acquire: CONNECT_LIMIT_MS },
    dialectOptions: { ...options.dialectOptions, connectTimeout: CONNECT_LIMIT_MS },
  }
  const connections = new Sequelize(impatient)
  const one: Replica = { primary, connections, state: "is behind", beatMs: clock.now(), timers: [] }
  one.timers.push(
    keepDoing(() => beat(one)),
    keepDoing(() => watch(one)),
  )
  replica = one
  const query = primary.query.bind(primary) as (sql: string, options?: object) => Promise<unknown>
  const routed = (sql: string, options?: { isStaleAllowed?: boolean; transaction?: Transaction | null }) =>
    options?.isStaleAllowed && !options.transaction
      ? readStale(
          (transaction) => query(sql, { ...options, transaction }),
          () => query(sql, options),
        )
      : query(sql, options)
  primary.query = routed as typeof primary.query
}

/** Ends all connections to the replica. */
export const closeReplica = async () => {
  const one = replica
  replica = null
  for (const timer of one?.timers ?? []) clearInterval(timer)
  await one?.connections.close()
}
