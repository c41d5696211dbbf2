import { createHash } from "node:crypto"
import { DataTypes, Op, type Transaction } from "sequelize"
import type { Role } from "../../../contract/accounts/roles.ts"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** Invisible characters go, as two names must not look the same. */
export const normalizeUsername = (username: string) =>
  username
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .toLowerCase()
    .normalize("NFKC")
    .trim()

/** Hashed: fits the column, avoids matches by collation, and hides names in counters. */
export const usernameKey = (username: string) => createHash("sha256").update(normalizeUsername(username)).digest("hex")

export type UserState = "INVITED" | "ACTIVE" | "DEACTIVATED"

/** Used accounts are never deleted, as events and content still name them. */
export class User extends table("admin_users", {
  id: rowId,
  /** Sign-in name: configured for the first owner, otherwise the invited e-mail address. */
  username: column<string>(DataTypes.STRING),
  usernameKey: column<string>(DataTypes.CHAR(64)),
  name: column<string>(DataTypes.STRING),
  email: column<string | null>(DataTypes.STRING),
  emailKey: column<string | null>(DataTypes.CHAR(64)),
  role: column<Role>(DataTypes.STRING),
  state: column<UserState>(DataTypes.STRING),
  /** Hash of a random password until an invited user chooses one. */
  passwordHash: column<string>(DataTypes.STRING),
  /** The configured password that the user replaced, so it is not set again. */
  replacedPasswordHash: column<string | null>(DataTypes.STRING),
  signedInAt: column<Date | null>(DataTypes.DATE(3)),
  /** Users get one follow-up reminder a day. */
  remindedOn: column<string | null>(DataTypes.CHAR(10)),
  mailChoices: jsonText<readonly string[] | null>("mailChoices"),
  invitedById: column<number | null>(DataTypes.INTEGER),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export const findByLoginName = (key: string, transaction?: Transaction): Promise<User | null> =>
  User.findOne({ where: { [Op.or]: [{ usernameKey: key }, { emailKey: key }] }, transaction })

export class UserSession extends table("admin_sessions", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER, { field: "admin_user_id" }),
  tokenHash: column<string>(DataTypes.CHAR(64)),
  previousTokenHash: column<string | null>(DataTypes.CHAR(64)),
  previousTokenUntil: column<Date | null>(DataTypes.DATE(3)),
  userAgent: column<string>(DataTypes.STRING),
  address: column<string>(DataTypes.STRING),
  verifiedAt: column<Date>(DataTypes.DATE(3)),
  factorVerifiedAt: column<Date | null>(DataTypes.DATE(3)),
  lastSeenAt: column<Date>(DataTypes.DATE(3)),
  expiresAt: column<Date>(DataTypes.DATE(3)),
  createdAt: timestamp,
}) {}

export class UserLink extends table("user_links", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER),
  purpose: column<"INVITATION" | "PASSWORD_RESET">(DataTypes.STRING),
  tokenHash: column<string>(DataTypes.CHAR(64)),
  expiresAt: column<Date>(DataTypes.DATE(3)),
  usedAt: column<Date | null>(DataTypes.DATE(3)),
  createdAt: timestamp,
}) {}
