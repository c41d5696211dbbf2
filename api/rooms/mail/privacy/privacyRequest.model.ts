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
  /** Nobody but who can read the address's mail may know of one that is not confirmed. */
  status: column<PrivacyRequestStatus | "UNCONFIRMED">(DataTypes.STRING),
  /** Null, as are the other texts, once it was cleared. */
  email: column<string | null>(DataTypes.STRING),
  emailKey: column<string | null>(DataTypes.STRING),
  phone: column<string | null>(DataTypes.STRING),
  name: column<string | null>(DataTypes.STRING),
  details: column<string | null>(DataTypes.TEXT),
  locale: column<Locale>(DataTypes.STRING),
  /** A hash of what is asked for and by whom: the same is not asked twice at a time. Null once it is answered. */
  sameKey: column<string | null>(DataTypes.CHAR(64)),
  receivedAt: column<Date>(DataTypes.DATE(3)),
  /** When the person was last mailed because of a submission. */
  mailedAt: column<Date | null>(DataTypes.DATE(3)),
  confirmedAt: column<Date | null>(DataTypes.DATE(3)),
  dueAt: column<Date>(DataTypes.DATE(3)),
  extendedAt: column<Date | null>(DataTypes.DATE(3)),
  extensionReason: column<string | null>(DataTypes.TEXT),
  /** When colleagues were told that it is due soon, and that it is overdue. */
  remindedAt: column<Date | null>(DataTypes.DATE(3)),
  overdueToldAt: column<Date | null>(DataTypes.DATE(3)),
  answeredAt: column<Date | null>(DataTypes.DATE(3)),
  answeredById: column<number | null>(DataTypes.INTEGER),
  outcome: column<PrivacyRequestOutcome | null>(DataTypes.STRING),
  answerMessage: column<string | null>(DataTypes.TEXT),
  exportExpiresAt: column<Date | null>(DataTypes.DATE(3)),
  /** From when on who asked is cleared; null before there is an answer, and once it is done. */
  clearFrom: column<Date | null>(DataTypes.DATE(3)),
}) {}

export type PrivacyRequestRow = Row<PrivacyRequest>

export type PrivacyLinkPurpose = "CONFIRM" | "EXPORT"

/** A link that was mailed to the person. Its token is stored nowhere. */
export class PrivacyRequestLink extends table("privacy_request_links", {
  id: rowId,
  requestId: column<number>(DataTypes.INTEGER),
  purpose: column<PrivacyLinkPurpose>(DataTypes.STRING),
  tokenHash: column<string>(DataTypes.CHAR(64)),
  expiresAt: column<Date>(DataTypes.DATE(3)),
}) {}
