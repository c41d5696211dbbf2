import { BaseError, ConnectionAcquireTimeoutError, ConnectionError } from "sequelize"
import { ServiceUnavailableError } from "../../../contract/api/errors.ts"

interface Failure {
  /** `retry`: rolled back, may succeed; `unavailable`: not now; `misconfigured`: not until fixed; `bug`: our fault. */
  meaning: "retry" | "unavailable" | "misconfigured" | "bug"
  /** Another connection may work: this one is lost, or its server should not be used. */
  isConnectionSpent?: boolean
  /** The database may accept the same change in smaller parts. */
  isTooLarge?: boolean
}

const RETRY: Failure = { meaning: "retry" }
const RETRY_ELSEWHERE: Failure = { meaning: "retry", isConnectionSpent: true }
const UNAVAILABLE: Failure = { meaning: "unavailable" }
const LOST: Failure = { meaning: "unavailable", isConnectionSpent: true }
const FULL: Failure = { meaning: "unavailable", isTooLarge: true }
const MISCONFIGURED: Failure = { meaning: "misconfigured" }
const BUG: Failure = { meaning: "bug" }

/** The keys are the driver's codes, or numbers of MariaDB's errors that it does not name. All other errors are bugs. */
const FAILURES: Readonly<Record<string, Failure>> = {
  // Lost against another transaction: a deadlock, a lock timeout, or a conflict found at COMMIT in a cluster.
  ER_LOCK_DEADLOCK: RETRY,
  ER_CHECKREAD: RETRY, // MariaDB 11.6+: the row changed since it was read
  ER_LOCK_WAIT_TIMEOUT: RETRY,
  ER_TRANSACTION_ROLLBACK_DURING_COMMIT: RETRY,

  // The server accepts no writes: it is read-only, or Galera has no quorum.
  ER_OPTION_PREVENTS_STATEMENT: RETRY_ELSEWHERE,
  ER_READ_ONLY_MODE: RETRY_ELSEWHERE,
  ER_UNKNOWN_COM_ERROR: RETRY_ELSEWHERE,

  // Group Replication without a quorum. Not RETRY, as other nodes may have received the transaction and keep it.
  ER_RUN_HOOK_ERROR: LOST,

  // A storage engine failed during COMMIT. Not RETRY, as the outcome is unknown.
  ER_ERROR_DURING_COMMIT: LOST,

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

  // No connection, or no answer in time.
  ER_CON_COUNT_ERROR: LOST,
  ER_TOO_MANY_USER_CONNECTIONS: LOST,
  ER_USER_LIMIT_REACHED: LOST,
  ECONNREFUSED: LOST,
  ECONNRESET: LOST,
  EPIPE: LOST,
  ETIMEDOUT: LOST,
  PROTOCOL_CONNECTION_LOST: LOST,
  PROTOCOL_SEQUENCE_TIMEOUT: LOST,

  // The server stopped this statement only.
  ER_QUERY_INTERRUPTED: UNAVAILABLE,
  ER_QUERY_TIMEOUT: UNAVAILABLE,
  1969: UNAVAILABLE, // MariaDB: max_statement_time exceeded

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

  // Another process still holds SQLite's lock after the wait.
  SQLITE_BUSY: UNAVAILABLE,
  SQLITE_LOCKED: UNAVAILABLE,
  SQLITE_PROTOCOL: UNAVAILABLE,
  SQLITE_INTERRUPT: UNAVAILABLE,
  SQLITE_NOMEM: UNAVAILABLE,
  SQLITE_FULL: FULL,
  SQLITE_IOERR: UNAVAILABLE,
  // The file is missing, not writable, damaged, or not a database.
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

// mysql2 uses this code for all TLS errors, also for network errors, so the message decides.
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

export const toUnavailableError = (error: unknown): ServiceUnavailableError | null =>
  failureOf(error).meaning === "bug" ? null : new ServiceUnavailableError({ cause: error })

/** True if other statements would fail or wait too. The failed statement may still have taken effect. */
export const isDatabaseUnavailable = (error: unknown) => {
  const { meaning, isTooLarge = false } = failureOf(error)
  return meaning !== "bug" && !isTooLarge
}

export const isFull = (error: unknown) => failureOf(error).isTooLarge === true

export const isMisconfigured = (error: unknown) => failureOf(error).meaning === "misconfigured"

export const isConnectionSpent = (error: unknown) => failureOf(error).isConnectionSpent === true

/** True if the database rolled the transaction back, even at COMMIT, so a retry may succeed. */
export const isRolledBack = (error: unknown) => failureOf(error).meaning === "retry"

/** True if all uncommitted changes are lost, by a rollback or with the connection, so a retry may succeed. */
export const isTransient = (error: unknown) => isRolledBack(error) || isConnectionSpent(error)

export const describeFailure = (error: Error): string => {
  const cause = driverErrorOf(error)
  if (isDistrusted(cause)) return `its certificate is not trusted (${error.message}); ca=PATH names the authority`
  if (cause.code === "HANDSHAKE_NO_SSL_SUPPORT") return "it does not offer TLS, which ssl= in the URL asks for"
  return error.message
}
