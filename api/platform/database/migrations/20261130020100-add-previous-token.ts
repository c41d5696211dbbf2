import { DataTypes } from "sequelize"
import { columns, migration, newColumns, newIndexes } from "../reading/columns.ts"

const previousToken = {
  previous_token_hash: { type: DataTypes.CHAR(64), allowNull: true },
  previous_token_until: columns.optionalMoment,
}

export const { up, down } = migration(
  newColumns("admin_sessions", previousToken),
  newIndexes("admin_sessions", () => ({ indexes: { admin_sessions_previous_token: ["previous_token_hash"] } })),
)
