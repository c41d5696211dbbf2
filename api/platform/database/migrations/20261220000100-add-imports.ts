import { DataTypes } from "sequelize"
import { columns, migration, newIndexedTable } from "../reading/columns.ts"

const count = { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 }

export const { up, down } = migration(
  newIndexedTable("lead_imports", {
    columns: {
      id: columns.id,
      lead_type: columns.type,
      file_name: columns.text,
      state: columns.status,
      problem: columns.optionalText,
      actor_type: columns.type,
      actor_id: columns.optionalNumber,
      columns: columns.document,
      settings: columns.document,
      revision: count,
      row_count: count,
      done_count: count,
      created_count: count,
      updated_count: count,
      skipped_count: count,
      faulty_count: count,
      kept_count: count,
      created_at: columns.moment,
      started_at: columns.optionalMoment,
      finished_at: columns.optionalMoment,
    },
    indexes: { lead_imports_by_state: ["state", "id"] },
  }),
  // The rows of a file in compressed chunks, so that any process can continue with any chunk.
  newIndexedTable("lead_import_parts", {
    columns: {
      id: columns.id,
      import_id: columns.number,
      part: columns.number,
      first_line: columns.number,
      data: { type: DataTypes.BLOB("medium"), allowNull: false },
    },
    unique: { lead_import_parts_of_import: ["import_id", "part"] },
  }),
  newIndexedTable("lead_import_rows", {
    columns: {
      id: columns.id,
      import_id: columns.number,
      line: columns.number,
      outcome: columns.status,
      faults: { ...columns.document, allowNull: true },
      lead_id: columns.optionalNumber,
      before: { ...columns.document, allowNull: true },
    },
    unique: { lead_import_rows_of_import: ["import_id", "line"] },
    indexes: {
      lead_import_rows_by_outcome: ["import_id", "outcome", "id"],
      lead_import_rows_by_lead: ["lead_id"],
    },
  }),
)
