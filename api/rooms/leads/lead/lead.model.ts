import { type DataType, DataTypes, type Model, type Sequelize } from "sequelize"
import type { TextRole } from "../../../contract/leads/leadFacts.ts"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { DEFAULT_LOCALE } from "../../../contract/site/locale.ts"
import { inInbox, type LeadPlace, leadPlaces } from "../places/leadPlace.ts"
import type { LeadRow } from "./leadKind.ts"

/** A row of any kind of lead. */
export interface Lead extends Model, Readonly<Omit<LeadRow, "status" | "ownerId" | "followUpOn">> {
  status: LeadStatus
  ownerId: number | null
  followUpOn: string | null
  place: LeadPlace
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
  linkSalt: DataTypes.STRING,
  place: { type: DataTypes.STRING, defaultValue: leadPlaces.INBOX },
  createdAt: DataTypes.DATE(3),
  updatedAt: DataTypes.DATE(3),
})

/** The options of the models of all kinds: whatever is read by them is in the inbox, unless they are unscoped. */
export const leadOptions = (sequelize: Sequelize, tableName: string) =>
  ({ sequelize, tableName, defaultScope: { where: inInbox }, whereMergeStrategy: "and" }) as const
