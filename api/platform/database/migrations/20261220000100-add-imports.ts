import { DataTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const count = { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 }
const optionalNumber = { type: DataTypes.INTEGER, allowNull: true }

export const up: Migration["up"] = async (queryInterface) => {
  await createTable(
    queryInterface,
    "lead_imports",
    {
      id: columns.id,
      lead_type: columns.type,
      file_name: columns.text,
      state: columns.status,
      problem: columns.optionalText,
      actor_type: columns.type,
      actor_id: optionalNumber,
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
    { indexes: { lead_imports_by_state: ["state", "id"] } },
  )
  // Rows of a file in compressed chunks: any process can continue with any chunk.
  await createTable(
    queryInterface,
    "lead_import_parts",
    {
      id: columns.id,
      import_id: columns.number,
      part: columns.number,
      first_line: columns.number,
      data: { type: DataTypes.BLOB("medium"), allowNull: false },
    },
    { unique: { lead_import_parts_of_import: ["import_id", "part"] } },
  )
  await createTable(
    queryInterface,
    "lead_import_rows",
    {
      id: columns.id,
      import_id: columns.number,
      line: columns.number,
      outcome: columns.status,
      faults: { ...columns.document, allowNull: true },
      lead_id: optionalNumber,
      before: { ...columns.document, allowNull: true },
    },
    {
      unique: { lead_import_rows_of_import: ["import_id", "line"] },
      indexes: {
        lead_import_rows_by_outcome: ["import_id", "outcome", "id"],
        lead_import_rows_by_lead: ["lead_id"],
      },
    },
  )
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of ["lead_import_rows", "lead_import_parts", "lead_imports"]) await queryInterface.dropTable(table)
}
