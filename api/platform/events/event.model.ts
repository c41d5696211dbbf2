import { DataTypes } from "sequelize"
import { column, type Row, table } from "../database/reading/row.ts"

export type ActorType = "user" | "api_key" | "visitor" | "system"

/** Something that has happened. It is never changed, but for its place in the chain, which it gets once. */
export class RecordedEvent extends table("events", {
  id: column<number>(DataTypes.BIGINT, { primaryKey: true, autoIncrement: true }),
  /** Its place among all events that are committed, without gaps; null until it has one. */
  position: column<number | null>(DataTypes.BIGINT),
  /** Of the event before it and of all its other values. */
  hash: column<string | null>(DataTypes.CHAR(64)),
  type: column<string>(DataTypes.STRING),
  subjectType: column<string>(DataTypes.STRING),
  subjectId: column<string | null>(DataTypes.STRING),
  actorType: column<ActorType>(DataTypes.STRING),
  actorId: column<number | null>(DataTypes.INTEGER),
  occurredAt: column<Date>(DataTypes.DATE(3)),
  requestId: column<string | null>(DataTypes.STRING),
  /** JSON, as text: the chain is about its very characters. */
  facts: column<string>(DataTypes.TEXT),
}) {}

export type RecordedEventRow = Row<RecordedEvent>

/** Where the chain of events begins and ends; the table has one row. */
export class EventChain extends table("event_chain", {
  id: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  headPosition: column<number>(DataTypes.BIGINT),
  headHash: column<string>(DataTypes.CHAR(64)),
  /** What retention has removed up to. */
  basePosition: column<number>(DataTypes.BIGINT),
  baseHash: column<string>(DataTypes.CHAR(64)),
}) {}
