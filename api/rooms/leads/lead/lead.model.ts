import { DataTypes, type Model } from "sequelize"
import type { TextRole } from "../../../contract/leads/leadFacts.ts"
import { type LeadStatus, leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { DEFAULT_LOCALE, type Locale } from "../../../contract/text/locale.ts"
import {
  type Column,
  type Columns,
  column,
  type RowOf,
  rowId,
  table,
  timestamp,
} from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { LeadMetadata } from "./external.rules.ts"
import { inInbox, type LeadPlace, leadPlaces } from "./leadPlace.ts"

export type ServerSetColumn =
  | "status"
  | "statusReason"
  | "ownerId"
  | "followUpOn"
  | "answeredAfter"
  | "waitingSince"
  | "mailReturnedAt"
  | "triedAt"
  | "noteCount"
  | "messageCount"
  | "fileCount"
  | "isPromised"
  | "waitListCity"
  | "waitListToldAt"
  | "externalId"
  | "metadata"
  | "place"

/** `get` comes first, so that the row has its own type and not Sequelize's `any`. */
export type Lead = { get(): LeadRow } & Model &
  Readonly<Omit<LeadRow, ServerSetColumn>> &
  Pick<LeadRow, Exclude<ServerSetColumn, "place">> & { place: LeadPlace }

const leadColumns = {
  id: rowId,
  submissionId: column<string | null>(DataTypes.CHAR(36)),
  email: column<string>(DataTypes.STRING),
  acceptedTermsDate: column<string | null>(DataTypes.STRING),
  /** Null if consent was not recorded, as for leads added by hand. */
  termsAcceptedAt: column<Date | null, true>(DataTypes.DATE(3)),
  termsDate: column<string | null, true>(DataTypes.STRING),
  termsVersion: column<string | null, true>(DataTypes.CHAR(64)),
  source: column<string | null, true>(DataTypes.STRING),
  campaign: column<string | null, true>(DataTypes.STRING),
  landingPage: column<string | null, true>(DataTypes.STRING),
  locale: column<Locale>(DataTypes.STRING, { defaultValue: DEFAULT_LOCALE }),
  status: column<LeadStatus>(DataTypes.STRING, { defaultValue: leadStatuses.PENDING }),
  statusReason: column<string | null | undefined>(DataTypes.STRING),
  ownerId: column<number | null, true>(DataTypes.INTEGER),
  /** A day such as `2026-11-21`. */
  followUpOn: column<string | null, true>(DataTypes.CHAR(10)),
  saleOptOutAt: column<Date | null | undefined>(DataTypes.DATE(3)),
  /** Seconds from arrival to the first reply; unset while pending, and if unknown. */
  answeredAfter: column<number | null | undefined>(DataTypes.INTEGER),
  /** Unset until the first link is revoked, so that links from before this column stay valid. */
  linkSalt: column<string | null | undefined>(DataTypes.STRING),
  /** False for wait-listed and imported leads, as their senders got no reply promise. */
  isPromised: column<boolean | undefined>(DataTypes.BOOLEAN, { defaultValue: true }),
  /** Slug of the awaited city. `waitListToldAt` is the time at which the sender was notified of its opening. */
  waitListCity: column<string | null | undefined>(DataTypes.STRING),
  waitListToldAt: column<Date | null | undefined>(DataTypes.DATE(3)),
  externalId: column<string | null | undefined>(DataTypes.STRING),
  metadata: jsonText<LeadMetadata | null | undefined>("metadata"),
  /** Time since which a message, import or bounce has waited for a reply; unset if none of them waits. */
  waitingSince: column<Date | null | undefined>(DataTypes.DATE(3)),
  /** First bounce since the last reply. */
  mailReturnedAt: column<Date | null | undefined>(DataTypes.DATE(3)),
  triedAt: column<Date | null | undefined>(DataTypes.DATE(3)),
  noteCount: column<number | undefined>(DataTypes.INTEGER, { defaultValue: 0 }),
  messageCount: column<number | undefined>(DataTypes.INTEGER, { defaultValue: 0 }),
  fileCount: column<number | undefined>(DataTypes.INTEGER, { defaultValue: 0 }),
  place: column<LeadPlace>(DataTypes.STRING, { defaultValue: leadPlaces.INBOX }),
  createdAt: timestamp,
  updatedAt: timestamp,
}

/** Stored as "" if the phone number is invalid, as null means not parsed yet. */
export const phoneE164 = column<string | null>(DataTypes.STRING(16), {
  field: "phone_e164",
  get(this: Model) {
    return this.getDataValue("phoneE164") || null
  },
})

/** Not part of `LeadRow`, so that no interface can return it. */
const searchText = { searchText: column<string | null>(DataTypes.TEXT) }

export type LeadRow = RowOf<typeof leadColumns>

type TextsOf<Roles> = { [Name in keyof Roles]: Column<string> }

/** The models read only the inbox, unless they are unscoped. */
export const leadTable = <Roles extends Readonly<Record<string, TextRole>>, Own extends Columns>(
  tableName: string,
  textRoles: Roles,
  own: Own,
) => {
  const texts = Object.entries(textRoles).map(([name, role]) => [
    name,
    column<string>(role === "text" ? DataTypes.TEXT : DataTypes.STRING),
  ])
  const columns = { ...Object.fromEntries(texts), ...leadColumns, ...searchText, ...own }
  type Typed = Omit<TextsOf<Roles>, keyof Own | keyof LeadRow> & typeof leadColumns & Own
  return table<Typed>(tableName, columns, { defaultScope: { where: inInbox }, whereMergeStrategy: "and" })
}
