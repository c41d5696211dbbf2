import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import { type Row, StoredRow } from "../database/reading/row.ts"

export type ActorType = "user" | "api_key" | "visitor" | "system"

/** Something that has happened. It is never changed, but for its place in the chain, which it gets once. */
export class RecordedEvent extends StoredRow<RecordedEvent> {
  declare id: CreationOptional<number>
  /** Its place among all events that are committed, without gaps; null until it has one. */
  declare position: CreationOptional<number | null>
  /** Of the event before it and of all its other values. */
  declare hash: CreationOptional<string | null>
  declare type: string
  declare subjectType: string
  declare subjectId: string | null
  declare actorType: ActorType
  declare actorId: number | null
  declare occurredAt: Date
  declare requestId: string | null
  /** JSON, as text: the chain is about its very characters. */
  declare facts: string
}

export type RecordedEventRow = Row<RecordedEvent>

/** Where the chain of events begins and ends; the table has one row. */
export class EventChain extends StoredRow<EventChain> {
  declare id: number
  declare headPosition: number
  declare headHash: string
  /** What retention has removed up to. */
  declare basePosition: number
  declare baseHash: string
}

export const defineEvents = (sequelize: Sequelize) => {
  RecordedEvent.init(
    {
      id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
      position: DataTypes.BIGINT,
      hash: DataTypes.CHAR(64),
      type: DataTypes.STRING,
      subjectType: DataTypes.STRING,
      subjectId: DataTypes.STRING,
      actorType: DataTypes.STRING,
      actorId: DataTypes.INTEGER,
      occurredAt: DataTypes.DATE(3),
      requestId: DataTypes.STRING,
      facts: DataTypes.TEXT,
    },
    { sequelize, tableName: "events", timestamps: false },
  )
  EventChain.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true },
      headPosition: DataTypes.BIGINT,
      headHash: DataTypes.CHAR(64),
      basePosition: DataTypes.BIGINT,
      baseHash: DataTypes.CHAR(64),
    },
    { sequelize, tableName: "event_chain", timestamps: false },
  )
}
