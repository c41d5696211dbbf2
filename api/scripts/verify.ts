import { resolve } from "node:path"
import { config } from "../platform/config/config.ts"
import { readBackup } from "../platform/database/backup/readBackup.ts"
import { checkIntegrity } from "../platform/database/connection/dialect.ts"
import { openExistingDatabase, runCommand } from "./command.ts"

const USAGE = `npm run verify [-- FILE]

Reads the backup FILE from beginning to end, and lists its tables with their rows and checksums, which are equal wherever
the rows are. Without FILE, checks whether the file of a SQLite database is intact; the server may run meanwhile.`

await runCommand(USAGE, async ({ file }) => {
  if (!file) {
    await checkIntegrity(openExistingDatabase(), config.database)
    return "The database is intact"
  }
  const { head, tables } = await readBackup(resolve(file))
  const lines = tables.map(
    ({ table, rows, checksum }) => `${table.padEnd(24)}${String(rows).padStart(10)}  ${checksum}`,
  )
  return [`Whole, of ${head.createdAt}, after the migration ${head.migrations.at(-1)}`, ...lines].join("\n")
})
