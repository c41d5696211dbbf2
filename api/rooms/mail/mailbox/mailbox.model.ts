import { DataTypes } from "sequelize"
import { column, table } from "../../../platform/database/reading/row.ts"

export class Mailbox extends table("mailboxes", {
  mailbox: column<string>(DataTypes.CHAR(64), { primaryKey: true }),
  /** Changed by the server when it renumbers messages; 0 before the first connection. */
  uidValidity: column<number>(DataTypes.BIGINT),
  lastUid: column<number>(DataTypes.BIGINT),
  /** UID of the last message that a UIDVALIDITY change renumbered. Most messages up to it were already read. */
  readAgainTo: column<number>(DataTypes.BIGINT, { defaultValue: 0 }),
  /** Time of the first connection: messages from before are not read. */
  connectedAt: column<Date | null>(DataTypes.DATE(3)),
  readAt: column<Date | null>(DataTypes.DATE(3)),
  problem: column<string | null>(DataTypes.TEXT),
  problemSince: column<Date | null>(DataTypes.DATE(3)),
}) {}

/** The fingerprint outlives the message, so that nothing is read twice. */
export class ReceivedMail extends table("received_mails", {
  fingerprint: column<string>(DataTypes.CHAR(64), { primaryKey: true }),
  mailbox: column<string>(DataTypes.CHAR(64)),
  uidValidity: column<number>(DataTypes.BIGINT),
  uid: column<number>(DataTypes.BIGINT),
  receivedAt: column<Date>(DataTypes.DATE(3)),
}) {}
