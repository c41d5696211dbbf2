import { config } from "../config.ts"
import { ensureAdmin } from "../modules/auth/adminAccount.ts"
import { seedCmsBlocks } from "../modules/cms/cms.service.ts"
import { completeOldRows } from "../modules/search/oldRows.ts"
import { database } from "./database.ts"
import { withMigrator } from "./migrator.ts"

/**
 * Brings the open database to where the product can start: schema, content blocks, admin account. Any number of
 * processes may do so at once. Returns the admin's name, and the password if one had to be made up.
 */
export const prepareDatabase = () =>
  withMigrator(database(), config.database, async (migrator) => {
    await migrator.up()
    await completeOldRows()
    await seedCmsBlocks()
    return ensureAdmin()
  })
