import { createHash } from "node:crypto"
import {
  type CreationOptional,
  DataTypes,
  type ForeignKey,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"

/**
 * A user name in the one form that is used for comparison: without compatibility variants (such as full-width letters),
 * letter case, surrounding spaces, and invisible characters. Accents make a different name.
 */
export const normalizeUsername = (username: string) =>
  username
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .toLowerCase()
    .normalize("NFKC")
    .trim()

/**
 * The key by which an account is found and attempts to sign in are counted. It is a hash: that fits a column however
 * long the name is, no collation treats two keys as equal, and the counters do not reveal names that were tried.
 */
export const usernameKey = (username: string) => createHash("sha256").update(normalizeUsername(username)).digest("hex")

/** An account that may use the dashboard. */
export class AdminUser extends Model<InferAttributes<AdminUser>, InferCreationAttributes<AdminUser>> {
  declare id: CreationOptional<number>
  declare username: string
  /** The `usernameKey` of the name, by which the account is found. */
  declare usernameKey: string
  declare passwordHash: string
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export const defineAdminUser = (sequelize: Sequelize) =>
  AdminUser.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      username: DataTypes.STRING,
      usernameKey: DataTypes.CHAR(64),
      passwordHash: DataTypes.STRING,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "admin_users" },
  )

/** A signed-in browser or program. Only a hash of its token is stored. */
export class AdminSession extends Model<InferAttributes<AdminSession>, InferCreationAttributes<AdminSession>> {
  declare id: CreationOptional<number>
  declare adminUserId: ForeignKey<AdminUser["id"]>
  declare tokenHash: string
  declare lastSeenAt: Date
  declare expiresAt: Date
  declare createdAt: CreationOptional<Date>
}

export const defineAdminSession = (sequelize: Sequelize) =>
  AdminSession.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      adminUserId: DataTypes.INTEGER,
      tokenHash: DataTypes.CHAR(64),
      lastSeenAt: DataTypes.DATE(3),
      expiresAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "admin_sessions", updatedAt: false },
  )
