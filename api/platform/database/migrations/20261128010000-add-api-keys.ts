import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  createTable(
    queryInterface,
    "api_keys",
    {
      id: columns.id,
      name: columns.text,
      secret_hash: columns.sha256,
      hint: columns.status,
      scopes: columns.longText,
      created_by_id: columns.number,
      expires_at: columns.moment,
      last_used_at: columns.optionalMoment,
      revoked_at: columns.optionalMoment,
      revoked_by_id: { ...columns.number, allowNull: true },
      warned_at: columns.optionalMoment,
      created_at: columns.moment,
    },
    { unique: { api_keys_secret: ["secret_hash"] } },
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("api_keys")
