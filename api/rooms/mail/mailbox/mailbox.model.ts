import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import { StoredRow } from "../../../platform/database/reading/row.ts"

/** How far a mailbox was read. */
export class Mailbox extends StoredRow<Mailbox> {
  /** A hash of its server, user and folder. */
  declare mailbox: string
  /** The server changes it when its numbers begin anew; 0 until it was reached for the first time. */
  declare uidValidity: number
  declare lastUid: number
  /** Up to here the numbers are of messages that were there when they began anew, most of which were read under others. */
  declare readAgainTo: CreationOptional<number>
  /** What had come before is not read. */
  declare connectedAt: CreationOptional<Date | null>
  declare readAt: CreationOptional<Date | null>
  /** Why it cannot be read right now, in plain words. */
  declare problem: CreationOptional<string | null>
  declare problemSince: CreationOptional<Date | null>
}

/** That a mail was read, by a hash of it: it stays when the message goes, so that nothing is read twice. */
export class ReceivedMail extends StoredRow<ReceivedMail> {
  declare fingerprint: string
  declare mailbox: string
  declare uidValidity: number
  declare uid: number
  declare receivedAt: Date
}

export const defineMailbox = (sequelize: Sequelize) => {
  Mailbox.init(
    {
      mailbox: { type: DataTypes.CHAR(64), primaryKey: true },
      uidValidity: DataTypes.BIGINT,
      lastUid: DataTypes.BIGINT,
      readAgainTo: { type: DataTypes.BIGINT, defaultValue: 0 },
      connectedAt: DataTypes.DATE(3),
      readAt: DataTypes.DATE(3),
      problem: DataTypes.TEXT,
      problemSince: DataTypes.DATE(3),
    },
    { sequelize, tableName: "mailboxes", timestamps: false },
  )
  ReceivedMail.init(
    {
      fingerprint: { type: DataTypes.CHAR(64), primaryKey: true },
      mailbox: DataTypes.CHAR(64),
      uidValidity: DataTypes.BIGINT,
      uid: DataTypes.BIGINT,
      receivedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "received_mails", timestamps: false },
  )
}
