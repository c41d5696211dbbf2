import { createHash } from "node:crypto"
import { DataTypes, Op, type Transaction } from "sequelize"
import type { Role } from "../../../contract/accounts/roles.ts"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** Invisible characters are removed, as two names must not look the same. */
export const normalizeUsername = (username: string) =>
  username
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .toLowerCase()
    .normalize("NFKC")
    .trim()

/** Hashed, so that it fits the column, does not depend on collation, and keeps names out of the sign-in counters. */
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
  /** Until an invited user chooses a password, the hash of a random one, so that nobody can sign in. */
  passwordHash: column<string>(DataTypes.STRING),
  /** Hash of the configured password that the user replaced, so that the next start does not set it again. */
  replacedPasswordHash: column<string | null>(DataTypes.STRING),
  signedInAt: column<Date | null>(DataTypes.DATE(3)),
  /** Day of the last follow-up reminder, as users get at most one a day. */
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
