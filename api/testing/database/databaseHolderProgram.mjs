import Libsql from "libsql"

// Holds the write lock of a SQLite file for a while, with an uncommitted write; or holds a read snapshot: see
// databaseHolder.ts.

const [file, milliseconds, what] = process.argv.slice(2)
const database = new Libsql(file, { timeout: 1_000 })
database.exec(
  what === "read"
    ? "BEGIN; SELECT COUNT(*) FROM sqlite_master"
    : "BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS elsewhere (at TEXT); INSERT INTO elsewhere VALUES ('now')",
)
process.stdout.write("held\n")
setTimeout(() => {
  database.exec("COMMIT")
  database.close()
}, Number(milliseconds))
