import { type CreationOptional, DataTypes, type ForeignKey, type Sequelize } from "sequelize"
import { StoredRow } from "../../../platform/database/reading/row.ts"
import { sealedText } from "../../../platform/database/writing/sealedText.ts"
import type { User } from "../users/user.model.ts"

/** The authenticator app of an account. */
export class Totp extends StoredRow<Totp> {
  declare userId: ForeignKey<User["id"]>
  /** In base32, sealed in the database. */
  declare secret: string
  /** When a code of the app has been seen. Before that, nobody is asked for one. */
  declare confirmedAt: CreationOptional<Date | null>
  /** The time step of the last code that was used, as each counts once. */
  declare lastStep: number
  declare createdAt: CreationOptional<Date>
}

/** A code that signs in once in place of one of the app. Only its hash is stored, and none once it was used. */
export class RecoveryCode extends StoredRow<RecoveryCode> {
  declare id: CreationOptional<number>
  declare userId: ForeignKey<User["id"]>
  /** The same for all codes that were made together. */
  declare salt: string
  declare codeHash: string
}

/** A passkey: the public half of a key pair whose other half never leaves the user's device. */
export class Passkey extends StoredRow<Passkey> {
  declare id: CreationOptional<number>
  declare userId: ForeignKey<User["id"]>
  declare name: string
  declare credentialId: string
  declare credentialHash: string
  /** As COSE, in base64url. */
  declare publicKey: string
  /** How often the device says it has signed; always 0 for passkeys that are on several devices. */
  declare signCount: number
  /** How browsers reach it, separated by commas. */
  declare transports: string
  declare createdAt: CreationOptional<Date>
  declare lastUsedAt: CreationOptional<Date | null>
}

/** What a browser was asked to sign. It counts once. */
export class PasskeyChallenge extends StoredRow<PasskeyChallenge> {
  /** A hash of the challenge. */
  declare id: string
  /** Whom a passkey is added for. Null where one is to sign in. */
  declare userId: ForeignKey<User["id"]> | null
  declare expiresAt: Date
}

export const defineFactors = (sequelize: Sequelize) => {
  Totp.init(
    {
      userId: { type: DataTypes.INTEGER, primaryKey: true },
      secret: sealedText("secret"),
      confirmedAt: DataTypes.DATE(3),
      lastStep: DataTypes.INTEGER,
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "user_totp", updatedAt: false },
  )
  RecoveryCode.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: DataTypes.INTEGER,
      salt: DataTypes.CHAR(32),
      codeHash: DataTypes.CHAR(64),
    },
    { sequelize, tableName: "user_recovery_codes", timestamps: false },
  )
  Passkey.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: DataTypes.INTEGER,
      name: DataTypes.STRING,
      credentialId: DataTypes.TEXT,
      credentialHash: DataTypes.CHAR(64),
      publicKey: DataTypes.TEXT,
      signCount: DataTypes.BIGINT,
      transports: DataTypes.STRING,
      createdAt: DataTypes.DATE(3),
      lastUsedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "user_passkeys", updatedAt: false },
  )
  PasskeyChallenge.init(
    { id: { type: DataTypes.CHAR(64), primaryKey: true }, userId: DataTypes.INTEGER, expiresAt: DataTypes.DATE(3) },
    { sequelize, tableName: "passkey_challenges", timestamps: false },
  )
}
