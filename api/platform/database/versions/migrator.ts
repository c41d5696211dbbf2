import { readdirSync } from "node:fs"
import { basename, extname, join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import type { QueryInterface, Sequelize } from "sequelize"
import { SequelizeStorage, Umzug } from "umzug"
import type { Config } from "../../config/config.schema.ts"
import { logger } from "../../log/logger.ts"
import { announce } from "../../processes/output.ts"
import { programFolder } from "../../processes/projectRoot.ts"
import { withoutTimeLimit } from "../connection/connections.ts"
import { perDatabase } from "../connection/perDatabase.ts"
import { withExclusiveLock } from "../locks/exclusiveLock.ts"
import { openLease } from "../locks/lease.ts"
import { isOpenElsewhere } from "../sqlite/openedFile.ts"
import { SqliteFile } from "../sqlite/sqliteFile.ts"
import { forgetFirstVersion, LAST_BASELINE, recordFirstVersion } from "./firstVersion.ts"
import { LAST_EXCLUSIVE_MIGRATION, lastMigrations } from "./releases.ts"

/** Long enough for the lease of a killed process to expire. */
const WAIT_MS = 15_000
const LOOK_EVERY_MS = 250

const IN_USE =
  "another process still uses this database, and fails when its tables change like this: end every process that serves it, then start this one again (docs/operations.md, Upgrading)"

// Since 0.2.0, one of the serving processes always holds this lease.
const isLeaseInUse = async (sequelize: Sequelize) => {
  const lease = await openLease(sequelize, "positions")
  const endsAt = performance.now() + WAIT_MS
  for (let look = 1; !(await lease.isAbandoned()); look += 1) {
    if (performance.now() >= endsAt) return true
    if (look === 10)
      announce("info", { text: "Another process serves the database. Waiting up to 15 s for it to end ..." })
    await delay(LOOK_EVERY_MS)
  }
  return false
}

const seen = perDatabase(() => ({ isElsewhere: false }))

/** Call before SQLite's file is opened here, which hides other processes. The returned function throws if any run. */
const watchOtherProcesses = (sequelize: Sequelize, settings: Config["database"]) => {
  const state = seen()
  if (settings.dialect === "sqlite" && !SqliteFile.isJoined(settings.file))
    state.isElsewhere = isOpenElsewhere(settings.file)
  return async () => {
    const isInUse = settings.dialect === "sqlite" ? state.isElsewhere : await isLeaseInUse(sequelize)
    if (isInUse) throw new Error(IN_USE)
  }
}

export interface Migration {
  up(queryInterface: QueryInterface): Promise<void>
  down(queryInterface: QueryInterface): Promise<void>
}

const folder = join(programFolder, "platform/database/migrations")

// Sources end in .ts and the build in .js, so the recorded names have no extension.
const migrationFiles = () =>
  readdirSync(folder)
    .filter((file) => [".ts", ".js"].includes(extname(file)))
    .sort()
    .map((file) => ({ name: basename(file, extname(file)), url: pathToFileURL(join(folder, file)).href }))

/** An older version can serve a database that a newer one migrated, but it cannot roll back the newer migrations. */
const warnOfLaterVersion = (recorded: readonly string[], command: string) => {
  const last = migrationFiles().at(-1)?.name ?? ""
  const later = recorded.filter((name) => name > last)
  if (later.length === 0) return
  if (command === "down")
    throw new Error(`a later version has migrated this database: with that one, take back ${later.join(", ")} first`)
  logger.info({ migrations: later }, "a later version has migrated this database; this one serves on")
}

export const createMigrator = (sequelize: Sequelize) => {
  // `down` is missing where the previous version works without it.
  const load = (url: string): Promise<Pick<Migration, "up"> & Partial<Migration>> => import(url)
  const storage = new SequelizeStorage({ sequelize, tableName: "migrations", timestamps: true })
  const context = sequelize.getQueryInterface()
  const migrator = new Umzug<QueryInterface>({
    context,
    storage,
    logger: undefined,
    migrations: migrationFiles().map(({ name, url }) => ({
      name,
      up: async ({ context }: { context: QueryInterface }) => (await load(url)).up(context),
      down: async ({ context }: { context: QueryInterface }) => {
        if (name <= LAST_BASELINE) await forgetFirstVersion(context)
        else await recordFirstVersion(context, await storage.executed())
        await (await load(url)).down?.(context)
      },
    })),
  })
  migrator.on("beforeCommand", async ({ command }) => {
    const recorded = await storage.executed()
    warnOfLaterVersion(recorded, command)
  })
  return migrator
}

/** `down` expects every migration to have run, so an interrupted upgrade is completed first. */
export const rollBackTo = async (migrator: ReturnType<typeof createMigrator>, version: string) => {
  const last = lastMigrations[version]
  if (!last) throw new Error(`there is a way back to ${Object.keys(lastMigrations).join(", ")}, and not to ${version}`)
  await migrator.up()
  const later = migrationFiles().flatMap(({ name }) => (name > last ? [name] : []))
  return migrator.down({ migrations: later.reverse() })
}

/** Holds a lock across processes. Refuses migrations that other running processes would not survive. */
export const withMigrator = <Result>(
  sequelize: Sequelize,
  settings: Config["database"],
  work: (migrator: ReturnType<typeof createMigrator>) => Promise<Result>,
): Promise<Result> =>
  withoutTimeLimit(() =>
    withExclusiveLock(sequelize, settings, (confirm) => {
      const requireNoOther = watchOtherProcesses(sequelize, settings)
      const migrator = createMigrator(sequelize)
      migrator.on("beforeCommand", async ({ command }) => {
        if (command !== "up" && command !== "down") return
        if ((await migrator.executed()).length === 0) return
        const pending = await migrator.pending()
        if (command === "down" || pending.some(({ name }) => name <= LAST_EXCLUSIVE_MIGRATION)) await requireNoOther()
      })
      migrator.on("migrating", confirm)
      migrator.on("reverting", confirm)
      return work(migrator)
    }),
  )
