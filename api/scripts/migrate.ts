import { parseArgs } from "node:util"
import { openDatabase } from "../main/models.ts"
import { config } from "../platform/config/config.ts"
import { database } from "../platform/database/connection/database.ts"
import { refreshStatistics } from "../platform/database/connection/dialect.ts"
import { rollBackTo, withMigrator } from "../platform/database/versions/migrator.ts"
import { protectEvents } from "../platform/events/eventProtection.ts"
import { runToEnd } from "./command.ts"

// `npm run migrate` updates the schema. With `-- down` it reverts the last migration; with `-- down --to VERSION`, all
// migrations after that release, so that the release can start on the database.

await runToEnd(async () => {
  const options = { to: { type: "string" } } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const isDown = positionals.includes("down")
  if (values.to && !isDown) throw new Error("--to needs down: npm run migrate -- down --to VERSION")
  const changed = await withMigrator(openDatabase(config.database), config.database, async (migrator) => {
    if (isDown) return values.to ? rollBackTo(migrator, values.to) : migrator.down()
    await migrator.up()
    await protectEvents()
    await refreshStatistics(database(), { isAfterBulkChange: true })
    return migrator.executed()
  })
  const verb = isDown ? "Taken back" : "In place"
  process.stdout.write(`${changed.map(({ name }) => `${verb}: ${name}`).join("\n")}\n`)
})
