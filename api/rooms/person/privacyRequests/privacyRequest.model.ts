import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type {
  PrivacyRequestKind,
  PrivacyRequestOutcome,
  PrivacyRequestStatus,
} from "../../../contract/person/privacyRequests.ts"
import type { Locale } from "../../../contract/site/locale.ts"
import { type Row, StoredRow } from "../../../platform/database/reading/row.ts"

/** What somebody asks for by a privacy law. */
export class PrivacyRequest extends StoredRow<PrivacyRequest> {
  declare id: CreationOptional<number>
  declare kind: PrivacyRequestKind
  /** Nobody but who can read the address's mail may know of one that is not confirmed. */
  declare status: PrivacyRequestStatus | "UNCONFIRMED"
  /** Null, as are the other texts, once it was cleared. */
  declare email: string | null
  /** The address as it is compared. */
  declare emailKey: string | null
  declare phone: string | null
  declare name: string | null
  declare details: string | null
  declare locale: Locale
  /** A hash of what is asked for and by whom: the same is not asked twice at a time. Null once it is answered. */
  declare sameKey: string | null
  declare receivedAt: Date
  /** When the person was last mailed because of a submission. */
  declare mailedAt: CreationOptional<Date | null>
  declare confirmedAt: CreationOptional<Date | null>
  declare dueAt: Date
  declare extendedAt: CreationOptional<Date | null>
  declare extensionReason: CreationOptional<string | null>
  /** When colleagues were told that it is due soon, and that it is overdue. */
  declare remindedAt: CreationOptional<Date | null>
  declare overdueToldAt: CreationOptional<Date | null>
  declare answeredAt: CreationOptional<Date | null>
  declare answeredById: CreationOptional<number | null>
  declare outcome: CreationOptional<PrivacyRequestOutcome | null>
  declare answerMessage: CreationOptional<string | null>
  declare exportExpiresAt: CreationOptional<Date | null>
  /** From when on who asked is cleared; null before there is an answer, and once it is done. */
  declare clearFrom: CreationOptional<Date | null>
}

export type PrivacyRequestRow = Row<PrivacyRequest>

export type PrivacyLinkPurpose = "CONFIRM" | "EXPORT"

/** A link that was mailed to the person. Its token is stored nowhere. */
export class PrivacyRequestLink extends StoredRow<PrivacyRequestLink> {
  declare id: CreationOptional<number>
  declare requestId: number
  declare purpose: PrivacyLinkPurpose
  declare tokenHash: string
  declare expiresAt: Date
}

export const definePrivacyRequests = (sequelize: Sequelize) => {
  PrivacyRequest.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      kind: DataTypes.STRING,
      status: DataTypes.STRING,
      email: DataTypes.STRING,
      emailKey: DataTypes.STRING,
      phone: DataTypes.STRING,
      name: DataTypes.STRING,
      details: DataTypes.TEXT,
      locale: DataTypes.STRING,
      sameKey: DataTypes.CHAR(64),
      receivedAt: DataTypes.DATE(3),
      mailedAt: DataTypes.DATE(3),
      confirmedAt: DataTypes.DATE(3),
      dueAt: DataTypes.DATE(3),
      extendedAt: DataTypes.DATE(3),
      extensionReason: DataTypes.TEXT,
      remindedAt: DataTypes.DATE(3),
      overdueToldAt: DataTypes.DATE(3),
      answeredAt: DataTypes.DATE(3),
      answeredById: DataTypes.INTEGER,
      outcome: DataTypes.STRING,
      answerMessage: DataTypes.TEXT,
      exportExpiresAt: DataTypes.DATE(3),
      clearFrom: DataTypes.DATE(3),
    },
    { sequelize, tableName: "privacy_requests", timestamps: false },
  )
  PrivacyRequestLink.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      requestId: DataTypes.INTEGER,
      purpose: DataTypes.STRING,
      tokenHash: DataTypes.CHAR(64),
      expiresAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "privacy_request_links", timestamps: false },
  )
}
