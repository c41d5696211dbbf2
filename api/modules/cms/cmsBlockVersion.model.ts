import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import { contentColumn } from "./contentColumn.ts"

/** A block as it was after a save; the newest one is what the block holds. */
export class CmsBlockVersion extends Model<InferAttributes<CmsBlockVersion>, InferCreationAttributes<CmsBlockVersion>> {
  declare id: CreationOptional<number>
  declare blockId: number
  declare version: number
  declare content: Record<string, unknown>
  /** The admin's user name at the time; null for what the site was delivered with. */
  declare savedBy: string | null
  declare savedAt: Date
}

export const defineCmsBlockVersion = (sequelize: Sequelize) =>
  CmsBlockVersion.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      blockId: DataTypes.INTEGER,
      version: DataTypes.INTEGER,
      content: contentColumn,
      savedBy: DataTypes.STRING,
      savedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "cms_block_versions", timestamps: false },
  )
