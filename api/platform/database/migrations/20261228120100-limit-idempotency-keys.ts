import { DataTypes } from "sequelize"
import { columns, migration, newColumns, newIndexes, statements } from "../reading/columns.ts"

const TABLE = "idempotency_keys"

// Rows of the previous version have no caller, so they count toward no limit; they are deleted after a day.
export const { up, down } = migration(
  newColumns(TABLE, {
    caller: { type: DataTypes.STRING(32), allowNull: false, defaultValue: "" },
    kept_bytes: { ...columns.number, defaultValue: 0 },
  }),
  newIndexes(TABLE, () => ({ indexes: { idempotency_keys_by_caller: ["caller", "kept_bytes"] } })),
  statements(`UPDATE ${TABLE} SET kept_bytes = LENGTH(answer) WHERE answer IS NOT NULL`),
)
