import { DataTypes, type Model } from "sequelize"
import { column, type Row, table } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** Why a draft did not go live at the moment that was set for it. */
export type MissedBecause =
  /** Somebody published the section after the draft was begun. */
  | "LIVE_CHANGED"
  /** Whoever scheduled it may no longer publish. */
  | "NOT_PERMITTED"
  /** It would break the page by now, for example because a picture was deleted. */
  | "REFUSED"

/** A block's draft. The row stays without content when it ends, so draft versions never repeat. */
export class CmsDraft extends table("cms_drafts", {
  blockId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  content: {
    ...jsonText<Record<string, unknown> | null>("content"),
    get(this: Model) {
      const text: unknown = this.getDataValue("content")
      return typeof text === "string" ? JSON.parse(text) : null
    },
  },
  /** Incremented by each change of the draft, of its schedule, and of whether there is one. */
  version: column<number>(DataTypes.INTEGER),
  baseVersion: column<number>(DataTypes.INTEGER),
  savedBy: column<string>(DataTypes.STRING),
  savedAt: column<Date>(DataTypes.DATE(3)),
  publishAt: column<Date | null>(DataTypes.DATE(3)),
  scheduledBy: column<string | null>(DataTypes.STRING),
  scheduledById: column<number | null>(DataTypes.INTEGER),
  /** When it should have gone live, and why it did not. */
  missedAt: column<Date | null>(DataTypes.DATE(3)),
  missedBecause: column<MissedBecause | null>(DataTypes.STRING(16)),
}) {}

export type CmsDraftRow = Row<CmsDraft>
