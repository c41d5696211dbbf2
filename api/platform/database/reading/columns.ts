import { DataTypes, type ModelAttributeColumnOptions, type QueryInterface, QueryTypes, type Sequelize } from "sequelize"

/** All moments are UTC with milliseconds. */
export const columns = {
  id: { type: DataTypes.INTEGER, allowNull: false, primaryKey: true, autoIncrement: true },
  moment: { type: DataTypes.DATE(3), allowNull: false },
  optionalMoment: { type: DataTypes.DATE(3), allowNull: true },
  optionalDay: { type: DataTypes.CHAR(10), allowNull: true },
  text: { type: DataTypes.STRING(255), allowNull: false },
  optionalText: { type: DataTypes.STRING(255), allowNull: true },
  longText: { type: DataTypes.TEXT, allowNull: false },
  /** Not TEXT, which MySQL limits to 64 KB. */
  document: { type: "MEDIUMTEXT", allowNull: false },
  optionalLongText: { type: DataTypes.TEXT, allowNull: true },
  number: { type: DataTypes.INTEGER, allowNull: false },
  optionalNumber: { type: DataTypes.INTEGER, allowNull: true },
  largeNumber: { type: DataTypes.BIGINT, allowNull: false },
  flag: { type: DataTypes.BOOLEAN, allowNull: false },
  status: { type: DataTypes.STRING(16), allowNull: false },
  submissionId: { type: DataTypes.CHAR(36), allowNull: true },
  type: { type: DataTypes.STRING(32), allowNull: false },
  sha256: { type: DataTypes.CHAR(64), allowNull: false },
  userId: {
    type: DataTypes.INTEGER,
    allowNull: false,
    references: { model: "admin_users", key: "id" },
    onDelete: "CASCADE",
  },
}

/** Copied here, as the original may change, but a migration must always do the same. */
export const LEAD_TABLES = ["driver_applications", "advertiser_submissions"]

export type Columns = Record<string, ModelAttributeColumnOptions>

interface Indexes {
  uniqueIndexes?: Record<string, string[]>
  indexes?: Record<string, string[]>
}

interface TableOptions extends Indexes {
  unique?: Record<string, string[]>
  collate?: string
}

/** Creates only missing parts, as MySQL may run an interrupted migration again. */
export const createTable = async (
  queryInterface: QueryInterface,
  name: string,
  attributes: Columns,
  { unique = {}, uniqueIndexes = {}, indexes = {}, collate = "utf8mb4_unicode_ci" }: TableOptions = {},
) => {
  const uniqueKeys = Object.fromEntries(Object.entries(unique).map(([key, fields]) => [key, { fields }]))
  // Named here, as the server's default character set may lack parts of Unicode.
  await queryInterface.createTable(name, attributes, { charset: "utf8mb4", collate, uniqueKeys })
  await convert(queryInterface.sequelize, name, collate)
  await addColumns(queryInterface, name, attributes)
  await addIndexes(queryInterface, name, { uniqueIndexes, indexes })
}

/** The table may still have the server's default collation, so it is converted. */
const convert = async (sequelize: Sequelize, name: string, collate: string) => {
  if (sequelize.getDialect() === "sqlite") return
  const sql = `SELECT TABLE_NAME FROM information_schema.TABLES
    WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND TABLE_COLLATION <> ?`
  const others = await sequelize.query(sql, { replacements: [name, collate], type: QueryTypes.SELECT })
  if (others.length > 0)
    await sequelize.query(`ALTER TABLE ${name} CONVERT TO CHARACTER SET utf8mb4 COLLATE ${collate}`)
}

const namesOfIndexes = async (queryInterface: QueryInterface, table: string) =>
  ((await queryInterface.showIndex(table)) as { name: string }[]).map(({ name }) => name)

export const addIndexes = async (
  queryInterface: QueryInterface,
  table: string,
  { uniqueIndexes = {}, indexes = {} }: Indexes,
) => {
  const present = await namesOfIndexes(queryInterface, table)
  for (const [name, fields] of Object.entries({ ...uniqueIndexes, ...indexes }))
    if (!present.includes(name)) await queryInterface.addIndex(table, { name, fields, unique: name in uniqueIndexes })
}

export const dropIndex = async (queryInterface: QueryInterface, table: string, name: string) => {
  if ((await namesOfIndexes(queryInterface, table)).includes(name)) await queryInterface.removeIndex(table, name)
}

export const addColumns = async (queryInterface: QueryInterface, table: string, added: Columns) => {
  const present = await queryInterface.describeTable(table)
  // A copy, as Sequelize writes the engine's type into its argument.
  for (const [name, column] of Object.entries(added))
    if (!(name in present)) await queryInterface.addColumn(table, name, { ...column })
}

/** Not by `removeColumn`, which would lose the indexes of a SQLite table. */
export const dropColumns = async (queryInterface: QueryInterface, table: string, names: readonly string[]) => {
  const present = await queryInterface.describeTable(table)
  for (const name of names)
    if (name in present) await queryInterface.sequelize.query(`ALTER TABLE ${table} DROP COLUMN ${name}`)
}

type Change = (queryInterface: QueryInterface) => Promise<unknown>

interface Step {
  up?: Change
  down?: Change
}

/**
 * Each step must be repeatable, as MySQL cannot roll back changes of the schema. `down` reverts the last step first.
 */
export const migration = (...steps: readonly Step[]) => ({
  up: async (queryInterface: QueryInterface) => {
    for (const { up } of steps) await up?.(queryInterface)
  },
  down: async (queryInterface: QueryInterface) => {
    for (const { down } of steps.toReversed()) await down?.(queryInterface)
  },
})

export const newIndexedTable = (
  name: string,
  { columns: attributes, ...options }: TableOptions & { columns: Columns },
): Step => ({
  up: (queryInterface) => createTable(queryInterface, name, attributes, options),
  down: (queryInterface) => queryInterface.dropTable(name),
})

export const newTable = (name: string, attributes: Columns) => newIndexedTable(name, { columns: attributes })

/** The columns need a default or null, as the previous version still writes during the rollout. */
export const newColumns = (tables: string | readonly string[], added: Columns): Step => ({
  up: async (queryInterface) => {
    for (const table of [tables].flat()) await addColumns(queryInterface, table, added)
  },
  down: async (queryInterface) => {
    for (const table of [tables].flat()) await dropColumns(queryInterface, table, Object.keys(added))
  },
})

export const newIndexes = (tables: string | readonly string[], indexesOf: (table: string) => Indexes): Step => ({
  up: async (queryInterface) => {
    for (const table of [tables].flat()) await addIndexes(queryInterface, table, indexesOf(table))
  },
  down: async (queryInterface) => {
    for (const table of [tables].flat())
      for (const names of Object.values(indexesOf(table)))
        for (const name of Object.keys(names)) await dropIndex(queryInterface, table, name)
  },
})

export const statements = (...all: readonly string[]): Step => ({
  up: async ({ sequelize }) => {
    for (const sql of all) await sequelize.query(sql)
  },
})
