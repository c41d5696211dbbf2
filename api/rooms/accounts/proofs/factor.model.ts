import { DataTypes } from "sequelize"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { sealedText } from "../../../platform/database/writing/sealedText.ts"

export class Totp extends table("user_totp", {
  userId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  /** In base32, sealed in the database. */
  secret: sealedText<string>("secret"),
  /** When a code of the app has been seen. Before that, nobody is asked for one. */
  confirmedAt: column<Date | null>(DataTypes.DATE(3)),
  /** The time step of the last code that was used, as each counts once. */
  lastStep: column<number>(DataTypes.INTEGER),
  createdAt: timestamp,
}) {}

/** A code that signs in once in place of one of the app. Only its hash is stored, and none once it was used. */
export class RecoveryCode extends table("user_recovery_codes", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER),
  /** The same for all codes that were made together. */
  salt: column<string>(DataTypes.CHAR(32)),
  codeHash: column<string>(DataTypes.CHAR(64)),
}) {}

/** A passkey: the public half of a key pair whose other half never leaves the user's device. */
export class Passkey extends table("user_passkeys", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER),
  name: column<string>(DataTypes.STRING),
  credentialId: column<string>(DataTypes.TEXT),
  credentialHash: column<string>(DataTypes.CHAR(64)),
  /** As COSE, in base64url. */
  publicKey: column<string>(DataTypes.TEXT),
  /** How often the device says it has signed; always 0 for passkeys that are on several devices. */
  signCount: column<number>(DataTypes.BIGINT),
  /** How browsers reach it, separated by commas. */
  transports: column<string>(DataTypes.STRING),
  createdAt: timestamp,
  lastUsedAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

/** What a browser was asked to sign. It counts once. */
export class PasskeyChallenge extends table("passkey_challenges", {
  /** A hash of the challenge. */
  id: column<string>(DataTypes.CHAR(64), { primaryKey: true }),
  /** Whom a passkey is added for. Null where one is to sign in. */
  userId: column<number | null>(DataTypes.INTEGER),
  expiresAt: column<Date>(DataTypes.DATE(3)),
}) {}
