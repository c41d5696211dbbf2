
import { config } from "./config.ts"
import { openDatabase, closeDatabase } from "./database/database.ts"
import { createMigrator } from "./database/migrator.ts"
await createMigrator(openDatabase(config.database)).up()
await closeDatabase()
