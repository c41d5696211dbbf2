import { DataTypes, type Model } from "sequelize"
import { column, type Row, table } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

export type MissedReason =
  | "LIVE_CHANGED"
  | "NOT_PERMITTED"
  /** The draft would now break the page, for example because a picture was deleted. */
  | "REFUSED"

/** A finished draft keeps its row without content, so that later drafts do not repeat its versions. */
export class CmsDraft extends table("cms_drafts", {
  blockId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  content: {
    ...jsonText<Record<string, unknown> | null>("content"),
    get(this: Model) {
      const text: unknown = this.getDataValue("content")
      return typeof text === "string" ? JSON.parse(text) : null
    },
  },
  /** Incremented when a draft begins, changes, is scheduled or ends, so that requests for an older state fail. */
  version: column<number>(DataTypes.INTEGER),
  baseVersion: column<number>(DataTypes.INTEGER),
  savedBy: column<string>(DataTypes.STRING),
  savedAt: column<Date>(DataTypes.DATE(3)),
  publishAt: column<Date | null>(DataTypes.DATE(3)),
  scheduledBy: column<string | null>(DataTypes.STRING),
  scheduledById: column<number | null>(DataTypes.INTEGER),
  missedAt: column<Date | null>(DataTypes.DATE(3)),
  missedBecause: column<MissedReason | null>(DataTypes.STRING(16)),
}) {}

export type CmsDraftRow = Row<CmsDraft>
