import { DataTypes } from "sequelize"
import { column, type Row, table } from "../database/reading/row.ts"

export type ActorType = "user" | "api_key" | "visitor" | "system"

/** Rows never change, apart from position and hash, which are set once. */
export class RecordedEvent extends table("events", {
  id: column<number>(DataTypes.BIGINT, { primaryKey: true, autoIncrement: true }),
  /** Without gaps, in the order of commits; null until assigned. */
  position: column<number | null>(DataTypes.BIGINT),
  hash: column<string | null>(DataTypes.CHAR(64)),
  type: column<string>(DataTypes.STRING),
  subjectType: column<string>(DataTypes.STRING),
  subjectId: column<string | null>(DataTypes.STRING),
  actorType: column<ActorType>(DataTypes.STRING),
  actorId: column<number | null>(DataTypes.INTEGER),
  occurredAt: column<Date>(DataTypes.DATE(3)),
  requestId: column<string | null>(DataTypes.STRING),
  /** Text, as the chain hashes its exact characters. */
  facts: column<string>(DataTypes.TEXT),
}) {}

export type RecordedEventRow = Row<RecordedEvent>

export class EventChain extends table("event_chain", {
  id: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  headPosition: column<number>(DataTypes.BIGINT),
  headHash: column<string>(DataTypes.CHAR(64)),
  basePosition: column<number>(DataTypes.BIGINT),
  baseHash: column<string>(DataTypes.CHAR(64)),
}) {}
