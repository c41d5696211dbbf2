import { DataTypes } from "sequelize"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { sealedText } from "../../../platform/database/writing/sealedText.ts"

export class Totp extends table("user_totp", {
  userId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  secret: sealedText<string>("secret"),
  confirmedAt: column<Date | null>(DataTypes.DATE(3)),
  /** Time step of the last used code. Codes of this and of earlier steps are refused, as each code is valid once. */
  lastStep: column<number>(DataTypes.INTEGER),
  createdAt: timestamp,
}) {}

/** Deleted when used, so that each code works once. */
export class RecoveryCode extends table("user_recovery_codes", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER),
  salt: column<string>(DataTypes.CHAR(32)),
  codeHash: column<string>(DataTypes.CHAR(64)),
}) {}

export class Passkey extends table("user_passkeys", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER),
  name: column<string>(DataTypes.STRING),
  credentialId: column<string>(DataTypes.TEXT),
  credentialHash: column<string>(DataTypes.CHAR(64)),
  /** COSE in base64url. */
  publicKey: column<string>(DataTypes.TEXT),
  /** The device's signature counter, which reveals copied passkeys; always 0 for synced ones. */
  signCount: column<number>(DataTypes.BIGINT),
  transports: column<string>(DataTypes.STRING),
  createdAt: timestamp,
  lastUsedAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

/** Deleted by the first answer, so that no answer can be replayed. */
export class PasskeyChallenge extends table("passkey_challenges", {
  id: column<string>(DataTypes.CHAR(64), { primaryKey: true }),
  /** Owner of the passkey to add; null for a sign-in. */
  userId: column<number | null>(DataTypes.INTEGER),
  expiresAt: column<Date>(DataTypes.DATE(3)),
}) {}
