import { config } from "./config.ts"
import { database } from "./database/database.ts"
import { refreshStatistics } from "./database/dialect.ts"
import { measureClock } from "./database/measureClock.ts"
import { type createMigrator, withMigrator } from "./database/migrator.ts"
import { sealSecrets } from "./database/sealedText.ts"
import { leadKinds } from "./leadKinds.ts"
import { ensureAdmin } from "./modules/auth/adminAccount.ts"
import { seedCmsBlocks } from "./modules/cms/cms.service.ts"
import { beginChain } from "./modules/events/eventChain.ts"
import { protectEvents } from "./modules/events/eventProtection.ts"
import { carryStatusChanges } from "./modules/leads/carryStatusChanges.ts"
import { recountLeads } from "./modules/leads/leadRecount.ts"
import { completeOldRows } from "./modules/search/oldRows.ts"

const fill = async (migrator: ReturnType<typeof createMigrator>) => {
  const migrations = await migrator.up()
  await measureClock(database())
  await sealSecrets(database())
  await beginChain()
  await protectEvents()
  await carryStatusChanges()
  await completeOldRows()
  if (migrations.length > 0) {
    // A migration may have changed leads, or by what they can be filtered.
    for (const kind of leadKinds) await recountLeads(kind)
    await refreshStatistics(database(), { isAfterBulkChange: true })
  }
  await seedCmsBlocks()
}

/** Brings the open database to schema and content blocks, for programs, whose environment need not name the admin. */
export const prepareContent = () => withMigrator(database(), config.database, fill)

/**
 * Brings the open database to where the product can start: schema, content blocks, admin account. Any number of
 * processes may do so at once. Returns the admin's name, and the password if one had to be made up.
 */
export const prepareDatabase = () =>
  withMigrator(database(), config.database, async (migrator) => {
    await fill(migrator)
    return ensureAdmin()
  })
