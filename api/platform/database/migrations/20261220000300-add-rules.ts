import { DataTypes } from "sequelize"
import { columns, migration, newIndexedTable, newTable, statements } from "../reading/columns.ts"

export const { up, down } = migration(
  newTable("lead_rules", {
    id: columns.id,
    run_order: columns.number,
    name: columns.optionalText,
    is_on: columns.flag,
    runs_when: columns.status,
    after_hours: columns.number,
    lead_type: { ...columns.type, allowNull: true },
    conditions: columns.longText,
    effects: columns.longText,
    made_by_id: columns.number,
    last_given_to: columns.optionalNumber,
    since: columns.moment,
    since_event_id: columns.largeNumber,
    run_count: columns.number,
    last_run_at: columns.optionalMoment,
    last_failure: { type: DataTypes.STRING(512), allowNull: true },
    last_failure_at: columns.optionalMoment,
    created_at: columns.moment,
    updated_at: columns.moment,
  }),
  newIndexedTable("lead_rule_runs", {
    columns: {
      id: columns.id,
      rule_id: columns.number,
      lead_type: columns.type,
      lead_id: columns.number,
      occasion: { type: DataTypes.STRING(64), allowNull: false },
      ran_at: columns.moment,
    },
    unique: { lead_rule_runs_once: ["lead_type", "lead_id", "rule_id", "occasion"] },
    indexes: { lead_rule_runs_of_rule: ["rule_id"] },
  }),
  newTable("lead_rule_cursor", {
    id: { ...columns.number, primaryKey: true },
    position: columns.largeNumber,
  }),
  statements(
    "INSERT INTO lead_rule_cursor (id, position) SELECT 1, 0 FROM (SELECT 1) AS one WHERE NOT EXISTS (SELECT 1 FROM lead_rule_cursor)",
  ),
)
