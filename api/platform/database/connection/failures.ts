import { BaseError, ConnectionAcquireTimeoutError, ConnectionError } from "sequelize"
import { ServiceUnavailableError } from "../../../contract/api/errors.ts"

interface Failure {
  /** retry: undone, may succeed; unavailable: not now; misconfigured: not until fixed; bug: ours. */
  meaning: "retry" | "unavailable" | "misconfigured" | "bug"
  /** Whether another connection may fare better, as this one is lost or leads to a server that others should not use. */
  isConnectionSpent?: boolean
  /** Whether the database may accept a part of what it has undone. */
  isTooLarge?: boolean
}

const RETRY: Failure = { meaning: "retry" }
const RETRY_ELSEWHERE: Failure = { meaning: "retry", isConnectionSpent: true }
const UNAVAILABLE: Failure = { meaning: "unavailable" }
const LOST: Failure = { meaning: "unavailable", isConnectionSpent: true }
const FULL: Failure = { meaning: "unavailable", isTooLarge: true }
const MISCONFIGURED: Failure = { meaning: "misconfigured" }
const BUG: Failure = { meaning: "bug" }

/** By the driver's code; MariaDB's own, for which the driver has no names, by number. What is missing is a bug. */
const FAILURES: Readonly<Record<string, Failure>> = {
  // Lost against another transaction: by a deadlock, a long wait, or when a cluster compared them at COMMIT
  ER_LOCK_DEADLOCK: RETRY,
  ER_CHECKREAD: RETRY, // MariaDB, from 11.6 on: changed since it was read
  ER_LOCK_WAIT_TIMEOUT: RETRY,
  ER_TRANSACTION_ROLLBACK_DURING_COMMIT: RETRY,

  // Refused by a server that is not, or no longer, the one to write to: read-only, or Galera without a quorum
  ER_OPTION_PREVENTS_STATEMENT: RETRY_ELSEWHERE,
  ER_READ_ONLY_MODE: RETRY_ELSEWHERE,
  ER_UNKNOWN_COM_ERROR: RETRY_ELSEWHERE,

  // Group Replication without a quorum. The others may have received the transaction, and keep it.
  ER_RUN_HOOK_ERROR: LOST,

  // Any failure of a storage engine while it commits: nobody knows what it has kept.
  ER_ERROR_DURING_COMMIT: LOST,

  // The server ends, or has ended the connection
  ER_SERVER_SHUTDOWN: LOST,
  ER_ABORTING_CONNECTION: LOST,
  ER_NEW_ABORTING_CONNECTION: LOST,
  ER_NET_PACKETS_OUT_OF_ORDER: LOST,
  ER_NET_READ_ERROR: LOST,
  ER_NET_READ_INTERRUPTED: LOST,
  ER_NET_ERROR_ON_WRITE: LOST,
  ER_NET_WRITE_INTERRUPTED: LOST,
  ER_SESSION_WAS_KILLED: LOST,
  ER_CLIENT_INTERACTION_TIMEOUT: LOST,
  1927: LOST, // MariaDB: connection was killed

  // No connection, or not in time
  ER_CON_COUNT_ERROR: LOST,
  ER_TOO_MANY_USER_CONNECTIONS: LOST,
  ER_USER_LIMIT_REACHED: LOST,
  ECONNREFUSED: LOST,
  ECONNRESET: LOST,
  EPIPE: LOST,
  ETIMEDOUT: LOST,
  PROTOCOL_CONNECTION_LOST: LOST,
  PROTOCOL_SEQUENCE_TIMEOUT: LOST,

  // The server stopped this statement only
  ER_QUERY_INTERRUPTED: UNAVAILABLE,
  ER_QUERY_TIMEOUT: UNAVAILABLE,
  1969: UNAVAILABLE, // MariaDB: max_statement_time exceeded

  // Out of memory, or of disk
  ER_OUTOFMEMORY: UNAVAILABLE,
  ER_OUT_OF_RESOURCES: UNAVAILABLE,
  ER_LOCK_TABLE_FULL: UNAVAILABLE,
  ER_ERROR_ON_WRITE: UNAVAILABLE,
  ER_GET_ERRNO: UNAVAILABLE,
  ER_DISK_FULL: FULL,
  ER_RECORD_FILE_FULL: FULL,

  ER_ACCESS_DENIED_ERROR: MISCONFIGURED,
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: MISCONFIGURED,
  ER_DBACCESS_DENIED_ERROR: MISCONFIGURED,
  ER_TABLEACCESS_DENIED_ERROR: MISCONFIGURED,
  ER_HOST_NOT_PRIVILEGED: MISCONFIGURED,
  ER_BAD_DB_ERROR: MISCONFIGURED,
  HANDSHAKE_NO_SSL_SUPPORT: MISCONFIGURED,

  // SQLite: another process writes; it has been waited for
  SQLITE_BUSY: UNAVAILABLE,
  SQLITE_LOCKED: UNAVAILABLE,
  SQLITE_PROTOCOL: UNAVAILABLE,
  SQLITE_INTERRUPT: UNAVAILABLE,
  SQLITE_NOMEM: UNAVAILABLE,
  // The disk is full or failing
  SQLITE_FULL: FULL,
  SQLITE_IOERR: UNAVAILABLE,
  // The file is gone, not writable, damaged, or something else
  SQLITE_CANTOPEN: MISCONFIGURED,
  SQLITE_READONLY: MISCONFIGURED,
  SQLITE_PERM: MISCONFIGURED,
  SQLITE_CORRUPT: MISCONFIGURED,
  SQLITE_NOTADB: MISCONFIGURED,
}

