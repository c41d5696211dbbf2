import { columns, migration, newIndexedTable } from "../reading/columns.ts"

export const { up, down } = migration(
  newIndexedTable("api_keys", {
    columns: {
      id: columns.id,
      name: columns.text,
      secret_hash: columns.sha256,
      hint: columns.status,
      scopes: columns.longText,
      created_by_id: columns.number,
      expires_at: columns.moment,
      last_used_at: columns.optionalMoment,
      revoked_at: columns.optionalMoment,
      revoked_by_id: columns.optionalNumber,
      warned_at: columns.optionalMoment,
      created_at: columns.moment,
    },
    unique: { api_keys_secret: ["secret_hash"] },
  }),
)
