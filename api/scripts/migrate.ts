import { config } from "../config.ts"
import { closeDatabase, openDatabase } from "../database/database.ts"
import { createMigrator, migrate } from "../database/migrator.ts"

// npm run migrate [-- down]: brings the schema up to date, or reverts the last migration.

const sequelize = openDatabase(config.database)
const migrator = createMigrator(sequelize)
const isDown = process.argv.includes("down")
const changed = isDown
  ? await migrator.down()
  : await migrate(sequelize, config.database, async () => migrator.executed())
const verb = isDown ? "Taken back" : "In place"
process.stdout.write(`${changed.map(({ name }) => `${verb}: ${name}`).join("\n")}\n`)
await closeDatabase()
