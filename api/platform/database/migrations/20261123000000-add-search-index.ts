import { DataTypes, type QueryInterface, QueryTypes } from "sequelize"
import { binaryText } from "../connection/dialect.ts"
import { addColumns, columns, createTable, dropColumns, migration, newIndexedTable } from "../reading/columns.ts"

const tables = {
  driver_application: "driver_applications",
  advertiser_submission: "advertiser_submissions",
  email_log: "email_logs",
}

const kind = { ...columns.type, primaryKey: true }
const key = { ...columns.number, primaryKey: true }
// Compared as bytes, as the texts are folded already.
const collate = "utf8mb4_bin"

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

const addTexts = async (queryInterface: QueryInterface) => {
  const { sequelize } = queryInterface
  for (const [name, table] of Object.entries(tables)) {
    await addColumns(queryInterface, table, { search_text: { type: binaryText(sequelize), allowNull: true } })
    // The claim marks rows without search text; the next start fills it in.
    const isKnown = `EXISTS (SELECT 1 FROM search_pending WHERE kind = '${name}' AND row_id = ${table}.id)`
    await sequelize.query(
      `INSERT INTO search_pending (kind, row_id, claim) SELECT '${name}', id, -1 FROM ${table} WHERE NOT ${isKnown}`,
    )
  }
  await queryInterface.dropTable("search_terms")
}

const restoreTerms = async (queryInterface: QueryInterface) => {
  const term = { type: DataTypes.STRING(64), allowNull: false, primaryKey: true }
  await createTable(queryInterface, "search_terms", { lead_type: kind, term, lead_id: key }, { collate })
  await fillTerms(queryInterface)
  for (const table of Object.values(tables)) await dropColumns(queryInterface, table, ["search_text"])
}

export const { up, down } = migration(
  newIndexedTable("search_postings", {
    columns: {
      kind,
      block: key,
      gram: { type: DataTypes.STRING(3), allowNull: false, primaryKey: true },
      size: columns.number,
      bytes: { type: DataTypes.BLOB, allowNull: false },
    },
    collate,
  }),
  newIndexedTable("search_pending", { columns: { kind, row_id: key, claim: columns.largeNumber }, collate }),
  { up: addTexts, down: restoreTerms },
)
