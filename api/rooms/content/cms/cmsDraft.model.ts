import { DataTypes, type Sequelize } from "sequelize"
import { type Row, StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** Why a draft did not go live at the moment that was set for it. */
export type MissedBecause =
  /** Somebody published the section after the draft was begun. */
  | "LIVE_CHANGED"
  /** Whoever scheduled it may no longer publish. */
  | "NOT_PERMITTED"
  /** It would break the page by now, for example because a picture was deleted. */
  | "REFUSED"

/**
 * What the team prepares for a block. The row stays when its draft is published or discarded, without content: so the
 * version of a later draft is never that of an earlier one.
 */
export class CmsDraft extends StoredRow<CmsDraft> {
  declare blockId: number
  declare content: Record<string, unknown> | null
  /** Incremented by each change of the draft, of its schedule, and of whether there is one. */
  declare version: number
  declare baseVersion: number
  declare savedBy: string
  declare savedAt: Date
  declare publishAt: Date | null
  declare scheduledBy: string | null
  declare scheduledById: number | null
  /** When it should have gone live, and why it did not. */
  declare missedAt: Date | null
  declare missedBecause: MissedBecause | null
}

export type CmsDraftRow = Row<CmsDraft>

export const defineCmsDraft = (sequelize: Sequelize) =>
  CmsDraft.init(
    {
      blockId: { type: DataTypes.INTEGER, primaryKey: true },
      content: {
        ...jsonText("content"),
        get() {
          const text: unknown = this.getDataValue("content")
          return typeof text === "string" ? JSON.parse(text) : null
        },
        set(content: unknown) {
          this.setDataValue("content", (content === null ? null : JSON.stringify(content)) as never)
        },
      },
      version: DataTypes.INTEGER,
      baseVersion: DataTypes.INTEGER,
      savedBy: DataTypes.STRING,
      savedAt: DataTypes.DATE(3),
      publishAt: DataTypes.DATE(3),
      scheduledBy: DataTypes.STRING,
      scheduledById: DataTypes.INTEGER,
      missedAt: DataTypes.DATE(3),
      missedBecause: DataTypes.STRING(16),
    },
    { sequelize, tableName: "cms_drafts", timestamps: false },
  )
