import { DataTypes } from "sequelize"
import { columns, createTable } from "../columns.ts"
import { binaryText } from "../dialect.ts"
import type { Migration } from "../migrator.ts"

/** The tables whose rows are searched, by the name of their kind. */
const tables = {
  driver_application: "driver_applications",
  advertiser_submission: "advertiser_submissions",
  email_log: "email_logs",
}

const kind = { ...columns.type, primaryKey: true }
const key = { ...columns.number, primaryKey: true }
// Texts are folded already, and compared as bytes.
const collate = "utf8mb4_bin"

export const up: Migration["up"] = async (queryInterface) => {
  const { sequelize } = queryInterface
  await createTable(
    queryInterface,
    "search_postings",
    {
      kind,
      block: key,
      gram: { type: DataTypes.STRING(3), allowNull: false, primaryKey: true },
      size: columns.number,
      bytes: { type: DataTypes.BLOB, allowNull: false },
    },
    { collate },
  )
  await createTable(
    queryInterface,
    "search_pending",
    { kind, row_id: key, claim: { type: DataTypes.BIGINT, allowNull: false } },
    { collate },
  )
  for (const [name, table] of Object.entries(tables)) {
    const existing = await queryInterface.describeTable(table)
    if (!existing.search_text)
      await queryInterface.addColumn(table, "search_text", { type: binaryText(sequelize), allowNull: true })
    // Rows without a text, which the next start gives them.
    const isKnown = `EXISTS (SELECT 1 FROM search_pending WHERE kind = '${name}' AND row_id = ${table}.id)`
    await sequelize.query(
      `INSERT INTO search_pending (kind, row_id, claim) SELECT '${name}', id, -1 FROM ${table} WHERE NOT ${isKnown}`,
    )
  }
  await queryInterface.dropTable("search_terms")
}

export const down: Migration["down"] = async (queryInterface) => {
  const term = { type: DataTypes.STRING(64), allowNull: false, primaryKey: true }
  await createTable(queryInterface, "search_terms", { lead_type: kind, term, lead_id: key }, { collate })
  // Not `removeColumn`, which on SQLite recreates the table without its indexes.
  for (const table of Object.values(tables))
    if ((await queryInterface.describeTable(table)).search_text)
      await queryInterface.sequelize.query(`ALTER TABLE ${table} DROP COLUMN search_text`)
  await queryInterface.dropTable("search_pending")
  await queryInterface.dropTable("search_postings")
}
