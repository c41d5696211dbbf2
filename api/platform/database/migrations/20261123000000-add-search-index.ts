import { DataTypes, type QueryInterface, QueryTypes } from "sequelize"
import { binaryText } from "../connection/dialect.ts"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const tables = {
  driver_application: "driver_applications",
  advertiser_submission: "advertiser_submissions",
  email_log: "email_logs",
}

const kind = { ...columns.type, primaryKey: true }
const key = { ...columns.number, primaryKey: true }
// Texts are already folded and compared as bytes.
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
    // Rows without search text; the next start fills it in.
    const isKnown = `EXISTS (SELECT 1 FROM search_pending WHERE kind = '${name}' AND row_id = ${table}.id)`
    await sequelize.query(
      `INSERT INTO search_pending (kind, row_id, claim) SELECT '${name}', id, -1 FROM ${table} WHERE NOT ${isKnown}`,
    )
  }
  await queryInterface.dropTable("search_terms")
}

/** Columns that the previous version indexes. */
const termColumns = {
  driver_applications: ["name", "email", "city"],
  advertiser_submissions: ["company_name", "contact_name", "email", "location"],
  email_logs: ["subject", "recipient"],
}

const AT_ONCE = 500

const termsOf = (texts: unknown[]) => {
  const folded = texts.join(" ").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  const words = folded.split(/[^\p{L}\p{N}]+/u).map((word) => [...word].slice(0, 64).join(""))
  return [...new Set(words)].filter((word) => word !== "")
}

const fillTerms = async (queryInterface: QueryInterface) => {
  await queryInterface.bulkDelete("search_terms", {})
  for (const [lead_type, table] of Object.entries(tables)) {
    const named = termColumns[table as keyof typeof termColumns]
    const sql = `SELECT id, ${named.join(", ")} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`
    for (let last = 0; ; ) {
      const options = { replacements: [last], type: QueryTypes.SELECT as const }
      const rows = await queryInterface.sequelize.query<Record<string, unknown>>(sql, options)
      if (rows.length === 0) break
      last = Number(rows.at(-1)?.id)
      const terms = rows.flatMap(({ id, ...texts }) =>
        termsOf(Object.values(texts)).map((term) => ({ lead_type, term, lead_id: id })),
      )
      if (terms.length > 0) await queryInterface.bulkInsert("search_terms", terms)
    }
  }
}

export const down: Migration["down"] = async (queryInterface) => {
  const term = { type: DataTypes.STRING(64), allowNull: false, primaryKey: true }
  await createTable(queryInterface, "search_terms", { lead_type: kind, term, lead_id: key }, { collate })
  await fillTerms(queryInterface)
  // `removeColumn` recreates a SQLite table without its indexes.
  for (const table of Object.values(tables))
    if ((await queryInterface.describeTable(table)).search_text)
      await queryInterface.sequelize.query(`ALTER TABLE ${table} DROP COLUMN search_text`)
  await queryInterface.dropTable("search_pending")
  await queryInterface.dropTable("search_postings")
}
