import { type CreationOptional, DataTypes, type ForeignKey, type Sequelize } from "sequelize"
import type { ApiKeyScope } from "../../../contract/accounts/apiKeys.ts"
import { StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { User } from "../users/user.model.ts"

/** A key for programs. Only a hash of its secret is stored. One that is revoked stays, so that its name stays known. */
export class ApiKey extends StoredRow<ApiKey> {
  declare id: CreationOptional<number>
  declare name: string
  declare secretHash: string
  /** The end of the secret. */
  declare hint: string
  declare scopes: readonly ApiKeyScope[]
  declare createdById: ForeignKey<User["id"]>
  declare expiresAt: Date
  /** To about a minute. */
  declare lastUsedAt: CreationOptional<Date | null>
  declare revokedAt: CreationOptional<Date | null>
  declare revokedById: CreationOptional<number | null>
  /** When owners were told that it expires soon. */
  declare warnedAt: CreationOptional<Date | null>
  declare createdAt: CreationOptional<Date>
}

export const defineApiKey = (sequelize: Sequelize) =>
  ApiKey.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      name: DataTypes.STRING,
      secretHash: DataTypes.CHAR(64),
      hint: DataTypes.STRING,
      scopes: jsonText("scopes"),
      createdById: DataTypes.INTEGER,
      expiresAt: DataTypes.DATE(3),
      lastUsedAt: DataTypes.DATE(3),
      revokedAt: DataTypes.DATE(3),
      revokedById: DataTypes.INTEGER,
      warnedAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "api_keys", updatedAt: false },
  )
