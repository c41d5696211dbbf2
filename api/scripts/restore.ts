import { resolve } from "node:path"
import { openDatabase } from "../main/models.ts"
import { config } from "../platform/config/config.ts"
import { backUpInto } from "../platform/database/backup/backupFolder.ts"
import { restoreBackup } from "../platform/database/backup/restoreBackup.ts"
import { protectEvents } from "../platform/events/eventProtection.ts"
import { runCommand } from "./command.ts"

const USAGE = `npm run restore -- FILE [--force]

Makes the database of DATABASE_URL hold what the backup FILE holds, whichever engine that was made on. The backup is read
and counted first; then all of it is stored, or nothing. A database that holds something is replaced with --force only,
and stored in BACKUP_DIR before, if that is set. A server that runs meanwhile refuses writes as unavailable, and everybody
signs in again afterward.`

await runCommand(USAGE, async ({ file, isForced }) => {
  if (!file) throw new Error(USAGE)
  const sequelize = openDatabase(config.database)
  const { folder } = config.backup
  const beforeReplacing = async () => {
    if (!folder) return
    // All backups are kept, as the one to restore may be the oldest.
    const stored = await backUpInto(sequelize, config.database, folder, Number.POSITIVE_INFINITY)
    process.stderr.write(`Stored what is replaced: ${stored}\n`)
  }
  const { head, tables } = await restoreBackup(sequelize, config.database, resolve(file), { isForced, beforeReplacing })
  await protectEvents()
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `The database is as it was on ${head.createdAt}: ${rows} rows in ${tables.length} tables`
})
