/** The codes of errors that are about the statement and not about the connection. */
export const OWN_FAULTS = new Set([
  "SQLITE_CONSTRAINT",
  "SQLITE_ERROR",
  "SQLITE_MISMATCH",
  "SQLITE_MISUSE",
  "SQLITE_RANGE",
  "SQLITE_TOOBIG",
])

export type SqliteError = Error & { code: string }

/** Sequelize recognizes constraint and busy errors by node-sqlite3's codes, which lead the message too. */
export const asSqliteError = (error: unknown, codeIfNone: string): SqliteError => {
  const { code, message } = error as Error & { code?: string }
  const plainCode = /^SQLITE_[A-Z]+/.exec(code || codeIfNone)?.[0] ?? codeIfNone
  return Object.assign(new Error(`${plainCode}: ${message}`, { cause: error }), { code: plainCode })
}

const DAMAGED = new Set(["SQLITE_CORRUPT", "SQLITE_NOTADB"])

/** Says that a file is damaged, and what to do. */
export const damaged = (path: string, reason: string) => {
  const advice = "stop Farelight, move it and the files named like it away, and run npm run restore -- FILE"
  return Object.assign(new Error(`${reason}: ${path} is damaged; ${advice} with the last backup`), {
    code: "SQLITE_CORRUPT",
  })
}

/** An error of this file; of a damaged one, with what to do. */
export const advise = (error: SqliteError, path: string) =>
  DAMAGED.has(error.code) ? Object.assign(damaged(path, error.message), { cause: error, code: error.code }) : error
