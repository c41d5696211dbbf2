import { type CreationOptional, type DataType, DataTypes, type Model, type Sequelize } from "sequelize"
import type { TextRole } from "../../../contract/leads/leadFacts.ts"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { DEFAULT_LOCALE, type Locale } from "../../../contract/text/locale.ts"
import { StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { LeadMetadata } from "./external.rules.ts"
import type { LeadRow } from "./leadKind.ts"
import { inInbox, type LeadPlace, leadPlaces } from "./leadPlace.ts"

/** Columns of every kind that the server sets later. */
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
  /** Stated by the client. */
  declare acceptedTermsDate: string | null
  /** Recorded by the server; null if not recorded. */
  declare termsAcceptedAt: CreationOptional<Date | null>
  declare termsDate: CreationOptional<string | null>
  declare termsVersion: CreationOptional<string | null>
  /** Null if unknown. */
  declare source: CreationOptional<string | null>
  declare campaign: CreationOptional<string | null>
  declare landingPage: CreationOptional<string | null>
  declare locale: CreationOptional<Locale>
  declare status: CreationOptional<LeadStatus>
  declare ownerId: CreationOptional<number | null>
  /** Such as `2026-11-21`. */
  declare followUpOn: CreationOptional<string | null>
  /** Unset unless the sender opted out of sale and sharing. */
  declare saleOptOutAt?: Date | null
  /** Seconds from arrival to handling; unset while pending, and if unknown. */
  declare answeredAfter?: number | null
  /** Start of the reply clock by a message, import or bounce; unset if none waits. */
  declare waitingSince?: Date | null
  /** First bounce since the last reply; unset without one. */
  declare mailReturnedAt?: Date | null
  declare noteCount?: number
  declare messageCount?: number
  declare fileCount?: number
  /** False on a wait list and for imports. */
  declare isPromised?: boolean
  /** Slug of the awaited city, and when the sender was told that it opened. */
  declare waitListCity?: string | null
  declare waitListToldAt?: Date | null
  declare externalId?: string | null
  declare metadata?: LeadMetadata | null
  /** Salt of the sender's link; unset until the first link is revoked. */
  declare linkSalt?: string | null
  declare place: CreationOptional<LeadPlace>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export const leadColumns = <Name extends string>(textRoles: Readonly<Record<Name, TextRole>>) => ({
  ...(Object.fromEntries(
    Object.entries(textRoles).map(([name, role]) => [name, role === "text" ? DataTypes.TEXT : DataTypes.STRING]),
  ) as unknown as Record<Name, DataType>),
  id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
  submissionId: DataTypes.CHAR(36),
  email: DataTypes.STRING,
  /** For searches only; no interface returns it. */
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

/** Model options of all kinds. Unless unscoped, models read the inbox only. */
export const leadOptions = (sequelize: Sequelize, tableName: string) =>
  ({ sequelize, tableName, defaultScope: { where: inInbox }, whereMergeStrategy: "and" }) as const
