import { DataTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  createTable(
    queryInterface,
    "idempotency_keys",
    {
      key_hash: { ...columns.sha256, primaryKey: true },
      request_hash: columns.sha256,
      claim_token: { type: DataTypes.CHAR(36), allowNull: false },
      claimed_at: columns.moment,
      is_committed: { type: DataTypes.BOOLEAN, allowNull: false },
      answer: { type: DataTypes.BLOB("medium"), allowNull: true },
      created_at: columns.moment,
    },
    { indexes: { idempotency_keys_by_age: ["created_at"] } },
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("idempotency_keys")
