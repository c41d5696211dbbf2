import Libsql from "libsql"

// Takes the write lock of a SQLite file, writes into it, and holds the lock for a while; or only goes on reading it as it
// was at the beginning: see databaseHolder.ts.

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
