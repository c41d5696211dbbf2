import { createHash } from "node:crypto"
import { type CreationOptional, DataTypes, type ForeignKey, Op, type Sequelize, type Transaction } from "sequelize"
import type { Role } from "../../../contract/accounts/roles.ts"
import { StoredRow } from "../../../platform/database/reading/row.ts"

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

export type UserState = "INVITED" | "ACTIVE" | "DEACTIVATED"

/** An account that may use the dashboard. One that somebody has used is never deleted, so that its name stays known. */
export class User extends StoredRow<User> {
  declare id: CreationOptional<number>
  /** The name to sign in with: as configured for the first owner, the e-mail address of everybody who was invited. */
  declare username: string
  /** The `usernameKey` of the name, by which the account is found. */
  declare usernameKey: string
  declare name: string
  declare email: CreationOptional<string | null>
  /** The `usernameKey` of the e-mail address, which also finds the account. */
  declare emailKey: CreationOptional<string | null>
  declare role: Role
  declare state: UserState
  /** Of somebody who was invited and has chosen none yet, one that nobody knows. */
  declare passwordHash: string
  /** The configured password, when the user has replaced it by one of their own: then it is not set again. */
  declare replacedPasswordHash: CreationOptional<string | null>
  declare signedInAt: CreationOptional<Date | null>
  /** The last day on which they were reminded of follow-ups, if there were any. */
  declare remindedOn: CreationOptional<string | null>
  /** Null for the account that the configuration makes. */
  declare invitedById: CreationOptional<number | null>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

/** The account whose user name or e-mail address has this key. */
export const findByLoginName = (key: string, transaction?: Transaction): Promise<User | null> =>
  User.findOne({ where: { [Op.or]: [{ usernameKey: key }, { emailKey: key }] }, transaction })

export const defineUser = (sequelize: Sequelize) =>
  User.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      username: DataTypes.STRING,
      usernameKey: DataTypes.CHAR(64),
      name: DataTypes.STRING,
      email: DataTypes.STRING,
      emailKey: DataTypes.CHAR(64),
      role: DataTypes.STRING,
      state: DataTypes.STRING,
      passwordHash: DataTypes.STRING,
      replacedPasswordHash: DataTypes.STRING,
      signedInAt: DataTypes.DATE(3),
      remindedOn: DataTypes.CHAR(10),
      invitedById: DataTypes.INTEGER,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "admin_users" },
  )

/** A signed-in browser or program. Only a hash of its token is stored. */
export class UserSession extends StoredRow<UserSession> {
  declare id: CreationOptional<number>
  declare userId: ForeignKey<User["id"]>
  declare tokenHash: string
  /** The hash of the token before, and until when that one counts. */
  declare previousTokenHash: CreationOptional<string | null>
  declare previousTokenUntil: CreationOptional<Date | null>
  /** What the browser or program said of itself, and from which network address it signed in. */
  declare userAgent: string
  declare address: string
  /** When its user last proved who they are: by signing in, or again since then. */
  declare verifiedAt: Date
  /** When they last did so by a second factor. */
  declare factorVerifiedAt: CreationOptional<Date | null>
  declare lastSeenAt: Date
  declare expiresAt: Date
  declare createdAt: CreationOptional<Date>
}

export const defineUserSession = (sequelize: Sequelize) =>
  UserSession.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER, field: "admin_user_id" },
      tokenHash: DataTypes.CHAR(64),
      previousTokenHash: DataTypes.CHAR(64),
      previousTokenUntil: DataTypes.DATE(3),
      userAgent: DataTypes.STRING,
      address: DataTypes.STRING,
      verifiedAt: DataTypes.DATE(3),
      factorVerifiedAt: DataTypes.DATE(3),
      lastSeenAt: DataTypes.DATE(3),
      expiresAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "admin_sessions", updatedAt: false },
  )

/** A link that was mailed or copied, by which somebody proves once who they are. Only a hash of its token is stored. */
export class UserLink extends StoredRow<UserLink> {
  declare id: CreationOptional<number>
  declare userId: ForeignKey<User["id"]>
  declare purpose: "INVITATION" | "PASSWORD_RESET"
  declare tokenHash: string
  declare expiresAt: Date
  declare usedAt: CreationOptional<Date | null>
  declare createdAt: CreationOptional<Date>
}

export const defineUserLink = (sequelize: Sequelize) =>
  UserLink.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: DataTypes.INTEGER,
      purpose: DataTypes.STRING,
      tokenHash: DataTypes.CHAR(64),
      expiresAt: DataTypes.DATE(3),
      usedAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "user_links", updatedAt: false },
  )
