/** For these errors the statement is at fault, so the connection stays usable. */
export const STATEMENT_ERRORS = new Set([
  "SQLITE_CONSTRAINT",
  "SQLITE_ERROR",
  "SQLITE_MISMATCH",
  "SQLITE_MISUSE",
  "SQLITE_RANGE",
  "SQLITE_TOOBIG",
])

export type SqliteError = Error & { code: string }

/** Sequelize recognizes errors by node-sqlite3's codes. As with node-sqlite3, the message begins with the code. */
export const asSqliteError = (error: unknown, codeIfNone: string): SqliteError => {
  const { code, message } = error as Error & { code?: string }
  const plainCode = /^SQLITE_[A-Z]+/.exec(code || codeIfNone)?.[0] ?? codeIfNone
  return Object.assign(new Error(`${plainCode}: ${message}`, { cause: error }), { code: plainCode })
}

const DAMAGED = new Set(["SQLITE_CORRUPT", "SQLITE_NOTADB"])

export const damagedFileError = (path: string, reason: string) => {
  const advice = "stop Farelight, move it and the files named like it away, and run npm run restore -- FILE"
  return Object.assign(new Error(`${reason}: ${path} is damaged; ${advice} with the last backup`), {
    code: "SQLITE_CORRUPT",
  })
}

export const withRestoreAdvice = (error: SqliteError, path: string) =>
  DAMAGED.has(error.code)
    ? Object.assign(damagedFileError(path, error.message), { cause: error, code: error.code })
    : error
