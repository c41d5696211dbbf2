import { readdirSync } from "node:fs"
import { basename, extname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { DataTypes, type ModelStatic, type QueryInterface, type Model as Row, type Sequelize } from "sequelize"
import type { Config } from "../config.schema.ts"
import { programFolder } from "../projectRoot.ts"
import { withExclusiveLock } from "./dialect.ts"
import { adoptFirstVersion, forgetFirstVersion } from "./firstVersion.ts"

/** What a file in `migrations/` exports. */
export interface Migration {
  up(queryInterface: QueryInterface): Promise<void>
  down(queryInterface: QueryInterface): Promise<void>
}

/** The name of a migration, as it is recorded. */
interface MigrationName {
  name: string
}

const folder = join(programFolder, "database/migrations")

// Sources end in .ts and the build in .js: the recorded name has no extension, so that both mean the same.
const migrationFiles = () =>
  readdirSync(folder)
    .filter((file) => [".ts", ".js"].includes(extname(file)))
    .sort()
    .map((file) => ({ name: basename(file, extname(file)), url: pathToFileURL(join(folder, file)).href }))

const defineRecord = (sequelize: Sequelize): ModelStatic<Row & MigrationName> =>
  sequelize.define(
    "Migration",
    { name: { type: DataTypes.STRING, allowNull: false, unique: true, primaryKey: true } },
    { tableName: "migrations", charset: "utf8", collate: "utf8_unicode_ci" },
  )

/** The database's migrator. What was done stays recorded when a later migration fails. */
export const createMigrator = (sequelize: Sequelize) => {
  const context = sequelize.getQueryInterface()
  const records = defineRecord(sequelize)
  const all = migrationFiles()

  const recordedNames = async () => {
    await records.sync()
    return (await records.findAll({ order: ["name"] })).map(({ name }) => name)
  }

  /** The recorded migrations; a database of version 0.1.0 has them recorded first. */
  const prepareRecords = async () => {
    await adoptFirstVersion(context, await recordedNames())
    return new Set(await recordedNames())
  }

  const list = async (isRecorded: boolean): Promise<typeof all> => {
    const recorded = await prepareRecords()
    return all.filter(({ name }) => recorded.has(name) === isRecorded)
  }

  const run = async ({ name, url }: (typeof all)[number], direction: keyof Migration) => {
    const migration: Migration = await import(url)
    try {
      await migration[direction](context)
    } catch (error) {
      throw new Error(`Migration ${name} (${direction}) failed: ${(error as Error).message}`, { cause: error })
    }
  }

  return {
    executed: (): Promise<MigrationName[]> => list(true),
    pending: (): Promise<MigrationName[]> => list(false),

    /** Runs what is pending: all of it, all up to a name, or those named. Returns what it ran. */
    up: async ({ to, migrations }: { to?: string; migrations?: readonly string[] } = {}): Promise<MigrationName[]> => {
      const asked = (await list(false)).filter(
        ({ name }) => (!to || name <= to) && (migrations?.includes(name) ?? true),
      )
      for (const migration of asked) {
        await run(migration, "up")
        await records.create({ name: migration.name })
      }
      return asked
    },

    /** Takes back the last migration, or with `to: 0` all of them. Returns what it took back. */
    down: async ({ to }: { to?: 0 } = {}): Promise<MigrationName[]> => {
      const latestFirst = (await list(true)).reverse()
      const asked = to === 0 ? latestFirst : latestFirst.slice(0, 1)
      for (const migration of asked) {
        await forgetFirstVersion(context)
        await run(migration, "down")
        await records.destroy({ where: { name: migration.name } })
      }
      return asked
    },
  }
}

/** Runs `work` with the database's migrator, under a lock that lets one process at a time do so. */
export const withMigrator = <Result>(
  sequelize: Sequelize,
  settings: Config["database"],
  work: (migrator: ReturnType<typeof createMigrator>) => Promise<Result>,
): Promise<Result> => withExclusiveLock(sequelize, settings, () => work(createMigrator(sequelize)))
