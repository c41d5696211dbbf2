import { config } from "../platform/config/config.ts"
import { measureClock } from "../platform/database/clock/measureClock.ts"
import { database } from "../platform/database/connection/database.ts"
import { refreshStatistics } from "../platform/database/connection/dialect.ts"
import { type createMigrator, withMigrator } from "../platform/database/versions/migrator.ts"
import { sealSecrets } from "../platform/database/writing/sealedText.ts"
import { beginChain } from "../platform/events/eventChain.ts"
import { protectEvents } from "../platform/events/eventProtection.ts"
import { ensureAdmin } from "../rooms/accounts/users/adminAccount.ts"
import { seedCmsBlocks } from "../rooms/content/cms/cms.service.ts"
import { recountLeads } from "../rooms/leads/counters/leadRecount.ts"
import { leadKinds } from "../rooms/leads/leadKinds.ts"
import { backfillRows } from "../rooms/leads/list/backfill.ts"
import { moveWaiting } from "../rooms/leads/waitList/moveWaiting.ts"
import { copyStatusChanges } from "../rooms/leads/work/copyStatusChanges.ts"

const fill = async (migrator: ReturnType<typeof createMigrator>) => {
  const migrations = await migrator.up()
  await measureClock(database())
  await sealSecrets(database())
  await beginChain()
  await protectEvents()
  await copyStatusChanges()
  await backfillRows()
  if (migrations.length > 0) {
    // A migration may have changed leads or filters, so they are counted again.
    for (const kind of leadKinds) await recountLeads(kind)
    await refreshStatistics(database(), { isAfterBulkChange: true })
  }
  await seedCmsBlocks(moveWaiting)
}

/** Does not create the first account, as only the server does that. */
export const prepareContent = () => withMigrator(database(), config.database, fill)

/** Returns the owner's user name and a password if one was generated. Several processes may run this at once. */
export const prepareDatabase = () =>
  withMigrator(database(), config.database, async (migrator) => {
    await fill(migrator)
    return ensureAdmin()
  })
