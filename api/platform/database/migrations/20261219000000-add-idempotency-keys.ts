import { DataTypes } from "sequelize"
import { columns, migration, newIndexedTable } from "../reading/columns.ts"

export const { up, down } = migration(
  newIndexedTable("idempotency_keys", {
    columns: {
      key_hash: { ...columns.sha256, primaryKey: true },
      request_hash: columns.sha256,
      claim_token: { type: DataTypes.CHAR(36), allowNull: false },
      claimed_at: columns.moment,
      is_committed: columns.flag,
      answer: { type: DataTypes.BLOB("medium"), allowNull: true },
      created_at: columns.moment,
    },
    indexes: { idempotency_keys_by_age: ["created_at"] },
  }),
)
