import { AccessDeniedError, BaseError, ConnectionError, DatabaseError } from "sequelize"
import { ServiceUnavailableError } from "../contract/errors.ts"

/** What the errors of the engines and their drivers mean. */

const UNAVAILABLE_CODES = new Set([
  // Sockets
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "PROTOCOL_CONNECTION_LOST",
  "PROTOCOL_SEQUENCE_TIMEOUT",
  // MySQL: shutting down, out of connections, read-only, disk full, lock waits that time out
  "ER_SERVER_SHUTDOWN",
  "ER_CON_COUNT_ERROR",
  "ER_OPTION_PREVENTS_STATEMENT",
  "ER_DISK_FULL",
  "ER_RECORD_FILE_FULL",
  "ER_LOCK_WAIT_TIMEOUT",
  "ER_LOCK_DEADLOCK",
  "ER_QUERY_INTERRUPTED",
  // SQLite: another process writes, disk full or failing, file not writable, gone or damaged
  "SQLITE_BUSY",
  "SQLITE_LOCKED",
  "SQLITE_FULL",
  "SQLITE_IOERR",
  "SQLITE_INTERRUPT",
  "SQLITE_PROTOCOL",
  "SQLITE_READONLY",
  "SQLITE_CANTOPEN",
  "SQLITE_CORRUPT",
  "SQLITE_NOTADB",
])

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

/** The error as SERVICE_UNAVAILABLE if the database cannot serve now, otherwise null. */
export const asUnavailable = (error: unknown): ServiceUnavailableError | null => {
  const code = codeOf(error instanceof DatabaseError ? error.parent : error)
  const isAway = error instanceof ConnectionError || (typeof code === "string" && UNAVAILABLE_CODES.has(code))
  return isAway ? new ServiceUnavailableError({ cause: error }) : null
}

// The database has rolled back what failed, and may accept a part of it.
const UNDONE_CODES = new Set(["ER_DISK_FULL", "ER_RECORD_FILE_FULL", "ER_LOCK_DEADLOCK", "SQLITE_FULL"])

/** Whether anything else would fail alike, or wait as long, and what failed may yet have taken effect. */
export const isAway = (error: unknown) =>
  asUnavailable(error) !== null &&
  !UNDONE_CODES.has(String(codeOf(error instanceof DatabaseError ? error.parent : error)))

const MISCONFIGURED_CODES = new Set([
  "ER_BAD_DB_ERROR",
  "ER_DBACCESS_DENIED_ERROR",
  "HANDSHAKE_NO_SSL_SUPPORT",
  "SQLITE_CANTOPEN",
  "SQLITE_CORRUPT",
  "SQLITE_NOTADB",
  "SQLITE_READONLY",
])

const origin = (error: unknown) => (error instanceof BaseError && "parent" in error ? error.parent : error)

// mysql2 gives all TLS errors this code, including those of the network.
const isDistrusted = (error: Error) =>
  codeOf(origin(error)) === "HANDSHAKE_SSL_ERROR" && /certificate|altname/i.test(error.message)

/** Whether waiting will not help: wrong password, no such database, an untrusted certificate. */
export const isMisconfigured = (error: unknown) =>
  error instanceof AccessDeniedError ||
  MISCONFIGURED_CODES.has(String(codeOf(origin(error)))) ||
  (error instanceof Error && isDistrusted(error))

/** Why the database cannot be used, for the person who starts the server. */
export const describeFailure = (error: Error): string => {
  if (isDistrusted(error)) return `its certificate is not trusted (${error.message}); ca=PATH names the authority`
  if (codeOf(origin(error)) === "HANDSHAKE_NO_SSL_SUPPORT")
    return "it does not offer TLS, which ssl= in the URL asks for"
  return error.message
}

/** Whether the database rolled the transaction back to resolve a deadlock: running it again is right. */
export const isDeadlock = (error: unknown) =>
  error instanceof DatabaseError && codeOf(error.parent) === "ER_LOCK_DEADLOCK"
