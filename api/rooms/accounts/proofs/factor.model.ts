import { DataTypes } from "sequelize"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { sealedText } from "../../../platform/database/writing/sealedText.ts"

export class Totp extends table("user_totp", {
  userId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  /** Base32, encrypted in the database. */
  secret: sealedText<string>("secret"),
  /** Time at which a first code confirmed the setup; null means not in use. */
  confirmedAt: column<Date | null>(DataTypes.DATE(3)),
  /** Time step of the last used code, as each is valid once. */
  lastStep: column<number>(DataTypes.INTEGER),
  createdAt: timestamp,
}) {}

/** A single-use code in place of an authenticator code. Stored as a hash, and deleted after use. */
export class RecoveryCode extends table("user_recovery_codes", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER),
  salt: column<string>(DataTypes.CHAR(32)),
  codeHash: column<string>(DataTypes.CHAR(64)),
}) {}

/** The public key of a passkey; the private key never leaves the user's device. */
export class Passkey extends table("user_passkeys", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER),
  name: column<string>(DataTypes.STRING),
  credentialId: column<string>(DataTypes.TEXT),
  credentialHash: column<string>(DataTypes.CHAR(64)),
  /** COSE in base64url. */
  publicKey: column<string>(DataTypes.TEXT),
  /** Signature counter of the device; always 0 for synced passkeys. */
  signCount: column<number>(DataTypes.BIGINT),
  /** Comma-separated hints for browsers. */
  transports: column<string>(DataTypes.STRING),
  createdAt: timestamp,
  lastUsedAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

/** A challenge, valid once. */
export class PasskeyChallenge extends table("passkey_challenges", {
  id: column<string>(DataTypes.CHAR(64), { primaryKey: true }),
  /** Owner of a passkey to add; null for a sign-in. */
  userId: column<number | null>(DataTypes.INTEGER),
  expiresAt: column<Date>(DataTypes.DATE(3)),
}) {}
