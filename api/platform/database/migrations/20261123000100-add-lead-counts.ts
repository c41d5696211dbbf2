import { QueryTypes } from "sequelize"
import type { Migration } from "../versions/migrator.ts"

// `value` has the collation of the lead columns, so that it groups the same texts as the filters.
const createSql = (isSqlite: boolean) =>
  `CREATE TABLE IF NOT EXISTS lead_counts (
     kind VARCHAR(32) NOT NULL,
     facet VARCHAR(32) NOT NULL,
     value VARCHAR(255) NOT NULL,
     status VARCHAR(16) NOT NULL,
     choices VARCHAR(128) NOT NULL,
     leads INTEGER NOT NULL,
     min_id INTEGER NOT NULL,
     max_id INTEGER NOT NULL,
     PRIMARY KEY (kind, facet, value, status, choices)
   ) ${isSqlite ? "WITHOUT ROWID" : "DEFAULT CHARSET utf8mb4 COLLATE utf8mb4_unicode_ci"}`

const day = "SUBSTR(CAST(created_at AS CHAR), 1, 10)"

const groups = [
  { kind: "driver_application", table: "driver_applications", facet: "city", value: "city", choices: "platform" },
  { kind: "driver_application", table: "driver_applications", facet: "day", value: day, choices: "platform" },
  { kind: "driver_application", table: "driver_applications", facet: "", value: "''", choices: "platform" },
  { kind: "advertiser_submission", table: "advertiser_submissions", facet: "day", value: day, choices: "''" },
  { kind: "advertiser_submission", table: "advertiser_submissions", facet: "", value: "''", choices: "''" },
]

export const up: Migration["up"] = async ({ sequelize }) => {
  await sequelize.query(createSql(sequelize.getDialect() === "sqlite"))
  // An interrupted run may have left counts, so they are counted anew.
  await sequelize.query("DELETE FROM lead_counts")
  for (const { kind, table, facet, value, choices } of groups)
    await sequelize.query(
      `INSERT INTO lead_counts (kind, facet, value, status, choices, leads, min_id, max_id)
       SELECT '${kind}', '${facet}', counted, status, chosen, COUNT(*), MIN(id), MAX(id)
       FROM (SELECT ${value} AS counted, status, ${choices} AS chosen, id FROM ${table}) AS leads
       GROUP BY counted, status, chosen`,
      { type: QueryTypes.INSERT },
    )
}

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("lead_counts")
