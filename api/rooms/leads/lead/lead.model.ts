import { type CreationOptional, type DataType, DataTypes, type Model, type Sequelize } from "sequelize"
import type { TextRole } from "../../../contract/leads/leadFacts.ts"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { DEFAULT_LOCALE, type Locale } from "../../../contract/text/locale.ts"
import { StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { LeadMetadata } from "./external.rules.ts"
import type { LeadRow } from "./leadKind.ts"
import { inInbox, type LeadPlace, leadPlaces } from "./leadPlace.ts"

/** Columns of every kind that the server writes after a lead has come. */
export type WrittenColumn =
  | "status"
  | "ownerId"
  | "followUpOn"
  | "answeredAfter"
  | "waitingSince"
  | "mailReturnedAt"
  | "noteCount"
  | "messageCount"
  | "fileCount"
  | "isPromised"
  | "waitListCity"
  | "waitListToldAt"
  | "externalId"
  | "metadata"
  | "place"

export type Lead = Model &
  Readonly<Omit<LeadRow, WrittenColumn>> &
  Pick<LeadRow, Exclude<WrittenColumn, "place">> & { place: LeadPlace }

export abstract class LeadModel<Stored extends Model> extends StoredRow<Stored> {
  declare id: CreationOptional<number>
  declare submissionId: string | null
  declare email: string
  /** The date of the legal documents that the sender accepted, as its program says. */
  declare acceptedTermsDate: string | null
  /** What the server recorded of it: null where nothing is. */
  declare termsAcceptedAt: CreationOptional<Date | null>
  declare termsDate: CreationOptional<string | null>
  declare termsVersion: CreationOptional<string | null>
  /** Where the sender came from: null where nothing is known of it. */
  declare source: CreationOptional<string | null>
  declare campaign: CreationOptional<string | null>
  declare landingPage: CreationOptional<string | null>
  declare locale: CreationOptional<Locale>
  declare status: CreationOptional<LeadStatus>
  declare ownerId: CreationOptional<number | null>
  /** The day on which it is to be followed up, as in `2026-11-21`. */
  declare followUpOn: CreationOptional<string | null>
  /** Since when the data may be neither sold nor shared; nothing where the sender has not asked that. */
  declare saleOptOutAt?: Date | null
  /** How many seconds after its arrival it was dealt with; nothing while it is pending, and where nobody knows. */
  declare answeredAfter?: number | null
  /** The start of the answer clock, by a message, an import or returned mail; nothing while none waits. */
  declare waitingSince?: Date | null
  /** The first return of mail to its sender since the last answer; nothing where none came back. */
  declare mailReturnedAt?: Date | null
  declare noteCount?: number
  declare messageCount?: number
  declare fileCount?: number
  /** Whether its sender was promised an answer in time: not on a wait list, nor one that was imported. */
  declare isPromised?: boolean
  /** The slug of the city that it waits for, and when its sender was told that the city has opened. */
  declare waitListCity?: string | null
  declare waitListToldAt?: Date | null
  declare externalId?: string | null
  declare metadata?: LeadMetadata | null
  /** What the sender's link is signed with beside the id; nothing until its first one was ended. */
  declare linkSalt?: string | null
  declare place: CreationOptional<LeadPlace>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

/** The columns that the tables of all kinds have, and those of the texts that the senders of one write. */
export const leadColumns = <Name extends string>(textRoles: Readonly<Record<Name, TextRole>>) => ({
  ...(Object.fromEntries(
    Object.entries(textRoles).map(([name, role]) => [name, role === "text" ? DataTypes.TEXT : DataTypes.STRING]),
  ) as unknown as Record<Name, DataType>),
  id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
  submissionId: DataTypes.CHAR(36),
  email: DataTypes.STRING,
  /** By which searches find it; no interface shows it. */
  searchText: DataTypes.TEXT,
  acceptedTermsDate: DataTypes.STRING,
  termsAcceptedAt: DataTypes.DATE(3),
  termsDate: DataTypes.STRING,
  termsVersion: DataTypes.CHAR(64),
  source: DataTypes.STRING,
  campaign: DataTypes.STRING,
  landingPage: DataTypes.STRING,
  locale: { type: DataTypes.STRING, defaultValue: DEFAULT_LOCALE },
  status: { type: DataTypes.STRING, defaultValue: leadStatuses.PENDING },
  ownerId: DataTypes.INTEGER,
  followUpOn: DataTypes.CHAR(10),
  saleOptOutAt: DataTypes.DATE(3),
  answeredAfter: DataTypes.INTEGER,
  linkSalt: DataTypes.STRING,
  isPromised: { type: DataTypes.BOOLEAN, defaultValue: true },
  waitListCity: DataTypes.STRING,
  waitListToldAt: DataTypes.DATE(3),
  externalId: DataTypes.STRING,
  metadata: jsonText("metadata"),
  waitingSince: DataTypes.DATE(3),
  mailReturnedAt: DataTypes.DATE(3),
  noteCount: { type: DataTypes.INTEGER, defaultValue: 0 },
  messageCount: { type: DataTypes.INTEGER, defaultValue: 0 },
  fileCount: { type: DataTypes.INTEGER, defaultValue: 0 },
  place: { type: DataTypes.STRING, defaultValue: leadPlaces.INBOX },
  createdAt: DataTypes.DATE(3),
  updatedAt: DataTypes.DATE(3),
})

/** The options of the models of all kinds: whatever is read by them is in the inbox, unless they are unscoped. */
export const leadOptions = (sequelize: Sequelize, tableName: string) =>
  ({ sequelize, tableName, defaultScope: { where: inInbox }, whereMergeStrategy: "and" }) as const
