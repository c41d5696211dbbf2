import { config } from "../platform/config/config.ts"
import { zeroFreePages } from "../platform/database/sqlite/zeroFreePages.ts"
import { openExistingDatabase, runCommand } from "./command.ts"

const USAGE = `npm run wipe

Overwrites what SQLite has left of deleted rows in the database file, and empties its write-ahead log. The server does it
after each erasure and once a day; it may run meanwhile.`

await runCommand(USAGE, async () => {
  if (config.database.dialect !== "sqlite") return "Only the file of a SQLite database is wiped"
  return `Wiped ${await zeroFreePages(openExistingDatabase())} pages`
})