interface DriverError {
  code?: unknown
  errno?: unknown
  fatal?: unknown
  message?: unknown
}

const driverErrorOf = (error: unknown): DriverError => {
  const origin = error instanceof BaseError && "parent" in error ? error.parent : error
  return (origin as DriverError | null | undefined) ?? {}
}

// mysql2 gives all TLS errors this code, including those of the network.
const isDistrusted = ({ code, message }: DriverError) =>
  code === "HANDSHAKE_SSL_ERROR" && /certificate|altname/i.test(String(message))

const failureOf = (error: unknown): Failure => {
  const cause = driverErrorOf(error)
  if (isDistrusted(cause)) return MISCONFIGURED
  const known = FAILURES[String(cause.code ?? cause.errno)]
  if (known) return known
  if (error instanceof ConnectionAcquireTimeoutError) return UNAVAILABLE
  return error instanceof ConnectionError || cause.fatal === true ? LOST : BUG
}

/** The error as SERVICE_UNAVAILABLE if the database cannot serve now, otherwise null. */
export const asUnavailable = (error: unknown): ServiceUnavailableError | null =>
  failureOf(error).meaning === "bug" ? null : new ServiceUnavailableError({ cause: error })

/** Whether anything else would fail alike, or wait as long, and what failed may yet have taken effect. */
export const isAway = (error: unknown) => {
  const { meaning, isTooLarge = false } = failureOf(error)
  return meaning !== "bug" && !isTooLarge
}

export const isFull = (error: unknown) => failureOf(error).isTooLarge === true

export const isMisconfigured = (error: unknown) => failureOf(error).meaning === "misconfigured"

/** Whether its connection, and those as old, should not be used again. */
export const isConnectionSpent = (error: unknown) => failureOf(error).isConnectionSpent === true

/** Whether the database has undone what failed, even if that was a COMMIT, and running it again may succeed. */
export const isUndone = (error: unknown) => failureOf(error).meaning === "retry"

/** Whether what was not committed yet is undone, and running it again may succeed. */
export const isTransient = (error: unknown) => isUndone(error) || isConnectionSpent(error)

export const describeFailure = (error: Error): string => {
  const cause = driverErrorOf(error)
  if (isDistrusted(cause)) return `its certificate is not trusted (${error.message}); ca=PATH names the authority`
  if (cause.code === "HANDSHAKE_NO_SSL_SUPPORT") return "it does not offer TLS, which ssl= in the URL asks for"
  return error.message
}
