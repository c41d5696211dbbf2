import { DataTypes, QueryTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const TABLES = ["lead_rules", "lead_rule_runs", "lead_rule_cursor"]

const eventId = { type: DataTypes.BIGINT, allowNull: false }
const optionalId = { type: DataTypes.INTEGER, allowNull: true }

export const up: Migration["up"] = async (queryInterface) => {
  await createTable(queryInterface, "lead_rules", {
    id: columns.id,
    run_order: columns.number,
    name: columns.optionalText,
    is_on: { type: DataTypes.BOOLEAN, allowNull: false },
    runs_when: columns.status,
    after_hours: columns.number,
    lead_type: { ...columns.type, allowNull: true },
    conditions: columns.longText,
    effects: columns.longText,
    made_by_id: columns.number,
    last_given_to: optionalId,
    since: columns.moment,
    since_event_id: eventId,
    run_count: columns.number,
    last_run_at: columns.optionalMoment,
    last_failure: { type: DataTypes.STRING(512), allowNull: true },
    last_failure_at: columns.optionalMoment,
    created_at: columns.moment,
    updated_at: columns.moment,
  })
  await createTable(
    queryInterface,
    "lead_rule_runs",
    {
      id: columns.id,
      rule_id: columns.number,
      lead_type: columns.type,
      lead_id: columns.number,
      occasion: { type: DataTypes.STRING(64), allowNull: false },
      ran_at: columns.moment,
    },
    {
      unique: { lead_rule_runs_once: ["lead_type", "lead_id", "rule_id", "occasion"] },
      indexes: { lead_rule_runs_of_rule: ["rule_id"] },
    },
  )
  await createTable(queryInterface, "lead_rule_cursor", {
    id: { ...columns.number, primaryKey: true },
    position: eventId,
  })
  const { sequelize } = queryInterface
  const rows = await sequelize.query("SELECT id FROM lead_rule_cursor", { type: QueryTypes.SELECT })
  if (rows.length === 0) await sequelize.query("INSERT INTO lead_rule_cursor (id, position) VALUES (1, 0)")
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of TABLES) await queryInterface.dropTable(table)
}
