import { config } from "../config.ts"
import { database, openDatabase } from "../database/database.ts"
import { refreshStatistics } from "../database/dialect.ts"
import { withMigrator } from "../database/migrator.ts"
import { protectEvents } from "../modules/events/eventProtection.ts"
import { runToEnd } from "./command.ts"

// npm run migrate [-- down]: brings the schema up to date, or reverts the last migration.

await runToEnd(async () => {
  const isDown = process.argv.includes("down")
  const changed = await withMigrator(openDatabase(config.database), config.database, async (migrator) => {
    if (isDown) return migrator.down()
    await migrator.up()
    await protectEvents()
    await refreshStatistics(database(), { isAfterBulkChange: true })
    return migrator.executed()
  })
  const verb = isDown ? "Taken back" : "In place"
  process.stdout.write(`${changed.map(({ name }) => `${verb}: ${name}`).join("\n")}\n`)
})
