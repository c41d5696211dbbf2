import { createHash } from "node:crypto"
import { DataTypes, Op, type Transaction } from "sequelize"
import type { Role } from "../../../contract/accounts/roles.ts"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"

/** A user name for comparison: NFKC, lowercase, trimmed, without invisible characters. Accents count. */
export const normalizeUsername = (username: string) =>
  username
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .toLowerCase()
    .normalize("NFKC")
    .trim()

/** The key of a user name, a hash: it fits a column, no collation merges two, and counters reveal no names. */
export const usernameKey = (username: string) => createHash("sha256").update(normalizeUsername(username)).digest("hex")

export type UserState = "INVITED" | "ACTIVE" | "DEACTIVATED"

/** An account that may use the dashboard. One that somebody has used is never deleted, so that its name stays known. */
export class User extends table("admin_users", {
  id: rowId,
  /** The name to sign in with: as configured for the first owner, the e-mail address of everybody who was invited. */
  username: column<string>(DataTypes.STRING),
  /** The `usernameKey` of the name, by which the account is found. */
  usernameKey: column<string>(DataTypes.CHAR(64)),
  name: column<string>(DataTypes.STRING),
  email: column<string | null>(DataTypes.STRING),
  /** The `usernameKey` of the e-mail address, which also finds the account. */
  emailKey: column<string | null>(DataTypes.CHAR(64)),
  role: column<Role>(DataTypes.STRING),
  state: column<UserState>(DataTypes.STRING),
  /** Of somebody who was invited and has chosen none yet, one that nobody knows. */
  passwordHash: column<string>(DataTypes.STRING),
  /** The configured password, when the user has replaced it by one of their own: then it is not set again. */
  replacedPasswordHash: column<string | null>(DataTypes.STRING),
  signedInAt: column<Date | null>(DataTypes.DATE(3)),
  /** The last day on which they were reminded of follow-ups, if there were any. */
  remindedOn: column<string | null>(DataTypes.CHAR(10)),
  /** Null for the account that the configuration makes. */
  invitedById: column<number | null>(DataTypes.INTEGER),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export const findByLoginName = (key: string, transaction?: Transaction): Promise<User | null> =>
  User.findOne({ where: { [Op.or]: [{ usernameKey: key }, { emailKey: key }] }, transaction })

/** A signed-in browser or program. Only a hash of its token is stored. */
export class UserSession extends table("admin_sessions", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER, { field: "admin_user_id" }),
  tokenHash: column<string>(DataTypes.CHAR(64)),
  /** The hash of the token before, and until when that one counts. */
  previousTokenHash: column<string | null>(DataTypes.CHAR(64)),
  previousTokenUntil: column<Date | null>(DataTypes.DATE(3)),
  /** What the browser or program said of itself, and from which network address it signed in. */
  userAgent: column<string>(DataTypes.STRING),
  address: column<string>(DataTypes.STRING),
  /** When its user last proved who they are: by signing in, or again since then. */
  verifiedAt: column<Date>(DataTypes.DATE(3)),
  /** When they last did so by a second factor. */
  factorVerifiedAt: column<Date | null>(DataTypes.DATE(3)),
  lastSeenAt: column<Date>(DataTypes.DATE(3)),
  expiresAt: column<Date>(DataTypes.DATE(3)),
  createdAt: timestamp,
}) {}

/** A link that was mailed or copied, by which somebody proves once who they are. Only a hash of its token is stored. */
export class UserLink extends table("user_links", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER),
  purpose: column<"INVITATION" | "PASSWORD_RESET">(DataTypes.STRING),
  tokenHash: column<string>(DataTypes.CHAR(64)),
  expiresAt: column<Date>(DataTypes.DATE(3)),
  usedAt: column<Date | null>(DataTypes.DATE(3)),
  createdAt: timestamp,
}) {}
