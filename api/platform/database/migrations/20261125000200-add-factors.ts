import { DataTypes } from "sequelize"
import { columns, migration, newIndexedTable, newTable } from "../reading/columns.ts"

export const { up, down } = migration(
  newTable("user_totp", {
    user_id: { ...columns.userId, primaryKey: true },
    secret: { type: DataTypes.STRING(64), allowNull: false },
    confirmed_at: columns.optionalMoment,
    last_step: { ...columns.number, defaultValue: 0 },
    created_at: columns.moment,
  }),
  newIndexedTable("user_recovery_codes", {
    columns: {
      id: columns.id,
      user_id: columns.userId,
      salt: { type: DataTypes.CHAR(32), allowNull: false },
      code_hash: columns.sha256,
    },
    unique: { user_recovery_codes_code: ["user_id", "code_hash"] },
  }),
  newIndexedTable("user_passkeys", {
    columns: {
      id: columns.id,
      user_id: columns.userId,
      name: columns.text,
      credential_id: columns.longText,
      // The id of a credential may be too long for an index, so its hash is indexed.
      credential_hash: columns.sha256,
      public_key: columns.longText,
      sign_count: columns.largeNumber,
      transports: columns.text,
      created_at: columns.moment,
      last_used_at: columns.optionalMoment,
    },
    unique: { user_passkeys_credential: ["credential_hash"] },
    indexes: { user_passkeys_user: ["user_id"] },
  }),
  newTable("passkey_challenges", {
    id: { ...columns.sha256, primaryKey: true },
    user_id: { ...columns.userId, allowNull: true },
    expires_at: columns.moment,
  }),
)
