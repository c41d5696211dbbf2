import { DataTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const userId = { ...columns.number, references: { model: "admin_users", key: "id" }, onDelete: "CASCADE" }

export const up: Migration["up"] = async (queryInterface) => {
  await createTable(queryInterface, "user_totp", {
    user_id: { ...userId, primaryKey: true },
    secret: { type: DataTypes.STRING(64), allowNull: false },
    confirmed_at: columns.optionalMoment,
    last_step: { ...columns.number, defaultValue: 0 },
    created_at: columns.moment,
  })
  await createTable(
    queryInterface,
    "user_recovery_codes",
    {
      id: columns.id,
      user_id: userId,
      salt: { type: DataTypes.CHAR(32), allowNull: false },
      code_hash: columns.sha256,
    },
    { unique: { user_recovery_codes_code: ["user_id", "code_hash"] } },
  )
  await createTable(
    queryInterface,
    "user_passkeys",
    {
      id: columns.id,
      user_id: userId,
      name: columns.text,
      credential_id: columns.longText,
      // A credential's id may be too long for an index.
      credential_hash: columns.sha256,
      public_key: columns.longText,
      sign_count: { type: DataTypes.BIGINT, allowNull: false },
      transports: columns.text,
      created_at: columns.moment,
      last_used_at: columns.optionalMoment,
    },
    { unique: { user_passkeys_credential: ["credential_hash"] }, indexes: { user_passkeys_user: ["user_id"] } },
  )
  await createTable(queryInterface, "passkey_challenges", {
    id: { ...columns.sha256, primaryKey: true },
    user_id: { ...userId, allowNull: true },
    expires_at: columns.moment,
  })
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of ["passkey_challenges", "user_passkeys", "user_recovery_codes", "user_totp"])
    await queryInterface.dropTable(table)
}
