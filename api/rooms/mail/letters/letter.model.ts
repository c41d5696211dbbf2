import { DataTypes } from "sequelize"
import type { LetterState } from "../../../contract/mail/letters.ts"
import { column, type Row, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { LetterText } from "../replies/reply.rules.ts"

const count = column<number>(DataTypes.INTEGER, { defaultValue: 0 })

export class Letter extends table("letters", {
  id: rowId,
  /** Chosen by the client, so that a repeated request starts one letter. */
  letterId: column<string>(DataTypes.CHAR(36)),
  leadType: column<string>(DataTypes.STRING),
  waitListCity: column<string | null>(DataTypes.STRING),
  texts: jsonText<LetterText[]>("texts"),
  isMarketing: column<boolean>(DataTypes.BOOLEAN),
  userId: column<number>(DataTypes.INTEGER),
  fromName: column<string>(DataTypes.STRING),
  replyTo: column<string>(DataTypes.STRING),
  state: column<LetterState>(DataTypes.STRING),
  /** The leads at the start, in order; empty once the letter can no longer continue. */
  leadIds: jsonText<number[]>("leadIds"),
  /** Failures in a row; too many stop the letter. */
  tries: count,
  /** Only the name of the error that stopped the letter, as its message may quote personal data. */
  problem: column<string | null>(DataTypes.STRING),
  total: column<number>(DataTypes.INTEGER),
  position: count,
  sent: count,
  undeliverable: count,
  unsubscribed: count,
  withoutAddress: count,
  repeated: count,
  createdAt: timestamp,
  endedAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

export type LetterRow = Row<Letter>
