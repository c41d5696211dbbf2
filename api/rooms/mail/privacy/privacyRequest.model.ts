import { DataTypes } from "sequelize"
import type {
  PrivacyRequestKind,
  PrivacyRequestOutcome,
  PrivacyRequestStatus,
} from "../../../contract/privacy/privacyRequests.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import { column, type Row, rowId, table } from "../../../platform/database/reading/row.ts"

export class PrivacyRequest extends table("privacy_requests", {
  id: rowId,
  kind: column<PrivacyRequestKind>(DataTypes.STRING),
  /** Only a person who reads the address's mail may know of an unconfirmed request. */
  status: column<PrivacyRequestStatus | "UNCONFIRMED">(DataTypes.STRING),
  /** Null once anonymized, like the other texts. */
  email: column<string | null>(DataTypes.STRING),
  emailKey: column<string | null>(DataTypes.STRING),
  phone: column<string | null>(DataTypes.STRING),
  name: column<string | null>(DataTypes.STRING),
  details: column<string | null>(DataTypes.TEXT),
  locale: column<Locale>(DataTypes.STRING),
  /** Hash of request and requester, to detect duplicates. Null once answered, as a later request is a new one. */
  sameKey: column<string | null>(DataTypes.CHAR(64)),
  receivedAt: column<Date>(DataTypes.DATE(3)),
  /** Time of the last confirmation mail, as a repeated submission sends another. */
  mailedAt: column<Date | null>(DataTypes.DATE(3)),
  confirmedAt: column<Date | null>(DataTypes.DATE(3)),
  dueAt: column<Date>(DataTypes.DATE(3)),
  extendedAt: column<Date | null>(DataTypes.DATE(3)),
  extensionReason: column<string | null>(DataTypes.TEXT),
  /** Times of the two reminders, before and after the due date, so that each is sent once. */
  remindedAt: column<Date | null>(DataTypes.DATE(3)),
  overdueToldAt: column<Date | null>(DataTypes.DATE(3)),
  answeredAt: column<Date | null>(DataTypes.DATE(3)),
  answeredById: column<number | null>(DataTypes.INTEGER),
  outcome: column<PrivacyRequestOutcome | null>(DataTypes.STRING),
  answerMessage: column<string | null>(DataTypes.TEXT),
  exportExpiresAt: column<Date | null>(DataTypes.DATE(3)),
  /** Date of anonymization; null without an answer, and once done. */
  clearFrom: column<Date | null>(DataTypes.DATE(3)),
}) {}

export type PrivacyRequestRow = Row<PrivacyRequest>

export type PrivacyLinkPurpose = "CONFIRM" | "EXPORT"

export class PrivacyRequestLink extends table("privacy_request_links", {
  id: rowId,
  requestId: column<number>(DataTypes.INTEGER),
  purpose: column<PrivacyLinkPurpose>(DataTypes.STRING),
  tokenHash: column<string>(DataTypes.CHAR(64)),
  expiresAt: column<Date>(DataTypes.DATE(3)),
}) {}
