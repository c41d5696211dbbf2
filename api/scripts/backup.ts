import { resolve } from "node:path"
import { config } from "../platform/config/config.ts"
import { backUpInto } from "../platform/database/backup/backupFolder.ts"
import { writeBackup } from "../platform/database/backup/writeBackup.ts"
import { openExistingDatabase, runCommand } from "./command.ts"

const USAGE = `npm run backup [-- FILE]

Stores all that the database holds, as it is at one moment, in FILE, or in BACKUP_DIR under a name of its own. The server
may run meanwhile. A FILE that exists is replaced once the new backup is whole. Nobody's session is part of it.`

/** A backup must overwrite neither the database nor its `-wal` and `-shm` files. */
const isOfDatabase = (path: string) => {
  const { database } = config
  return database.dialect === "sqlite" && ["", "-wal", "-shm"].some((end) => path === database.file + end)
}

await runCommand(USAGE, async ({ file }) => {
  const { folder, keep } = config.backup
  if (!file && !folder) throw new Error(`Name a file, or set BACKUP_DIR.\n\n${USAGE}`)
  const sequelize = openExistingDatabase()
  if (!file) return `Stored ${await backUpInto(sequelize, config.database, String(folder), keep)}`
  const path = resolve(file)
  if (isOfDatabase(path)) throw new Error(`${path} is the database itself: name another file`)
  const { tables } = await writeBackup(sequelize, config.database, path)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Stored ${path}: ${rows} rows in ${tables.length} tables, read back and counted`
})
