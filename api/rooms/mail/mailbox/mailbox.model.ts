import { DataTypes } from "sequelize"
import { column, table } from "../../../platform/database/reading/row.ts"

export class Mailbox extends table("mailboxes", {
  /** A hash of its server, user and folder. */
  mailbox: column<string>(DataTypes.CHAR(64), { primaryKey: true }),
  /** The server changes it when its numbers begin anew; 0 until it was reached for the first time. */
  uidValidity: column<number>(DataTypes.BIGINT),
  lastUid: column<number>(DataTypes.BIGINT),
  /** Up to here the numbers are of messages that were there when they began anew, most of which were read under others. */
  readAgainTo: column<number>(DataTypes.BIGINT, { defaultValue: 0 }),
  /** What had come before is not read. */
  connectedAt: column<Date | null>(DataTypes.DATE(3)),
  readAt: column<Date | null>(DataTypes.DATE(3)),
  problem: column<string | null>(DataTypes.TEXT),
  problemSince: column<Date | null>(DataTypes.DATE(3)),
}) {}

/** That a mail was read, by a hash of it: it stays when the message goes, so that nothing is read twice. */
export class ReceivedMail extends table("received_mails", {
  fingerprint: column<string>(DataTypes.CHAR(64), { primaryKey: true }),
  mailbox: column<string>(DataTypes.CHAR(64)),
  uidValidity: column<number>(DataTypes.BIGINT),
  uid: column<number>(DataTypes.BIGINT),
  receivedAt: column<Date>(DataTypes.DATE(3)),
}) {}
